import type { MouseEvent } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import parts from '../RowParts.module.css'

export interface RowCheckboxProps {
  label: string
  checked: boolean
  tabIndex: number
  /** With Shift: all rows from the last selected one. */
  onChoose: (range: boolean) => void
}

/** Selects a row without opening it. A plain input, because it is rendered for each row that scrolls into view. */
export const RowCheckbox = ({ label, checked, tabIndex, onChoose }: RowCheckboxProps) => (
  <label className={look('inlineRow', 'fixed', 'tall24', 'pointer', 'afterXS')} onClick={stop} onKeyDown={stop}>
    <input
      type="checkbox"
      className={classes(look('fixed', 'noMargin', 'pointer'), parts.box)}
      aria-label={label}
      checked={checked}
      tabIndex={tabIndex}
      onChange={(event) => onChoose('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
    />
  </label>
)

const stop = (event: Pick<MouseEvent, 'stopPropagation'>): void => event.stopPropagation()
