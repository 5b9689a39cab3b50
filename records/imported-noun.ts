import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import type { RecordKind } from '@auctionwiz/contracts/import-undo'
import { sameContent } from '@auctionwiz/domain/same-content'
import type { RecordType } from '@auctionwiz/platform/core/records/record'
import type { AuditedChange } from '@auctionwiz/platform/core/records/writer'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import type { ChangedRecord } from './imported-records.ts'
import { definedOf, recordSum } from './record-sum.ts'

/** A record that an import writes whole. */
export interface ImportedNoun<D extends StoredDocument> {
  kind: RecordKind
  record: RecordType<D>
  /** The fields that follow from others, such as the keys of lists. */
  derived: readonly string[]
  /** The document with what follows from its fields. */
  rebuilt(document: D): D
  audited: { create: AuditAction; update: AuditAction; delete: AuditAction }
  /** What the audit log says of a new or removed one. */
  shown(document: D): Readonly<Record<string, unknown>>
}

/** Fields that say when something happened, and nothing that staff look for in the audit log. */
const times: ReadonlySet<string> = new Set(['updatedAt', 'imported'])

const namesOf = <D extends StoredDocument>({ record, derived }: ImportedNoun<D>): string[] =>
  Object.keys(record.definition.fields).filter((name) => !derived.includes(name))

/** The fields in which two documents differ, without those that follow from others. */
export const changedFields = <D extends StoredDocument>(noun: ImportedNoun<D>, before: D, after: D): string[] => {
  const [left, right]: Readonly<Record<string, unknown>>[] = [definedOf(before, namesOf(noun)), definedOf(after, namesOf(noun))]
  return namesOf(noun).filter((name) => !sameContent(left?.[name], right?.[name]))
}

/** A short sum that shows whether a record was edited. */
export const sumOf = <D extends StoredDocument>({ record, derived }: ImportedNoun<D>, document: D): string =>
  recordSum(record, document, derived)

/** What a step did to a record, so that it can be undone. @param before undefined where it made the record */
export const changedRecord = <D extends StoredDocument>(noun: ImportedNoun<D>, before: D | undefined, after: D): ChangedRecord => {
  const sum = sumOf(noun, after)
  if (!before) return { id: after.id, sum }
  const fields = changedFields(noun, before, after)
  return { id: after.id, sum, before: { sum: sumOf(noun, before), fields, values: definedOf(before, fields) } }
}

/** The record as it was. Fails with `record_damaged` where what was kept does not fit the record. */
export const restoredRecord = <D extends StoredDocument>(
  { record, rebuilt }: ImportedNoun<D>,
  current: D,
  { fields, values }: NonNullable<ChangedRecord['before']>,
): D => {
  const gone = new Set(fields)
  const others = Object.fromEntries(Object.entries(current).filter(([name]) => !gone.has(name)))
  return rebuilt(record.parse({ ...others, ...values, id: current.id, type: current.type }))
}

/** What the audit log says of a change by a file or its undo. */
export const auditedChange = <D extends StoredDocument>(
  noun: ImportedNoun<D>,
  before: D,
  after: D,
  source: { upload?: string; undone?: string },
): AuditedChange => {
  const fields = changedFields(noun, before, after).filter((name) => !times.has(name))
  return {
    action: noun.audited.update,
    before: definedOf(before, fields),
    after: { ...definedOf(after, fields), changed: fields, ...source },
  }
}
