import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Write } from '@auctionwiz/platform/core/store/store'
import type { ContributionDocument } from '@auctionwiz/records/contributions'
import { networkNoticeRecord, noticeId } from '@auctionwiz/records/network-notices'
import type { BidderRef } from './network-keys.ts'
import { bidderBatch, type NetworkPorts } from './network-ports.ts'

/** Notices of bidders, as writes into the partition of their house; a message with `notices` follows. */
export const changeNotices = (bidderIds: readonly string[]): Write[] =>
  bidderIds.map((bidderId) => networkNoticeRecord.put({ id: noticeId(bidderId), bidderId }))

type House = Pick<BidderRef, 'accountId' | 'auctionHouseId'>

/**
 * Notifies the houses of other accounts that publish of the same people. A notice is written for each bidder, and one message for each house says that
 * there are some: many changes of one person are one notice, and many notices of one house are worked on together.
 */
export const sendChangeNotices = async (
  ports: NetworkPorts,
  { accountId }: House,
  others: readonly ContributionDocument[],
): Promise<void> => {
  const sealed = new Map(others.map(({ contributionId, sealedRef }) => [contributionId, sealedRef]))
  const refs = await Promise.all([...sealed.values()].map((one) => ports.keys.open(one)))
  for (const some of Map.groupBy(refs, (ref) => `${ref.accountId}/${ref.auctionHouseId}`).values()) {
    const [first] = some
    if (!first) continue
    const house: House = { accountId: first.accountId, auctionHouseId: first.auctionHouseId }
    const writes = changeNotices(some.map(({ bidderId }) => bidderId))
    for (let start = 0; start < writes.length; start += batchLimit) await ports.house(house).write(writes.slice(start, start + batchLimit))
    await ports.queue.send({ ...house, notices: true, causedBy: accountId })
  }
}

/** Pages of notices that one message works on; the rest is another's, so that other houses have their turn. */
const pagesAtOnce = 5

/** Updates the bidders that have notices. A notice that arrives during the update stays. @returns whether there are more */
export const workOnNotices = async (house: Partition, bringUpToDate: (bidderIds: readonly string[]) => Promise<void>): Promise<boolean> => {
  const notices = recordsOf(networkNoticeRecord, house)
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const { items } = await notices.page({}, { limit: bidderBatch })
    if (items.length === 0) return false
    await bringUpToDate(items.map(({ document }) => document.bidderId))
    await Promise.all(items.map(({ document, version }) => notices.removeOnce(document.id, version)))
  }
  return true
}
