import { type Currency, currencies, emailPattern, paddle as paddleField, phonePattern } from '@auctionwiz/contracts/fields'
import { normaliseEmail } from '../../bidders/identity.ts'
import { lotNumberText, parseLotNumber } from '../../lots/lot-number.ts'
import { cleanCell, readAmount, readCount } from '../cells.ts'
import type { HeaderMapping } from '../headers.ts'
import type { Report, RowReports } from '../import-row.ts'
import { splitName } from '../names.ts'
import { dateProblem, orderOf } from '../row-person.ts'
import { cleanLines, type ReadTexts, readTexts, rowReports, shapeProblem } from '../row-texts.ts'
import type { RowResult } from '../rows.ts'
import { longestOfSale, lotAmounts, type SaleField } from './fields.ts'
import { lotStateOfWord } from './lot-state-words.ts'
import { saleProblems } from './problems.ts'
import { readInstant } from './read-instant.ts'
import type { RowBuyer, RowLot, RowResultOfLot, SaleRow } from './sale-row.ts'

/** The house whose file it is. */
export interface SaleOrigin {
  currency: Currency
  /** In which the file writes times. */
  timeZone: string
}

/** A problem with these says of another lot, sale or price than the file, so it rejects the row. */
const needed = new Set<string>(['row', 'auction', 'auctionDate', 'lotNumber', 'lotId', 'currency', 'hammer', 'bidAmount'])

type Read = ReadTexts<SaleField>

/** Reads one row of a file of auctions. An optional value that can't be read is left out, and listed. */
export const readSaleRow = (cells: readonly string[], header: HeaderMapping<SaleField>, origin: SaleOrigin): RowResult<SaleRow> => {
  const shape = shapeProblem(cells, header.columns)
  if (shape !== undefined) return { ok: false, errors: [shape] }
  const { problems, isRefused, ...reports } = rowReports(needed)
  const read = readTexts(cells, header, longestOfSale, reports.leave, cleanText)
  const currency = readCurrency(read.texts.currency, origin.currency, reports.refuse)
  const lot = readLot(read, currency, reports.leave)
  const values: SaleRow = { ...readNames(read, origin, reports), lot, currency, ...readTimes(read, origin, reports.leave) }
  const isBid = [...header.mapping.values()].includes('bidAmount')
  const buyer = readBuyer(read.texts, reports.leave)
  if (buyer) values.buyer = buyer
  const bid = amountOf('bidAmount', read, currency, reports.refuse)
  if (bid !== undefined) values.bid = bid
  const result = readResult(read, currency, [...header.mapping.values()].includes('hammer'), reports)
  if (result && !isBid) values.result = result
  if (values.lotNumber === undefined && values.lotId === undefined && values.auction === undefined)
    reports.refuse('row', '', saleProblems.unnamed)
  return isRefused() ? { ok: false, errors: problems } : { ok: true, values, left: problems }
}

const longTexts = new Set<SaleField>(['description', 'notes'])

/** Catalogue texts keep their lines. */
const cleanText = (field: SaleField, cell: string): string | undefined => (longTexts.has(field) ? cleanLines(cell) : cleanCell(cell))

const readCurrency = (text: string | undefined, own: Currency, refuse: Report): Currency => {
  const found = currencies.find((one) => one === (text ?? own).toUpperCase())
  if (!found) refuse('currency', text ?? '', saleProblems.currency)
  return found ?? own
}

const readNames = (
  { texts, styles }: Read,
  { timeZone }: SaleOrigin,
  { refuse, leave }: RowReports,
): Pick<SaleRow, 'auction' | 'auctionDate' | 'auctionEnd' | 'location' | 'lotNumber' | 'lotId'> => {
  const number = texts.lotNumber === undefined ? undefined : parseLotNumber(texts.lotNumber)
  if (texts.lotNumber !== undefined && !number) refuse('lotNumber', texts.lotNumber, saleProblems.lotNumber)
  const start = instantIn('auctionDate', { texts, styles }, timeZone, '10:00', refuse)
  const end = instantIn('auctionEnd', { texts, styles }, timeZone, '18:00', leave)
  const isBefore = start !== undefined && end !== undefined && end <= start
  if (isBefore) leave('auctionEnd', texts.auctionEnd ?? '', saleProblems.order)
  return {
    ...(texts.auction !== undefined && { auction: texts.auction }),
    ...(texts.location !== undefined && { location: texts.location }),
    ...(texts.lotId !== undefined && { lotId: texts.lotId }),
    ...(number && { lotNumber: lotNumberText(number) }),
    ...(start !== undefined && { auctionDate: start }),
    ...(end !== undefined && !isBefore && { auctionEnd: end }),
  }
}

