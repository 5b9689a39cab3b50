import { encryption } from './encryption.ts'

/** Keeps secrets of houses, such as keys of other services, unreadable in the store. */
export interface Sealing {
  /** @param place where the secret belongs, such as account, house and platform: it opens nowhere else. */
  seal(secret: string, place: string): Promise<string>
  /** Fails when it was sealed with another secret or for another place, or was changed. */
  open(sealed: string, place: string): Promise<string>
}

const purpose = 'sealed secrets of houses'

export const sealing = (secret: string): Sealing => {
  const { encrypt, decrypt } = encryption(secret)
  return {
    seal: (text, place) => encrypt(text, { purpose, place }),
    open: (sealed, place) => decrypt(sealed, { purpose, place }),
  }
}
