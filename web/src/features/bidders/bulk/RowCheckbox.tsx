import type { MouseEvent } from 'react'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { fill } from '../../../messages/index.ts'
import styles from '../BidderTable.module.css'
import { bidderText } from '../messages.ts'

export interface RowCheckboxProps {
  name: string
  checked: boolean
  tabIndex: number
  /** With Shift all rows from the one chosen last. */
  onChoose: (range: boolean) => void
}

/** Chooses a row without opening it. */
export const RowCheckbox = ({ name, checked, tabIndex, onChoose }: RowCheckboxProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep presses of the box inside from opening the row.
  <span className={styles.choice} onClick={stop} onKeyDown={stop}>
    <Checkbox
      aria-label={fill(bidderText.selectRow, { name })}
      checked={checked}
      tabIndex={tabIndex}
      onChange={(event) => onChoose('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
    />
  </span>
)

const stop = (event: Pick<MouseEvent, 'stopPropagation'>): void => event.stopPropagation()
