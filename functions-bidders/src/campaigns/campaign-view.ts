import { type Campaign, type RecipientState, recipientStates } from '@auctionwiz/contracts/campaigns'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Sums } from '@auctionwiz/platform/core/store/store'
import { bidderViewRecord, isVisibleTo } from '@auctionwiz/records/bidder-views'
import { type CampaignDocument, campaignMailRecord } from '@auctionwiz/records/campaigns'

/** Campaigns as a user sees them: one query for the numbers of all, and a read for each segment. */
export const campaignsOf = async (
  house: PartitionReader,
  documents: readonly CampaignDocument[],
  { userId }: { userId: string },
): Promise<Campaign[]> => {
  if (documents.length === 0) return []
  const where = [{ field: 'campaignId', in: documents.map(({ id }) => id) }] as const
  const [sums, names] = await Promise.all([
    readerOf(campaignMailRecord, house).sums(where, { by: ['campaignId', 'state', 'hasUnsubscribed'], of: [] }),
    segmentNames(house, documents, userId),
  ])
  return documents.map((document) => {
    const { type: _type, ttl: _ttl, cursor: _cursor, isGathered: _isGathered, ...own } = document
    const segmentName = names.get(document.viewId ?? '')
    const counted = sums.filter(({ by }) => by[0] === document.id)
    return { ...own, ...(segmentName !== undefined && { segmentName }), counts: countsOf(counted), unsubscribed: unsubscribedOf(counted) }
  })
}

const countsOf = (sums: readonly Sums[]): Campaign['counts'] =>
  Object.fromEntries(
    recipientStates.flatMap((state): [RecipientState, number][] => {
      const count = sums.filter(({ by }) => by[1] === state).reduce((total, one) => total + one.count, 0)
      return count === 0 ? [] : [[state, count]]
    }),
  )

const unsubscribedOf = (sums: readonly Sums[]): number =>
  sums.filter(({ by }) => by[2] === true).reduce((total, { count }) => total + count, 0)

/** A name can say whom a view is about, so another user's own view stays without. */
const segmentNames = async (
  house: PartitionReader,
  documents: readonly CampaignDocument[],
  userId: string,
): Promise<Map<string, string>> => {
  const ids = new Set(documents.flatMap(({ viewId }) => (viewId === undefined ? [] : [viewId])))
  const views = readerOf(bidderViewRecord, house)
  const found = await Promise.all([...ids].map((id) => views.find(id)))
  return new Map(
    found.flatMap((view) => (view && isVisibleTo(view.document, userId) ? [[view.document.id, view.document.name] as const] : [])),
  )
}

/** One campaign as a user sees it. */
export const campaignOf = async (house: PartitionReader, document: CampaignDocument, claims: { userId: string }): Promise<Campaign> => {
  const [campaign] = await campaignsOf(house, [document], claims)
  if (!campaign) throw new Error('no campaign')
  return campaign
}
