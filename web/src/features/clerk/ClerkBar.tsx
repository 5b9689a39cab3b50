import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { CloudArrowUp20Regular } from '@fluentui/react-icons/headless/svg/cloud-arrow-up'
import { CloudCheckmark20Regular } from '@fluentui/react-icons/headless/svg/cloud-checkmark'
import { CloudOff20Regular } from '@fluentui/react-icons/headless/svg/cloud-off'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { useOnline } from '../../ui/lazy-part/use-online.ts'
import { look } from '../../ui/look.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import { problemsIn, waitingLots } from './sale/outbox-state.ts'
import type { Clerk } from './use-clerk.ts'

/** The name of the sale, and whether all results are saved. */
export const ClerkBar = clerkPart(...(['auction', 'queue', 'unreached', 'unkept', 'totals'] as const))<{ isCached: boolean }>(
  function ClerkBar({ clerk, isCached }) {
    const { auction } = clerk
    return (
      <header
        className={look(
          'row',
          'wholeRow',
          'gapColumnsM',
          'lineBelow',
          'fixed',
          'chrome',
          'padLeftS',
          'padRightL',
          'tall48',
          'phoneWraps',
          'phonePadBottomS',
        )}
      >
        <ButtonLink look="subtle" icon={<ArrowLeft20Regular />} to={`${paths.auctions}/${auction.id}`} aria-label={text.back} />
        <title>{`${auction.title} · AuctionWiz`}</title>
        <h1 className={look('body', 'cut', 'shrinks', 'phoneMost', 'phoneLines')}>{auction.title}</h1>
        {auction.status === 'Active' ? (
          <StatusDot tone="live">{text.live}</StatusDot>
        ) : (
          <span className={look('muted', 'oneLine')}>{text.over}</span>
        )}
        {isCached && <span className={look('caption', 'muted', 'cut', 'shrinks', 'notOnPhone')}>{text.cached}</span>}
        <span className={look('row', 'atEnd', 'oneLine')}>
          <SavedState clerk={clerk} />
        </span>
      </header>
    )
  },
)

/** Saved or not, always in words. */
const SavedState = ({ clerk }: { clerk: Pick<Clerk, 'queue' | 'unreached' | 'unkept' | 'totals'> }) => {
  const { unreached, unkept, totals } = clerk
  const isDemo = useSession().isDemo
  const offline = !useOnline() && !isDemo
  const waiting = waitingLots(clerk)
  const problems = problemsIn(clerk).length
  const shown = (icon: ReactNode, words: string, tone?: string) => (
    <span role="status" className={classes(look('inlineRow', 'gapS'), tone)}>
      {icon}
      {words}
    </span>
  )
  if (unkept) return shown(<Warning20Regular />, text.unkept, look('problem'))
  if (offline || unreached) return shown(<CloudOff20Regular />, text.offline({ count: waiting }), look('warning'))
  if (problems > 0) return shown(<Warning20Regular />, text.undecided({ count: problems }), look('warning'))
  if (waiting > 0) return shown(<CloudArrowUp20Regular />, text.saving({ count: waiting }))
  return shown(<CloudCheckmark20Regular className={look('good')} />, text.saved({ count: totals.results }))
}
