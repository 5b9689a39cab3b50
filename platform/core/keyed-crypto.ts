/**
 * Hashes and seals under keys that come from one secret, another key for each use: SHA-256 of use and secret. Every implementation gives the
 * same hash, and opens what another has sealed.
 */
export interface KeyedCrypto {
  /** HMAC-SHA-256 of the text, hexadecimal. */
  hash(use: string, text: string): Promise<string>
  /** AES-256-GCM: initialisation vector, a point, content and tag, hexadecimal; another each time. */
  seal(use: string, text: string): Promise<string>
  /** Fails when it was sealed with another secret, for another use, or was changed. */
  open(use: string, sealed: string): Promise<string>
}

export const ivLength = 12

/** For the browser, and wherever nothing faster is at hand. */
export const webKeyedCrypto = (secret: string): KeyedCrypto => {
  const hashing = keysOf(secret, { name: 'HMAC', hash: 'SHA-256' }, ['sign'])
  const sealing = keysOf(secret, { name: 'AES-GCM' }, ['encrypt', 'decrypt'])
  return {
    hash: async (use, text) => hex(await crypto.subtle.sign('HMAC', await hashing(use), bytesOf(text))),
    seal: async (use, text) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealing(use), bytesOf(text))
      return `${hex(iv.buffer)}.${hex(sealed)}`
    },
    open: async (use, sealed) => {
      const [iv = '', content = ''] = sealed.split('.')
      const how = { name: 'AES-GCM', iv: fromHex(iv) }
      return new TextDecoder().decode(await crypto.subtle.decrypt(how, await sealing(use), fromHex(content)))
    },
  }
}

/** Keys by their use, each derived once. */
const keysOf = (secret: string, algorithm: { name: string; hash?: string }, usages: KeyUsage[]) => {
  const keys = new Map<string, Promise<CryptoKey>>()
  const derive = async (use: string): Promise<CryptoKey> => {
    const bytes = await crypto.subtle.digest('SHA-256', bytesOf(`${use}:${secret}`))
    return crypto.subtle.importKey('raw', bytes, algorithm, false, usages)
  }
  return (use: string): Promise<CryptoKey> => {
    const key = keys.get(use) ?? derive(use)
    keys.set(use, key)
    return key
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (digits: string): Uint8Array<ArrayBuffer> => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
