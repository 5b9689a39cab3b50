import type { MouseEvent } from 'react'
import { fill } from '../../../messages/index.ts'
import box from '../../../ui/RowParts.module.css'
import styles from '../BidderTable.module.css'
import { bidderText } from '../messages.ts'

export interface RowCheckboxProps {
  name: string
  checked: boolean
  tabIndex: number
  /** With Shift: all rows from the last selected one. */
  onChoose: (range: boolean) => void
}

/** Selects a row without opening it. Kept minimal, because rows mount and unmount while the list scrolls. */
export const RowCheckbox = ({ name, checked, tabIndex, onChoose }: RowCheckboxProps) => (
  <label className={styles.choice} onClick={stop} onKeyDown={stop}>
    <input
      type="checkbox"
      className={box.box}
      aria-label={fill(bidderText.selectRow, { name })}
      checked={checked}
      tabIndex={tabIndex}
      onChange={(event) => onChoose('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
    />
  </label>
)

const stop = (event: Pick<MouseEvent, 'stopPropagation'>): void => event.stopPropagation()
