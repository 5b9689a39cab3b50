import type { Partition } from '@auctionwiz/platform/core/partition'
import { batchLimit, isStoreError, type StoredDocument, type Write } from '@auctionwiz/platform/core/store'
import type { BidderRef } from './network-keys.ts'
import { bidderBatch, type ContributionDocument, type NetworkPorts } from './network-ports.ts'

/** The bidder is to be brought up to date with the network. In the partition of the bidder's house. */
interface NoticeDocument extends StoredDocument {
  type: 'networkNotice'
  bidderId: string
}

/** Notices of bidders, as writes into the partition of their house; a message with `notices` follows. */
export const changeNotices = (bidderIds: readonly string[]): Write[] =>
  bidderIds.map((bidderId) => {
    const document: NoticeDocument = { id: `network-notice:${bidderId}`, type: 'networkNotice', bidderId }
    return { kind: 'put', document }
  })

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
  const sealed = new Map(others.map(({ contributionId, seat }) => [contributionId, seat]))
  const seats = await Promise.all([...sealed.values()].map((seat) => ports.keys.open(seat)))
  for (const some of Map.groupBy(seats, (seat) => `${seat.accountId}/${seat.auctionHouseId}`).values()) {
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
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const { items, versions } = await house.query<NoticeDocument>({ type: 'networkNotice' }, { limit: bidderBatch })
    if (items.length === 0) return false
    await bringUpToDate(items.map(({ bidderId }) => bidderId))
    const removed = items.map(({ id }, index) => removeNotice(house, id, versions[index] ?? ''))
    await Promise.all(removed)
  }
  return true
}

const removeNotice = async (house: Partition, id: string, version: string): Promise<void> => {
  await house.write([{ kind: 'remove', id, version }]).catch((error: unknown) => {
    if (!isStoreError(error, 'stale') && !isStoreError(error, 'missing')) throw error
  })
}
