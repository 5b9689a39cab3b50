import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { type AuditSubject, auditWrite } from '@auctionwiz/platform/core/records/audit'
import { listerOf, type RecordPage } from '@auctionwiz/platform/core/records/reader'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { writingBidders } from '@auctionwiz/records/bidder-writes'
import { bidderIds } from '@auctionwiz/records/bidders'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { bidderSelection } from '../bidders/bidder-query.ts'
import { bulkAudit } from './bulk-audit.ts'
import { bulkChanges } from './bulk-changes.ts'
import { batchSize } from './bulk-limits.ts'
import { bulkWrites } from './bulk-writes.ts'
import { findChange } from './change-record.ts'
import { chunkSize, chunkWrite, readChunk } from './id-chunks.ts'
import { addOutcomes } from './outcomes.ts'
import { readBatch } from './read-bidders.ts'
import type { BulkInput } from './start-bulk-job.ts'
import { undoSteps } from './undo-steps.ts'

/** First the ids of those who match are kept, then they are changed. */
type Cursor = { collect: string | undefined; chunks: number } | { chunk: number; at: number; chunks: number }

/** Changes all that a filter finds, or undoes such a change. */
export const bulkHouse: JobWork = async function* (job, tools) {
  const input = job.input as BulkInput
  const { action } = input
  const audit = (subject: AuditSubject): Write => {
    const { startedById: actorId, startedBy: actorName, correlationId } = job
    return auditWrite({ now: tools.now, actorId, actorName, address: input.address, correlationId }, subject)
  }
  if (action.kind === 'undo') yield* undoSteps(job, tools, audit)
  else yield* changeSteps(job, tools, { ...input, action }, audit)
}

const start = ({ filter }: BulkInput): Cursor => (filter ? { collect: undefined, chunks: 0 } : { chunk: 0, at: 0, chunks: 1 })

async function* changeSteps(
  job: JobDocument,
  tools: JobTools,
  input: BulkInput & { action: BulkAction },
  audit: (subject: AuditSubject) => Write,
): AsyncGenerator<JobStep> {
  const { house, now } = tools
  let cursor: Cursor = (job.cursor as Cursor | undefined) ?? start(input)
  let { done, total } = job
  while ('collect' in cursor) {
    const page: RecordPage<{ id: string }> = await listerOf(bidderIds, house).page(bidderSelection(input.filter ?? {}), {
      limit: chunkSize,
      next: cursor.collect,
    })
    total += page.items.length
    const others =
      page.items.length > 0
        ? [
            chunkWrite(
              input.run,
              cursor.chunks,
              page.items.map(({ document }) => document.id),
            ),
          ]
        : []
    const chunks: number = cursor.chunks + others.length
    cursor = page.next === undefined ? { chunk: 0, at: 0, chunks } : { collect: page.next, chunks }
    yield { cursor, done, total, others }
  }
  const rules = { permissions: input.permissions, rules: await readScoringRules(house), now }
  const size = batchSize(input.action)
  let { chunk, at } = cursor
  const { chunks } = cursor
  let isListed = (await findChange(house, input.run)) !== undefined
  for (; chunk < chunks; chunk += 1, at = 0) {
    const ids = await readChunk(house, input.run, chunk)
    total = Math.max(total, ids.length)
    while (at < ids.length) {
      const { some, present } = await readBatch(house, ids.slice(at, at + size))
      const { bidders, undo, found } = bulkChanges(input.action, [...present.values()], rules)
      const missing = some.length - present.size
      done += some.length
      at += some.length
      const event = audit(bulkAudit(input.action, input.run, bidders, now))
      const { startedById: by, startedBy: byName } = job
      const change = { run: input.run, action: input.action, by, byName, now, isListed, event }
      const others = await bulkWrites(house, { bidders, undo }, change)
      const step: Cursor = { chunk, at, chunks }
      yield { cursor: step, done, total, write: writingBidders(bidders), others, found: addOutcomes(found, missing > 0 ? { missing } : {}) }
      isListed ||= bidders.length > 0
    }
  }
}
