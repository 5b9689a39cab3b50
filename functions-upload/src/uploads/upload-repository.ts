import { notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'

export const findUpload = (house: PartitionReader, id: string): Promise<Versioned<UploadDocument> | undefined> =>
  readerOf(uploadRecord, house).find(id)

/** One upload of the house by id; fails with not_found. */
export const readUpload = async (house: PartitionReader, id: string): Promise<Versioned<UploadDocument>> => {
  const stored = await findUpload(house, id)
  if (!stored) throw notFound('Upload')
  return stored
}
