import { includesBytes, wideText } from './byte-search.ts'
import { kindByMagic } from './magic.ts'
import { pixelsOf } from './pixels.ts'
import { endsAsArchive, zipDirectory } from './zip-directory.ts'

const extensions = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const
type Extension = (typeof extensions)[number]

/** Why a document is refused: phrases of the services. */
const problems = {
  extension: 'Only .pdf, .doc, .docx, .jpg and .png files can be added.',
  content: 'The file is not what its extension says. Save it again in its own format.',
  macros: 'The file contains macros. Save it without macros, as .docx or .pdf.',
  damaged: 'The file is damaged or protected by a password. Save it again and add it.',
  unpacked: 'The file unpacks to more than 200 MB. Save it with fewer or smaller pictures.',
  pixels: 'The picture has more than 100 million pixels. Save it smaller.',
} as const

export type DocumentCheck = { extension: Extension } | { problem: (typeof problems)[keyof typeof problems] }

/** No letter unpacks to more; a decompression bomb does. */
const unpackedLimit = 200 * 1024 * 1024

/** What a file says it is; undefined for what no document is. */
export const documentExtension = (fileName: string): Extension | undefined => {
  const given = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase()
  return extensions.find((one) => one === (given === 'jpeg' ? 'jpg' : given))
}

/** Whether a file is a document of the kind that its extension says, and nothing else at the same time. Nothing is unpacked. */
export const checkDocument = (fileName: string, bytes: Uint8Array): DocumentCheck => {
  const extension = documentExtension(fileName)
  if (!extension) return { problem: problems.extension }
  const problem = checks[extension](bytes)
  return problem === undefined ? { extension } : { problem: problems[problem] }
}

type Check = (bytes: Uint8Array) => keyof typeof problems | undefined

/** A file that begins as one kind and ends as an archive is both. */
const only =
  (kind: ReturnType<typeof kindByMagic>): Check =>
  (bytes) =>
    kindByMagic(bytes) === kind && !endsAsArchive(bytes) ? undefined : 'content'

/** A few bytes may describe a picture that fills the memory of the viewer. */
const pixelLimit = 100_000_000

const picture =
  (kind: ReturnType<typeof kindByMagic>): Check =>
  (bytes) => {
    const problem = only(kind)(bytes)
    if (problem) return problem
    const pixels = pixelsOf(bytes)
    if (pixels === undefined) return 'damaged'
    return pixels > pixelLimit ? 'pixels' : undefined
  }

const checks: Readonly<Record<Extension, Check>> = {
  pdf: only('PDF document'),
  jpg: picture('JPEG image'),
  png: picture('PNG image'),
  // Word documents before 2007 share their container with workbooks; the names of its streams tell them apart.
  doc: (bytes) => {
    if (kindByMagic(bytes) !== 'Excel workbook' || bytes[0] !== 0xd0 || !includesBytes(bytes, wideText('WordDocument'))) return 'content'
    return includesBytes(bytes, wideText('_VBA_PROJECT')) ? 'macros' : undefined
  },
  docx: (bytes) => {
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return 'content'
    const files = zipDirectory(bytes)
    if (!files || files.some(({ encrypted }) => encrypted)) return 'damaged'
    const names = files.map(({ name }) => name.toLowerCase())
    if (names.some((name) => name.endsWith('vbaproject.bin'))) return 'macros'
    if (!names.includes('word/document.xml') || !names.includes('[content_types].xml')) return 'content'
    return files.reduce((sum, { size }) => sum + size, 0) > unpackedLimit ? 'unpacked' : undefined
  },
}
