import type { Bidder } from '@auctionwiz/contracts/bidders'
import { Edit16Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { labels } from '../../../messages/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { setScoreText } from './set-score-messages.ts'

const SetScore = lazyDialog(() => import('./SetScore.tsx'))

/** The manual adjustments of the custom score, their reasons, and a button to change them. */
export const ManualScore = ({ bidder }: { bidder: Bidder }) => {
  const format = useFormat()
  const reason = usePermissionReason('bidders:scoring_local')
  const [open, setOpen] = useState(false)
  const { score, tier } = bidder.localManual ?? {}
  const lines = [
    score && {
      what: (score.kind === 'set' ? setScoreText.scoreSet : setScoreText.scoreAdjusted)({
        value: String(score.value).replace('-', '−'),
      }),
      ...score,
    },
    tier && { what: setScoreText.tierAssigned({ tier: labels.tier[tier.tier] }), ...tier },
  ].filter((line) => line !== undefined)
  return (
    <div className={look('row', 'caption', 'between', 'gapS', 'aboveS', 'soft')}>
      <div>
        {lines.map(({ what, by, at, reason: why }) => (
          <p key={what}>{setScoreText.byLine({ what, by, date: format.date(at), reason: why })}</p>
        ))}
      </div>
      <Button
        small
        icon={<Edit16Regular />}
        reason={reason}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={() => setOpen(true)}
      >
        {setScoreText.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SetScore bidder={bidder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
