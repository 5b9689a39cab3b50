import type { SyncField } from '@auctionwiz/contracts/auction-sync'
import { syncFields } from '@auctionwiz/contracts/auction-sync'
import type { Conflict, ConflictField, ConflictValue } from '@auctionwiz/contracts/conflicts'
import { amountFigures, dateFigures, figures } from '@auctionwiz/domain/bidders/figures'
import { calendarFormat, type Format, listed } from '../../app/format.ts'
import { textOr } from '../../messages/index.ts'
import { labels } from '../../messages/label-messages.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { lotMoney } from '../auctions/lot-money.ts'
import { figuresText } from '../bidders/panel/figures-messages.ts'
import { syncText } from '../sync-runs/messages.ts'
import { conflictText as text } from './messages.ts'

const isSyncField = (field: ConflictField): field is SyncField => syncFields.some((one) => one === field)

/** How a field is called; the status of a lot is named as syncs name it. */
export const fieldName = ({ kind }: Pick<Conflict, 'kind'>, field: ConflictField): string =>
  kind === 'auction' && isSyncField(field) ? syncText.fields[field] : text.fields[field as keyof typeof text.fields]

const amounts: ReadonlySet<string> = new Set(['estimateLow', 'estimateHigh', 'startingBid', 'hammer', 'highestBid', ...amountFigures])
const times: ReadonlySet<string> = new Set(['startDate', 'endDate'])
const dates: ReadonlySet<string> = new Set(dateFigures)

/** A value as staff read it. */
export const valueText = (field: ConflictField, value: ConflictValue, format: Format): string => {
  if (value === null || value === '') return text.none
  if (typeof value === 'number') return numberText(field, value, format)
  if (Array.isArray(value)) return listed(value)
  if (typeof value === 'object') return field === 'figures' ? figuresShown(value, format) : Object.values(value).join(', ')
  if (field === 'dateOfBirth') return calendarFormat().date(value)
  if (field === 'status') return textOr(labels.status, value)
  if (field === 'preferredPaymentMethod') return textOr(recordLabels.paymentMethod, value)
  return times.has(field) ? format.zonedTime(value) : value
}

const numberText = (field: string, value: number, format: Format): string =>
  amounts.has(field) ? lotMoney(format.currency).amount(value) : format.number(value)

const figuresShown = (values: Readonly<Record<string, string | number>>, format: Format): string =>
  figures
    .flatMap((name) => {
      const value = values[name]
      if (value === undefined) return []
      const shown = typeof value === 'number' ? numberText(name, value, format) : dates.has(name) ? format.date(value) : value
      return [`${figuresText.labels[name]}: ${shown}`]
    })
    .join(', ')

/** "Mismatch: Name and Phone" */
export const typeLine = (conflict: Conflict): string => {
  const differing = conflict.fields.filter(({ same }) => !same).map(({ field }) => fieldName(conflict, field))
  const name = conflict.importedName ?? conflict.name
  return text.typeLines[conflict.conflictType]({ name, fields: listed(differing) })
}

/** What both texts have in common at their ends stays unmarked: the middle of each differs. */
export const parted = (shown: string, other: string): [start: string, middle: string, end: string] => {
  const least = Math.min(shown.length, other.length)
  let start = 0
  while (start < least && shown[start] === other[start]) start += 1
  let end = 0
  while (end < least - start && shown.at(-1 - end) === other.at(-1 - end)) end += 1
  return [shown.slice(0, start), shown.slice(start, shown.length - end), shown.slice(shown.length - end)]
}
