import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret.replace(/\s/g, '')))
    .update(counter)
    .digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Gives the codes that an authenticator shows for a secret in base 32 (RFC 6238: SHA-1, 30 s, 6 digits). The service takes a code once, and the
 * one after its own too: within the same 30 seconds the next code is that one, so that nothing has to be waited for.
 */
export const authenticator = (secret: string): (() => string) => {
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000))
    return codeOf(secret, last)
  }
}
