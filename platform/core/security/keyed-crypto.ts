import { type Bytes, bytesOf, type EncryptionEngine, encryption, remembered, textOf, webEngine } from './encryption.ts'

/** Hashes and encrypts under keys that come from one secret, another key for each use. Every implementation gives the same hash, and opens what another has sealed. */
export interface KeyedCrypto {
  /** HMAC-SHA-256 of the text, hexadecimal. */
  hash(use: string, text: string): Promise<string>
  /** See `Encryption.encrypt`. */
  seal(use: string, text: string): Promise<string>
  /** Fails when it was sealed with another secret, for another use, or was changed. */
  open(use: string, sealed: string): Promise<string>
}

export interface KeyedEngine extends EncryptionEngine {
  /** HMAC-SHA-256 under a key, hexadecimal. */
  hmac(key: Bytes): (text: string) => Promise<string> | string
}

/** For the browser, and wherever nothing faster is at hand. */
export const webKeyedCrypto = (secret: string): KeyedCrypto => keyedCrypto(secret, { ...webEngine, hmac: webHmac })

export const keyedCrypto = (secret: string, engine: KeyedEngine): KeyedCrypto => {
  const { encrypt, decrypt } = encryption(secret, engine)
  const keyOf = async (use: string): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(`${use}:${secret}`)))
  const hashes = remembered(async (use) => engine.hmac(await keyOf(use)))
  const older = remembered(async (use) => engine.aesGcm(await keyOf(use)))
  return {
    hash: async (use, text) => (await hashes(use))(text),
    seal: (use, text) => encrypt(text, { purpose: use }),
    open: async (use, sealed) => {
      const [, iv, content] = olderSeal.exec(sealed) ?? []
      if (iv === undefined || content === undefined) return decrypt(sealed, { purpose: use })
      return textOf(await (await older(use)).decrypt(fromHex(iv), fromHex(content), new Uint8Array()))
    },
  }
}

/** Links in mails and stored values from before `encryption`: initialisation vector and content in hexadecimal, under the key of the hash. */
const olderSeal = /^([\da-f]{24})\.((?:[\da-f]{2}){16,})$/

const webHmac: KeyedEngine['hmac'] = (bytes) => {
  const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (text) => hex(new Uint8Array(await crypto.subtle.sign('HMAC', await key, bytesOf(text))))
}

const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (digits: string): Bytes => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
