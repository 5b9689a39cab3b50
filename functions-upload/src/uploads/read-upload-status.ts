import type { readUploadStatus as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readErrorValues } from './error-values.ts'
import { uploadOf } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

export const readUploadStatus: UseCase<typeof endpoint> = async ({ params }, { house }) => {
  const { document } = await readUpload(house, params.id)
  const values = await readErrorValues(house, [document])
  return uploadOf(document, values.get(document.id))
}
