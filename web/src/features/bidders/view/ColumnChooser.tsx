import { type BidderColumn, bidderColumns } from '@auctionwiz/contracts/bidder-columns'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { movedColumn } from '../../../ui/data-table/layout.ts'
import { type LayoutAccess, useListLayout } from '../../../ui/data-table/use-list-layout.ts'
import { look } from '../../../ui/look.ts'
import { bidderList, bidderWidths } from '../columns.tsx'
import { bidderText } from '../messages.ts'
import { viewText } from './messages.ts'

/** Chooses the columns of the list and their order; the bidder's identity is always first. */
export const ColumnChooser = () => {
  const layout = useListLayout(bidderList)
  const { columns } = layout
  const hidden = bidderColumns.filter((column) => !columns.includes(column))
  const show = (column: BidderColumn, shown: boolean) =>
    layout.setColumns(shown ? [...columns, column] : columns.filter((other) => other !== column))
  return (
    <section aria-label={viewText.columns}>
      <h2 className={look('body', 'belowS')}>{viewText.columns}</h2>
      <ul>
        {[...columns, ...hidden].map((column) => {
          const at = columns.indexOf(column)
          const name = bidderText.columns[column]
          return (
            <li key={column} className={look('row', 'between', 'tall28')}>
              <Checkbox checked={at >= 0} disabled={column === 'bidder'} onChange={({ target }) => show(column, target.checked)}>
                {name}
              </Checkbox>
              {at >= 0 && (
                <span className={look('flex')}>
                  <Widen layout={layout} column={column} label={viewText.narrower({ column: name })} by={-16} />
                  <Widen layout={layout} column={column} label={viewText.wider({ column: name })} by={16} />
                  {at > 0 && (
                    <>
                      <Move layout={layout} column={column} label={viewText.earlier({ column: name })} by={-1} disabled={at === 1} />
                      <Move
                        layout={layout}
                        column={column}
                        label={viewText.later({ column: name })}
                        by={1}
                        disabled={at === columns.length - 1}
                      />
                    </>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Button look="link" small disabled={layout.initial} onClick={layout.reset}>
        {viewText.reset}
      </Button>
    </section>
  )
}

interface ColumnButtonProps {
  layout: LayoutAccess<BidderColumn>
  column: BidderColumn
  label: string
}

const Widen = ({ layout, column, label, by }: ColumnButtonProps & { by: number }) => (
  <Button
    look="subtle"
    small
    icon={by < 0 ? <Subtract16Regular /> : <Add16Regular />}
    aria-label={label}
    onClick={() => layout.setWidth(column, (layout.widths[column] ?? bidderWidths[column]) + by)}
  />
)

const Move = ({ layout, column, label, by, disabled }: ColumnButtonProps & { by: -1 | 1; disabled: boolean }) => (
  <Button
    look="subtle"
    small
    icon={by < 0 ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
    aria-label={label}
    disabled={disabled}
    onClick={() => layout.setColumns(movedColumn(layout.columns, column, by))}
  />
)
