/** Checks streamed bytes for valid UTF-8, without keeping any. */
export interface Utf8Check {
  /** Whether all bytes up to now can be the start of a UTF-8 text. */
  push(bytes: Uint8Array): boolean
  /**
   * Whether the text up to here is UTF-8. Accepts a truncated last character after other multi-byte characters; a single one
   * is more likely an accented letter of another encoding.
   */
  complete(): boolean
}

/** How many bytes follow a first byte, and the range the first of them must be in (RFC 3629: no overlong forms, no surrogates). */
const following = (byte: number): readonly [count: number, low: number, high: number] | undefined => {
  if (byte >= 0xc2 && byte <= 0xdf) return [1, 0x80, 0xbf]
  if (byte === 0xe0) return [2, 0xa0, 0xbf]
  if (byte === 0xed) return [2, 0x80, 0x9f]
  if (byte >= 0xe1 && byte <= 0xef) return [2, 0x80, 0xbf]
  if (byte === 0xf0) return [3, 0x90, 0xbf]
  if (byte >= 0xf1 && byte <= 0xf3) return [3, 0x80, 0xbf]
  return byte === 0xf4 ? [3, 0x80, 0x8f] : undefined
}

export const utf8Check = (): Utf8Check => {
  let valid = true
  let left = 0
  let characters = 0
  let low = 0x80
  let high = 0xbf
  const step = (byte: number): boolean => {
    if (left > 0) {
      if (byte < low || byte > high) return false
      left -= 1
      if (left === 0) characters += 1
      low = 0x80
      high = 0xbf
      return true
    }
    const more = following(byte)
    if (more === undefined) return false
    left = more[0]
    low = more[1]
    high = more[2]
    return true
  }
  return {
    push: (bytes) => {
      for (let index = 0; valid && index < bytes.length; index += 1) {
        const byte = bytes[index] as number
        if (left > 0 || byte > 0x7f) valid = step(byte)
      }
      return valid
    },
    complete: () => valid && (left === 0 || characters > 0),
  }
}
