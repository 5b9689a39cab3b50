import type * as calls from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { searchKeyConditions } from '@auctionwiz/platform/core/store/search-key'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { readErrorValues } from './error-values.ts'
import { queuedBehind } from './import-line.ts'
import { uploadOf } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

const pageSize = 20

/** One query a page, in the order of its composite index, and one for the values of its row errors. */
export const listUploads: UseCase<typeof calls.listUploads> = async ({ query }, { house, account, now }) => {
  const newestFirst = (['type', 'uploadDate'] as const).map((field) => ({ field, descending: true }))
  const where = searchKeyConditions(query.search)
  const page = await readerOf(uploadRecord, house).page({ where, orderBy: newestFirst }, { limit: pageSize, next: query.page })
  const documents = page.items.map(({ document }) => document)
  const [values, behind] = await Promise.all([readErrorValues(house, documents), queuedBehind(documents, { account, now })])
  const uploads = documents.map((document) => uploadOf(document, values.get(document.id), behind(document), now))
  return { uploads, ...(page.next && { nextPage: page.next }) }
}

export const readUploadStatus: UseCase<typeof calls.readUploadStatus> = async ({ params }, { house, account, now }) => {
  const { document } = await readUpload(house, params.id)
  const [values, behind] = await Promise.all([readErrorValues(house, [document]), queuedBehind([document], { account, now })])
  return uploadOf(document, values.get(document.id), behind(document), now)
}
