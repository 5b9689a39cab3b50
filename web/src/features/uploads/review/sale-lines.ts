import { saleHeaderOf } from '@auctionwiz/domain/imports/file-reading'
import { readSaleRow } from '@auctionwiz/domain/imports/sales/read-sale-row'
import type { SaleRow } from '@auctionwiz/domain/imports/sales/sale-row'
import type { Format } from '../../../app/format.ts'
import { lotMoney } from '../../auctions/lot-money.ts'
import { saleText as text } from '../sales/messages.ts'
import { type Decided, readingOfDecided } from './decisions.ts'
import type { Line } from './Lines.tsx'
import { rowLines } from './row-lines.ts'

/** What a row of a file of auctions becomes, line by line. */
export const saleLines = (columns: readonly Decided[], cells: readonly string[], format: Format): Line[] => {
  const result = readSaleRow(cells, saleHeaderOf(readingOfDecided(columns)), format)
  return rowLines(columns, result, 'sales', (values) => linesOf(values, format))
}

const linesOf = ({ lot, result, buyer, ...row }: SaleRow, format: Format): Line[] => {
  const { amount } = lotMoney(row.currency)
  const shown = (field: keyof typeof text.fields, value: string | number | undefined): Line[] => {
    if (value === undefined) return []
    return [[text.fields[field], typeof value === 'number' ? amount(value) : value]]
  }
  const time = (at: string | undefined): string | undefined => at && format.dateTime(at)
  const state = result && result.state !== 'open' ? text.states[result.state] : undefined
  const price = result?.hammer ?? result?.highestBid
  const who = [buyer?.paddle, [buyer?.firstName, buyer?.lastName].filter(Boolean).join(' '), buyer?.email ?? buyer?.handle].filter(Boolean)
  return [
    [text.fields.auction, row.auction ?? text.noAuction],
    ...shown('auctionDate', time(row.auctionDate)),
    ...shown('auctionEnd', time(row.auctionEnd)),
    ...shown('location', row.location),
    ...shown('lotNumber', row.lotNumber),
    ...shown('lotId', row.lotId),
    ...shown('title', lot.title),
    ...shown('description', lot.description),
    ...shown('notes', lot.notes),
    ...shown('estimateLow', lot.estimateLow),
    ...shown('estimateHigh', lot.estimateHigh),
    ...shown('startingBid', lot.startingBid),
    ...shown('reserve', lot.reserve),
    ...shown('opensAt', time(row.opensAt)),
    ...shown('closesAt', time(row.closesAt)),
    ...(state === undefined ? [] : [[text.result, price === undefined ? state : `${state}, ${amount(price)}`] as const]),
    ...(row.bid === undefined ? [] : [[text.bid, amount(row.bid)] as const]),
    ...(who.length > 0 ? [[row.bid === undefined ? text.buyer : text.bidder, who.join(', ')] as const] : []),
  ]
}
