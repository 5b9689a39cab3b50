/** Encrypts texts under keys that are derived from one secret, another key for each purpose. Runs in the browser too. */
export interface Encryption {
  /** The same text gets another value each time. Letters, digits, `-`, `_` and points alone, so that it fits a link. */
  encrypt(text: string, bound: Bound): Promise<string>
  /** Fails when it was encrypted with another secret, for another purpose or place, or was changed. */
  decrypt(encrypted: string, bound: Bound): Promise<string>
}

/** What an encrypted text belongs to: it decrypts for nothing else. */
export interface Bound {
  purpose: string
  /** Such as account, house and platform; none where the purpose says it all. */
  place?: string
}

/** What a runtime does fastest in its own way. */
export interface EncryptionEngine {
  aesGcm: AesGcm
  /** Base64 of RFC 4648, section 5, without padding. */
  base64Url(bytes: Bytes): string
}

/** AES-256-GCM under a key of 32 bytes; the content that `encrypt` gives ends with the tag. */
export type AesGcm = (key: Bytes) => {
  encrypt(iv: Bytes, text: Bytes, additional: Bytes): Promise<Bytes> | Bytes
  decrypt(iv: Bytes, content: Bytes, additional: Bytes): Promise<Bytes> | Bytes
}
export type Bytes = Uint8Array<ArrayBuffer>

/** The version, a point, then initialization vector, content and tag as one. */
const version = 'v2'
/** With the same keys; vector and content apart, in plain base64. */
const version1 = 'v1'
const ivLength = 12

/** @param engine by default that of the browser, which every runtime has */
export const encryption = (secret: string, { aesGcm, base64Url }: EncryptionEngine = webEngine): Encryption => {
  const ciphers = remembered(async (purpose) => aesGcm(await derivedKey(secret, purpose)))
  return {
    encrypt: async (text, { purpose, place = '' }) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const content = await (await ciphers(purpose)).encrypt(iv, bytesOf(text), bytesOf(place))
      const whole = new Uint8Array(ivLength + content.length)
      whole.set(iv)
      whole.set(content, ivLength)
      return `${version}.${base64Url(whole)}`
    },
    decrypt: async (encrypted, { purpose, place = '' }) => {
      const [iv, content] = partsOf(encrypted)
      return textOf(await (await ciphers(purpose)).decrypt(iv, content, bytesOf(place)))
    },
  }
}

const partsOf = (encrypted: string): [iv: Bytes, content: Bytes] => {
  const [mark, first = '', second = ''] = encrypted.split('.')
  if (mark === version1) return [fromBase64(first), fromBase64(second)]
  if (mark !== version) throw new Error('This was not encrypted here')
  const whole = fromBase64(first)
  return [whole.slice(0, ivLength), whole.slice(ivLength)]
}

const webAesGcm: AesGcm = (bytes) => {
  const key = crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const how = (iv: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv, additionalData })
  return {
    encrypt: async (iv, text, additional) => new Uint8Array(await crypto.subtle.encrypt(how(iv, additional), await key, text)),
    decrypt: async (iv, content, additional) => new Uint8Array(await crypto.subtle.decrypt(how(iv, additional), await key, content)),
  }
}

/** Web Crypto. */
export const webEngine: EncryptionEngine = {
  aesGcm: webAesGcm,
  base64Url: (bytes) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
}

/** HKDF-SHA-256 of the secret. */
const derivedKey = async (secret: string, purpose: string): Promise<Bytes> => {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('auctionwiz'), info: bytesOf(purpose) }
  return new Uint8Array(await crypto.subtle.deriveBits(how, material, 256))
}

/** Names a secret in what it encrypts, and reveals nothing of it: `k` and eight hexadecimal digits. */
export const keyIdOf = async (secret: string): Promise<string> => {
  const first = (await derivedKey(secret, 'key id')).slice(0, 4)
  return `k${Array.from(first, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** What `make` gives for each name, made once. */
export const remembered = <T>(make: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const made = new Map<string, Promise<T>>()
  return (name) => {
    const found = made.get(name) ?? make(name)
    made.set(name, found)
    return found
  }
}

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)
export const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)
const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
