import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDueId, resultsDueRecord } from '@auctionwiz/records/results-due'
import { keptSaleId, keptSaleRecord, saleBuyersRecord } from '@auctionwiz/records/sale-changes'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { settleResults } from '../../results/settle-results.ts'
import { removePairs, stepsOf } from '../part-steps.ts'
import type { ImportUndoInput } from '../undo-import.ts'
import { undoSource } from '../undo-source.ts'
import { importedAuctions } from './imported-sale.ts'
import type { KeptRecord } from './plan-auction.ts'
import { planBuyers } from './plan-buyers.ts'
import { type PlannedSale, planSale } from './plan-sale.ts'
import { undoAuction } from './undo-auction.ts'
import { undoSale } from './undo-sale.ts'

/** What is done one after the other; within the first and the third from which auction on. */
const phases = ['lots', 'results', 'auctions', 'buyers'] as const
export interface SalesCursor {
  phase: (typeof phases)[number]
  from?: string
}

/**
 * Undoes an import of auctions: lots and registrations, the results that they had in the facts of bidders, the auctions, then the buyers. Every step can be
 * repeated: each plans again what is left.
 */
export const undoSalesWork = (sales: SaleSchedule, name: string): JobWork =>
  async function* (job, tools) {
    const { house } = tools
    const { uploadId } = job.input as ImportUndoInput
    const auctionIds = await importedAuctions(house, uploadId)
    const total = 2 * auctionIds.length + 2
    const { phase, from = '' } = (job.cursor as SalesCursor | undefined) ?? { phase: 'lots' }
    const isAhead = (one: SalesCursor['phase']): boolean => phases.indexOf(one) >= phases.indexOf(phase)
    const source = undoSource(job, tools, name)
    for (const [index, auctionId] of isAhead('lots') ? auctionIds.entries() : []) {
      if (phase === 'lots' && auctionId < from) continue
      const at = { cursor: { phase: 'lots', from: auctionId } satisfies SalesCursor, done: index, total }
      const plan = await planSale(house, uploadId, auctionId, tools.now)
      yield* keeping(uploadId, plan, plan.kept, at)
      for await (const _batch of undoSale(house, plan, source)) yield at
    }
    if (isAhead('results')) yield* settle(sales, job, tools, { done: auctionIds.length, total })
    for (const [index, auctionId] of isAhead('auctions') ? auctionIds.entries() : []) {
      if (phase === 'auctions' && auctionId < from) continue
      const at = { cursor: { phase: 'auctions', from: auctionId } satisfies SalesCursor, done: auctionIds.length + 1 + index, total }
      const plan = await planSale(house, uploadId, auctionId, tools.now)
      yield* keeping(uploadId, plan, plan.auction.kept ? [plan.auction.kept] : [], at)
      await forgetDue(house, auctionId, tools.now)
      await undoAuction(house, plan.auction, source)
      yield at
    }
    yield* removeBuyers(uploadId, auctionIds, tools, { cursor: { phase: 'buyers' } satisfies SalesCursor, done: total - 1, total })
  }

type Place = Pick<JobStep, 'cursor' | 'done' | 'total'>

/** Names what stays, before the rest goes. */
function* keeping(uploadId: string, { auctionId, title }: PlannedSale, kept: readonly KeptRecord[], at: Place): Generator<JobStep> {
  const writes = kept.map((one): Write => {
    const id = keptSaleId(uploadId, one.kind, auctionId, one.recordId)
    return keptSaleRecord.put({ ...one, id, uploadId, auctionId, auction: title })
  })
  const most = batchLimit - 1
  for (let start = 0; start < writes.length; start += most) yield { ...at, others: writes.slice(start, start + most) }
}

/** The facts and scores of buyers as without the results that are gone. */
async function* settle(sales: SaleSchedule, job: JobDocument, tools: JobTools, at: Omit<Place, 'cursor'>): AsyncGenerator<JobStep> {
  const cursor: SalesCursor = { phase: 'results' }
  yield { ...at, cursor }
  for await (const { found: _found, ...step } of settleResults(sales)(job, tools)) yield { ...step, ...at, cursor }
}

/** The import noted its registrations. Where none is left and the auction has not begun, there are no results. */
const forgetDue = async (house: Partition, auctionId: string, now: Date): Promise<void> => {
  const part = house.in('auctions').within(auctionId)
  const dues = recordsOf(resultsDueRecord, part)
  const noted = await dues.find(resultsDueId)
  if (!noted || (await ifFound(readAuction(house, auctionId, now)))?.status !== 'Upcoming') return
  if ((await listerOf(registrationRecord, part).count([], 1)) === 0) await dues.removeOnce(resultsDueId, noted.version)
}

async function* removeBuyers(uploadId: string, auctionIds: readonly string[], tools: JobTools, at: Place): AsyncGenerator<JobStep> {
  const { house, now } = tools
  const rules = await readScoringRules(house)
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  for await (const { document } of readerOf(saleBuyersRecord, house).each({ where })) {
    // What was to go is gone.
    const plan = await planBuyers(house, document, { rules, now, auctionIds, goes: async () => false })
    await removePairs(
      house,
      plan.removed.map(({ id }) => id),
    )
    for (const { found: { removed = 0 } = {}, ...step } of stepsOf(uploadId, { ...plan, restored: [] }, new Set(), tools))
      yield { ...step, ...at, ...(removed > 0 && { found: { removed } }) }
  }
}
