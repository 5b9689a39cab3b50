import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { pagesAhead } from '@auctionwiz/platform/core/jobs/pages-ahead'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query, StoredDocument } from '@auctionwiz/platform/core/store'
import { changedSinceQuery } from '../scores/changed-since.ts'
import { type NetworkPorts, participationOf, type ShareDocument } from './network-ports.ts'
import { shareBidder, shareBidders } from './share-bidders.ts'

/** Bidders that are brought up to date at once: more share more calls, but a page of them is taken apart in one go. */
const atOnce = 250
const sharesAtOnce = 100

export interface ShareInput {
  /** Only bidders changed at or after this instant; all when absent. */
  since?: string
  /** Those removed as well; always when all are brought up to date. */
  removed?: boolean
}

interface Cursor {
  /** First what is in the network, of which the bidder may be gone; then the bidders. */
  part: 'shares' | 'bidders'
  next?: string | undefined
}

/** Brings the bidders of a house and the network up to date with each other; whether the account takes part may change meanwhile. */
export const shareHouse = (ports: NetworkPorts): JobWork =>
  async function* (job, { house, accountId, auctionHouseId }) {
    const { since, removed } = job.input as ShareInput
    const counts = await house.read<BidderCounts>(bidderCountsId)
    const total = since === undefined ? (counts?.document.total ?? 0) : 0
    const cursor = (job.cursor as Cursor | undefined) ?? { part: 'shares' }
    const seat = { accountId, auctionHouseId }
    const from = (part: Cursor['part']) => (cursor.part === part ? cursor.next : undefined)
    let { done } = job
    if (cursor.part === 'shares' && (since === undefined || removed))
      for await (const { items, next } of pagesAhead<ShareDocument>(house, { type: 'networkShare' }, sharesAtOnce, from('shares'))) {
        const participation = await participationOf(ports, seat)
        const kept = participation.takesPart ? await stillThere(house, items) : new Set<string>()
        const withdrawn = items.filter(({ bidderId }) => !kept.has(bidderId)).map(({ bidderId }) => bidderId)
        await Promise.all(withdrawn.map((bidderId) => shareBidder(ports, { ...seat, bidderId }, participation)))
        yield { cursor: { part: 'shares', next } satisfies Cursor, done, total, found: { withdrawn: withdrawn.length } }
      }
    const query: Query = since === undefined ? { type: 'bidder' } : changedSinceQuery(since)
    for await (const { items, versions, next } of pagesAhead<BidderDocument>(house, query, atOnce, from('bidders'))) {
      const bidders = items.map((document, index) => ({ document, version: versions[index] ?? '' }))
      await shareBidders(ports, seat, bidders, await participationOf(ports, seat))
      done += items.length
      yield { cursor: { part: 'bidders', next } satisfies Cursor, done, total: Math.max(total, done) }
    }
  }

/** The bidders that the house still has, of those with something in the network. */
const stillThere = async (house: PartitionReader, shares: readonly ShareDocument[]): Promise<Set<string>> => {
  const where = [{ field: 'id', in: shares.map(({ bidderId }) => bidderId) }]
  const { items } = await house.query<StoredDocument>({ type: 'bidder', where, fields: [] }, { limit: sharesAtOnce })
  return new Set(items.map(({ id }) => id))
}
