import { type PointerEvent, useRef } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './DataTable.module.css'

/** The handle that resizes a column; a double press resets it. For the keyboard, the column's menu does the same. */
export const WidthHandle = ({ onWidth }: { onWidth: (width: number | undefined) => void }) => {
  const from = useRef<{ x: number; width: number }>(undefined)
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 }
  }
  const move = ({ clientX }: PointerEvent) => {
    if (from.current) onWidth(from.current.width + clientX - from.current.x)
  }
  const stop = () => {
    from.current = undefined
  }
  return (
    <span
      aria-hidden="true"
      className={classes(look('placed'), styles.handle)}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => onWidth(undefined)}
    />
  )
}
