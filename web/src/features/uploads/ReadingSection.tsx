import { type DateOrder, dateOrders } from '@auctionwiz/contracts/uploads'
import { houseDateOrder } from '@auctionwiz/domain/imports/column-style'
import { type ChosenField, chosenFields, ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import { useId } from 'react'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { type FileColumns, openDate, samplesOf } from './file-columns.ts'
import styles from './ReadingSection.module.css'
import { readingText } from './reading-messages.ts'
import { missingProblem, type ReadingOptions } from './reading-options.ts'

export interface ReadingSectionProps {
  columns: readonly FileColumns[]
  /** Whether one of the files is a workbook, whose columns the browser does not know. */
  hasWorkbook: boolean
  options: ReadingOptions
  onChange: (options: ReadingOptions) => void
}

/** The import options, chosen before sending: the field of each column, the order of dates, and whether figures replace existing ones. */
const ReadingSection = ({ columns, hasWorkbook, options, onChange }: ReadingSectionProps) => {
  const open = columns.map((file) => openDate(file, options.mapping)).find((found) => found !== undefined)
  const mayNotReplace = usePermissionReason('bidders:history_edit')
  const hintId = useId()
  const house = useHouse()
  const change = (changed: Partial<ReadingOptions>) => onChange({ ...options, ...changed })
  return (
    <section className={look('stack', 'gapL', 'padTopS')} aria-label={readingText.columns}>
      {columns.length > 0 && <ColumnList columns={columns} options={options} onChange={change} />}
      {hasWorkbook && <p className={look('note')}>{readingText.workbook}</p>}
      {(open !== undefined || hasWorkbook) && (
        <Field label={readingText.dates} hint={open ? readingText.datesHint(open) : readingText.datesUnknown}>
          <Select
            value={options.dateOrder ?? ''}
            onChange={({ target }) => change({ dateOrder: dateOrders.find((order) => order === target.value) })}
          >
            <option value="">{readingText.byHouse[houseDateOrder(house.address.country, house.settings.defaultCurrency)]}</option>
            {dateOrders.map((order) => (
              <option key={order} value={order}>
                {orderName(order)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div>
        <Checkbox
          checked={options.replace}
          disabled={mayNotReplace !== undefined}
          aria-describedby={hintId}
          onChange={({ target }) => change({ replace: target.checked })}
        >
          {readingText.figures}
        </Checkbox>
        <p id={hintId} className={look('note')}>
          {mayNotReplace ?? readingText.figuresHint}
        </p>
      </div>
    </section>
  )
}

export default ReadingSection

const orderName = (order: DateOrder): string => (order === 'day-first' ? readingText.dayFirst : readingText.monthFirst)

interface ColumnListProps {
  columns: readonly FileColumns[]
  options: ReadingOptions
  onChange: (changed: Partial<ReadingOptions>) => void
}

const ColumnList = ({ columns, options, onChange }: ColumnListProps) => {
  const lines = linesOf(columns, options)
  const read = lines.filter(({ field }) => field !== ignoredColumn).length
  const problem = missingProblem(columns, options)
  const choose = (name: string, field: ChosenField) => onChange({ mapping: { ...options.mapping, [name]: field } })
  return (
    <div>
      <h3 className={look('body')}>{readingText.columns}</h3>
      <p className={look('note')} aria-live="polite">
        {(read === lines.length ? readingText.summaryAll : readingText.summary)({ read, all: lines.length })}
      </p>
      {problem && <p className={look('aboveXS', 'caption', 'problem')}>{problem}</p>}
      <ul className={classes(look('aboveS', 'scrolls'), styles.columns)}>
        {lines.map(({ name, field, isComputed, samples }) => (
          <li key={name} className={look('row', 'gapM', 'padRowSNudge', 'parted')}>
            <div className={look('stack', 'grow')}>
              <span className={look('strong', 'cut')}>{name}</span>
              <span className={classes(look('note', 'cut'), styles.samples)}>{samples.join(' · ') || readingText.noSamples}</span>
            </div>
            <div className={classes(look('stack', 'fixed', 'shrinks'), styles.choice)}>
              <Select
                value={field}
                data-ignored={field === ignoredColumn || undefined}
                aria-label={readingText.readAs({ name })}
                onChange={({ target }) => choose(name, target.value as ChosenField)}
              >
                {chosenFields.map((one) => (
                  <option key={one} value={one}>
                    {one === ignoredColumn ? readingText.ignored : readingText.fields[one]}
                  </option>
                ))}
              </Select>
              {isComputed && field === ignoredColumn && (
                <span className={classes(look('note', 'cut'), styles.samples)}>{readingText.computed}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ColumnLine {
  name: string
  field: ChosenField
  isComputed: boolean
  samples: string[]
}

/** The named columns of all files, each once. */
const linesOf = (columns: readonly FileColumns[], { mapping }: ReadingOptions): ColumnLine[] => {
  const lines = new Map<string, ColumnLine>()
  for (const file of columns) {
    const chosen = mapHeaders(file.names, mapping)
    for (const [index, name] of file.names.entries()) {
      if (name === '' || lines.has(name)) continue
      lines.set(name, {
        name,
        field: chosen.mapping.get(index) ?? ignoredColumn,
        isComputed: chosen.computed.includes(name),
        samples: samplesOf(file, index),
      })
    }
  }
  return [...lines.values()]
}
