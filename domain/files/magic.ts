/** The apparent kind of a binary file. */
export type BinaryKind =
  | 'PDF document'
  | 'Excel workbook'
  | 'Word document'
  | 'ZIP archive'
  | 'PNG image'
  | 'JPEG image'
  | 'GIF image'
  | 'program'
  | 'gzip archive'
  | 'binary file'

const magics: readonly (readonly [kind: BinaryKind, start: readonly number[]])[] = [
  ['PDF document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG image', [0xff, 0xd8, 0xff]],
  ['GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['gzip archive', [0x1f, 0x8b]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0xcf, 0xfa, 0xed, 0xfe]],
  // The container of Office files before 2007; among those, people upload workbooks here.
  ['Excel workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
]

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte)

const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 2048))

/** The kind of a file by its first bytes; undefined if they don't determine it. */
export const kindByMagic = (bytes: Uint8Array): BinaryKind | undefined => {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return kindOfZip(asciiOf(bytes))
  // A DOS and Windows program; "MZ" alone could be the first header of a text.
  if (startsWith(bytes, [0x4d, 0x5a]) && bytes.subarray(0, 64).includes(0)) return 'program'
  return magics.find(([, start]) => startsWith(bytes, start))?.[0]
}

const kindOfZip = (start: string): BinaryKind => {
  if (start.includes('xl/')) return 'Excel workbook'
  if (start.includes('word/')) return 'Word document'
  return start.includes('[Content_Types].xml') ? 'Excel workbook' : 'ZIP archive'
}
