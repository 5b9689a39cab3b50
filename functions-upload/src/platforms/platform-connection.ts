import type { Platform } from '@auctionwiz/contracts/platforms'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { connectionId, type PlatformConnection, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import { type BiddingPlatform, type BiddingPlatforms, type OfferedPlatform, PlatformError } from './bidding-platform.ts'
import { keyOf } from './connection-document.ts'
import type { OfAuction, PageRequest, SalePlatform } from './sale-platform.ts'

/** What the calls about platforms need. */
export interface PlatformPorts {
  platforms: BiddingPlatforms
  /** Keeps the keys of houses. */
  encryption: SecretEncryption
}

export const findConnection = (house: PartitionReader, platformId: string): Promise<Versioned<PlatformConnection> | undefined> =>
  readerOf(platformConnectionRecord, house).find(connectionId(platformId))

/** A platform that is offered; fails with not_found. */
export const offeredPlatform = ({ platforms }: PlatformPorts, id: string): OfferedPlatform => {
  const offered = platforms.get(id)
  if (!offered) throw notFound('Bidding platform')
  return offered
}

export const platformOf = (id: string, name: string, connection: PlatformConnection | undefined): Platform => ({
  id,
  name,
  connected: connection !== undefined,
  ...(connection && { connectedAt: connection.connectedAt, connectedBy: connection.connectedBy }),
})

/** A platform as the house sees it, with its key put in. */
export interface Connected {
  name: string
  list(page: Parameters<BiddingPlatform['list']>[1]): ReturnType<BiddingPlatform['list']>
  byIds(ids: readonly string[]): ReturnType<BiddingPlatform['byIds']>
  sales: {
    auctions(page: PageRequest): ReturnType<SalePlatform['auctions']>
    auction(id: string): ReturnType<SalePlatform['auction']>
    lots(auction: OfAuction, page: PageRequest): ReturnType<SalePlatform['lots']>
    registrations(auction: OfAuction, page: PageRequest): ReturnType<SalePlatform['registrations']>
  }
}

/** The platform that the house is connected to; fails with not_found or platform_unconnected, its calls as `asked` does. */
export const connectedPlatform = async (ports: PlatformPorts, id: string, context: HouseReading): Promise<Connected> => {
  const { house, claims, auctionHouseId, log } = context
  const { name, platform, sales } = offeredPlatform(ports, id)
  const connection = await findConnection(house, id)
  if (!connection) throw new Failure('platform_unconnected', { platform: name })
  const key = await keyOf(ports.encryption, { accountId: claims.accountId, auctionHouseId, platformId: id }, connection.document)
  return {
    name,
    list: (page) => asked(name, log, () => platform.list(key, page)),
    byIds: (ids) => asked(name, log, () => platform.byIds(key, ids)),
    sales: {
      auctions: (page) => asked(name, log, () => sales.auctions(key, page)),
      auction: (auctionId) => asked(name, log, () => sales.auction(key, auctionId)),
      lots: (auction, page) => asked(name, log, () => sales.lots(key, auction, page)),
      registrations: (auction, page) => asked(name, log, () => sales.registrations(key, auction, page)),
    },
  }
}

/** What the platform answers; its failures in words for people. */
export const asked = async <T>(name: string, log: Logger, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log.warn('a bidding platform failed', { platform: name, reason: error.reason, problem: error.message })
    if (error.currency !== undefined) throw new Failure('platform_currency_unknown', { platform: name, theirs: error.currency })
    throw new Failure(error.reason === 'key_rejected' ? 'platform_key_rejected' : 'platform_unavailable', { platform: name })
  }
}
