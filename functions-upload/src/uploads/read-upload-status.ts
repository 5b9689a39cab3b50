import type { readUploadStatus as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { uploadWithValues } from './error-values.ts'
import { readUpload } from './upload-repository.ts'

export const readUploadStatus: UseCase<typeof endpoint> = async ({ params }, { house }) => {
  const { document } = await readUpload(house, params.id)
  return uploadWithValues(house, document)
}
