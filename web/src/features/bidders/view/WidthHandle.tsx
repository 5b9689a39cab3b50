import type { BidderColumn } from '@auctionwiz/contracts/bidder-columns'
import { type PointerEvent, useRef } from 'react'
import styles from '../BidderTable.module.css'
import { writeWidth } from './layout.ts'

/** The handle that resizes a column; a double press resets it. For the keyboard, the View panel does the same. */
export const WidthHandle = ({ column }: { column: BidderColumn }) => {
  const from = useRef<{ x: number; width: number }>(undefined)
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 }
  }
  const move = ({ clientX }: PointerEvent) => {
    if (from.current) writeWidth(column, from.current.width + clientX - from.current.x)
  }
  const stop = () => {
    from.current = undefined
  }
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => writeWidth(column, undefined)}
    />
  )
}
