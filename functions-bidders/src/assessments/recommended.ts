import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LeftOutReason } from '@auctionwiz/contracts/bidder-assessments'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { assess } from '@auctionwiz/domain/assessment/assess'
import { type AssessedSale, assessedSale } from '@auctionwiz/domain/assessment/sale'
import { unreachableBy } from '@auctionwiz/domain/invitations/unreachable'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { assessmentRecord } from '@auctionwiz/records/bidder-assessments'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { existingInvitations } from '../invitations/existing-invitations.ts'
import type { TextStops } from '../texts/text-stops.ts'
import { readRun } from './assessment-run.ts'

const recommendedBidders = projection(bidderRecord, [
  'bidderId',
  'name',
  'nameKey',
  'email',
  'phone',
  'consents',
  'status',
  'facts',
  'currency',
  'preferredCategories',
  'nationalScore.score',
  'nationalScore.tier',
  'localScore',
])
export type Recommended = PartOf<typeof recommendedBidders>

/** A page of those whom the assessment recommends as Auto-Invite. */
export interface RecommendedPage {
  /** Whom to invite, by id. */
  invite: Map<string, Recommended>
  leftOut: Partial<Record<LeftOutReason, number>>
  /** How many were looked at. */
  looked: number
  next: string | undefined
}

const recommended = [{ field: 'recommendation', equals: 'Auto-Invite' }] as const
const assessedIds = projection(assessmentRecord, ['bidderId'])

/**
 * Reads the recommended page by page and checks each against the bidder's record as it is now: nobody is invited on a recommendation that no longer
 * holds. Inviting changes no assessment, so the pages stay the same while it goes on.
 */
export const recommendedFor = async (
  house: PartitionReader,
  auction: Auction,
  textStops: Pick<TextStops, 'of'>,
  channel: ConsentChannel = 'email',
) => {
  const run = await readRun(house, auction.id)
  const median = run?.document.median
  const terms = { auction, channel, textStops, sale: assessedSale(auction), median }
  const list = listerOf(assessedIds, house.in('auctions').within(auction.id))
  const readPage = async (limit: number, next: string | undefined): Promise<RecommendedPage> => {
    const page = await list.page({ where: recommended }, { limit, next })
    const ids = page.items.map(({ document }) => document.bidderId)
    const { invite, leftOut } = await checked(house, ids, terms)
    return { invite, leftOut, looked: ids.length, next: page.next }
  }
  return { total: await list.count(recommended), readPage }
}

interface Terms {
  auction: Auction
  channel: ConsentChannel
  textStops: Pick<TextStops, 'of'>
  sale: AssessedSale
  median: number | undefined
}

const checked = async (
  house: PartitionReader,
  ids: readonly string[],
  terms: Terms,
): Promise<Pick<RecommendedPage, 'invite' | 'leftOut'>> => {
  const invite = new Map<string, Recommended>()
  const leftOut: RecommendedPage['leftOut'] = {}
  if (ids.length === 0) return { invite, leftOut }
  const [{ items }, existing] = await Promise.all([
    listerOf(recommendedBidders, house).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length }),
    existingInvitations(house, terms.auction.id, ids),
  ])
  const bidders = new Map(items.map(({ document }) => [document.id, document]))
  for (const id of ids) {
    const bidder = bidders.get(id)
    const reason = bidder ? leftOutBecause(bidder, existing.get(id)?.document.state, terms) : 'changed'
    if (reason) leftOut[reason] = (leftOut[reason] ?? 0) + 1
    else if (bidder) invite.set(id, bidder)
  }
  if (terms.channel === 'text') await leaveOutStopped(invite, leftOut, terms)
  return { invite, leftOut }
}

const leaveOutStopped = async (
  invite: Map<string, Recommended>,
  leftOut: RecommendedPage['leftOut'],
  { textStops }: Pick<Terms, 'textStops'>,
): Promise<void> => {
  const bidders = [...invite.values()]
  const stops = await textStops.of(bidders.map(({ phone = '' }) => phone))
  const stopped = bidders.filter((_, index) => stops[index] !== undefined)
  for (const { id } of stopped) invite.delete(id)
  if (stopped.length > 0) leftOut.stopped = stopped.length
}

/** Why a recommended bidder is left out, what was decided before first; undefined for one to be invited. */
const leftOutBecause = (
  bidder: Recommended,
  decided: string | undefined,
  { auction, channel, sale, median = 0 }: Terms,
): LeftOutReason | undefined => {
  if (decided === 'invited' || decided === 'denied') return decided
  const unreachable = unreachableBy(bidder, channel)
  if (unreachable) return unreachable
  const { recommendation, score = 0 } = assess(bidder, sale, median)
  if (recommendation !== 'Auto-Invite') return 'changed'
  const { autoInviteThreshold: threshold } = auction
  const least = threshold && (threshold.useNationalScore ? threshold.nationalScore : threshold.localScore)
  return least !== undefined && score < least ? 'belowThreshold' : undefined
}