const instantIn = (field: SaleField, { texts, styles }: Read, timeZone: string, atDay: string, report: Report): string | undefined => {
  const text = texts[field]
  if (text === undefined) return undefined
  const found = readInstant(text, orderOf(styles[field]), timeZone, atDay)
  if (!found) report(field, text, dateProblem(styles[field]))
  return found?.at
}

const readTimes = (read: Read, { timeZone }: SaleOrigin, leave: Report): Pick<SaleRow, 'opensAt' | 'closesAt'> => {
  const opensAt = instantIn('opensAt', read, timeZone, '10:00', leave)
  const closesAt = instantIn('closesAt', read, timeZone, '18:00', leave)
  if (opensAt !== undefined && closesAt !== undefined && closesAt <= opensAt) {
    leave('closesAt', read.texts.closesAt ?? '', saleProblems.order)
    return { opensAt }
  }
  return { ...(opensAt !== undefined && { opensAt }), ...(closesAt !== undefined && { closesAt }) }
}

const amountOf = (field: SaleField, { texts, styles }: Read, currency: Currency, report: Report): number | undefined => {
  const text = texts[field]
  if (text === undefined) return undefined
  const amount = readAmount(text, currency, styles[field]?.decimal)
  if (amount === undefined || amount > 100_000_000_000) report(field, text, 'amount format error')
  else return amount
  return undefined
}

const readLot = (read: Read, currency: Currency, leave: Report): RowLot => {
  const { title, description, notes } = read.texts
  const lot: RowLot = { ...(title && { title }), ...(description && { description }), ...(notes && { notes }) }
  for (const field of lotAmounts) {
    const amount = amountOf(field, read, currency, leave)
    if (amount !== undefined) lot[field] = amount
  }
  if (lot.estimateLow !== undefined && lot.estimateHigh !== undefined && lot.estimateHigh < lot.estimateLow) {
    leave('estimateHigh', read.texts.estimateHigh ?? '', saleProblems.estimates)
    delete lot.estimateHigh
  }
  return lot
}

/** A price means that the lot was sold, unless the row says something else of it; a price that nobody bid is the starting price of the file. */
const readResult = (read: Read, currency: Currency, hasPrices: boolean, { leave, refuse }: RowReports): RowResultOfLot | undefined => {
  const { texts, styles } = read
  const word = texts.lotState
  const stated = word === undefined ? undefined : lotStateOfWord(word)
  if (word !== undefined && stated === undefined) leave('lotState', word, saleProblems.state)
  const bids = texts.bidCount === undefined ? undefined : readCount(texts.bidCount, styles.bidCount?.decimal)
  if (texts.bidCount !== undefined && bids === undefined) leave('bidCount', texts.bidCount, 'number format error')
  const price = amountOf('hammer', read, currency, refuse)
  const isSold = stated === 'Sold' || stated === 'PostSale' || (stated === undefined && bids !== 0 && (price ?? 0) > 0)
  if (isSold) {
    if (price) return { state: stated ?? 'Sold', hammer: price }
    refuse('hammer', texts.hammer ?? '', saleProblems.noPrice)
    return undefined
  }
  if (stated === 'Passed') return { state: 'Passed', ...(price && { highestBid: price }) }
  if (stated !== undefined) return stated === 'Upcoming' ? undefined : { state: stated }
  // A status that can't be read may be any.
  if (word !== undefined) return undefined
  if (bids === 0) return { state: 'Unsold' }
  return hasPrices ? { state: 'open' } : undefined
}

const readBuyer = (texts: Read['texts'], leave: Report): RowBuyer | undefined => {
  const buyer: RowBuyer = {}
  const paddle = texts.paddle === undefined ? undefined : paddleField.safeParse(texts.paddle)
  if (paddle?.success) buyer.paddle = paddle.data
  else if (paddle) leave('paddle', texts.paddle ?? '', saleProblems.paddle)
  if (texts.email !== undefined) {
    if (emailPattern.test(texts.email)) buyer.email = normaliseEmail(texts.email)
    else leave('email', texts.email, 'invalid email format')
  }
  if (texts.handle !== undefined) buyer.handle = texts.handle
  const whole = texts.fullName === undefined ? undefined : splitName(texts.fullName)
  const [firstName, lastName] = [texts.firstName ?? whole?.firstName, texts.lastName ?? whole?.lastName]
  if (buyer.email === undefined && buyer.handle === undefined) {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    if (name !== '') leave('fullName', name, saleProblems.nameless)
    return buyer.paddle === undefined ? undefined : buyer
  }
  const phone = texts.phone?.replace(/[./]/g, '-')
  if (phone !== undefined && phonePattern.test(phone)) buyer.phone = phone
  else if (phone !== undefined) leave('phone', texts.phone ?? '', 'phone number format error')
  return { ...buyer, ...(firstName && { firstName }), ...(lastName && { lastName }) }
}
