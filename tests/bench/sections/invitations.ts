import { invitationKeys, sortName } from '@auctionwiz/domain/invitations/invitation-keys'
import { reviewReason } from '@auctionwiz/domain/invitations/review-reason'
import { invitationsQuery } from '@auctionwiz/functions-bidders/invitations/invitation-query'
import { pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { interleaved } from '../lib/measure.ts'
import { benchBidders } from '../lib/people.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { atMost, fact, milliseconds, type Row } from '../lib/report.ts'

const auctionId = 'auc_bench'
const turns = 30

/** A page, a search and the summary of one auction with this many decisions in review, over HTTP against the query of the page through the SDK alone. */
export const measureInvitations = async ({ info, bidders, tenant: createTenant }: Bench, count: number): Promise<Row[]> => {
  const tenant = await createTenant()
  const partition: [string, string] = [tenant.accountId, tenant.houseId]
  const keys = { accountId: tenant.accountId, auctionHouseId: tenant.houseId }
  await writeRaw(
    bidders,
    partition,
    [...benchBidders(count, tenant.houseId)].map((bidder, index) => {
      const score = 40 + (index % 40)
      const { paidOnTime, paidLate, disputes, defaults, spent } = bidder.facts
      const shown = {
        ...{ bidderNumber: bidder.bidderId, bidderName: bidder.name, score, tier: 'Silver' as const },
        record: { paidOnTime, paidLate, disputes, defaults, won: { amount: spent, currency: bidder.currency } },
      }
      const check = { rule: 'autoInvite', check: 'score', met: false, actual: score, limit: 80 } as const
      const document = invitationRecord.document({
        ...shown,
        ...invitationKeys(shown, sortName(bidder.name)),
        ...{ id: `inv_${index}`, auctionId, bidderId: bidder.id, state: 'review', at: '2026-11-22T09:00:00.000Z', decidedBy: [] },
        review: reviewReason({ reasons: [check] }),
      })
      return { ...invitationRecord.stored(document), ...keys, uniqueKey: document.id }
    }),
  )
  const headers = await headersOf(tenant)
  const get = (path: string) => call<unknown>(`${info.urls.bidders}/bidders/invitations${path}`, { headers })
  const page = `?auctionId=${auctionId}&state=review&group=score`
  const spec = pageSpec(invitationsQuery({ auctionId, state: 'review', group: 'score' }))
  const sdk = async () => (await bidders.items.query(spec, { partitionKey: [...partition], maxItemCount: 50 }).fetchNext()).resources
  const took = await interleaved(
    {
      sdk,
      http: () => get(page),
      won: () => get(`${page}&sort=-won`),
      search: () => get(`${page}&search=son`),
      summary: () => get(`/summary?auctionId=${auctionId}`),
    },
    turns,
  )
  return [
    fact('Page of 50 of one reason, SDK alone', milliseconds(took.sdk)),
    atMost('The same over HTTP', took.http / took.sdk, 3, '×', milliseconds(took.http)),
    atMost('The same by amount won, over HTTP', took.won / took.sdk, 3, '×', milliseconds(took.won)),
    atMost('Search “son” within the reason, over HTTP', took.search / took.sdk, 10, '×', milliseconds(took.search)),
    fact('Counts of states and reasons, over HTTP', milliseconds(took.summary)),
  ]
}
