/** Crockford's base 32: no letters that are mistaken for digits, sorts as its number does. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** From the last five bits to the first, which may be fewer. */
const encode = (bytes: Uint8Array): string => {
  let text = ''
  let held = 0
  let bits = 0
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    held |= (bytes[at] ?? 0) << bits
    bits += 8
    for (; bits >= 5; bits -= 5) {
      text = alphabet.charAt(held & 31) + text
      held >>= 5
    }
  }
  return bits > 0 ? alphabet.charAt(held) + text : text
}

/** Random bytes are fetched in blocks, because each fetch costs more than an id; none is used twice. */
const randomPool = new Uint8Array(4096)
let poolUsed = randomPool.length

const randomBytes = (count: number): Uint8Array => {
  if (poolUsed + count > randomPool.length) {
    crypto.getRandomValues(randomPool)
    poolUsed = 0
  }
  poolUsed += count
  return randomPool.subarray(poolUsed - count, poolUsed)
}

/** A random id of 100 bits with a prefix that says what it names, such as `bid_…`. */
export const randomId = (prefix: string): string => `${prefix}_${encode(randomBytes(13)).slice(-20)}`

/** A random id that sorts by the time it was made: 48 bits of milliseconds, then 64 random bits. */
export const timeOrderedId = (prefix: string, at: Date): string => {
  const time = new Uint8Array(8)
  new DataView(time.buffer).setBigUint64(0, BigInt(at.getTime()))
  return `${prefix}_${encode(time.slice(2))}${encode(randomBytes(8))}`
}

/** An id derived from its parts: the same parts give the same id, so a repeated write meets itself. SHA-256, first 100 bits. */
export const derivedId = async (prefix: string, ...parts: readonly string[]): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return `${prefix}_${encode(new Uint8Array(digest).slice(0, 13)).slice(-20)}`
}
