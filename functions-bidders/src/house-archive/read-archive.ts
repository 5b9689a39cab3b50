import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import { isPlainPath } from '@auctionwiz/platform/core/files/plain-path'
import { unzip, type ZippedFile } from '@auctionwiz/platform/core/spreadsheets/unzip'
import * as z from 'zod/mini'
import { archiveVersion, type Manifest, manifestPath, manifestSchema } from './manifest.ts'

/** An archive whose manifest was read. */
export interface HouseArchive {
  manifest: Manifest
  /** The checksum of the manifest, which tells archives apart. */
  checksum: string
  files: ReadonlyMap<string, ZippedFile>
}

/** The archive can't be read back; the message says why. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

const mebibyte = 1024 * 1024

/** Names some hundred thousand files. */
const manifestLimit = 128 * mebibyte

/** Texts pack to a tenth or less; what unpacks to this many times the archive is made to fill a disk. */
const mostUnpacked = 200
/** Small archives may pack better. */
const alwaysUnpacked = 256 * mebibyte

/** No document of the store comes near. */
const lineLimit = 16 * mebibyte

/** Opens an archive. @throws ArchiveRefused for what is no archive of a house, and for one of a later version of the product */
export const openArchive = async (blob: Blob, checksum: () => Checksum): Promise<HouseArchive> => {
  const zipped = await unzip(blob).catch((error: Error) => {
    throw new ArchiveRefused(`The file is not a whole ZIP archive (${error.message}).`)
  })
  const files = new Map(zipped.map((file) => [file.name, file]))
  const stored = files.get(manifestPath)
  if (!stored) throw new ArchiveRefused('The archive has no manifest.json, so it is no export of a house or was cut short.')
  const sum = checksum()
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of piecesOf(stored, manifestLimit)) {
    sum.add(piece)
    text += decoder.decode(piece, { stream: true })
  }
  const manifest = manifestOf(text)
  requirePlainFiles(manifest, zipped, blob.size)
  return { manifest, checksum: await sum.hex(), files }
}

const anyManifest = z.object({ version: z.int() })

const manifestOf = (text: string): Manifest => {
  const json = jsonOf(text)
  const { data: any } = z.safeParse(anyManifest, json)
  if (any && any.version > archiveVersion)
    throw new ArchiveRefused(`The archive has format ${any.version}; this program reads formats up to ${archiveVersion}. Use a newer one.`)
  const { data } = z.safeParse(manifestSchema, json)
  if (!data) throw new ArchiveRefused('The manifest is not that of an exported house.')
  return data
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The manifest and the archive name the same files, each once, within the archive, and of a size that such an archive can have. */
const requirePlainFiles = ({ files }: Manifest, zipped: readonly ZippedFile[], size: number): void => {
  const names = [...zipped.map(({ name }) => name), ...files.map(({ path }) => path)]
  const strange = names.find((name) => !isPlainPath(name))
  if (strange !== undefined) throw new ArchiveRefused(`The archive has a file with the name ${strange}, which leads elsewhere.`)
  const inManifest = new Set([manifestPath, ...files.map(({ path }) => path)])
  if (inManifest.size !== files.length + 1) throw new ArchiveRefused('The manifest names a file twice.')
  if (new Set(zipped.map(({ name }) => name)).size !== zipped.length) throw new ArchiveRefused('The archive has a file twice.')
  const unnamed = zipped.find(({ name }) => !inManifest.has(name))
  if (unnamed) throw new ArchiveRefused(`The archive has ${unnamed.name}, which its manifest does not name.`)
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (unpacked > Math.max(alwaysUnpacked, mostUnpacked * size))
    throw new ArchiveRefused(`The archive has ${size} bytes and claims to unpack to ${unpacked}.`)
}

/** Reads a whole archive, so that a damaged one is refused before anything is written. @throws ArchiveRefused naming the first file that is not as it was written */
export const checkFiles = async ({ manifest, files }: HouseArchive, checksum: () => Checksum): Promise<void> => {
  for (const { path, sha256, bytes } of manifest.files) {
    const file = files.get(path)
    if (!file) throw new ArchiveRefused(`${path} is missing from the archive.`)
    const sum = checksum()
    try {
      for await (const piece of piecesOf(file, bytes)) sum.add(piece)
    } catch (error) {
      if (error instanceof ArchiveRefused) throw error
      throw new ArchiveRefused(`${path} is damaged and can't be unpacked.`)
    }
    if ((await sum.hex()) !== sha256) throw new ArchiveRefused(`${path} is not what was exported: its checksum differs from the manifest.`)
  }
}

/** @param most bytes. A file that unpacks to more is refused where it exceeds them. */
export async function* piecesOf(file: ZippedFile, most = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  const reader = file.read().getReader()
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > most) throw new ArchiveRefused(`${file.name} is not what was exported: it unpacks to more than ${most} bytes.`)
      yield part.value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The values of a file of JSON lines, in their order, each as `read` takes it. @throws ArchiveRefused naming a line that can't be read */
export async function* linesOf<T>(file: ZippedFile, read: (value: unknown) => T): AsyncGenerator<T> {
  let number = 0
  for await (const line of textLinesOf(file)) {
    number += 1
    yield readLine(file, number, () => read(JSON.parse(line)))
  }
}

const readLine = <T>({ name }: ZippedFile, number: number, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    throw new ArchiveRefused(`${name}, line ${number}: ${problemOf(error)}`)
  }
}

/** Without values, which may be personal data. */
const problemOf = (error: unknown): string => {
  if (error instanceof ArchiveRefused) return error.message
  if (!(error instanceof Failure)) return 'it can\u2019t be read.'
  return `it is not as declared (${error.cause instanceof Error ? error.cause.message : error.code}).`
}

async function* textLinesOf(file: ZippedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let pieces: string[] = []
  let length = 0
  for await (const piece of piecesOf(file)) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n')
    for (const [index, part] of [first, ...others].entries()) {
      if (index > 0) {
        yield pieces.join('')
        pieces = []
        length = 0
      }
      pieces.push(part)
      length += part.length
      if (length > lineLimit) throw new ArchiveRefused(`${file.name} has a line of more than ${lineLimit} characters.`)
    }
  }
  if (length > 0) throw new ArchiveRefused(`${file.name} ends within a line.`)
}
