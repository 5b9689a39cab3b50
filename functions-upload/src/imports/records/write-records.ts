import { auditOf } from '@auctionwiz/platform/core/records/writer'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store/store'
import { stepId } from '@auctionwiz/records/import-steps'
import { auditedChange, changedFields, changedRecord, type ImportedNoun } from '@auctionwiz/records/imported-noun'
import { importStepRecord, recordChangeId, recordChangePlace, recordChangeRecord } from '@auctionwiz/records/imported-records'
import type { TakenRow } from '../store-window.ts'
import type { StepPlace } from '../take-steps.ts'
import type { RecordPlace } from './record-place.ts'
import type { MadeRecord, RecordSlot } from './take-records.ts'

/**
 * Writes the records of a step, what became of its rows, and what undoes it, in one batch. Fails with `exists` where the step was done by another worker,
 * and with `stale` where one was changed meanwhile.
 * @returns the records that it made
 */
export const writeRecords = async <D extends StoredDocument>(
  noun: ImportedNoun<D>,
  slots: readonly RecordSlot<D>[],
  { at: { file, row }, rows, place }: { at: StepPlace; rows: readonly TakenRow[]; place: RecordPlace },
): Promise<MadeRecord[]> => {
  const { record, rebuilt } = noun
  const { house, upload } = place
  const written = slots
    .map((slot) => ({ slot, after: rebuilt(slot.state) }))
    .filter(({ slot: { stored }, after }) => !stored || changedFields(noun, stored.document, after).length > 0)
  if (written.length === 0) return []
  const made = written.flatMap(({ slot, after }): MadeRecord[] =>
    slot.stored ? [] : [{ id: after.id, name: record.nameOf(after) ?? after.id }],
  )
  const records = written.map(({ slot: { stored }, after }) => changedRecord(noun, stored?.document, after))
  const versions = await house.in(record.definition.container).write([
    ...written.map(({ slot: { stored }, after }): Write => (stored ? record.replacement(after, stored.version) : record.creation(after))),
    ...written.map(({ slot: { stored }, after }) =>
      auditOf(
        record,
        after,
        place,
        stored
          ? auditedChange(noun, stored.document, after, { upload: upload.name })
          : { action: noun.audited.create, after: { ...noun.shown(after), upload: upload.name } },
      ),
    ),
    importStepRecord.creation({ id: stepId(upload.id, file, row), rows: rows.map((one) => ({ ...one })), made }),
    recordChangeRecord.creation({
      ...{ id: recordChangeId(upload.id, file, row), uploadId: upload.id, place: recordChangePlace(file, row) },
      ...{ records, recordIds: records.map(({ id }) => id) },
    }),
  ])
  for (const [index, { slot, after }] of written.entries()) {
    slot.stored = { document: after, version: versions[index] ?? '' }
    slot.state = after
  }
  return made
}
