/** Crockford's base 32: no letters that are mistaken for digits, sorts as its number does. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const encode = (bytes: Uint8Array): string => {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  let text = ''
  for (let left = Math.ceil((bytes.length * 8) / 5); left > 0; left -= 1) {
    text = alphabet.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return text
}

/** A random id of 100 bits with a prefix that says what it names, such as `bid_…`. */
export const randomId = (prefix: string): string => `${prefix}_${encode(crypto.getRandomValues(new Uint8Array(13))).slice(-20)}`

/** A random id that sorts by the time it was made: 48 bits of milliseconds, then 64 random bits. */
export const timeOrderedId = (prefix: string, at: Date): string => {
  const time = new Uint8Array(8)
  new DataView(time.buffer).setBigUint64(0, BigInt(at.getTime()))
  return `${prefix}_${encode(time.slice(2))}${encode(crypto.getRandomValues(new Uint8Array(8)))}`
}

/** An id derived from its parts: the same parts give the same id, so a repeated write meets itself. SHA-256, first 100 bits. */
export const derivedId = async (prefix: string, ...parts: readonly string[]): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return `${prefix}_${encode(new Uint8Array(digest).slice(0, 13)).slice(-20)}`
}
