import type { Auction } from '@auctionwiz/contracts/auctions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type PlatformBuyer, platformBuyerRecord, type Synced, syncedRecord } from '@auctionwiz/records/auction-syncs'
import { auctionOf, auctionRecord, readAuction } from '@auctionwiz/records/auctions'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import type { PlatformAuction, PlatformLot, PlatformRegistration, SalePage, SalePlatform } from '../platforms/sale-platform.ts'
import { keptLots, keptRegistrations, type RegistrationHandle } from './kept-pages.ts'
import { type Patiently, SyncStop, type WholeList, wholeList } from './patient-sales.ts'
import type { Work } from './run-work.ts'

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
  registrations: WholeList<RegistrationHandle>
}

/** The id of what is kept of a platform's record. */
export const syncedId = (kind: 'auction' | 'lot' | 'registration', platformRecordId: string): Promise<string> =>
  derivedId('syd', kind, platformRecordId)

/**
 * @param what all of it, or who buys alone: registrations and the platform's handles
 * @param beat called now and then while it reads
 */
export const readHouseSide = async (
  house: PartitionReader,
  auctionId: string,
  now: Date,
  { what = 'all', beat = async () => undefined }: { what?: 'all' | 'people'; beat?: () => Promise<void> } = {},
): Promise<HouseSide> => {
  const part = house.in('auctions').within(auctionId)
  const stored = await readerOf(auctionRecord, house).read(auctionId)
  const side: HouseSide = { auction: auctionOf(stored, now), lots: new Map(), synced: new Map(), buyers: new Map(), paddles: new Map() }
  if (what === 'all') {
    for await (const lot of readerOf(lotRecord, part).each({}, pageSize)) {
      if (side.lots.size % pageSize === 0) await beat()
      side.lots.set(lot.document.id, lot)
    }
    for await (const one of readerOf(syncedRecord, part).each({}, pageSize)) {
      if (side.synced.size % pageSize === 0) await beat()
      side.synced.set(keyOf(one.document), one)
    }
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

/**
 * The pages that earlier workers of the run kept, and what is left of the lists.
 * @param houseSide read when the lists are complete
 * @throws SyncStop, SyncPause
 */
export const readPlatformSide = async (work: Work, houseSide: () => Promise<HouseSide>): Promise<PlatformSide> => {
  const { sales, key, link, patiently, house, message, ports } = work
  const own = await readAuction(house, message.auctionId, ports.now())
  const current = () => readPlatformAuction(sales, key, link.platformAuctionId, patiently, own)
  const auction = await current()
  const hasOutdated = async (lots: Iterable<PlatformLot>): Promise<boolean> => {
    const { synced } = await houseSide()
    const isOutdated = ({ id, updatedAt }: PlatformLot): boolean =>
      updatedAt !== undefined && updatedAt < (synced.get(keyOf({ kind: 'lot', platformRecordId: id }))?.document.platformUpdatedAt ?? '')
    return [...lots].some(isOutdated)
  }
  const registrations = await wholeList(patiently, (page) => handlesOf(sales.registrations(key, auction, page)), {
    kept: keptRegistrations(work),
  })
  const lots = await wholeList(patiently, (page) => sales.lots(key, auction, page), { hasOutdated, kept: keptLots(work) })
  // The currency may have changed while the lists were read.
  await current()
  return { auction, lots, registrations }
}

const handlesOf = async (read: Promise<SalePage<PlatformRegistration>>): Promise<SalePage<RegistrationHandle>> => {
  const page = await read
  return { ...page, items: page.items.map(({ id, paddle }) => ({ id, paddle })) }
}

/** The platform's auction as it is now. @throws SyncStop where it is gone, or where its amounts are of another currency */
export const readPlatformAuction = async (
  sales: SalePlatform,
  key: string,
  id: string,
  patiently: Patiently,
  { currency }: Pick<Auction, 'currency'>,
): Promise<PlatformAuction> => {
  const auction = await patiently(() => sales.auction(key, id))
  if (!auction) throw new SyncStop('auction_gone')
  if (auction.currency !== currency) throw new SyncStop('currency_differs')
  return auction
}
