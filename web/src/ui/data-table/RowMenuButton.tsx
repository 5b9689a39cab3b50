import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import { openWithArrow } from '../open-with-arrow.ts'
import parts from '../RowParts.module.css'
import type { RowMenus } from './use-row-menu.ts'

export interface RowMenuButtonProps<Row> extends Pick<RowMenus<Row>, 'press' | 'toggle'> {
  row: Row
  label: string
  isOpen: boolean
  /** In a table only the current row is on the way of Tab. */
  tabIndex?: number
}

const dots = <MoreHorizontal20Regular />

/** Opens the menu shared by all rows. A plain button, because it is rendered for each row that scrolls into view. */
export const RowMenuButton = <Row,>({ row, label, isOpen, tabIndex, press, toggle }: RowMenuButtonProps<Row>) => (
  <button
    type="button"
    className={classes(look('grid', 'middle', 'flush', 'soft', 'noBorder', 'rounded', 'clear'), parts.button)}
    aria-label={label}
    title={label}
    tabIndex={tabIndex}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onKeyDown={openWithArrow}
    onPointerDown={({ currentTarget }) => press(currentTarget)}
    onClick={(event) => {
      event.stopPropagation()
      toggle(row, event.currentTarget)
    }}
  >
    {dots}
  </button>
)
