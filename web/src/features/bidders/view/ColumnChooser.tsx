import { type BidderColumn, bidderColumns } from '@auctionwiz/contracts/bidder-columns'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { fill } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { firstWidth, tableColumns } from '../columns.tsx'
import { bidderText } from '../messages.ts'
import { defaultColumns, movedColumn, resetLayout, useLayout, writeColumns, writeWidth } from './layout.ts'
import { viewText } from './messages.ts'
import styles from './View.module.css'

/** Chooses the columns of the list and their order; the bidder's identity is always first. */
export const ColumnChooser = () => {
  const { columns, widths } = useLayout()
  const hidden = bidderColumns.filter((column) => !columns.includes(column))
  const show = (column: BidderColumn, shown: boolean) =>
    writeColumns(shown ? [...columns, column] : columns.filter((other) => other !== column))
  return (
    <section aria-label={viewText.columns}>
      <h2 className={look('body', 'belowS')}>{viewText.columns}</h2>
      <ul>
        {[...columns, ...hidden].map((column) => {
          const at = columns.indexOf(column)
          const name = bidderText.columns[column]
          return (
            <li key={column} className={classes(look('row', 'between'), styles.column)}>
              <Checkbox checked={at >= 0} disabled={column === 'bidder'} onChange={({ target }) => show(column, target.checked)}>
                {name}
              </Checkbox>
              {at >= 0 && (
                <span className={look('flex')}>
                  <Widen column={column} label={fill(viewText.narrower, { column: name })} by={-16} />
                  <Widen column={column} label={fill(viewText.wider, { column: name })} by={16} />
                  {at > 0 && (
                    <>
                      <Move column={column} label={fill(viewText.earlier, { column: name })} by={-1} disabled={at === 1} />
                      <Move column={column} label={fill(viewText.later, { column: name })} by={1} disabled={at === columns.length - 1} />
                    </>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        look="link"
        small
        disabled={columns.join() === defaultColumns.join() && Object.keys(widths).length === 0}
        onClick={resetLayout}
      >
        {viewText.reset}
      </Button>
    </section>
  )
}

const Widen = ({ column, label, by }: { column: BidderColumn; label: string; by: number }) => {
  const { widths } = useLayout()
  const width = widths[column] ?? (column === 'bidder' ? firstWidth : tableColumns[column].width)
  return (
    <Button
      look="subtle"
      small
      icon={by < 0 ? <Subtract16Regular /> : <Add16Regular />}
      aria-label={label}
      onClick={() => writeWidth(column, width + by)}
    />
  )
}

const Move = ({ column, label, by, disabled }: { column: BidderColumn; label: string; by: -1 | 1; disabled: boolean }) => {
  const { columns } = useLayout()
  return (
    <Button
      look="subtle"
      small
      icon={by < 0 ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
      aria-label={label}
      disabled={disabled}
      onClick={() => writeColumns(movedColumn(columns, column, by))}
    />
  )
}
