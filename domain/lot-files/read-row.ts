import { fieldProblem } from '@auctionwiz/contracts/field-problem'
import { type Currency, currencies } from '@auctionwiz/contracts/fields'
import type { LotFileField, LotFileRow } from '@auctionwiz/contracts/lot-files'
import { type FiledLot, filedLot } from '@auctionwiz/contracts/lots'
import { readAmount } from '../imports/cells.ts'
import { restoreFormula } from '../imports/csv.ts'
import { lotNumberText, parseLotNumber } from '../lots/lot-number.ts'
import { textOfMarkup, withoutEntities } from './markup.ts'

export interface ReadingStyle {
  currency: Currency
  /** The decimal separator of the amounts; without it three digits after a separator are thousands. */
  decimal?: '.' | ',' | undefined
  /** Descriptions are HTML. */
  markup?: boolean | undefined
}

/** What a row says of a lot, or what is wrong with it, in English, and in which cell. */
export type ReadLotRow = { lot: FiledLot & { lotNumber: string } } | { problem: string; field: LotFileField; lotNumber?: string }

const amountFields = ['estimateLow', 'estimateHigh', 'startingBid', 'reserve'] as const

/** Empty cells say nothing of the lot. Without a column for titles, the title is the first line of the description. */
export const readLotRow = (cells: LotFileRow['cells'], style: ReadingStyle): ReadLotRow => {
  const number = parseLotNumber(restoreFormula(cells.lotNumber ?? '').trim())
  if (!number) return { problem: 'Enter a lot number such as 12 or 12A.', field: 'lotNumber' }
  const lotNumber = lotNumberText(number)
  const amounts: Partial<Record<(typeof amountFields)[number], number>> = {}
  for (const field of amountFields) {
    const cell = restoreFormula(withoutEntities(cells[field] ?? '')).trim()
    if (cell === '') continue
    const amount = readAmount(cell, style.currency, style.decimal)
    if (amount === undefined) return { problem: amountProblem(cell, style), field, lotNumber }
    amounts[field] = amount
  }
  const checked = filedLot.safeParse({ lotNumber, ...given(textsOf(cells, style)), ...amounts })
  if (checked.success) return { lot: { ...checked.data, lotNumber } }
  const [issue] = checked.error.issues
  const field = String(issue?.path[0] ?? 'lotNumber') as LotFileField
  return { problem: issue ? fieldProblem(issue) : 'This value is not valid.', field, lotNumber }
}

const amountProblem = (cell: string, { currency, decimal }: ReadingStyle): string =>
  currencies.some((other) => readAmount(cell, other, decimal) !== undefined)
    ? `The auction is in ${currency}. Convert the amount, or remove its currency.`
    : 'Write the amount as a number from 0, such as 1500 or 1,500.00.'

const textsOf = (cells: LotFileRow['cells'], { markup }: ReadingStyle) => {
  const written = restoreFormula(cells.description ?? '')
  const described = (markup ? textOfMarkup(written) : written).trim()
  const notes = restoreFormula(cells.notes ?? '')
  if (cells.title === undefined) return { notes, ...titleFrom(described) }
  return { notes, title: oneLine(restoreFormula(cells.title)), description: described }
}

const oneLine = (text: string): string => text.trim().replace(/\s*[\r\n\t\u2028\u2029]+\s*/g, ' ')

/** The longest title, and how much of a longer first line becomes one; the description then begins with it in full. */
const longestTitle = 200
const shownTitle = 100

const titleFrom = (described: string) => {
  const [first = '', ...rest] = described.split(/\r\n|[\r\n\u2028\u2029]/)
  if (first.trim().length <= longestTitle) return { title: oneLine(first), description: rest.join('\n').trim() }
  return {
    title: first
      .slice(0, shownTitle)
      .replace(/\s\S*$/, '')
      .toWellFormed(),
    description: described,
  }
}

/** Without empty texts. */
const given = <Texts extends Record<string, string>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>
