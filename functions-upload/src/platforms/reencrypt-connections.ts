import { type ReencryptParts, reencryptStored } from '@auctionwiz/platform/core/records/reencrypt-stored'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import { keyOf, sealedKeyOf } from './connection-document.ts'

/** Encrypts the keys of all houses at bidding platforms under the current key, so that the former one can go. */
export const reencryptConnections = ({ encryption, ...parts }: ReencryptParts & { encryption: SecretEncryption }) =>
  reencryptStored({
    ...parts,
    record: platformConnectionRecord,
    setting: 'FORMER_CONNECTION_KEY',
    renewed: async (connection, [accountId = '', auctionHouseId = '']) => {
      if (await encryption.isCurrent(connection.sealedKey)) return undefined
      const place = { accountId, auctionHouseId, platformId: connection.platformId }
      return { ...connection, sealedKey: await sealedKeyOf(encryption, place, await keyOf(encryption, place, connection)) }
    },
  })
