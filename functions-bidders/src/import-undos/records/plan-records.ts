import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument, Versioned } from '@auctionwiz/platform/core/store/store'
import { type ImportedNoun, restoredRecord, sumOf } from '@auctionwiz/records/imported-noun'
import { type ChangedRecord, type RecordChange, recordChangeRecord } from '@auctionwiz/records/imported-records'

/** What undoing some steps of an import of records does. */
export interface PlannedRecords<D extends StoredDocument> {
  removed: Versioned<D>[]
  restored: { before: Versioned<D>; after: D }[]
  /** The ids of those that were edited since. */
  kept: string[]
}

type Earlier = NonNullable<ChangedRecord['before']>

/** What all steps of an import did to a record. */
interface ImportedRecord {
  id: string
  /** The first step that names it: with that step it is undone. */
  place: number
  /** The sum after the last step. */
  sum: string
  /** Undefined where the import made the record. */
  before: Earlier | undefined
}

/**
 * Plans the undo of the records that these steps were the first of the import to name, so that the order in which steps are undone makes no difference.
 * What is gone, or was restored already, is left out, so that what was undone in part can be planned again.
 */
export const planRecords = async <D extends StoredDocument>(
  house: PartitionReader,
  noun: ImportedNoun<D>,
  { uploadId, steps }: { uploadId: string; steps: readonly RecordChange[] },
): Promise<PlannedRecords<D>> => {
  const plan: PlannedRecords<D> = { removed: [], restored: [], kept: [] }
  const home = house.in(noun.record.definition.container)
  const imported = await readImported(home, uploadId, steps)
  const present = await readPresent(
    home,
    noun,
    imported.map(({ id }) => id),
  )
  for (const { id, sum, before } of imported) {
    const stored = present.get(id)
    if (!stored) continue
    const current = sumOf(noun, stored.document)
    if (current === before?.sum) continue
    if (current !== sum) plan.kept.push(id)
    else if (before) plan.restored.push({ before: stored, after: restoredRecord(noun, stored.document, before) })
    else plan.removed.push(stored)
  }
  return plan
}

const pageSize = 100

const readImported = async (home: PartitionReader, uploadId: string, steps: readonly RecordChange[]): Promise<ImportedRecord[]> => {
  const ids = [...new Set(steps.flatMap(({ recordIds }) => recordIds))]
  if (ids.length === 0) return []
  const where = [
    { field: 'uploadId', equals: uploadId },
    { field: 'recordIds', containsAll: [ids] },
  ] as const
  const all: RecordChange[] = []
  for await (const { document } of readerOf(recordChangeRecord, home).each({ where }, pageSize)) all.push(document)
  all.sort((one, other) => one.place - other.place)
  const found = new Map<string, ImportedRecord>()
  for (const { place, records } of all)
    for (const { id, sum, before } of records) {
      const known = found.get(id)
      const both = known?.before && before ? beforeBoth(known.before, before) : undefined
      found.set(id, { id, sum, place: known?.place ?? place, before: known ? both : before })
    }
  const own = new Set(steps.map(({ place }) => place))
  return [...found.values()].filter(({ place }) => own.has(place))
}

/** What a record was before two changes, the later one after the first. */
const beforeBoth = (first: Earlier, later: Earlier): Earlier => {
  const added = later.fields.filter((name) => !first.fields.includes(name))
  const values = Object.fromEntries(Object.entries(later.values).filter(([name]) => added.includes(name)))
  return { sum: first.sum, fields: [...first.fields, ...added], values: { ...values, ...first.values } }
}

const readPresent = async <D extends StoredDocument>(
  home: PartitionReader,
  { record }: ImportedNoun<D>,
  ids: readonly string[],
): Promise<Map<string, Versioned<D>>> => {
  const found = new Map<string, Versioned<D>>()
  for (let from = 0; from < ids.length; from += pageSize) {
    const where = [{ field: 'id', in: ids.slice(from, from + pageSize) }] as const
    for await (const stored of readerOf(record, home).each({ where }, pageSize)) found.set(stored.document.id, stored)
  }
  return found
}
