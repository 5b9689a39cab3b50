import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { type Choices, type MergeTerms, mergeBidders } from '@auctionwiz/domain/merges/merge-bidders'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type ArchivedBidder, archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { type BidderWrite, bidderBatchLimit } from '@auctionwiz/records/bidder-writes'
import { mergeKept, mergeRecord } from '@auctionwiz/records/duplicate-merges'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { followPairs } from './follow-pairs.ts'
import type { KnownPair } from './pair-document.ts'

export interface MergePlan {
  bidders: BidderWrite[]
  others: Write[]
  mergeId: string
  survivor: Bidder
}

export interface MergeOrder {
  primary: Bidder
  /** Each with what is chosen where it and the record so far differ. */
  secondaries: { record: Bidder; choicesFor(soFar: Bidder): Choices }[]
  /** All pairs that name one of the records. */
  pairs: readonly KnownPair[]
  status: 'auto-merged' | 'manually-merged'
  by: string
  terms: MergeTerms
}

/** A merge must fit into one batch. */
export const tooManyChanges = (): Failure =>
  new Failure('limit_reached', { what: 'Changes in one merge, including the matches of its records,', limit: bidderBatchLimit })

/** What merging records writes, all of it in one batch: the survivor, the archived ones, the pairs, and what an undo needs. */
export const planMerge = async ({ primary, secondaries, pairs, status, by, terms }: MergeOrder): Promise<MergePlan> => {
  const mergeId = randomId('mrg')
  const at = terms.now.toISOString()
  const archive: BidderWrite[] = []
  let survivor = primary
  for (const { record, choicesFor } of secondaries) {
    const next = mergeBidders(survivor, record, choicesFor(survivor), terms)
    const isKept = emailKey(next.email) === emailKey(survivor.email)
    archive.push({
      before: record,
      at: terms.now,
      archive: archivedBidder(record, {
        survivorId: primary.id,
        mergeId,
        archivedAt: at,
        formerKey: emailKey(isKept ? record.email : survivor.email),
      }),
    })
    survivor = next
  }
  const secondaryIds = secondaries.map(({ record }) => record.id)
  const members = [primary.id, ...secondaryIds]
  const isInside = ({ document }: KnownPair) => document.bidderIds.every((id) => members.includes(id))
  const inside = pairs.filter((pair) => isInside(pair) && pair.document.mergeId === undefined)
  const decided = inside.map(({ document, version }): Write => {
    const merged = { ...document, ttl: mergeKept, status, decidedAt: at, decidedBy: by, primaryId: primary.id, mergeId }
    return version === undefined ? pairRecord.creation(merged) : pairRecord.replacement(merged, version)
  })
  const followed = await followPairs(
    pairs.filter((pair): pair is Versioned<PairDocument> => !isInside(pair) && pair.version !== undefined),
    secondaryIds,
    survivor,
  )
  const isStored = ({ version }: KnownPair) => version !== undefined
  const pairsBefore = [...inside.filter(isStored).map(({ document }) => document), ...followed.before]
  const pairsMade = [...inside.filter((pair) => !isStored(pair)).map(({ document }) => document.id), ...followed.made]
  const merge = mergeRecord.creation({
    id: mergeId,
    at,
    primaryId: primary.id,
    secondaryIds,
    before: unversioned(primary),
    merged: unversioned(survivor),
    pairsBefore,
    bidderIds: [...new Set(pairsBefore.flatMap(({ bidderIds }) => bidderIds))].filter((id) => !members.includes(id)),
    pairsMade,
  })
  // The archived ones give up their email addresses before the survivor may take one.
  return {
    bidders: [...archive, { before: primary, after: survivor }],
    others: [merge, ...decided, ...followed.writes],
    mergeId,
    survivor,
  }
}

const unversioned = ({ version: _version, ...bidder }: Bidder): Omit<Bidder, 'version'> => bidder

const archivedBidder = (
  record: Bidder,
  fields: Pick<ArchivedBidder, 'survivorId' | 'mergeId' | 'archivedAt' | 'formerKey'>,
): ArchivedBidder => archivedBidderRecord.document({ id: record.id, bidder: unversioned(record), ...fields })
