import type { JobStep, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument, Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { auditedChange, type ImportedNoun } from '@auctionwiz/records/imported-noun'
import { countUndoneRecords, keptRecordId, keptRecordRecord, recordChangeRecord } from '@auctionwiz/records/imported-records'
import { authorOf, type UndoSource, undoSource } from '../undo-source.ts'
import { type PlannedRecords, planRecords } from './plan-records.ts'

/** The step of the import from which the undo goes on. */
interface Cursor {
  from: number
}

/** Steps of an import that are planned together: some hundred records. */
export const stepsAtOnce = 5

/** The steps of an import in their order. */
export const stepsFrom = (uploadId: string, from: number) => ({
  where: [
    { field: 'uploadId', equals: uploadId },
    { field: 'place', atLeast: from },
  ] as const,
  orderBy: (['type', 'uploadId', 'place'] as const).map((field) => ({ field })),
})

/** Undoes an import of records that are written whole. Every step can be repeated: each plans again what is left. */
export const undoRecordsWork = <D extends StoredDocument>(noun: ImportedNoun<D>, uploadId: string, name: string): JobWork =>
  async function* (job, tools) {
    const { house } = tools
    const home = house.in(noun.record.definition.container)
    const source = undoSource(job, tools, name)
    const total = await listerOf(recordChangeRecord, home).count([{ field: 'uploadId', equals: uploadId }])
    let { from } = (job.cursor as Cursor | undefined) ?? { from: 0 }
    let done = Math.min(job.done, total)
    for (;;) {
      const { items } = await readerOf(recordChangeRecord, home).page(stepsFrom(uploadId, from), { limit: stepsAtOnce })
      const last = items.at(-1)
      if (!last) return
      const at = { cursor: { from } satisfies Cursor, done, total }
      const steps = items.map(({ document }) => document)
      const plan = await planRecords(house, noun, { uploadId, steps })
      yield* keeping(uploadId, plan.kept, at)
      for await (const _batch of undoRecords(home, noun, plan, source)) yield at
      from = last.document.place + 1
      done = Math.min(total, done + items.length)
      yield { cursor: { from } satisfies Cursor, done, total }
    }
  }

/** Names what stays, before the rest goes. */
function* keeping(uploadId: string, kept: readonly string[], at: Pick<JobStep, 'cursor' | 'done' | 'total'>): Generator<JobStep> {
  const others = kept.map((recordId) =>
    keptRecordRecord.put({ id: keptRecordId(uploadId, recordId), uploadId, recordId, reason: 'edited' }),
  )
  if (others.length > 0) yield { ...at, others }
}

/** A record and its audit event are two writes, and the count has room. */
const perBatch = 45

interface Unit<D extends StoredDocument> {
  before: Versioned<D>
  /** Undefined for one that goes. */
  after?: D
}

/** Removes and restores records, batch by batch, each with its count. */
async function* undoRecords<D extends StoredDocument>(
  home: Partition,
  noun: ImportedNoun<D>,
  { removed, restored }: PlannedRecords<D>,
  source: UndoSource,
): AsyncGenerator<void> {
  const units: Unit<D>[] = [...removed.map((before) => ({ before })), ...restored]
  for (const batch of batchesOf(units, perBatch, bytesOf)) {
    const gone = batch.filter(({ after }) => !after).length
    await home.write([
      ...batch.flatMap((unit) => writesOf(noun, unit, source)),
      countUndoneRecords(source.uploadId, { removed: gone, restored: batch.length - gone }),
    ])
    yield
  }
}

const writesOf = <D extends StoredDocument>(noun: ImportedNoun<D>, { before, after }: Unit<D>, source: UndoSource): Write[] => {
  const { record, audited, shown } = noun
  const { document, version } = before
  const undone = source.upload
  return after
    ? [record.replacement(after, version), auditOf(record, after, authorOf(source), auditedChange(noun, document, after, { undone }))]
    : [
        { kind: 'remove', id: document.id, version },
        auditOf(record, document, authorOf(source), { action: audited.delete, before: shown(document), after: { undone } }),
      ]
}
