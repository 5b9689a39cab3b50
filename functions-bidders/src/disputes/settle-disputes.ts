import { type Dispute, disputeCause, disputeOf } from '@auctionwiz/domain/legal-cases/dispute'
import { sameContent } from '@auctionwiz/domain/same-content'
import { withDispute } from '@auctionwiz/domain/scores/with-dispute'
import type { JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { bidderUndoRecord, goneId } from '@auctionwiz/records/bidder-undos'
import { writingBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf } from '@auctionwiz/records/bidders'
import { type CaseContribution, caseContributionId, caseContributionRecord } from '@auctionwiz/records/case-contributions'
import { disputesDueRecord } from '@auctionwiz/records/disputes-due'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'

/** Contributions that are written with their bidder. The job and the counters have room in the batch. */
const perBatch = 40

/**
 * Brings the facts and scores of bidders up to date with their legal cases. It writes what differs from the stored contributions, in the batch of
 * the bidder. So a run that was interrupted, or that comes twice, leaves the same as one.
 */
export const settleDisputes: JobWork = async function* (job, tools) {
  let { done } = job
  const due = recordsOf(disputesDueRecord, tools.house)
  for (const id of await dueIds(tools.house)) {
    for (let noted = await due.find(id); noted; noted = await due.find(id)) {
      const { bidderId } = noted.document
      for await (const step of settleBidder(bidderId, tools)) {
        done += 1
        yield { ...step, done, total: Math.max(job.total, done) }
      }
      if (await canReturn(tools.house, bidderId)) break
      // Where cases have changed since they were read, they are still due.
      if (await due.removeOnce(id, noted.version)) break
    }
  }
}

const dueIds = async (house: PartitionReader): Promise<string[]> => {
  const ids: string[] = []
  for await (const { document } of readerOf(disputesDueRecord, house).each()) ids.push(document.id)
  return ids
}

/** A deleted bidder who can still be restored: the cases stay due that long, and the next night looks again. */
const canReturn = async (house: PartitionReader, bidderId: string): Promise<boolean> =>
  (await readerOf(bidderUndoRecord, house).find(goneId(bidderId))) !== undefined

/** Steps with some contributions each; the bidder is read again for each. */
async function* settleBidder(bidderId: string, { house, time }: JobTools): AsyncGenerator<Omit<JobStep, 'done' | 'total'>> {
  const rules = await readScoringRules(house)
  for (;;) {
    const stored = await resolveMerged(house, bidderId)
    if (!stored) return
    const before = bidderOf(stored)
    const changes = (await changesOf(house, bidderId, before.currency)).slice(0, perBatch)
    if (changes.length === 0) return
    const after = changes.reduce((bidder, change) => withDispute(bidder, change, { rules, now: time() }), before)
    const others = changes.map((change) => contributionOf(change, bidderId))
    yield { cursor: undefined, others, write: writingBidders([{ before, after }]), found: { changed: 1 } }
  }
}

interface Change {
  caseId: string
  caseNumber: string
  stored: Versioned<CaseContribution> | undefined
  before: Dispute | undefined
  after: Dispute | undefined
  cause: string
}

/** What differs between the cases of a bidder and their contributions. */
const changesOf = async (house: PartitionReader, bidderId: string, currency: Parameters<typeof disputeOf>[1]): Promise<Change[]> => {
  const where = [{ field: 'bidderId', equals: bidderId }] as const
  const cases = new Map<string, LegalCaseDocument>()
  for await (const { document } of readerOf(legalCaseRecord, house).each({ where })) cases.set(document.id, document)
  const contributions = new Map<string, Versioned<CaseContribution>>()
  for await (const one of readerOf(caseContributionRecord, house).each({ where })) contributions.set(one.document.caseId, one)
  return [...new Set([...cases.keys(), ...contributions.keys()])].sort().flatMap((caseId) => {
    const [legalCase, stored] = [cases.get(caseId), contributions.get(caseId)]
    const before = stored && added(stored.document)
    const after = legalCase && disputeOf(legalCase, currency)
    if (sameContent({ before }, { before: after })) return []
    const caseNumber = legalCase?.caseNumber ?? stored?.document.caseNumber ?? ''
    return [{ caseId, caseNumber, stored, before, after, cause: disputeCause(caseNumber, legalCase, before, after) }]
  })
}

const added = ({ disputes, defaults, defaultAmount }: CaseContribution): Dispute => ({ disputes, defaults, defaultAmount })

const contributionOf = ({ caseId, caseNumber, stored, after }: Change, bidderId: string): Write => {
  const id = caseContributionId(caseId, bidderId)
  if (!after) return { kind: 'remove', id, ...(stored && { version: stored.version }) }
  const document = { id, caseId, caseNumber, bidderId, ...after }
  return stored ? caseContributionRecord.replacement(document, stored.version) : caseContributionRecord.creation(document)
}
