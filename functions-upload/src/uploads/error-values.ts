import type { Upload } from '@auctionwiz/contracts/uploads'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { RejectedRows } from '@auctionwiz/platform/core/rejected-rows'
import { type UploadDocument, uploadOf } from './upload-document.ts'

type Part = Pick<RejectedRows, 'id' | 'type' | 'shownFor' | 'part' | 'values'>

const pageSize = 100

export const errorValuesQuery = (uploadIds: readonly string[]) => ({
  type: 'rejected-rows',
  where: [{ field: 'shownFor', in: uploadIds }],
  fields: ['shownFor', 'part', 'values'],
})

/** The values of the row errors of these uploads, by upload, in the order of the errors: what is still kept of them. */
export const readErrorValues = async (
  house: PartitionReader,
  uploads: readonly UploadDocument[],
): Promise<Map<string, (string | undefined)[]>> => {
  const ids = uploads.filter(({ rowErrors }) => rowErrors.length > 0).map(({ id }) => id)
  const parts: Part[] = []
  let next: string | undefined
  do {
    if (ids.length === 0) break
    const page = await house.query<Part>(errorValuesQuery(ids), { limit: pageSize, next })
    parts.push(...page.items)
    next = page.next
  } while (next !== undefined)
  const values = new Map<string, (string | undefined)[]>()
  for (const { shownFor = '', values: own } of parts.sort((left, right) => left.part - right.part))
    values.set(shownFor, [...(values.get(shownFor) ?? []), ...own.map(({ value }) => value)])
  return values
}

/** What callers see of an upload, with the values of its row errors. */
export const uploadWithValues = async (house: PartitionReader, document: UploadDocument): Promise<Upload> =>
  uploadOf(document, (await readErrorValues(house, [document])).get(document.id))
