import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { pagesAhead } from '@auctionwiz/platform/core/jobs/pages-ahead'
import type { Query, StoredDocument } from '@auctionwiz/platform/core/store'
import { changedSinceQuery } from '../scores/changed-since.ts'
import type { NetworkPorts, ShareDocument } from './network-ports.ts'
import { shareBidder } from './share-bidder.ts'
import { readSharing } from './sharing.ts'

/** Bidders that are brought up to date at once. */
const atOnce = 20

export interface ShareInput {
  /** Only bidders changed at or after this instant; all when absent. */
  since?: string
}

interface Cursor {
  /** First what is in the network, of which the bidder may be gone; then all bidders. */
  part: 'shares' | 'bidders'
  next?: string | undefined
}

/** Brings every bidder of a house and the network up to date with each other. */
export const shareHouse = (ports: NetworkPorts): JobWork =>
  async function* (job, { house, account, accountId, auctionHouseId }) {
    const [{ sharing }, counts] = await Promise.all([readSharing(account), house.read<BidderCounts>(bidderCountsId)])
    const total = counts?.document.total ?? 0
    const cursor = (job.cursor as Cursor | undefined) ?? { part: 'shares' }
    const share = (bidderIds: readonly string[]) =>
      Promise.all(bidderIds.map((bidderId) => shareBidder(ports, { accountId, auctionHouseId, bidderId }, sharing)))
    let { done } = job
    const { since } = job.input as ShareInput
    if (cursor.part === 'shares' && !sharing && since === undefined) {
      // What is taken away goes from the list, so the first page is always new.
      const first = () => house.query<ShareDocument>({ type: 'networkShare', fields: ['bidderId'] }, { limit: atOnce })
      for (let page = await first(); page.items.length > 0; page = await first()) {
        await share(page.items.map(({ bidderId }) => bidderId))
        yield { cursor, done, total: Math.max(total, done), found: { withdrawn: page.items.length } }
      }
    }
    const from = cursor.part === 'bidders' ? cursor.next : undefined
    const query: Query = { ...(since === undefined ? { type: 'bidder' } : changedSinceQuery(since)), fields: ['id'] }
    for await (const page of pagesAhead<StoredDocument>(house, query, atOnce, from)) {
      await share(page.items.map(({ id }) => id))
      done += page.items.length
      yield { cursor: { part: 'bidders', next: page.next } satisfies Cursor, done, total: Math.max(since === undefined ? total : 0, done) }
    }
  }
