import type { FileEntry, FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type SourceFile, sourceFolder, type UploadDocument, uploadRecord } from '../uploads.ts'

/** Where the files of a house are, and what is known of them. */
export interface SourcePlace<House extends PartitionReader = PartitionReader> {
  house: House
  files: FileStore
  accountId: string
  auctionHouseId: string
}

/** Of one upload what the file store still has. */
export interface KeptSource {
  /** Its record, when its files are still to be imported, or imported to their end. */
  upload?: UploadDocument
  /** Those files. */
  files: SourceFile[]
  /** Their bytes. */
  size: number
  /** Files that no import will read: an upload was refused, or is done, and removing them failed. */
  orphans: FileEntry[]
  /** The upload is imported to its end, so nothing is being received for it. */
  isDone: boolean
}

/** The house's files in the file store, by upload, independent of the records. */
export async function* keptSources(place: SourcePlace): AsyncGenerator<KeptSource> {
  const folder = sourceFolder(place.accountId, place.auctionHouseId)
  const idOf = ({ path }: FileEntry): string => path.slice(folder.length).split('/')[0] ?? ''
  let entries: FileEntry[] = []
  for await (const entry of place.files.list(folder)) {
    const [first] = entries
    if (first && idOf(first) !== idOf(entry)) {
      yield await keptOf(place.house, idOf(first), entries)
      entries = []
    }
    entries.push(entry)
  }
  const [first] = entries
  if (first) yield await keptOf(place.house, idOf(first), entries)
}

const keptOf = async (house: PartitionReader, id: string, entries: readonly FileEntry[]): Promise<KeptSource> => {
  const known = (await readerOf(uploadRecord, house).find(id))?.document
  const isDone = known?.status === 'completed'
  const upload = isDone ? undefined : known
  const sizes = new Map(entries.map(({ path, size }) => [path, size]))
  const files = upload?.files.filter(({ path }) => sizes.has(path)) ?? []
  const needed = new Set(files.map(({ path }) => path))
  return {
    ...(upload && { upload }),
    files,
    size: files.reduce((sum, { path }) => sum + (sizes.get(path) ?? 0), 0),
    orphans: entries.filter(({ path }) => !needed.has(path)),
    isDone,
  }
}
