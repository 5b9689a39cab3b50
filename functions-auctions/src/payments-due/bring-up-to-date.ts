import type { Auction } from '@auctionwiz/contracts/auctions'
import { type Ladder, owedSince } from '@auctionwiz/domain/payments-due/ladder'
import { sameContent } from '@auctionwiz/domain/same-content'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { platformBuyerRecord, syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { lotRecord } from '@auctionwiz/records/lots'
import {
  isUntouched,
  type PaymentDueDocument,
  type PaymentDueFields,
  paymentDueDocument,
  paymentDueId,
  paymentDueRecord,
} from '@auctionwiz/records/payments-due'
import { type SaleBidder, saleBidders } from '@auctionwiz/records/registered-bidders'
import { type SaleContribution, saleContributionRecord } from '@auctionwiz/records/sale-contributions'

const pageSize = 500

/**
 * Writes what each winner of an auction that is over owes, as far as it differs from what is stored. What was paid and sent stays; a winner from whom all
 * lots were taken back, and to whom nothing was sent, is removed. Safe to repeat.
 */
export const bringUpToDate = async (house: Partition, auction: Auction, ladder: Ladder, now: Date): Promise<void> => {
  const [contributions, stored, lots, platformOf] = await Promise.all([
    contributionsOf(house, auction.id),
    storedOf(house, auction.id),
    lotsOf(house, auction.id),
    platformsOf(house, auction),
  ])
  const winners = [...new Set([...contributions.keys(), ...stored.keys()])]
  const bidders = await saleBidders(house, winners)
  const dues = recordsOf(paymentDueRecord, house)
  for (const bidderId of winners) {
    const [won, before] = [contributions.get(bidderId), stored.get(bidderId)]
    const bidder = bidders.get(bidderId)
    // Of somebody who was erased the house keeps what is owed as it is.
    if (!bidder) continue
    const owed = (won?.lots ?? []).map(({ lotNumber, hammer, premium }) => ({
      ...(lots.get(lotNumber) ?? { id: `lot_${lotNumber}`, title: '' }),
      ...{ lotNumber, hammer, premium },
    }))
    // Its version keeps what was paid at this moment.
    if (owed.length === 0 && before && isUntouched(before.document) && (await dues.removeOnce(before.document.id, before.version))) continue
    const platform = platformOf(bidderId)
    const sale = {
      ...{ auctionTitle: auction.title, closedAt: closedAt(auction), lots: owed, bidderText: textOf(bidder) },
      ...(platform && { platform }),
    }
    const id = await paymentDueId(auction.id, bidderId)
    const updated = (current: PaymentDueDocument | undefined) =>
      broughtUp(
        current,
        { id, auctionId: auction.id, bidderId, currency: auction.currency, payments: [], notices: [], ...sale },
        ladder,
        now,
      )
    if (!before || updated(before.document)) await dues.upsert(id, updated)
  }
}

/** What is owed after a look at the sale; undefined where it is the same as before. */
const broughtUp = (
  current: PaymentDueDocument | undefined,
  owed: PaymentDueFields,
  ladder: Ladder,
  now: Date,
): PaymentDueDocument | undefined => {
  if (!current && owed.lots.length === 0) return undefined
  // Of a sale of unsold lots, or a winner who was corrected, nobody was reminded yet.
  const began = current?.state === 'unpaid' ? current.owedSince : owedSince(owed, ladder, now)
  const { auctionTitle, closedAt, lots, bidderText, platform } = owed
  const { owedSince: _before, ...rest } = current ?? owed
  const sale = { auctionTitle, closedAt, lots, bidderText, ...(platform && { platform }) }
  const updated = paymentDueDocument({ ...rest, ...sale, ...(began !== undefined && { owedSince: began }) })
  // What changes nothing that is owed leaves the days as they are.
  const after = current && updated.state === 'paid' ? paymentDueDocument({ ...current, ...sale }) : updated
  return current && sameContent(after, paymentDueRecord.document(current)) ? undefined : after
}

const textOf = ({ name, bidderId }: SaleBidder): string => `${name} ${bidderId}`

/** When bidding ended: an auction that was closed later than planned ended at its time. */
const closedAt = ({ endDate, closedAt: closed = endDate }: Auction): string => (closed < endDate ? closed : endDate)

const contributionsOf = async (house: Partition, auctionId: string): Promise<Map<string, SaleContribution>> => {
  const found = new Map<string, SaleContribution>()
  const where = [{ field: 'auctionId', equals: auctionId }] as const
  for await (const { document } of readerOf(saleContributionRecord, house).each({ where }, pageSize)) found.set(document.bidderId, document)
  return found
}

const storedOf = async (house: Partition, auctionId: string): Promise<Map<string, Versioned<PaymentDueDocument>>> => {
  const found = new Map<string, Versioned<PaymentDueDocument>>()
  const where = [{ field: 'auctionId', equals: auctionId }] as const
  for await (const one of readerOf(paymentDueRecord, house).each({ where }, pageSize)) found.set(one.document.bidderId, one)
  return found
}

/** Through which platform each winner took part: a sync notes whom it brought. The others bid with the house. */
const platformsOf = async (
  house: Partition,
  { id, importedFrom }: Auction,
): Promise<(bidderId: string) => PaymentDueFields['platform']> => {
  const part = house.in('auctions').within(id)
  const link = importedFrom === undefined ? undefined : await readerOf(syncLinkRecord, part).find(syncLinkId)
  if (!link || importedFrom === undefined) return () => undefined
  const buyers = new Set<string>()
  for await (const { document } of readerOf(platformBuyerRecord, part).each({}, pageSize)) buyers.add(document.bidderId)
  return (bidderId) => (buyers.has(bidderId) ? { id: link.document.platformId, name: importedFrom } : undefined)
}

const titles = projection(lotRecord, ['lotNumber', 'title'])

const lotsOf = async (house: Partition, auctionId: string): Promise<Map<string, { id: string; title: string }>> => {
  const found = new Map<string, { id: string; title: string }>()
  const where = [{ field: 'state', in: ['Sold', 'PostSale'] }] as const
  for await (const { document } of listerOf(titles, house.in('auctions').within(auctionId)).each({ where }, pageSize))
    found.set(document.lotNumber, { id: document.id, title: document.title })
  return found
}
