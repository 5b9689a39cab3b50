import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'

export const findUpload = (house: PartitionReader, id: string): Promise<Versioned<UploadDocument> | undefined> =>
  readerOf(uploadRecord, house).find(id)

/** One upload of the house by id; fails with not_found. */
export const readUpload = async (house: PartitionReader, id: string): Promise<Versioned<UploadDocument>> => {
  const stored = await findUpload(house, id)
  if (!stored) throw notFound('Upload')
  return stored
}
