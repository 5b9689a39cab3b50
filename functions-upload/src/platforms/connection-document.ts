import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
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
  encryption: SecretEncryption,
  place: ConnectionPlace,
  { key, at, by }: { key: string; at: Date; by: string },
): Promise<PlatformConnection> => ({
  id: connectionId(place.platformId),
  type: 'platform-connection',
  platformId: place.platformId,
  sealedKey: await sealedKeyOf(encryption, place, key),
  connectedAt: at.toISOString(),
  connectedBy: by,
})

export const sealedKeyOf = ({ encrypt }: SecretEncryption, place: ConnectionPlace, key: string): Promise<string> =>
  encrypt(key, placeOf(place))

export const keyOf = ({ decrypt }: SecretEncryption, place: ConnectionPlace, { sealedKey }: PlatformConnection): Promise<string> =>
  decrypt(sealedKey, placeOf(place))
