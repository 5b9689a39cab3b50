import { type Currency, currencies } from '@auctionwiz/contracts/fields'
import { itemAmounts, mostItemAmount } from '@auctionwiz/contracts/inventory'
import { hasFairEstimate } from '../../inventory/item.ts'
import { cleanCell, readAmount, readDate } from '../cells.ts'
import type { ColumnStyle } from '../column-style.ts'
import type { HeaderMapping } from '../headers.ts'
import type { Report, RowReports } from '../import-row.ts'
import { dateProblem, listed, orderOf } from '../row-person.ts'
import { cleanLines, type ReadTexts, readTexts, rowReports, shapeProblem } from '../row-texts.ts'
import type { RowResult } from '../rows.ts'
import { type ItemField, type ItemListField, longestOfItem, requiredItemFields } from './fields.ts'
import type { ItemRow, RowItem } from './item-row.ts'
import { itemProblems } from './problems.ts'
import { itemCategoryOfWord, itemValueOfWord } from './words.ts'

/** The house whose file it is. */
export interface ItemOrigin {
  currency: Currency
  now: Date
}

type Read = ReadTexts<ItemField>

const itemIdPattern = /^item_[A-Za-z0-9_-]{1,59}$/

/** A problem with these rejects the row: an item needs them, and the id and the stock number say which item it is. */
const needed = new Set<string>(['row', 'itemId', 'stockNumber', ...requiredItemFields])

/** Fields whose text keeps its lines. */
const longTexts = new Set<ItemField>(['description', 'provenance'])

/** Reads one row of a file of inventory. An optional value that can't be read is left out, and listed; an impossible one rejects the row. */
export const readItemRow = (cells: readonly string[], header: HeaderMapping<ItemField>, origin: ItemOrigin): RowResult<ItemRow> => {
  const shape = shapeProblem(cells, header.columns)
  if (shape !== undefined) return { ok: false, errors: [shape] }
  const { problems, isRefused, ...reports } = rowReports(needed)
  const read = readTexts(cells, header, longestOfItem, reports.leave, (field, cell) =>
    longTexts.has(field) ? cleanLines(cell) : cleanCell(cell),
  )
  const { itemId: id, itemUpdated: lastUpdated, title, itemCategory, auction, itemAuctionId: auctionId } = read.texts
  if (id !== undefined && !itemIdPattern.test(id)) reports.refuse('itemId', id, itemProblems.id)
  if (title === undefined) reports.refuse('title', '', itemProblems.title)
  if (itemCategory === undefined) reports.refuse('itemCategory', '', itemProblems.category)
  const item = title && itemCategory ? readItem(title, itemCategory, read, origin, reports) : undefined
  if (!item || isRefused()) return { ok: false, errors: problems }
  const values: ItemRow = {
    ...(id !== undefined && { id }),
    ...(lastUpdated !== undefined && { lastUpdated }),
    item,
    ...(auction !== undefined && { auction }),
    ...(auctionId !== undefined && { auctionId }),
  }
  return { ok: true, values, left: problems }
}

const readItem = (title: string, category: string, read: Read, origin: ItemOrigin, reports: RowReports): RowItem => {
  const { stockNumber, subcategory, description, location, dimensions, weight, provenance, consignor, lotNumber } = read.texts
  const condition = listValue('condition', read, itemProblems.condition, reports.leave)
  const status = listValue('itemStatus', read, itemProblems.status, reports.leave)
  const tags = [...new Set(listed(read.texts.tags ?? '').map((tag) => tag.slice(0, 50).trim().toWellFormed()))].slice(0, 30)
  const fee = readFee(read, reports)
  const acquired = readAcquired(read, origin.now, reports)
  return {
    title,
    category: itemCategoryOfWord(category),
    ...readAmounts(read, origin.currency, reports),
    ...(stockNumber && { stockNumber }),
    ...(subcategory && { subcategory }),
    ...(description && { description }),
    ...(condition && { condition }),
    ...(status && { status }),
    ...(location && { location }),
    ...(acquired && { acquiredDate: acquired }),
    ...(dimensions && { dimensions }),
    ...(weight && { weight }),
    ...(provenance && { provenance }),
    ...(consignor && { consignor }),
    ...(fee !== undefined && { consignmentFee: fee }),
    ...(tags.length > 0 && { tags }),
    ...(lotNumber && { lotNumber }),
  }
}

const listValue = <F extends ItemListField>(field: F, { texts }: Read, problem: string, leave: Report) => {
  const text = texts[field]
  if (text === undefined) return undefined
  const value = itemValueOfWord(field, text)
  if (value === undefined) leave(field, text, problem)
  return value
}

/** With the currency that they are in: the file's, else the house's. */
const readAmounts = ({ texts, styles }: Read, own: Currency, { leave, refuse }: RowReports): Pick<RowItem, 'currency'> => {
  const stated = texts.currency
  const currency = currencies.find((one) => one === (stated ?? own).toUpperCase())
  if (!currency) {
    leave('currency', stated ?? '', itemProblems.currency)
    return { currency: own }
  }
  const read: Pick<RowItem, 'currency'> & Partial<Pick<RowItem, (typeof itemAmounts)[number]>> = { currency }
  for (const field of itemAmounts) {
    const text = texts[field]
    if (text === undefined) continue
    const amount = readAmount(text, currency, styles[field]?.decimal)
    if (amount !== undefined && amount <= mostItemAmount) read[field] = amount
    else if (isNegative(text, currency, styles[field])) refuse(field, text, itemProblems.negative)
    else leave(field, text, 'amount format error')
  }
  if (!hasFairEstimate(read)) refuse('estimateHigh', texts.estimateHigh ?? '', itemProblems.estimates)
  return read
}

/** "-40", "$-40.00", "(40.00)" */
const isNegative = (text: string, currency: Currency, style: ColumnStyle | undefined): boolean => {
  const positive = /^\(.*\)$/.test(text) ? text.slice(1, -1) : text.replace(/[-\u2212]/, '')
  return positive !== text && (readAmount(positive.trim(), currency, style?.decimal) ?? 0) > 0
}

const readFee = ({ texts, styles }: Read, { leave, refuse }: RowReports): number | undefined => {
  const text = texts.consignmentFee
  if (text === undefined) return undefined
  const number = /^([-\u2212]?)(\d{1,9})(?:[.,](\d{1,4}))?\s*%?$/.exec(text)
  if (!number || (styles.consignmentFee?.decimal === ',' && text.includes('.'))) {
    leave('consignmentFee', text, itemProblems.fee)
    return undefined
  }
  const fee = Math.round(Number(`${number[2]}.${number[3] ?? '0'}`) * 100) / 100
  if (fee <= 100 && (number[1] === '' || fee === 0)) return fee
  refuse('consignmentFee', text, itemProblems.fee)
  return undefined
}

/** In the east a day begins half a day before UTC. Milliseconds. */
const aDay = 86_400_000

const readAcquired = ({ texts, styles }: Read, now: Date, { leave, refuse }: RowReports): string | undefined => {
  const text = texts.acquiredDate
  if (text === undefined) return undefined
  const date = readDate(text, orderOf(styles.acquiredDate))
  if (date === undefined) leave('acquiredDate', text, dateProblem(styles.acquiredDate))
  else if (date > new Date(now.getTime() + aDay).toISOString().slice(0, 10)) refuse('acquiredDate', text, itemProblems.future)
  else return date
  return undefined
}
