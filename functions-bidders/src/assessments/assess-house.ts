import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Assessed } from '@auctionwiz/contracts/bidder-assessments'
import { assess } from '@auctionwiz/domain/assessment/assess'
import { leastBase, medianBase, ownRecordParts, sumOf } from '@auctionwiz/domain/assessment/own-record'
import { type AssessedSale, assessedSale } from '@auctionwiz/domain/assessment/sale'
import { firstListKeys } from '@auctionwiz/domain/bidders/list-keys'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { prefetchPages } from '@auctionwiz/platform/core/jobs/prefetch-pages'
import type { PartOf } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { type AssessmentRun, assessmentRunRecord } from '@auctionwiz/records/assessment-runs'
import { readAuction } from '@auctionwiz/records/auctions'
import { assessmentId, assessmentRecord } from '@auctionwiz/records/bidder-assessments'
import type { BidderDocument } from '@auctionwiz/records/bidders'
import { assessedBidders } from './assessed-bidders.ts'
import { readRun, storedCounts } from './assessment-run.ts'

/** Bidders of a step: as many as a few batches hold, which are written at the same time. */
const usualPageSize = 500

/**
 * Assesses the bidders for each auction whose run is open, the earliest first. The results of a step are written before the step itself, each under
 * the id of its bidder: a worker that begins the step again writes the same. The run's own record says where it continues, also after the job was
 * started again for another auction.
 */
export const assessHouse = (pageSize = usualPageSize): JobWork =>
  async function* (job, tools) {
    let { done } = job
    for (let run = await openRun(tools.house); run; run = await openRun(tools.house)) {
      const auction = await ifFound(readAuction(tools.house, run.document.auctionId, tools.now))
      if (!auction) {
        const others: Write[] = [{ kind: 'remove', id: run.document.id, version: run.version }]
        yield { cursor: undefined, done, total: done, others }
        continue
      }
      for await (const { run: after, assessedNow } of runSteps(run.document, auction, tools, pageSize)) {
        const current = await readRun(tools.house, auction.id)
        if (!current) break
        done += assessedNow
        const { total } = after
        const others = [assessmentRunRecord.replacement(after, current.version)]
        const step: JobStep = {
          cursor: undefined,
          done,
          total: Math.max(done, done - after.done + total),
          others,
          found: { assessed: assessedNow },
        }
        yield step
      }
    }
  }

const openRun = async (house: PartitionReader): Promise<Versioned<AssessmentRun> | undefined> => {
  const open: Versioned<AssessmentRun>[] = []
  for await (const run of readerOf(assessmentRunRecord, house).each({ where: [{ field: 'status', equals: 'running' }] })) open.push(run)
  const key = ({ document }: Versioned<AssessmentRun>) => document.startedAt + document.id
  return open.sort((one, other) => (key(one) < key(other) ? -1 : 1))[0]
}

interface RunStep {
  run: AssessmentRun
  assessedNow: number
}

/** The remaining steps of a run: its passes from where it stopped, then the removal of results of bidders who are gone, and the end. */
async function* runSteps(from: AssessmentRun, auction: Auction, { house, time }: JobTools, pageSize: number): AsyncGenerator<RunStep> {
  const sale = assessedSale(auction)
  const part = house.in('auctions').within(auction.id)
  let run = from
  while (run.pass !== 'gone') {
    for await (const page of prefetchPages(listerOf(assessedBidders, house), { where: passes[run.pass](run) }, pageSize, run.next)) {
      const bidders = page.items.map(({ document }) => document)
      run = await assessPage(bidders, run, sale, part)
      const { next: _next, ...rest } = run
      run = page.next === undefined ? { ...rest, ...following(run) } : { ...run, next: page.next }
      yield { run, assessedNow: bidders.length }
    }
  }
  // A run over those who changed leaves the others' results as they are.
  if (run.since === undefined) await removeGone(part, run)
  const completedAt = time().toISOString()
  const { next: _next, ...whole } = run
  yield { run: { ...whole, status: 'completed', total: run.done, completedAt, counts: await storedCounts(part) }, assessedNow: 0 }
}

/** Whom each pass walks. Those without a dated auction come second, since they get the median of the others. */
const passes: Record<Exclude<AssessmentRun['pass'], 'gone'>, (run: AssessmentRun) => Conditions<BidderDocument>> = {
  dated: () => [{ field: 'listKeys.lastAuction', atLeast: firstListKeys.lastAuction }],
  undated: () => [{ field: 'listKeys.lastAuction', below: firstListKeys.lastAuction }],
  changed: ({ since = '' }) => [{ field: 'updatedAt', atLeast: since }],
}

const following = ({ pass, bases, median }: AssessmentRun): Pick<AssessmentRun, 'pass' | 'median'> =>
  pass === 'dated' ? { pass: 'undated', median: medianBase(bases) } : { pass: 'gone', ...(median !== undefined && { median }) }

type Bidder = PartOf<typeof assessedBidders>

const assessPage = async (bidders: readonly Bidder[], run: AssessmentRun, sale: AssessedSale, part: Partition): Promise<AssessmentRun> => {
  const results = bidders.map((bidder) => ({ bidderId: bidder.id, result: assess(bidder, sale, run.median ?? leastBase) }))
  const writes = results.map(({ bidderId, result }) => resultWrite(run, bidderId, result))
  const batches = Array.from({ length: Math.ceil(writes.length / batchLimit) }, (_, at) =>
    writes.slice(at * batchLimit, (at + 1) * batchLimit),
  )
  await Promise.all(batches.map((batch) => part.write(batch)))
  const done = run.done + bidders.length
  const after = { ...run, done, total: Math.max(run.total, done) }
  // Of those who changed, the results before count already.
  if (run.pass === 'changed') return after
  const counts = { ...run.counts }
  for (const { result } of results) counts[result.recommendation] += 1
  return { ...after, counts, bases: run.pass === 'dated' ? basesWith(run.bases, bidders, sale) : run.bases }
}

const basesWith = (before: readonly number[], bidders: readonly Bidder[], sale: AssessedSale): number[] => {
  const bases = [...before]
  for (const bidder of bidders) {
    const at = sumOf(ownRecordParts(bidder, sale, leastBase)) - leastBase
    bases[at] = (bases[at] ?? 0) + 1
  }
  return bases
}

const resultWrite = ({ auctionId, startedAt }: AssessmentRun, bidderId: string, result: Assessed): Write =>
  assessmentRecord.put({ ...result, id: assessmentId(bidderId), auctionId, bidderId, assessedAt: startedAt })

/** Removes results that a whole run has not written: their bidders were deleted or merged. */
const removeGone = async (part: Partition, { startedAt }: AssessmentRun): Promise<void> => {
  const gone = { where: [{ field: 'assessedAt', below: startedAt } as const] }
  for (;;) {
    const { items } = await readerOf(assessmentRecord, part).page(gone, { limit: batchLimit })
    if (items.length === 0) return
    await part.write(items.map(({ document, version }) => ({ kind: 'remove', id: document.id, version })))
  }
}
