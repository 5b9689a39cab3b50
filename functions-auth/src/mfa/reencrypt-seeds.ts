import { type ReencryptParts, reencryptStored } from '@auctionwiz/platform/core/records/reencrypt-stored'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { decryptedSeed, encryptedSeed } from './seed.ts'

/** Encrypts the seeds of all authenticators under the current key, so that the former one can go. */
export const reencryptSeeds = ({ encryption, ...parts }: ReencryptParts & { encryption: SecretEncryption }) =>
  reencryptStored({
    ...parts,
    record: mfaMethodRecord,
    setting: 'FORMER_FACTOR_KEY',
    renewed: async (method) => {
      if (method.secret === undefined || (await encryption.isCurrent(method.secret))) return undefined
      return { ...method, secret: await encryptedSeed(encryption, method.id, await decryptedSeed(encryption, method)) }
    },
  })
