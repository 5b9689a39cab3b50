import type { Auction } from '@auctionwiz/contracts/auctions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type PlatformBuyer, platformBuyerRecord, type Synced, type SyncLink, syncedRecord } from '@auctionwiz/records/auction-syncs'
import { auctionOf, auctionRecord } from '@auctionwiz/records/auctions'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import type { PlatformAuction, PlatformLot, PlatformRegistration, SalePlatform } from '../platforms/sale-platform.ts'
import { type Patiently, SyncStop, type WholeList, wholeList } from './patient-sales.ts'

const pageSize = 500

/** The house's side of an imported auction. */
export interface HouseSide {
  auction: Auction
  lots: Map<string, Versioned<LotDocument>>
  /** By the platform's id. */
  synced: Map<string, Versioned<Synced>>
  buyers: Map<string, PlatformBuyer>
  /** The paddles of the auction, by registration. */
  paddles: Map<string, string>
}

export interface PlatformSide {
  auction: PlatformAuction
  lots: WholeList<PlatformLot>
  registrations: WholeList<PlatformRegistration>
}

/** The id of what is kept of a platform's record. */
export const syncedId = (kind: 'auction' | 'lot' | 'registration', platformRecordId: string): Promise<string> =>
  derivedId('syd', kind, platformRecordId)

/** @param what all of it, or who buys alone: registrations and the platform's handles */
export const readHouseSide = async (
  house: PartitionReader,
  auctionId: string,
  now: Date,
  what: 'all' | 'people' = 'all',
): Promise<HouseSide> => {
  const part = house.in('auctions').within(auctionId)
  const stored = await readerOf(auctionRecord, house).read(auctionId)
  const side: HouseSide = { auction: auctionOf(stored, now), lots: new Map(), synced: new Map(), buyers: new Map(), paddles: new Map() }
  if (what === 'all') {
    for await (const lot of readerOf(lotRecord, part).each({}, pageSize)) side.lots.set(lot.document.id, lot)
    for await (const one of readerOf(syncedRecord, part).each({}, pageSize)) side.synced.set(keyOf(one.document), one)
  }
  for await (const { document } of readerOf(platformBuyerRecord, part).each({}, pageSize))
    side.buyers.set(document.platformRecordId, document)
  for await (const { document } of readerOf(registrationRecord, part).each({}, pageSize)) side.paddles.set(document.id, document.paddle)
  return side
}

export const keyOf = ({ kind, platformRecordId }: Pick<Synced, 'kind' | 'platformRecordId'>): string => `${kind}:${platformRecordId}`

/** The house's paddle of a platform's buyer, as it is now. */
export const paddleOf =
  ({ buyers, paddles }: Pick<HouseSide, 'buyers' | 'paddles'>) =>
  (buyer: string): string | undefined => {
    const known = buyers.get(buyer)
    return known && paddles.get(known.registrationId)
  }

/** @throws SyncStop */
export const readPlatformSide = async (
  sales: SalePlatform,
  key: string,
  { platformAuctionId }: Pick<SyncLink, 'platformAuctionId'>,
  patiently: Patiently,
  { synced }: Pick<HouseSide, 'synced'>,
): Promise<PlatformSide> => {
  const auction = await patiently(() => sales.auction(key, platformAuctionId))
  if (!auction) throw new SyncStop('auction_gone')
  const isOutdated = ({ id, updatedAt }: PlatformLot): boolean =>
    updatedAt !== undefined && updatedAt < (synced.get(keyOf({ kind: 'lot', platformRecordId: id }))?.document.platformUpdatedAt ?? '')
  const lots = await wholeList(patiently, (page) => sales.lots(key, auction, page), isOutdated)
  const registrations = await wholeList(patiently, (page) => sales.registrations(key, auction, page))
  return { auction, lots, registrations }
}
