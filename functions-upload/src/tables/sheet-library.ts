import * as library from '@e965/xlsx'

/** An unpacked archive as the library wants it: the path and the content of each file, the root first. */
export interface UnpackedWorkbook {
  FullPaths: string[]
  FileIndex: { name: string; type: 2 | 5; content?: Uint8Array; size: number }[]
}

/** Its types leave this one out. */
const { parse_zip: parseZip } = library as typeof library & {
  parse_zip(unpacked: UnpackedWorkbook, options: library.ParsingOptions): library.WorkBook
}

export type { CellObject, ParsingOptions, WorkBook, WorkSheet } from '@e965/xlsx'
export { read, SSF } from '@e965/xlsx'
export { parseZip }
