import { normalizeForSearch } from '../../normalize-for-search.ts'

/** Values are compared on their first characters alone; nothing in an address is longer for a good reason. */
export const longest = 64

/** Where a value is spelt out before it is interned. One thread, one value at a time. */
export const scratch = new Uint16Array(longest)

const isKept = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** Spells out the normalized letters and digits of a text, without blanks and punctuation; returns how many there are. */
export const spell = (text: string, into: Uint16Array = scratch): number => {
  let length = 0
  for (let index = 0; index < text.length && length < longest; index += 1) {
    let code = text.charCodeAt(index)
    if (code > 127) return spellAll(normalizeForSearch(text).replace(/[^\p{L}\p{N}]/gu, ''), into)
    if (code >= 65 && code <= 90) code += 32
    if (isKept(code)) into[length++] = code
  }
  return length
}

/** Spells out every character unchanged. */
export const spellAll = (text: string, into: Uint16Array = scratch): number => {
  const length = Math.min(text.length, longest)
  for (let index = 0; index < length; index += 1) into[index] = text.charCodeAt(index)
  return length
}

/** Spells out only the digits. */
export const spellDigits = (text: string, into: Uint16Array = scratch): number => {
  let length = 0
  for (let index = 0; index < text.length && length < longest; index += 1) {
    const code = text.charCodeAt(index)
    if (code >= 48 && code <= 57) into[length++] = code
  }
  return length
}
