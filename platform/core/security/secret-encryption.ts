import { encryption } from './encryption.ts'

/** Encrypts the secrets of houses, such as keys of other services, for the store. */
export interface SecretEncryption {
  /** @param place the owner of the secret, such as account, house and platform: it decrypts only there. */
  encrypt(secret: string, place: string): Promise<string>
  /** Fails when it was sealed with a secret that is neither the current nor the former one, for another place, or was changed. */
  decrypt(sealed: string, place: string): Promise<string>
}

const purpose = 'sealed secrets of houses'

/** @param former the secret that this one replaced: it opens what was sealed before the change, and seals nothing */
export const secretEncryption = (secret: string, former?: string): SecretEncryption => {
  const { encrypt, decrypt } = encryption(secret)
  const earlier = former === undefined ? undefined : encryption(former)
  return {
    encrypt: (text, place) => encrypt(text, { purpose, place }),
    decrypt: (sealed, place) =>
      decrypt(sealed, { purpose, place }).catch((error: unknown) => {
        if (!earlier) throw error
        return earlier.decrypt(sealed, { purpose, place })
      }),
  }
}
