import type { PairRecord } from '@auctionwiz/contracts/duplicates'
import { type ReactNode, useId } from 'react'
import { calendarFormat, useFormat } from '../../app/format.ts'
import { fill, textOr } from '../../messages/index.ts'
import { labels } from '../../messages/label-messages.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import styles from './MergeChoicesTable.module.css'
import { duplicateText } from './messages.ts'
import type { ChosenValue, MergeChoices } from './use-merge-choices.ts'

export interface MergeChoicesTableProps {
  choices: MergeChoices
  /** Below the number of a record, such as its auctions and a button. */
  headOf?: (record: PairRecord) => ReactNode
  /** Rows of 32 px, for reading more than for choosing. */
  compact?: boolean
  disabled?: boolean
}

/** One row for each conflict: the value of either record, the chosen one, and why it is preselected. */
export const MergeChoicesTable = ({ choices, headOf, compact, disabled = false }: MergeChoicesTableProps) => {
  const { records, primary, rows, choose } = choices
  const name = useId()
  const why = useWhy(records)
  const height = compact ? 'tall32' : 'tall44'
  return (
    <div>
      <div className={classes(look('grid', 'top', 'gapColumnsM', 'lineBelow', height, 'phoneOneColumn', 'phonePadRowS'), styles.row)}>
        <span className={look('padRowSNudge', 'note', 'notOnPhone')}>{duplicateText.field}</span>
        {records.map((record) => (
          <div key={record.id} className={look('row', 'wrap', 'shrinks', 'padRow', 'gapColumnsS')}>
            <strong>{record.bidderId}</strong>
            <span className={look('caption', 'soft', 'rounded', 'padSidesSNudge', 'padRowXXS', 'sunken')}>
              {record === primary ? duplicateText.kept : duplicateText.archived}
            </span>
            {headOf?.(record)}
          </div>
        ))}
        <span className={classes(look('padRowSNudge', 'note', 'notOnPhone'), styles.why)}>{duplicateText.whyChosen}</span>
      </div>
      {rows.map((row) => (
        <fieldset
          key={row.field}
          className={classes(
            look('grid', 'center', 'gapColumnsM', 'lineBelow', 'padRow', height, 'phoneOneColumn', 'phonePadRowS'),
            styles.row,
          )}
          disabled={disabled}
        >
          <legend className={look('flush', 'soft', 'floatLeft')}>{duplicateText.fields[row.field]}</legend>
          {records.map(({ id, bidderId }, index) => (
            <label key={id} className={look('row', 'shrinks', 'gapS', 'breaks', 'pointer', height, 'phoneTall')}>
              <Radio name={`${name}-${row.field}`} disabled={disabled} checked={row.chosen === id} onChange={() => choose(row.field, id)} />
              <span>
                <span className={look('muted', 'onPhone')}>{bidderId}: </span>
                {shownValue(row, index)}
              </span>
            </label>
          ))}
          <span className={classes(look('note', 'phoneWholeRow'), styles.why)}>{why(row)}</span>
        </fieldset>
      ))}
    </div>
  )
}

const shownValue = ({ field, values }: ChosenValue, index: number): string => {
  const value = values[index] ?? ''
  if (field === 'dateOfBirth') return calendarFormat().date(value)
  if (field === 'status') return textOr(labels.status, value)
  if (field === 'preferredPaymentMethod') return textOr(recordLabels.paymentMethod, value)
  return field === 'autoInviteStatus' ? textOr(labels.autoInvite, value) : value
}

const useWhy = (records: readonly PairRecord[]) => {
  const format = useFormat()
  return ({ why, chosen }: ChosenValue): string => {
    const added = records.find(({ id }) => id === chosen)?.createdAt
    return fill(duplicateText.whys[why], { date: added === undefined ? '' : format.date(added) })
  }
}
