import type { listUploads as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readErrorValues } from './error-values.ts'
import { queuedBehind } from './import-line.ts'
import { type UploadDocument, uploadOf } from './upload-document.ts'

const pageSize = 20

/** One query a page, in the order of its composite index, and one for the values of its row errors. */
export const listUploads: UseCase<typeof endpoint> = async ({ query }, { house, account, now }) => {
  const newestFirst = ['type', 'uploadDate'].map((field) => ({ field, descending: true }))
  const page = await house.query<UploadDocument>({ type: 'upload', orderBy: newestFirst }, { limit: pageSize, next: query.page })
  const [values, behind] = await Promise.all([readErrorValues(house, page.items), queuedBehind(page.items, { account, now })])
  const uploads = page.items.map((document) => uploadOf(document, values.get(document.id), behind(document), now))
  return { uploads, ...(page.next && { nextPage: page.next }) }
}
