import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type ScoreType, scoreBand, shownScore } from '@auctionwiz/contracts/scores'
import { fill } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import box from '../../ui/RowParts.module.css'
import { bandTint, ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import styles from './BidderCards.module.css'
import { bidderText } from './messages.ts'

export interface BidderCardProps {
  bidder: BidderSummary
  scoreType: ScoreType
  /** While bidders are selected: whether this one is. A press then selects instead of opening. */
  isChosen: boolean | undefined
  onChoose: () => void
  onOpen: (id: string) => void
  onNear: (id: string) => void
}

/** One bidder of the list on the phone. */
export const BidderCard = ({ bidder, scoreType, isChosen, onChoose, onOpen, onNear }: BidderCardProps) => {
  const score = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  const shown = shownScore(score)
  const tint = shown === undefined ? undefined : bandTint[scoreBand(shown)]
  const background = isChosen ? 'var(--rowSelected)' : tint
  const content = (
    <>
      <span className={look('grow')}>
        <span className={look('cut', 'block', 'strong')}>{bidder.name}</span>
        <span className={look('caption', 'flex', 'gapS', 'muted')}>
          <span>{bidder.bidderId}</span>
          <span>{bidder.status === 'Active' ? bidder.autoInviteStatus : bidder.status}</span>
        </span>
      </span>
      <span className={styles.score}>{shown ?? '—'}</span>
      <span className={classes(look('stack', 'fixed'), styles.tier)}>
        <ScoreBar score={shown} size="bar" />
        <TierPips tier={score.tier} small />
      </span>
    </>
  )
  if (isChosen !== undefined)
    return (
      <label className={styles.card} style={{ background }}>
        <input
          type="checkbox"
          className={box.box}
          aria-label={fill(bidderText.selectRow, { name: bidder.name })}
          checked={isChosen}
          onChange={onChoose}
        />
        {content}
      </label>
    )
  return (
    <button
      type="button"
      className={styles.card}
      style={{ background }}
      onClick={() => onOpen(bidder.id)}
      onPointerDown={() => onNear(bidder.id)}
    >
      {content}
    </button>
  )
}
