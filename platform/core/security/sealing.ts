import { encryption } from './encryption.ts'

/** Encrypts the secrets of houses, such as keys of other services, for the store. */
export interface Sealing {
  /** @param place the owner of the secret, such as account, house and platform: it decrypts only there. */
  seal(secret: string, place: string): Promise<string>
  /** Fails when it was sealed with a secret that is neither the current nor the former one, for another place, or was changed. */
  open(sealed: string, place: string): Promise<string>
}

const purpose = 'sealed secrets of houses'

/** @param former the secret that this one replaced: it opens what was sealed before the change, and seals nothing */
export const sealing = (secret: string, former?: string): Sealing => {
  const { encrypt, decrypt } = encryption(secret)
  const earlier = former === undefined ? undefined : encryption(former)
  return {
    seal: (text, place) => encrypt(text, { purpose, place }),
    open: (sealed, place) =>
      decrypt(sealed, { purpose, place }).catch((error: unknown) => {
        if (!earlier) throw error
        return earlier.decrypt(sealed, { purpose, place })
      }),
  }
}
