import { encryption, keyIdOf } from './encryption.ts'

/** Encrypts the secrets of houses, such as keys of other services, for the store. */
export interface SecretEncryption {
  /** @param place the owner of the secret, such as account, house and platform: it decrypts only there. */
  encrypt(secret: string, place: string): Promise<string>
  /** Fails when it was sealed with a secret that is neither the current nor the former one, for another place, or was changed. */
  decrypt(sealed: string, place: string): Promise<string>
  /** Whether it names the current secret, so that nothing else is needed to open it. */
  isCurrent(sealed: string): Promise<boolean>
}

const purpose = 'sealed secrets of houses'

/** The id of the secret, then the value. Earlier versions of the product stored the value alone. */
const withId = /^(k[\da-f]{8})\.(.+)$/

/** @param former the secret that this one replaced: it opens what was sealed before the change, and seals nothing */
export const secretEncryption = (secret: string, former?: string): SecretEncryption => {
  const current = { ...encryption(secret), id: once(() => keyIdOf(secret)) }
  const earlier = former === undefined ? undefined : { ...encryption(former), id: once(() => keyIdOf(former)) }
  return {
    encrypt: async (text, place) => `${await current.id()}.${await current.encrypt(text, { purpose, place })}`,
    decrypt: async (sealed, place) => {
      const bound = { purpose, place }
      const [, id, value] = withId.exec(sealed) ?? []
      if (id !== undefined && value !== undefined) {
        if (id === (await current.id())) return current.decrypt(value, bound)
        if (earlier && id === (await earlier.id())) return earlier.decrypt(value, bound)
        throw new Error(`The key ${id}, under which this was encrypted, is not set.`)
      }
      return current.decrypt(sealed, bound).catch((error: unknown) => {
        if (!earlier) throw error
        return earlier.decrypt(sealed, bound)
      })
    },
    isCurrent: async (sealed) => withId.exec(sealed)?.[1] === (await current.id()),
  }
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
