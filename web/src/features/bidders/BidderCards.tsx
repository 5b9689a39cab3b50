import { scoreBand } from '@auctionwiz/contracts/scores'
import { useRef } from 'react'
import { bandTint, ScoreBar, TierPips } from '../../components/ScoreBar.tsx'
import styles from './BidderCards.module.css'
import type { BidderListProps } from './BidderTable.tsx'
import { listKeyOf } from './list-state.ts'
import { ariaCount } from './list-total.ts'
import { bidderText } from './messages.ts'
import { useEndInSight } from './use-end-in-sight.ts'
import { useFromTop } from './use-from-top.ts'
import { useRowWindow } from './use-row-window.ts'

const cardHeight = 60

/** The list on the phone: name, number and what to expect at the left, the score at the right, where the thumb is. */
export const BidderCards = ({ rows, total, state, onOpen, onNear, coming, onEnd }: BidderListProps) => {
  const scroll = useRef<HTMLDivElement>(null)
  const list = useRowWindow({ scroll, count: rows.length + coming, rowHeight: cardHeight, head: 0, kept: 0 })
  const listKey = listKeyOf(state)
  useEndInSight(list, { listKey, count: rows.length, more: coming > 0, onEnd })
  useFromTop(scroll, listKey)
  return (
    <div ref={scroll} className={styles.scroll}>
      <ul aria-label={bidderText.titleShort} className={styles.cards} style={{ height: list.height }}>
        {list.items.map(({ index, start }) => {
          const bidder = rows[index]
          if (!bidder)
            return <li key={`missing ${index}`} className={`${styles.place} ${styles.card}`} style={{ top: start }} aria-busy="true" />
          const score = state.scoreType === 'national' ? bidder.nationalScore : bidder.localScore
          return (
            <li key={bidder.id} className={styles.place} style={{ top: start }} aria-setsize={ariaCount(total)} aria-posinset={index + 1}>
              <button
                type="button"
                className={styles.card}
                style={{ background: bandTint[scoreBand(score.score)] }}
                onClick={() => onOpen(bidder.id)}
                onPointerDown={() => onNear(bidder.id)}
              >
                <span className={styles.who}>
                  <span className={styles.name}>{bidder.name}</span>
                  <span className={styles.detail}>
                    <span>{bidder.bidderId}</span>
                    <span>{bidder.status === 'Active' ? bidder.autoInviteStatus : bidder.status}</span>
                  </span>
                </span>
                <span className={styles.score}>{score.score}</span>
                <span className={styles.tier}>
                  <ScoreBar score={score.score} size="bar" />
                  <TierPips tier={score.tier} small />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
