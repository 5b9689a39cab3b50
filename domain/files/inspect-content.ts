import { byteSearch, includesBytes, wideText } from './byte-search.ts'
import type { FileProblemName } from './file-problem.ts'
import { extensionOf } from './file-types.ts'
import { fileSniffer, type Sniffed } from './sniff.ts'
import { type ZipFile, zipDirectory } from './zip-directory.ts'

/** What is known of a file once all of it was seen. */
interface Content {
  /** Its first and its last bytes. */
  head: Uint8Array
  tail: Uint8Array
  sniffed: Sniffed
  /** The files of an archive that ends with the file, whatever it begins as; undefined when its directory can't be read. */
  packed: ZipFile[] | undefined
  /** Of a compound document, the container of Office files before 2007. */
  stream(name: keyof typeof streams): boolean
}

const streams = {
  word: wideText('WordDocument'),
  workbook: wideText('Workbook'),
  macros: wideText('_VBA_PROJECT'),
  encrypted: wideText('EncryptedPackage'),
} as const

const headLength = 4096
/** Holds the directory of an archive of some ten thousand files. */
const tailLength = 2 * 1024 * 1024
/** Unpacked bytes of an archive. */
const unpackedLimit = 1024 * 1024 * 1024

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean => start.every((byte, index) => bytes[index] === byte)

const starts = {
  pdf: ascii('%PDF-'),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff),
  zip: Uint8Array.of(0x50, 0x4b, 0x03, 0x04),
  compound: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  gzip: Uint8Array.of(0x1f, 0x8b, 0x08),
  sqlite: ascii('SQLite format 3\0'),
  postgres: ascii('PGDMP'),
  /** The tape format in which SQL Server writes its backups. */
  tape: ascii('TAPE'),
} as const

type Check = (content: Content) => FileProblemName | undefined

const isText: Check = ({ sniffed }) => (sniffed.kind === 'text' ? undefined : 'otherContent')

/** Text whose first sign is one of these. */
const textFrom =
  (signs: string): Check =>
  (content) => {
    const { head, sniffed } = content
    if (sniffed.kind !== 'text') return 'otherContent'
    const [first = ''] = new TextDecoder(sniffed.encoding).decode(head).trimStart()
    return signs.includes(first) ? undefined : 'otherContent'
  }

/** A file that begins as one kind and holds another is both, and programs differ in which they open. */
const isAlsoArchive = ({ packed = [] }: Content): boolean => packed.length > 0

const picture =
  (start: Uint8Array): Check =>
  (content) => {
    if (!startsWith(content.head, start)) return 'otherContent'
    return isAlsoArchive(content) || includesBytes(content.head.subarray(0, 1024), starts.pdf) ? 'twoKinds' : undefined
  }

const pdf: Check = (content) => {
  if (!startsWith(content.head, starts.pdf)) return 'otherContent'
  if (isAlsoArchive(content)) return 'twoKinds'
  return includesBytes(content.tail, ascii('%%EOF')) ? undefined : 'damaged'
}

/** Where the first stream of a compound document begins, and the mark of a protected Word document in it. */
const firstStream = 512
const wordMark = Uint8Array.of(0xec, 0xa5)
const isProtectedWord = ({ head }: Content): boolean =>
  startsWith(head.subarray(firstStream), wordMark) && ((head[firstStream + 11] ?? 0) & 1) === 1

const compound =
  (stream: 'word' | 'workbook'): Check =>
  (content) => {
    if (!startsWith(content.head, starts.compound)) return 'otherContent'
    if (isAlsoArchive(content)) return 'twoKinds'
    if (content.stream('encrypted') || isProtectedWord(content)) return 'encrypted'
    if (!content.stream(stream)) return 'otherContent'
    return content.stream('macros') ? 'macros' : undefined
  }

/** A path that would be written outside the folder that an archive is unpacked into. */
const leadsOut = ({ name }: ZipFile): boolean => /^(?:[\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..')

const zip: Check = ({ head, packed }) => {
  if (!startsWith(head, starts.zip)) return 'otherContent'
  if (!packed || packed.length === 0) return 'damaged'
  if (packed.some(({ encrypted }) => encrypted)) return 'encrypted'
  if (packed.some(leadsOut)) return 'outside'
  return packed.reduce((sum, { size }) => sum + size, 0) > unpackedLimit ? 'bomb' : undefined
}

/** An Office file since 2007, which is an archive with a part of this path; one with a password is a compound document. */
const office =
  (part: RegExp): Check =>
  (content) => {
    if (startsWith(content.head, starts.compound) && content.stream('encrypted')) return 'encrypted'
    const problem = zip(content)
    if (problem !== undefined) return problem
    const names = (content.packed ?? []).map(({ name }) => name.toLowerCase())
    if (!names.some((name) => part.test(name))) return 'otherContent'
    return names.some((name) => name.endsWith('vbaproject.bin')) ? 'macros' : undefined
  }

const dumpStarts = [starts.gzip, starts.sqlite, starts.postgres, starts.tape]
const dump: Check = (content) => {
  if (isAlsoArchive(content)) return 'twoKinds'
  return dumpStarts.some((start) => startsWith(content.head, start)) ? undefined : isText(content)
}
const gzip: Check = ({ head }) => (startsWith(head, starts.gzip) ? undefined : 'otherContent')

const checks: Readonly<Record<string, Check>> = {
  csv: isText,
  tsv: isText,
  txt: isText,
  sql: isText,
  json: textFrom('[{'),
  jsonl: textFrom('[{'),
  ndjson: textFrom('[{'),
  xml: textFrom('<'),
  pdf,
  png: picture(starts.png),
  jpg: picture(starts.jpeg),
  jpeg: picture(starts.jpeg),
  doc: compound('word'),
  xls: compound('workbook'),
  docx: office(/^word\/document\d*\.xml$/),
  xlsx: office(/^xl\/workbook\d*\.xml$/),
  zip,
  gz: gzip,
  dump,
  bak: dump,
  db: dump,
  sqlite: dump,
}

/** Checks a streamed file: push every piece, then ask for the problem. Of the file only its ends are kept, and nothing is unpacked. */
export interface ContentInspection {
  push(bytes: Uint8Array): void
  /** Whether the content is of the kind that the extension says, and of no other. */
  problem(): FileProblemName | undefined
  /** The files of an archive. */
  packed(): readonly ZipFile[]
}

export const inspectContent = (name: string): ContentInspection => {
  const sniffer = fileSniffer()
  const search = byteSearch(streams)
  const last = lastPieces()
  let head = new Uint8Array()
  let size = 0
  const endAndDirectory = () => {
    const tail = joined(last.pieces)
    return { tail, packed: zipDirectory(tail, size - tail.length) }
  }
  return {
    push: (bytes) => {
      if (head.length < headLength) head = joined([head, bytes]).slice(0, headLength)
      sniffer.push(bytes)
      if (startsWith(head, starts.compound)) search.push(bytes)
      size += bytes.length
      last.push(bytes)
    },
    problem: () => checks[extensionOf(name)]?.({ head, ...endAndDirectory(), sniffed: sniffer.result(), stream: search.has }),
    packed: () => endAndDirectory().packed ?? [],
  }
}

/** The pieces that hold the last bytes of a stream. */
const lastPieces = () => {
  const pieces: Uint8Array[] = []
  let length = 0
  return {
    pieces,
    push: (bytes: Uint8Array): void => {
      pieces.push(bytes)
      length += bytes.length
      for (let first = pieces[0]; first && length - first.length >= tailLength; first = pieces[0]) {
        length -= first.length
        pieces.shift()
      }
    },
  }
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
