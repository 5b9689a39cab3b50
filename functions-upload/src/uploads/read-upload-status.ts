import type { readUploadStatus as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { uploadOf } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

export const readUploadStatus: UseCase<typeof endpoint> = async ({ params }, { house }) =>
  uploadOf((await readUpload(house, params.id)).document)
