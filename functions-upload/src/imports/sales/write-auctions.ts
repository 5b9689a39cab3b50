import type { Auction } from '@auctionwiz/contracts/auctions'
import { auctionNumber } from '@auctionwiz/domain/auctions/auction-number'
import { currencySigns } from '@auctionwiz/domain/auctions/currency'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { countAuctions } from '@auctionwiz/records/auction-counts'
import { type AuctionDocument, auctionDocument, auctionOf, auctionRecord, fieldsOf } from '@auctionwiz/records/auctions'
import { takeNumbers } from '@auctionwiz/records/numbers'
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
  { house, now, author, trial }: SalePlace,
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
      return [auctionRecord.creation(document), auditOf(auctionRecord, document, author, { action: 'auction.create', after }), ...counted]
    })
    return { document: numbered(first), version: versions[0] ?? '' }
  } catch (error) {
    const same = isStoreError(error, 'exists') && (await recordsOf(auctionRecord, house).find(id))
    if (!same) throw error
    return same
  }
}

/** Lets an auction that a file made last as long as the times of its lots say. */
export const extendAuction = async ({ house, now, author, trial }: SalePlace, auction: Auction, dates: Dates): Promise<Auction> => {
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
  const changed = await recordsOf(auctionRecord, house).change(
    auction.id,
    (document) =>
      isWider(document) ? auctionDocument({ ...fieldsOf(document), ...wider(document), updatedAt: now.toISOString() }) : undefined,
    (after, { startDate, endDate }) => [
      auditOf(auctionRecord, after, author, {
        action: 'auction.update',
        before: { startDate, endDate },
        after: { ...author.source, startDate: after.startDate, endDate: after.endDate },
      }),
    ],
  )
  return changed ? auctionOf(changed, now) : auction
}
