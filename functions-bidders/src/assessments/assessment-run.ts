import type { Auction } from '@auctionwiz/contracts/auctions'
import { type AssessmentSummary, type Recommendation, recommendations } from '@auctionwiz/contracts/bidder-assessments'
import { saleKey } from '@auctionwiz/domain/assessment/sale'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type AssessmentRun, assessmentRunId, assessmentRunRecord } from '@auctionwiz/records/assessment-runs'
import { assessmentRecord } from '@auctionwiz/records/bidder-assessments'
import { changedSince } from '../scores/changed-since.ts'

export const readRun = (house: PartitionReader, auctionId: string): Promise<Versioned<AssessmentRun> | undefined> =>
  readerOf(assessmentRunRecord, house).find(assessmentRunId(auctionId))

type Counts = Record<Recommendation, number>

export const noCounts = (): Counts => ({ 'Auto-Invite': 0, Consider: 0, Review: 0, Skip: 0 })

/** Counts what is stored. @param sale the documents of the auction */
export const storedCounts = async (sale: PartitionReader): Promise<Counts> => {
  const sums = await readerOf(assessmentRecord, sale).sums([], { by: ['recommendation'], of: [] })
  const counts = noCounts()
  for (const { by, count } of sums) {
    const known = recommendations.find((one) => one === by[0])
    if (known) counts[known] = count
  }
  return counts
}

/** Whether the auction still says what the run rests on. */
export const isOfSale = (run: AssessmentRun, auction: Auction): boolean => run.saleKey === saleKey(auction)

/** Auctions whose bidders can be assessed: those to come, drafts too, and those under way. */
export const isAssessable = ({ status }: Pick<Auction, 'status'>): boolean => status === 'Upcoming' || status === 'Active'

export const summaryOf = async (
  { house, now }: { house: PartitionReader; now: Date },
  auction: Auction,
  run: AssessmentRun | undefined,
  texts: boolean,
): Promise<AssessmentSummary> => {
  const { autoInviteThreshold: threshold } = auction
  const shown = { texts, ...(threshold && { threshold }) }
  if (!run) return shown
  const { status, done, total, startedAt, completedAt, scoreType, counts } = run
  const summary = { ...shown, run: { status, done, total, startedAt, ...(completedAt && { completedAt }), scoreType, counts } }
  if (status === 'running') {
    const stopped = !isUnderWay((await readJob(house, 'assess'))?.document, now)
    return stopped ? { ...summary, run: { ...summary.run, stopped } } : summary
  }
  // Once bidding is over the assessment stays as it was, to be compared with what became of it.
  if (!isAssessable(auction)) return summary
  const stale = { auction: !isOfSale(run, auction), bidders: await changedSince(house, startedAt) }
  return stale.auction || stale.bidders > 0 ? { ...summary, stale } : summary
}
