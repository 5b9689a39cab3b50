import { emailPattern } from '@auctionwiz/contracts/fields'
import type { ColumnDecision, chooseImportColumns as endpoint } from '@auctionwiz/contracts/import-mappings'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { dryRunId, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { type ImportMappingDocument, importMappingId, importMappingRecord } from '@auctionwiz/records/import-mappings'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { readReviewed } from '../uploads/read-reviewed.ts'
import { chosenOf } from './saved-mapping.ts'

/** What was planned with other columns, is no longer what would be imported. */
const outdated = 'The columns were changed. Start the dry run again.'

export const chooseImportColumns: UseCase<typeof endpoint> = async ({ params, body }, context) => {
  const { house, now } = context
  const { document, version } = await readReviewed(params.id, context)
  const columns = body.columns.map((column) => decided(column, importedKind(document.category)))
  const { readings: _decided, savedMapping: _saved, preset: _preset, ...upload } = document
  const next = { ...upload, ...chosenOf(columns), ...(body.saveAs !== undefined && { savedMapping: body.saveAs }) }
  const saved = body.saveAs === undefined ? [] : await savedWrites(body.saveAs, columns, importedKind(document.category), context)
  try {
    await house.write([uploadRecord.replacement(next, version), ...(await withoutRun(house, params.id, now)), ...saved])
  } catch (error) {
    throw isStoreError(error, 'stale', 'missing') ? new Failure('stale_version') : error
  }
  return { success: true }
}

const decided = (
  { name, field: chosen, dates, values = {} }: ColumnDecision,
  { fields }: ImportedKind,
): ImportMappingDocument['columns'][number] => {
  const chosenFields = [...fields, ignoredColumn] as const
  const field = chosenFields.find((one) => one === chosen)
  if (!field)
    throw new Failure('invalid_request', { fields: { columns: `There is no field ${chosen}. Use one of: ${chosenFields.join(', ')}.` } })
  if (emailPattern.test(name)) throw new Failure('invalid_request', { fields: { columns: unnamed } })
  const words = Object.entries(values).map(([word, value]) => [word.toLowerCase(), value] as const)
  return { name, field, choice: { ...(dates && { dates }), ...(words.length > 0 && { values: Object.fromEntries(words) }) } }
}

const unnamed = 'An email address can’t be a column name. Add a first line with column names to the file and map these.'

const withoutRun = async (house: PartitionReader, uploadId: string, now: Date): Promise<Write[]> => {
  const run = await readerOf(dryRunRecord, house).find(dryRunId(uploadId))
  if (!run) return []
  const { changed: _changed, ...before } = run.document
  const movedAt = now.toISOString()
  return [dryRunRecord.replacement({ ...before, state: 'failed', parts: [], imports: false, movedAt, problem: outdated }, run.version)]
}

const savedWrites = async (
  name: string,
  columns: ImportMappingDocument['columns'],
  kind: ImportedKind,
  { now, claims, audit }: HouseContext,
): Promise<Write[]> => {
  const id = await importMappingId(
    columns.map((column) => column.name),
    kind.name,
  )
  const event = audit({ action: 'import_mapping.save', subjectType: 'settings', subjectId: id, subjectName: name })
  return [importMappingRecord.put({ id, name, columns, savedAt: now.toISOString(), savedBy: claims.userName }), event]
}
