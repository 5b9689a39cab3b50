import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { RecordType } from '@auctionwiz/platform/core/records/record'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type StoredDocument, type Write } from '@auctionwiz/platform/core/store/store'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { importChangeId, importChangeRecord, keptBidderRecord } from '@auctionwiz/records/import-changes'
import { conflictUndoId, conflictUndoRecord, importConflictRecord } from '@auctionwiz/records/import-conflicts'
import type { ImportedNoun } from '@auctionwiz/records/imported-noun'
import { inventoryNoun } from '@auctionwiz/records/inventory-items'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'
import { undoCasesWork } from './cases/undo-cases-work.ts'
import { readUndoneCases } from './cases/undone-cases.ts'
import { countKept } from './count-kept.ts'
import { laterOf } from './later-parts.ts'
import { removePairs, stepsOf } from './part-steps.ts'
import { readUndonePayments } from './payments/named-payments.ts'
import { undoPaymentsWork } from './payments/undo-payments-work.ts'
import { planPart } from './plan-part.ts'
import { readUndoneRecords } from './records/read-records-undo.ts'
import { undoRecordsWork } from './records/undo-records-work.ts'
import { undoSalesWork } from './sales/undo-sales-work.ts'
import { readUndoneSales } from './sales/undone-sales.ts'
import type { ImportUndoInput } from './undo-import.ts'

interface Schedules {
  sales: SaleSchedule
  cases: CaseSchedule
}

/**
 * Undoes an import, says in the upload and the audit log what became of its records, and starts a new search for duplicates. Every step can be repeated.
 * @param schedules the auctions whose winners are reminded of what they owe, and the cases that automations look at
 */
export const undoImportWork = ({ sales, cases }: Schedules): JobWork =>
  async function* (job, tools) {
    const { house } = tools
    const { uploadId, before = {} } = job.input as ImportUndoInput
    const found = await readerOf(uploadRecord, house).find(uploadId)
    if (!found || job.cursor === 'over') return
    const { document } = found
    const kind = importedKind(document.category).name
    const work = {
      bidders: () => undoBiddersWork(document),
      sales: () => undoSalesWork(sales, document.name),
      cases: () => undoCasesWork(cases, uploadId, document.name),
      items: () => undoRecordsWork(inventoryNoun, uploadId, document.name),
      payments: () => undoPaymentsWork(sales, uploadId, document.name),
    }[kind]()
    const result = { ...job.result }
    const count = (figures: Record<string, number> = {}): void => {
      for (const [name, figure] of Object.entries(figures)) result[name] = (result[name] ?? 0) + figure
    }
    count(before)
    let { total } = job
    for await (const step of work(job, tools)) {
      count(step.found)
      total = step.total
      yield step
    }
    const last = {
      bidders: lastStep,
      sales: lastOfSales,
      cases: lastOfCases,
      items: lastOfRecords(inventoryNoun),
      payments: lastOfPayments,
    }[kind]
    yield await last({ ...job, result }, tools, total)
  }

/** Parts of the import that are still to be undone; at 0 its conflicts are next. */
interface Cursor {
  parts: number
}

/** Part by part, the last one first, because a bidder may have been changed by several. Then the conflicts go. */
const undoBiddersWork = ({ id: uploadId, checkpoint }: UploadDocument): JobWork =>
  async function* (job, tools) {
    const { house } = tools
    const total = checkpoint.undos ?? 0
    const rules = await readScoringRules(house)
    const terms = { rules, now: tools.now, settled: (ids: readonly string[]) => keptOf(house, uploadId, ids) }
    const from = job.cursor as Cursor | undefined
    for (let parts = from?.parts ?? total; parts > 0; parts -= 1) {
      const part = await readerOf(importChangeRecord, house).find(importChangeId(uploadId, parts - 1))
      if (!part) continue
      const plan = await planPart(house, uploadId, part.document, terms)
      await removePairs(
        house,
        plan.removed.map(({ id }) => id),
      )
      const again = await laterOf(
        house,
        uploadId,
        parts - 1,
        plan.restored.flatMap(({ after }) => (after ? [after.id] : [])),
      )
      for (const step of stepsOf(uploadId, plan, again, tools)) yield { ...step, cursor: { parts }, done: total - parts, total }
    }
    yield* removeConflicts(house, uploadId, { cursor: { parts: 0 }, done: total, total })
  }

/** Those whom a later part has found edited: they stay as they are, whatever the earlier ones did. */
const keptOf = async (house: Partition, uploadId: string, ids: readonly string[]): Promise<Set<string>> => {
  const where = [
    { field: 'uploadId', equals: uploadId },
    { field: 'bidderId', in: ids },
  ] as const
  return new Set(ids.length === 0 ? [] : await readerOf(keptBidderRecord, house).distinct('bidderId', ids.length, where))
}

