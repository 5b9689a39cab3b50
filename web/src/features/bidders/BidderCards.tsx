import { useRef } from 'react'
import { look } from '../../ui/look.ts'
import { BidderCard } from './BidderCard.tsx'
import styles from './BidderCards.module.css'
import type { BidderListProps } from './BidderTable.tsx'
import { isSelected } from './bulk/selection.ts'
import { listKeyOf } from './list-state.ts'
import { ariaCount } from './list-total.ts'
import { bidderText } from './messages.ts'
import { useFromTop } from './use-from-top.ts'
import { useNearEnd } from './use-near-end.ts'
import { useRowWindow } from './use-row-window.ts'

const cardHeight = 60

/** The list on the phone: name, number and auto-invite outcome at the left, the score at the right, near the thumb. */
export const BidderCards = ({
  rows,
  total,
  state,
  onOpen,
  onNear,
  coming,
  onEnd,
  selection,
  selecting,
}: BidderListProps & { selecting: boolean }) => {
  const scroll = useRef<HTMLDivElement>(null)
  const list = useRowWindow({ scroll, count: rows.length + coming, rowHeight: cardHeight, head: 0, kept: 0 })
  const listKey = listKeyOf(state)
  useNearEnd(list, { listKey, count: rows.length, more: coming > 0, onEnd })
  useFromTop(scroll, listKey)
  return (
    <div ref={scroll} className={styles.scroll}>
      <ul aria-label={bidderText.titleShort} className={look('anchor')} style={{ height: list.height }}>
        {list.items.map(({ slot, index, start }) => {
          const bidder = rows[index]
          if (!bidder) return <li key={slot} className={`${styles.place} ${styles.card}`} style={{ top: start }} aria-busy="true" />
          return (
            <li key={slot} className={styles.place} style={{ top: start }} aria-setsize={ariaCount(total)} aria-posinset={index + 1}>
              <BidderCard
                bidder={bidder}
                scoreType={state.scoreType}
                isChosen={selecting && selection ? isSelected(selection.selection, bidder.id) : undefined}
                onChoose={() => selection?.toggle(index, false)}
                onOpen={onOpen}
                onNear={onNear}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
