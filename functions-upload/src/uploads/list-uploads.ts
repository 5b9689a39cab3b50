import type { listUploads as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type UploadDocument, uploadOf } from './upload-document.ts'

const pageSize = 20

/** One query a page, in the order of its composite index. */
export const listUploads: UseCase<typeof endpoint> = async ({ query }, { house }) => {
  const newestFirst = ['type', 'uploadDate'].map((field) => ({ field, descending: true }))
  const page = await house.query<UploadDocument>({ type: 'upload', orderBy: newestFirst }, { limit: pageSize, next: query.page })
  return { uploads: page.items.map(uploadOf), ...(page.next && { nextPage: page.next }) }
}
