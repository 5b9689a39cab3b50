import type { Auction } from '@auctionwiz/contracts/auctions'
import type * as calls from '@auctionwiz/contracts/bidder-assessments'
import { noBases } from '@auctionwiz/domain/assessment/own-record'
import { assessedSale, saleKey } from '@auctionwiz/domain/assessment/sale'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { type AssessmentRun, assessmentRunId, assessmentRunRecord } from '@auctionwiz/records/assessment-runs'
import { readAuction } from '@auctionwiz/records/auctions'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { changedSince } from '../scores/changed-since.ts'
import { isAssessable, isOfSale, noCounts, readRun, summaryOf } from './assessment-run.ts'

/**
 * Starts the assessment for an auction. Of several auctions one follows the other, in the order in which they were started. Where a run is under way
 * it goes on, so a second click changes nothing.
 */
export const startAssessment =
  (queue: JobQueue, texts: boolean): UseCase<typeof calls.startAssessment> =>
  async ({ params: { auctionId } }, context) => {
    const { house, now, audit } = context
    const auction = await readAuction(house, auctionId, now)
    if (!isAssessable(auction)) throw new Failure('auction_over', { title: auction.title })
    const stored = await readRun(house, auctionId)
    const event = audit({ action: 'assessment.run', subjectType: 'auction', subjectId: auctionId, subjectName: auction.title })
    if (stored?.document.status === 'running') {
      if (!isUnderWay((await readJob(house, 'assess'))?.document, now)) await startOnce(queue, context, [])
      return summaryOf(context, auction, stored.document, texts)
    }
    const run = await nextRun(auction, stored?.document, context)
    const write = stored ? assessmentRunRecord.replacement(run, stored.version) : assessmentRunRecord.creation(run)
    await startOnce(queue, context, [write, event])
    return summaryOf(context, auction, (await readRun(house, auctionId))?.document, texts)
  }

/** Another request may have started the same at the same moment: then it is started. */
const startOnce = (queue: JobQueue, context: HouseContext, causes: readonly Write[]): Promise<unknown> =>
  startJobWith(queue, 'assess', {}, context, causes).catch((error: unknown) => {
    if (!isStoreError(error, 'stale', 'exists')) throw error
  })

/** After a complete run for the same auction only those changed since are assessed, with the same median. */
const nextRun = async (auction: Auction, before: AssessmentRun | undefined, { house, now }: HouseContext): Promise<AssessmentRun> => {
  const begun = {
    id: assessmentRunId(auction.id),
    auctionId: auction.id,
    status: 'running',
    done: 0,
    startedAt: now.toISOString(),
    saleKey: saleKey(auction),
    scoreType: assessedSale(auction).scoreType,
  } as const
  if (before?.median !== undefined && isOfSale(before, auction)) {
    const { startedAt: since, bases, median, counts } = before
    return assessmentRunRecord.document({
      ...begun,
      total: await changedSince(house, since),
      ...{ since, pass: 'changed', bases, median, counts },
    })
  }
  const total = await bidderTotal(house)
  return assessmentRunRecord.document({ ...begun, total, pass: 'dated', bases: noBases(), counts: noCounts() })
}
