import type { deleteBidder as endpoint } from '@auctionwiz/contracts/bidder-removal'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { undoUntil } from '@auctionwiz/records/bidder-undos'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { bulkWrites } from './bulk-writes.ts'

/** Deletes one bidder as a change of many does, so that it can be undone as long. */
export const deleteBidder: UseCase<typeof endpoint> = async ({ params }, { house, audit, now, claims: { userId, userName } }) => {
  const before = await readBidder(house, params.id)
  const { version: _version, ...bidder } = before
  const { id, bidderId, name } = bidder
  const run = randomId('blk')
  const event = audit({
    action: 'bidder.delete',
    subjectType: 'bidder',
    subjectId: id,
    subjectName: name,
    before: { bidderId, name },
    after: { change: run, undoUntil: undoUntil(now.toISOString()) },
  })
  const change = { run, action: { kind: 'delete' } as const, by: userId, byName: userName, now, isListed: false, event }
  const others = await bulkWrites(house, { bidders: [{ before, at: now }], undo: [{ bidder }] }, change)
  await writeBidders(house, [{ before, at: now }], others)
  return { success: true }
}
