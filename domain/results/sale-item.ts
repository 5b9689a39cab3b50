import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { Currency } from '@auctionwiz/contracts/fields'

/** A lot that a bidder won; amounts in minor units of the auction's currency. */
export interface WonLot {
  lotNumber: string
  hammer: number
  premium: number
  /** Whether a file stated the result, rather than this house or a connected platform recorded it. */
  fromFile?: true | undefined
}

export interface ResultSale {
  auctionId: string
  title: string
  /** When bidding closed, ISO 8601. */
  closedAt: string
  house: string
  category: string | undefined
  currency: Currency
}

const prefix = 'res_'

/** The id of what a sale adds to a history. A bidder who took the place of another by a merge has one for each of them. */
export const saleItemId = (auctionId: string, registeredBidderId: string): string => `${prefix}${auctionId}_${registeredBidderId}`

/** Whether an entry of a history comes from the results of a sale in this house's own records. */
export const isSaleItem = ({ id }: Pick<AuctionHistoryItem, 'id'>): boolean => id.startsWith(prefix)

/** Whether it comes from the results of a bidder who was registered under this id. */
export const isSaleItemOf = (item: Pick<AuctionHistoryItem, 'id'>, registeredBidderId: string): boolean =>
  isSaleItem(item) && item.id.endsWith(`_${registeredBidderId}`)

/**
 * What a sale adds to the history of a bidder who won lots. Lots on which the bidder was outbid are not recorded, so a lot that was won counts as one
 * that was bid on, with one bid. Amounts count where the sale was held in the bidder's currency: facts know one currency. Where a file stated one of
 * the results, all of it counts as stated by a file.
 */
export const saleItem = (sale: ResultSale, id: string, lots: readonly WonLot[], currency: Currency): AuctionHistoryItem => {
  const counted = sale.currency === currency ? lots : []
  return {
    id,
    isInternal: true,
    source: lots.some(({ fromFile }) => fromFile) ? 'file' : 'auction',
    auctionTitle: sale.title,
    auctionDate: sale.closedAt,
    auctionHouse: sale.house,
    lotNumbers: lots.map(({ lotNumber }) => lotNumber),
    lotsBid: lots.length,
    totalBids: lots.length,
    wonItems: lots.length,
    totalSpent: { amount: counted.reduce((sum, { hammer, premium }) => sum + hammer + premium, 0), currency },
    highestBid: { amount: counted.reduce((most, { hammer }) => Math.max(most, hammer), 0), currency },
    paymentStatus: 'Pending',
    pickupStatus: 'Pending',
    ...(sale.category !== undefined && { generalCategory: sale.category }),
  }
}
