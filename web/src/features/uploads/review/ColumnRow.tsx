import { type DateOrder, dateOrders, type UploadCategory } from '@auctionwiz/contracts/uploads'
import { readDate } from '@auctionwiz/domain/imports/cells'
import { useId } from 'react'
import { calendarFormat, listed } from '../../../app/format.ts'
import { look } from '../../../ui/look.ts'
import { Radio } from '../../../ui/Radio.tsx'
import { Select } from '../../../ui/Select.tsx'
import { type Changes, type Decided, isDateField, isIgnored, isListField, isOpen, unknownWords } from './decisions.ts'
import { listOptions } from './list-options.ts'
import { reviewText as text } from './messages.ts'
import { choiceLabel, choicesOf } from './review-kind.ts'

interface ColumnRowProps {
  category: UploadCategory
  column: Decided
  /** Whether the samples, and how the values are read, have columns of their own. */
  wide: boolean
  houseOrder: DateOrder
  onChange: (change: Changes[string]) => void
}

/** One column of the file: its samples, what it is read as, how, and what is to be answered. */
export const ColumnRow = ({ category, column, wide, houseOrder, onChange }: ColumnRowProps) => {
  const { name, index, field, samples, openDates } = column
  const asks = isDateField(field) && openDates.length > 0
  const words = unknownWords(column)
  const shown = (count: number) => samples.slice(0, count).join(' · ') || text.emptyColumn
  const how = (
    <>
      {name !== '' && !asks && <How column={column} />}
      {asks && <DateQuestion column={column} houseOrder={houseOrder} onChange={(dates) => onChange({ dates })} />}
      {words.map((word) => (
        <WordMeaning
          key={word}
          word={word}
          field={field}
          value={column.meanings[word.toLowerCase()] ?? ''}
          onChange={(value) => onChange({ meanings: { ...column.meanings, [word.toLowerCase()]: value } })}
        />
      ))}
    </>
  )
  return (
    <tr className={isOpen(column) ? look('tintMedium') : undefined}>
      <th scope="row" className={look('breaks')}>
        <span className={look(isIgnored(column) ? 'muted' : 'strong')}>{name || text.noName({ number: index + 1 })}</span>
        {!wide && <p className={look('note', 'noMargin')}>{shown(2)}</p>}
      </th>
      {wide && <td className={look('soft', 'breaks')}>{shown(samples.length)}</td>}
      <td>
        {name === '' ? (
          <span className={look('muted')}>{text.unreadable}</span>
        ) : (
          <ReadAs category={category} column={column} onChange={onChange} />
        )}
        {!wide && how}
      </td>
      {wide && <td>{how}</td>}
    </tr>
  )
}

const ReadAs = ({ category, column, onChange }: Pick<ColumnRowProps, 'category' | 'column' | 'onChange'>) => (
  <Select
    value={column.field}
    data-ignored={isIgnored(column) || undefined}
    aria-label={text.readNamedAs({ name: column.name })}
    onChange={({ target }) => onChange({ field: target.value })}
  >
    {choicesOf(category).map((one) => (
      <option key={one} value={one}>
        {choiceLabel(category, one)}
      </option>
    ))}
  </Select>
)

const How = ({ column }: { column: Decided }) => {
  const line = howOf(column)
  return line === undefined ? null : <p className={look('note', 'noMargin', 'padRowSNudge')}>{line}</p>
}

const howOf = (column: Decided): string | undefined => {
  const { field, byContents, computed, filled, dates, decimal, words } = column
  if (isIgnored(column)) return filled === 0 ? undefined : computed ? text.computed : text.noField
  if (field === 'fullName') return text.splitName
  if (field === 'cityStateZip') return text.splitPlace
  if (field === 'preferredCategories' || field === 'tags') return text.splitList
  if (isDateField(field)) return dates ? text.datesRead[dates] : undefined
  if (isListField(field)) return words && unknownWords(column).length === 0 ? text.wordsKnown({ count: words.length }) : undefined
  if (byContents) return text.byContents
  return decimal && field !== 'phone' && field !== 'email' && column.samples.every((sample) => /^[^\p{L}@]*$/u.test(sample))
    ? text.decimal[decimal]
    : undefined
}

interface DateQuestionProps {
  column: Decided
  houseOrder: DateOrder
  onChange: (order: DateOrder) => void
}

/** Both readings are spelled out. */
const DateQuestion = ({ column, houseOrder, onChange }: DateQuestionProps) => {
  const name = useId()
  const format = calendarFormat()
  const spelled = (order: DateOrder) =>
    listed(
      column.openDates.flatMap((cell) => {
        const date = readDate(cell, order)
        return date === undefined ? [] : [format.date(date)]
      }),
    )
  return (
    <fieldset className={look('noBorder', 'flush')}>
      <legend className={look('flush', 'strong', 'small', column.open ? 'warning' : 'muted')}>{text.whichOrder}</legend>
      {dateOrders.map((order) => (
        <Radio key={order} name={name} value={order} checked={!column.open && column.dates === order} onChange={() => onChange(order)}>
          {text.datesRead[order]}: {spelled(order)}
        </Radio>
      ))}
      {column.open && <p className={look('note', 'noMargin')}>{text.bothFit[houseOrder]}</p>}
    </fieldset>
  )
}

interface WordMeaningProps {
  word: string
  field: string
  value: string
  onChange: (value: string) => void
}

const WordMeaning = ({ word, field, value, onChange }: WordMeaningProps) => {
  const options = listOptions(field)
  return (
    <div className={look('block')}>
      <span aria-hidden="true" className={look('note')}>
        {text.wordMeans({ word })}
      </span>
      <Select value={value} aria-label={text.wordMeans({ word })} onChange={({ target }) => onChange(target.value)}>
        <option value="">{text.leftOut}</option>
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
