import { notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Versioned } from '@auctionwiz/platform/core/store'
import type { UploadDocument } from './upload-document.ts'

export const findUpload = async (house: PartitionReader, id: string): Promise<Versioned<UploadDocument> | undefined> => {
  const stored = await house.read<UploadDocument>(id)
  return stored?.document.type === 'upload' ? stored : undefined
}

/** One upload of the house by id; fails with not_found. */
export const readUpload = async (house: PartitionReader, id: string): Promise<Versioned<UploadDocument>> => {
  const stored = await findUpload(house, id)
  if (!stored) throw notFound('Upload')
  return stored
}