/** Conflicts that nobody has decided, and those that rules decided on bidders who are as before. What staff decided can be undone apart. */
async function* removeConflicts(
  house: Partition,
  uploadId: string,
  at: Pick<JobStep, 'cursor' | 'done' | 'total'>,
): AsyncGenerator<JobStep> {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const writes: Write[] = []
  for await (const { document, version } of readerOf(importConflictRecord, house).each({ where })) {
    const { id, status, byRules, bidderId } = document
    if (status === 'resolved' && (!byRules || (await keptOf(house, uploadId, [bidderId])).size > 0)) continue
    const undo = await readerOf(conflictUndoRecord, house).find(conflictUndoId(id))
    writes.push({ kind: 'remove', id, version }, ...(undo ? [{ kind: 'remove', id: undo.document.id } as const] : []))
  }
  const most = batchLimit - 1
  for (let start = 0; start < writes.length; start += most) yield { ...at, others: writes.slice(start, start + most) }
}

/** Of auctions the numbers of all records together say how far the undo went. */
const lastOfSales = async (job: JobDocument, tools: JobTools, total: number): Promise<JobStep> => {
  const { uploadId } = job.input as ImportUndoInput
  const [sales, kept] = await Promise.all([readUndoneSales(tools.house, uploadId), countKept(tools.house, uploadId)])
  const step = await lastStep({ ...job, result: { ...job.result, kept } }, tools, total, { sales })
  const { auctionsRemoved, auctionsRestored, lotsRemoved, lotsRestored, registrationsRemoved } = sales
  const removed = auctionsRemoved + lotsRemoved + registrationsRemoved
  return { ...step, found: { removed, restored: auctionsRestored + lotsRestored, kept } }
}

/** The bidders of cases are never removed. */
const lastOfCases = async (job: JobDocument, tools: JobTools, total: number): Promise<JobStep> => {
  const { uploadId } = job.input as ImportUndoInput
  const [cases, kept] = await Promise.all([readUndoneCases(tools.house, uploadId), countKept(tools.house, uploadId)])
  const step = await lastStep({ ...job, result: { kept } }, tools, total, { cases })
  return { ...step, found: { removed: cases.casesRemoved, restored: cases.casesRestored, kept } }
}

const lastOfRecords =
  <D extends StoredDocument>(noun: ImportedNoun<D>) =>
  async (job: JobDocument, tools: JobTools, total: number): Promise<JobStep> => {
    const { uploadId } = job.input as ImportUndoInput
    const [records, kept] = await Promise.all([readUndoneRecords(tools.house, noun, uploadId), countKept(tools.house, uploadId)])
    const left = (made: NonNullable<UploadDocument['records']>) => stillThere(tools.house, noun.record, made)
    const step = await lastStep({ ...job, result: { kept } }, tools, total, { records }, left)
    return { ...step, found: { ...records, kept } }
  }

const lastOfPayments = async (job: JobDocument, tools: JobTools, total: number): Promise<JobStep> => {
  const { uploadId } = job.input as ImportUndoInput
  const [payments, kept] = await Promise.all([readUndonePayments(tools.house, uploadId), countKept(tools.house, uploadId)])
  const step = await lastStep({ ...job, result: { kept } }, tools, total, { payments })
  return { ...step, found: { removed: payments.paymentsRemoved, restored: payments.paymentsRestored, kept } }
}

const lastStep = async (
  job: JobDocument,
  { house, now, start }: JobTools,
  total: number,
  others: Pick<NonNullable<UploadDocument['undo']>, 'sales' | 'cases' | 'records' | 'payments'> = {},
  recordsLeft: (made: NonNullable<UploadDocument['records']>) => Promise<NonNullable<UploadDocument['records']>> = async (made) => made,
): Promise<JobStep> => {
  const { uploadId, address } = job.input as ImportUndoInput
  const { document, version } = await readerOf(uploadRecord, house).read(uploadId)
  const { removed = 0, restored = 0, kept = 0 } = job.result
  const undo: NonNullable<UploadDocument['undo']> = {
    at: job.startedAt,
    by: job.startedBy,
    ...document.undo,
    ...{ endedAt: now.toISOString(), removed, restored, kept },
    ...others,
  }
  const { auctions: known, cases: filed, records: made, payments: recorded, ...upload } = document
  const auctions = known && (await stillThere(house, auctionRecord, known))
  const cases = filed && (await stillThere(house, legalCaseRecord, filed))
  const records = made && (await recordsLeft(made))
  const payments = kept > 0 ? recorded : undefined
  const { startedById: actorId, startedBy: actorName, correlationId } = job
  const source = { now, actorId, actorName, address, correlationId }
  const event = auditWrite(source, {
    action: 'upload.undone',
    subjectType: 'upload',
    subjectId: uploadId,
    subjectName: document.name,
    after: { removed, restored, kept, ...others.sales, ...others.cases, ...others.records, ...others.payments },
  })
  const search = removed + restored > 0 ? [await start('duplicates', { cause: `the undo of the import “${document.name}”` })] : []
  return {
    cursor: 'over',
    done: total,
    total,
    others: [
      uploadRecord.replacement(
        {
          ...upload,
          ...(auctions && { auctions }),
          ...(cases && { cases }),
          ...(records && { records }),
          ...(payments && { payments }),
          undo,
        },
        version,
      ),
      event,
      ...search,
    ],
  }
}

/** Those that the upload can still lead to. */
const stillThere = async <D extends StoredDocument, One extends { id: string }>(
  house: PartitionReader,
  record: RecordType<D>,
  named: readonly One[],
): Promise<One[]> => {
  const there = await Promise.all(named.map(({ id }) => readerOf(record, house).find(id)))
  return named.filter((_, index) => there[index] !== undefined)
}
