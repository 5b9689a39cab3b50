import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'

/** Where an authenticator's seed belongs: copied to another method it opens nothing. */
const keyUse = (methodId: string): string => `authenticator ${methodId}`

export const encryptedSeed = (encryption: SecretEncryption, methodId: string, seed: string): Promise<string> =>
  encryption.encrypt(seed, keyUse(methodId))

/** The seed in base 32. A seed stored before encryption is returned as it is; the next use of a code encrypts it. */
export const decryptedSeed = async (
  encryption: SecretEncryption,
  { id, secret = '' }: Pick<MfaMethodDocument, 'id' | 'secret'>,
): Promise<string> => (secret.includes('.') ? encryption.decrypt(secret, keyUse(id)) : secret)
