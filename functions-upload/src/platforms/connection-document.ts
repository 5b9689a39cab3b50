import type { Sealing } from '@auctionwiz/platform/core/security/sealing'
import { connectionId, type PlatformConnection } from '@auctionwiz/records/platform-connections'

/** The house that a connection belongs to, and the platform. */
export interface ConnectionPlace {
  accountId: string
  auctionHouseId: string
  platformId: string
}

const placeOf = ({ accountId, auctionHouseId, platformId }: ConnectionPlace): string => [accountId, auctionHouseId, platformId].join('/')

/** A connection with its key sealed: nothing but this house's connection to this platform opens it. */
export const connectionDocument = async (
  { seal }: Sealing,
  place: ConnectionPlace,
  { key, at, by }: { key: string; at: Date; by: string },
): Promise<PlatformConnection> => ({
  id: connectionId(place.platformId),
  type: 'platform-connection',
  platformId: place.platformId,
  sealedKey: await seal(key, placeOf(place)),
  connectedAt: at.toISOString(),
  connectedBy: by,
})

export const keyOf = ({ open }: Sealing, place: ConnectionPlace, { sealedKey }: PlatformConnection): Promise<string> =>
  open(sealedKey, placeOf(place))
