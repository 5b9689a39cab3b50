import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import type { UploadDocument } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

/** An upload whose import nobody has decided on yet. Fails with not_found or upload_decided. */
export const readReviewed = async (house: PartitionReader, id: string): Promise<Versioned<UploadDocument>> => {
  const upload = await readUpload(house, id)
  if (upload.document.status !== 'review') throw new Failure('upload_decided')
  return upload
}
