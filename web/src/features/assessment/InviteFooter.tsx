import type { Auction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { Send20Regular } from '@fluentui/react-icons/headless/svg/send'
import { Suspense, useState } from 'react'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Spacer } from '../../ui/Page.tsx'
import { notReachedBy, type Selected } from './assessment-state.ts'
import { assessmentText as text } from './messages.ts'
import type { AssessmentAccess } from './use-assessment.ts'
import type { Inviting } from './use-inviting.ts'

const AutoInviteAll = lazyDialog(() => import('./AutoInviteAll.tsx'))

interface InviteFooterProps {
  auction: Auction
  access: AssessmentAccess
  selected: Selected
  inviting: Inviting
}

/** Send Selected and Auto-Invite All; a disabled one says why. */
export const InviteFooter = ({ auction, access: { summary }, selected, inviting }: InviteFooterProps) => {
  const [asking, setAsking] = useState(false)
  const permission = usePermissionReason('bidders:invite')
  const closed = permission ?? (stageOf(auction) === 'Draft' ? text.publishFirst : undefined)
  const run = summary?.run
  const missed = [...selected.values()].filter((row) => notReachedBy(row, inviting.channel) !== undefined).length
  const noneYet = run?.status !== 'completed' ? text.waitForRun : run.counts['Auto-Invite'] === 0 ? text.noneRecommended : undefined
  return (
    <>
      <Button
        look="primary"
        icon={<Send20Regular />}
        reason={closed ?? (selected.size === 0 ? text.selectFirst : undefined)}
        busy={inviting.busy}
        onClick={inviting.send}
      >
        {text.sendSelected}
      </Button>
      <Button reason={closed ?? noneYet} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={() => setAsking(true)}>
        {text.autoInviteAll}
      </Button>
      <Spacer />
      <span className={look('note', 'right')}>
        {(inviting.channel === 'text' ? text.selectedByText : text.selected)({ count: selected.size })}
        {missed > 0 && <span className={look('block')}>{text.notReached({ count: missed })}</span>}
      </span>
      {asking && (
        <Suspense fallback={null}>
          <AutoInviteAll
            auction={auction}
            texts={summary?.texts ?? false}
            initialChannel={inviting.channel}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
