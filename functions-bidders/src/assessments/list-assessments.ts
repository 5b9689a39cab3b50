import type * as calls from '@auctionwiz/contracts/bidder-assessments'
import { type AssessmentFilter, assessedSearchLimit, type BidderAssessment } from '@auctionwiz/contracts/bidder-assessments'
import { unmailableBecause, untextableBecause } from '@auctionwiz/domain/invitations/unreachable'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions, Selection } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { type AssessmentDocument, assessmentRecord } from '@auctionwiz/records/bidder-assessments'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { bidderSelection } from '../bidders/bidder-query.ts'
import { existingInvitations } from '../invitations/existing-invitations.ts'
import type { TextStops } from '../texts/text-stops.ts'

const pageSize = 50

/** Ids in one query. */
const chunkSize = 200

/**
 * One query a page; names and invitations of its bidders are read with one more each, so they are right whatever becomes of a bidder. So are the stops
 * of those who could get a text.
 * @param textStops where texts can be sent
 */
export const listAssessments =
  (textStops: Pick<TextStops, 'of'> | undefined): UseCase<typeof calls.listAssessments> =>
  async ({ params, query: filter }, { house, now }) => {
    const { id } = await readAuction(house, params.auctionId, now)
    const sale = house.in('auctions').within(id)
    if (filter.search) {
      const { items, more } = await search(house, sale, filter)
      const assessments = await presented(house, id, items, textStops)
      return { assessments, total: assessments.length, ...(more && { more }) }
    }
    const selection = assessmentSelection(filter)
    const stored = readerOf(assessmentRecord, sale)
    const [{ items, next }, total] = await Promise.all([
      stored.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
      filter.page === undefined ? stored.count(selection.where) : undefined,
    ])
    const assessments = await presented(house, id, items, textStops)
    return { assessments, ...(total !== undefined && { total }), ...(next && { nextPage: next }) }
  }

type Stored = Versioned<AssessmentDocument>

const isDescending = ({ sort = '-match' }: AssessmentFilter): boolean => sort === '-match'

/** The list's filter and order, which the indexes of assessments serve. */
export const assessmentSelection = (filter: AssessmentFilter): Required<Selection<AssessmentDocument>> => {
  const descending = isDescending(filter)
  return {
    where: filterConditions(filter),
    orderBy: [
      { field: 'type', descending },
      { field: 'points', descending },
    ],
  }
}

const filterConditions = ({ recommendation, riskLevel }: AssessmentFilter): Conditions<AssessmentDocument> => [
  ...anyOf('recommendation', recommendation),
  ...anyOf('riskLevel', riskLevel),
]

const anyOf = (field: 'recommendation' | 'riskLevel', values: readonly string[] = []): Conditions<AssessmentDocument> => {
  const [first, ...others] = values
  if (first === undefined) return []
  return [others.length === 0 ? { field, equals: first } : { field, in: values }]
}

const foundBidders = projection(bidderRecord, [])

/** Assessments hold no names: the list of bidders is searched, and of those found the assessments are read. */
const search = async (
  house: PartitionReader,
  sale: PartitionReader,
  filter: AssessmentFilter,
): Promise<{ items: Stored[]; more: boolean }> => {
  const { search = '' } = filter
  const found = await listerOf(foundBidders, house).page(bidderSelection({ search }), { limit: assessedSearchLimit })
  const ids = found.items.map(({ document }) => document.id)
  const pages = await Promise.all(
    chunksOf(ids).map((chunk) =>
      readerOf(assessmentRecord, sale).page(
        { where: [...filterConditions(filter), { field: 'bidderId', in: chunk }] },
        { limit: chunk.length },
      ),
    ),
  )
  const way = isDescending(filter) ? -1 : 1
  const items = pages.flatMap((page) => page.items).sort((one, other) => way * (one.document.points - other.document.points))
  return { items, more: found.next !== undefined }
}

export const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, at) => ids.slice(at * chunkSize, (at + 1) * chunkSize))

const shownBidders = projection(bidderRecord, ['bidderId', 'name', 'status', 'email', 'phone', 'consents'])
type ShownBidder = PartOf<typeof shownBidders>

const presented = async (
  house: PartitionReader,
  auctionId: string,
  stored: readonly Stored[],
  textStops: Pick<TextStops, 'of'> | undefined,
): Promise<BidderAssessment[]> => {
  const chunks = chunksOf(stored.map(({ document }) => document.bidderId))
  const [bidders, invitations] = await Promise.all([
    Promise.all(chunks.map((ids) => listerOf(shownBidders, house).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length }))),
    Promise.all(chunks.map((ids) => existingInvitations(house, auctionId, ids))),
  ])
  const byId = new Map(bidders.flatMap(({ items }) => items.map(({ document }) => [document.id, document] as const)))
  const invited = new Map(invitations.flatMap((some) => [...some]))
  const untextable = await untextableAmong([...byId.values()], textStops)
  return stored.flatMap(({ document }) => {
    const bidder = byId.get(document.bidderId)
    return bidder ? [assessmentOf(document, bidder, invited.get(bidder.id)?.document, untextable.get(bidder.id))] : []
  })
}

type Untextable = BidderAssessment['untextable']

/** Why each of the bidders can get no text. */
const untextableAmong = async (
  bidders: readonly ShownBidder[],
  textStops: Pick<TextStops, 'of'> | undefined,
): Promise<Map<string, Untextable>> => {
  if (!textStops) return new Map(bidders.map(({ id }) => [id, 'off']))
  const found = new Map<string, Untextable>(bidders.map((bidder) => [bidder.id, untextableBecause(bidder)]))
  const others = bidders.filter(({ id }) => found.get(id) === undefined)
  const stops = await textStops.of(others.map(({ phone = '' }) => phone))
  for (const [index, { id }] of others.entries()) if (stops[index] !== undefined) found.set(id, 'stopped')
  return found
}

const assessmentOf = (
  { type: _type, ttl: _ttl, id: _id, auctionId: _auction, bidderId, ...assessed }: AssessmentDocument,
  bidder: ShownBidder,
  invitation: InvitationDocument | undefined,
  untextable: Untextable,
): BidderAssessment => {
  const unreachable = unmailableBecause(bidder)
  return {
    ...assessed,
    id: bidderId,
    bidderNumber: bidder.bidderId,
    name: bidder.name,
    ...(unreachable && { unreachable }),
    ...(untextable && { untextable }),
    ...(invitation?.state === 'invited' && { invited: invitedAs(invitation) }),
  }
}

const invitedAs = ({ at, mail, channel }: InvitationDocument): BidderAssessment['invited'] => ({
  at,
  ...(mail && { mail }),
  ...(channel && { channel }),
})
