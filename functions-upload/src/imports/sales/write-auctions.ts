import type { Auction } from '@auctionwiz/contracts/auctions'
import { auctionNumber } from '@auctionwiz/domain/auctions/auction-number'
import { currencySigns } from '@auctionwiz/domain/auctions/currency'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { countAuctions } from '@auctionwiz/records/auction-counts'
import { type AuctionDocument, auctionDocument, auctionOf, auctionRecord, fieldsOf } from '@auctionwiz/records/auctions'
import { takeNumbers } from '@auctionwiz/records/numbers'
import { auctionSum, saleAuctionId, saleAuctionRecord } from '@auctionwiz/records/sale-changes'
import type { Dates } from './find-auctions.ts'
import type { GoodSaleRow, SalePlace } from './sale-place.ts'

interface NewAuction extends Dates {
  id: string
  title: string
  /** Those that name it. */
  rows: readonly GoodSaleRow[]
  asked: string
}

/** Adds an auction with what its rows say of it. One that has begun counts as published, one to come is a draft. */
export const addAuction = async (
  { house, now, author, trial, upload }: SalePlace,
  { id, title, rows, asked, startDate, endDate, byClock }: NewAuction,
): Promise<Versioned<AuctionDocument>> => {
  const at = now.toISOString()
  const [currency = 'USD'] = rows.map(({ values }) => values.currency)
  const location = rows.find(({ values }) => values.location !== undefined)?.values.location ?? ''
  const own = {
    ...auctionDefaults,
    ...{ id, title, location, startDate, endDate, currency, currencySymbol: currencySigns[currency], asked },
    ...{ createdAt: at, updatedAt: at },
    ...(byClock && { auctionType: 'Online' as const }),
    ...(startDate <= at && { publishedAt: at }),
  }
  const numbered = (sequence: number) => auctionDocument({ ...own, auctionNumber: auctionNumber(sequence) })
  if (trial) return { document: auctionDocument(own), version: '' }
  const counted = await countAuctions(house, { total: 1, bidders: 0 })
  try {
    const { first, versions } = await takeNumbers(house, auctionRecord, (sequence) => {
      const document = numbered(sequence)
      const after = { title, startDate, endDate, ...author.source }
      const event = auditOf(auctionRecord, document, author, { action: 'auction.create', after })
      const undo = saleAuctionRecord.put({ ...undoOf(upload.id, id), created: auctionSum(document) })
      return [auctionRecord.creation(document), undo, event, ...counted]
    })
    return { document: numbered(first), version: versions[0] ?? '' }
  } catch (error) {
    const same = isStoreError(error, 'exists') && (await recordsOf(auctionRecord, house).find(id))
    if (!same) throw error
    return same
  }
}

/** Lets an auction that a file made last as long as the times of its lots say. */
export const extendAuction = async ({ house, now, author, trial, upload }: SalePlace, auction: Auction, dates: Dates): Promise<Auction> => {
  const wider = ({ startDate, endDate }: Pick<Auction, 'startDate' | 'endDate'>) => ({
    startDate: dates.startDate < startDate ? dates.startDate : startDate,
    endDate: dates.endDate > endDate ? dates.endDate : endDate,
  })
  const isWider = ({ startDate, endDate }: Pick<Auction, 'startDate' | 'endDate'>): boolean => {
    const wanted = wider({ startDate, endDate })
    return wanted.startDate !== startDate || wanted.endDate !== endDate
  }
  if (!dates.byClock || !isWider(auction)) return auction
  if (trial) {
    const { status: _status, version, ...fields } = { ...auction, ...wider(auction) }
    return auctionOf({ document: auctionDocument(fields), version }, now)
  }
  // One worker alone imports an upload, so nobody else writes this.
  const known = (await readerOf(saleAuctionRecord, house).find(saleAuctionId(upload.id, auction.id)))?.document
  const undo = (before: AuctionDocument, after: AuctionDocument): Write =>
    saleAuctionRecord.put({
      ...undoOf(upload.id, auction.id),
      ...(known?.created === undefined
        ? { before: known?.before ?? datesOf(before), after: datesOf(after) }
        : { created: auctionSum(after) }),
    })
  const changed = await recordsOf(auctionRecord, house).change(
    auction.id,
    (document) =>
      isWider(document) ? auctionDocument({ ...fieldsOf(document), ...wider(document), updatedAt: now.toISOString() }) : undefined,
    (after, before) => [
      undo(before, after),
      auditOf(auctionRecord, after, author, {
        action: 'auction.update',
        before: datesOf(before),
        after: { ...author.source, ...datesOf(after) },
      }),
    ],
  )
  return changed ? auctionOf(changed, now) : auction
}

const undoOf = (uploadId: string, auctionId: string) => ({ id: saleAuctionId(uploadId, auctionId), uploadId, saleId: auctionId })

const datesOf = ({ startDate, endDate }: Pick<Auction, 'startDate' | 'endDate'>) => ({ startDate, endDate })
