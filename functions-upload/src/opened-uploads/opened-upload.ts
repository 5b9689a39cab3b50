import { blockCount, blockId, blockLength, grantMinutes, type OpenedUpload } from '@auctionwiz/contracts/opened-uploads'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { BlockFiles } from '@auctionwiz/platform/core/files/block-files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type OpenedUploadDocument, openedUploadRecord } from '@auctionwiz/records/opened-uploads'

/** Where the files of opened uploads arrive; absent where browsers can't reach file storage. */
export interface OpenedPorts {
  openedFiles: BlockFiles | undefined
}

export const whatIsOpened = 'Opened upload'

/** An opened upload of the house with its storage. Fails with not_found. */
export const readOpened = async (
  { openedFiles }: OpenedPorts,
  house: PartitionReader,
  id: string,
): Promise<{ document: OpenedUploadDocument; files: BlockFiles }> => {
  const stored = openedFiles && (await readerOf(openedUploadRecord, house).find(id))
  if (!stored) throw notFound(whatIsOpened)
  return { document: stored.document, files: openedFiles }
}

/** What the sender of the files gets: an address for each, and which blocks it need not send again. */
export const grantsFor = async (files: BlockFiles, { id, files: announced }: OpenedUploadDocument, now: Date): Promise<OpenedUpload> => {
  const until = new Date(now.getTime() + grantMinutes * 60_000)
  const granted = announced.map(async ({ name, size, path }) => {
    const [address, arrived] = await Promise.all([files.grant(path, until), arrivedPlaces(files, path, size)])
    return { name, size, address, arrived }
  })
  return { openedId: id, files: await Promise.all(granted), grantedUntil: until.toISOString() }
}

/** The ids of the blocks that make up a file, in their order. */
export const blockIds = (size: number): string[] => Array.from({ length: blockCount(size) }, (_, place) => blockId(place))

/** Places of blocks that have arrived whole. */
export const arrivedPlaces = async (files: BlockFiles, path: string, size: number): Promise<number[]> => {
  const sizes = new Map((await files.blocks(path)).map((block) => [block.id, block.size]))
  return blockIds(size).flatMap((id, place) => (sizes.get(id) === blockLength(size, place) ? [place] : []))
}
