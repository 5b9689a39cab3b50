import type { Upload } from '@auctionwiz/contracts/uploads'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { rejectedRowsRecord } from '@auctionwiz/records/rejected-rows'
import { type StoredRowError, type UploadDocument, uploadOf } from './upload-document.ts'

const shownValues = projection(rejectedRowsRecord, ['shownFor', 'file', 'part', 'values'])

type Part = ReturnType<typeof shownValues.parse>

const shownFor = (uploadIds: readonly string[]) => ({ where: [{ field: 'shownFor' as const, in: uploadIds }] })

export const errorValuesQuery = (uploadIds: readonly string[]) => shownValues.query(shownFor(uploadIds))

/** The values of the row errors of these uploads, by upload, in the order of the errors: what is still kept of them. */
export const readErrorValues = async (
  house: PartitionReader,
  uploads: readonly UploadDocument[],
): Promise<Map<string, (string | undefined)[]>> => {
  const shown = uploads.filter(({ rowErrors }) => rowErrors.length > 0)
  const ids = shown.map(({ id }) => id)
  const parts: Part[] = []
  if (ids.length > 0) for await (const { document } of listerOf(shownValues, house).each(shownFor(ids))) parts.push(document)
  parts.sort((left, right) => left.part - right.part)
  return new Map(
    shown.map(({ id, rowErrors }) => [
      id,
      valuesOf(
        rowErrors,
        parts.filter(({ shownFor }) => shownFor === id),
      ),
    ]),
  )
}

/** By place, since a row that lost its values may have had more errors before. Two files of an upload may have one name. */
const valuesOf = (errors: readonly StoredRowError[], parts: readonly Part[]): (string | undefined)[] => {
  const byPlace = new Map<string, (string | undefined)[]>()
  for (const { file, values } of parts)
    for (const { line, field, value } of values) {
      const place = placeOf(file, line, field)
      byPlace.set(place, [...(byPlace.get(place) ?? []), value])
    }
  return errors.map(({ file, row, field }) => byPlace.get(placeOf(file, row, field))?.shift())
}

const placeOf = (file: string, line: number, field: string): string => JSON.stringify([file, line, field])

/** What callers see of an upload, with the values of its row errors. */
export const uploadWithValues = async (house: PartitionReader, document: UploadDocument): Promise<Upload> =>
  uploadOf(document, (await readErrorValues(house, [document])).get(document.id))
