import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { prefetchPages } from '@auctionwiz/platform/core/jobs/prefetch-pages'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { bidderIds, bidderRecord } from '@auctionwiz/records/bidders'
import { networkShareRecord } from '@auctionwiz/records/network-shares'
import { changedFrom } from '../scores/changed-since.ts'
import { type NetworkPorts, participationOf } from './network-ports.ts'
import { shareBidder, shareBidders } from './share-bidders.ts'

/** Bidders published per batch: more share more calls, but a page of them is processed without a pause. */
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
    const total = since === undefined ? await bidderTotal(house) : 0
    const cursor = (job.cursor as Cursor | undefined) ?? { part: 'shares' }
    const ref = { accountId, auctionHouseId }
    const from = (part: Cursor['part']) => (cursor.part === part ? cursor.next : undefined)
    let { done } = job
    if (cursor.part === 'shares' && (since === undefined || removed))
      for await (const { items: shares, next } of prefetchPages(readerOf(networkShareRecord, house), {}, sharesAtOnce, from('shares'))) {
        const participation = await participationOf(ports, ref)
        const shared = shares.map(({ document }) => document.bidderId)
        const kept = participation.takesPart ? await stillThere(house, shared) : new Set<string>()
        const withdrawn = shared.filter((bidderId) => !kept.has(bidderId))
        await Promise.all(withdrawn.map((bidderId) => shareBidder(ports, { ...ref, bidderId }, participation)))
        yield { cursor: { part: 'shares', next } satisfies Cursor, done, total, found: { withdrawn: withdrawn.length } }
      }
    const where = since === undefined ? [] : changedFrom(since)
    for await (const { items: bidders, next } of prefetchPages(readerOf(bidderRecord, house), { where }, atOnce, from('bidders'))) {
      await shareBidders(ports, ref, bidders, await participationOf(ports, ref))
      done += bidders.length
      yield { cursor: { part: 'bidders', next } satisfies Cursor, done, total: Math.max(total, done) }
    }
  }

/** The bidders that the house still has, of those with something in the network. */
const stillThere = async (house: PartitionReader, ids: readonly string[]): Promise<Set<string>> => {
  const { items } = await listerOf(bidderIds, house).page({ where: [{ field: 'id', in: ids }] }, { limit: sharesAtOnce })
  return new Set(items.map(({ document }) => document.id))
}
