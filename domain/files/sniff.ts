import { type BinaryKind, kindByMagic } from './magic.ts'
import { utf8Check } from './utf8.ts'

/** Labels for TextDecoder, which drops the byte order mark. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type Sniffed = { kind: 'text'; encoding: TextEncodingName } | { kind: 'binary'; looksLike: BinaryKind }

/** How many bytes the detection of binary files reads. */
export const sniffLength = 4096

const text = (encoding: TextEncodingName): Sniffed => ({ kind: 'text', encoding })

/**
 * What a file is by its first bytes: text in some encoding, or something else. Bytes that are not UTF-8 are taken as Windows-1252, which
 * spreadsheets on Windows write; a file is only known to be UTF-8 once all of it was seen, see `fileSniffer`.
 */
export const sniffText = (bytes: Uint8Array): Sniffed => {
  const head = bytes.subarray(0, sniffLength)
  const marked = encodingByMark(head)
  if (marked !== undefined) return hasControlUnits(head, marked) ? { kind: 'binary', looksLike: 'binary file' } : text(marked)
  const kind = kindByMagic(head)
  if (kind !== undefined) return { kind: 'binary', looksLike: kind }
  const wide = wideEncoding(head)
  if (wide !== undefined) return text(wide)
  if (hasBinaryBytes(head)) return { kind: 'binary', looksLike: 'binary file' }
  return text(utf8Check().push(bytes) ? 'utf-8' : 'windows-1252')
}

const encodingByMark = ([first, second, third]: Uint8Array): TextEncodingName | undefined => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * UTF-16 without a mark: the text of a table is mostly Latin letters, digits and commas, whose high bytes are all zero, while the low
 * bytes never are.
 */
const wideEncoding = (bytes: Uint8Array): TextEncodingName | undefined => {
  const pairs = bytes.length >> 1
  const zeros = [0, 0]
  for (let index = 0; index < pairs * 2; index += 1) if (bytes[index] === 0) zeros[index & 1] = (zeros[index & 1] as number) + 1
  const [even = 0, odd = 0] = zeros
  if (pairs < 2) return undefined
  if (even === 0 && odd >= pairs * 0.6) return 'utf-16le'
  return odd === 0 && even >= pairs * 0.6 ? 'utf-16be' : undefined
}

/** Bytes may begin like a marked text by chance, or be of four bytes a character. */
const hasControlUnits = (bytes: Uint8Array, encoding: TextEncodingName): boolean => {
  const even = bytes.length - (bytes.length % 2)
  return hasBinaryBytes(new TextDecoder(encoding).decode(bytes.subarray(0, encoding === 'utf-8' ? bytes.length : even)))
}

/** Control characters that no text has, other than line breaks, tabs, form feeds and the old end-of-file mark. */
const hasBinaryBytes = (bytes: Uint8Array | string): boolean => {
  let control = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const code = typeof bytes === 'string' ? bytes.charCodeAt(index) : (bytes[index] as number)
    if (code === 0) return true
    if (code < 0x20 && (code < 0x09 || code > 0x0d) && code !== 0x1a) control += 1
  }
  return control > Math.max(3, bytes.length / 50)
}

/** Detects the kind of a streamed file: push every piece, then read the result. It keeps only the first bytes. */
export interface FileSniffer {
  push(bytes: Uint8Array): void
  /** The file's kind from the bytes so far; a binary kind is certain after `sniffLength` bytes. */
  result(): Sniffed
}

export const fileSniffer = (): FileSniffer => {
  const head = new Uint8Array(sniffLength)
  const check = utf8Check()
  let length = 0
  return {
    push: (bytes) => {
      if (length < sniffLength) head.set(bytes.subarray(0, sniffLength - length), length)
      length += bytes.length
      check.push(bytes)
    },
    result: () => {
      const sniffed = sniffText(head.subarray(0, Math.min(length, sniffLength)))
      if (sniffed.kind === 'binary' || sniffed.encoding.startsWith('utf-16') || encodingByMark(head) === 'utf-8') return sniffed
      return text(check.complete() ? 'utf-8' : 'windows-1252')
    },
  }
}
