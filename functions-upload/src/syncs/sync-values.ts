import type { Auction } from '@auctionwiz/contracts/auctions'
import { lotNumberText, parseLotNumber } from '@auctionwiz/domain/lots/lot-number'
import type { SyncValues } from '@auctionwiz/domain/sync/compare-record'
import type { LotDocument } from '@auctionwiz/records/lots'
import type { PlatformAuction, PlatformLot } from '../platforms/sale-platform.ts'

/** What is compared of an auction. */
export const auctionValues = ({
  title,
  location,
  startDate,
  endDate,
}: Pick<Auction | PlatformAuction, 'title' | 'location' | 'startDate' | 'endDate'>): SyncValues => ({
  title,
  location,
  startDate: new Date(startDate).toISOString(),
  endDate: new Date(endDate).toISOString(),
})

/** What is compared of a lot of the house. The platform does not know when a lot was sold. */
export const houseLotValues = (lot: LotDocument): SyncValues => ({
  lotNumber: lot.lotNumber,
  title: lot.title,
  description: lot.description,
  estimateLow: lot.estimateLow ?? null,
  estimateHigh: lot.estimateHigh ?? null,
  startingBid: lot.startingBid ?? null,
  state: lot.state === 'PostSale' ? 'Sold' : lot.state,
  hammer: lot.hammer ?? null,
  paddle: lot.paddle ?? null,
  highestBid: lot.highestBid ?? null,
})

/**
 * The same of a platform's lot; undefined where the house could not store it. Where the platform names no buyer whom the house knows, it says nothing
 * against the house's own.
 * @param paddleOf the house's paddle of a buyer
 */
export const platformLotValues = (
  lot: PlatformLot,
  paddleOf: (buyer: string) => string | undefined,
  own: Pick<LotDocument, 'paddle'> | undefined,
): SyncValues | undefined => {
  const number = parseLotNumber(lot.lotNumber)
  if (!number) return undefined
  const isSold = lot.state === 'Sold'
  const buyer = lot.buyer === undefined ? undefined : paddleOf(lot.buyer)
  return {
    lotNumber: lotNumberText(number),
    title: lot.title,
    description: lot.description,
    estimateLow: lot.estimateLow ?? null,
    estimateHigh: lot.estimateHigh ?? null,
    startingBid: lot.startingBid ?? null,
    state: lot.state,
    hammer: isSold ? (lot.hammer ?? null) : null,
    paddle: isSold ? (buyer ?? own?.paddle ?? null) : null,
    highestBid: lot.state === 'Passed' ? (lot.highestBid ?? null) : null,
  }
}

export const textIn = (values: SyncValues, field: keyof SyncValues): string => String(values[field] ?? '')

export const amountIn = (values: SyncValues, field: keyof SyncValues): number | undefined => {
  const value = values[field]
  return typeof value === 'number' ? value : undefined
}
