import type { readUploadStatus as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readErrorValues } from './error-values.ts'
import { queuedBehind } from './import-line.ts'
import { uploadOf } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

export const readUploadStatus: UseCase<typeof endpoint> = async ({ params }, { house, account, now }) => {
  const { document } = await readUpload(house, params.id)
  const [values, behind] = await Promise.all([readErrorValues(house, [document]), queuedBehind([document], { account, now })])
  return uploadOf(document, values.get(document.id), behind(document), now)
}
