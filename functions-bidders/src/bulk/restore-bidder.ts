import type { restoreBidder as endpoint } from '@auctionwiz/contracts/bulk'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { bidderUndoRecord, goneId } from '@auctionwiz/records/bidder-undos'
import { bidderBatchLimit, writeBidders } from '@auctionwiz/records/bidder-writes'
import { emailHolder } from '@auctionwiz/records/bidders'
import { visibleBidder } from '../bidders/visible-bidder.ts'
import { restorePairs } from '../duplicates/kept-pairs.ts'
import { lessLeft } from './change-record.ts'
import { requireUndo } from './may-undo.ts'

/** Brings one deleted bidder back. Another email address is a change of the bidder, so the time of the last change is now. */
export const restoreBidder: UseCase<typeof endpoint> = async ({ params: { id }, body: { email } }, context) => {
  const { house, now, audit } = context
  const kept = await readerOf(bidderUndoRecord, house).find(goneId(id))
  const entry = kept?.document.entries[0]
  if (!kept || !entry || !('bidder' in entry)) throw notFound('Deleted bidder')
  requireUndo(kept.document, context)
  const { run } = kept.document
  const before = entry.bidder
  const isMoved = email !== undefined && email !== before.email
  const after = isMoved ? { ...before, email, updatedAt: now.toISOString() } : before
  const event = audit({
    action: 'bidder.restore',
    subjectType: 'bidder',
    subjectId: id,
    subjectName: before.name,
    ...(isMoved && { before: { email: before.email } }),
    after: { undoes: run, ...(isMoved && { email }) },
  })
  const others = [
    { kind: 'remove', id: kept.document.id, version: kept.version } as const,
    event,
    ...(await lessLeft(house, run, 1, { ids: [id], now })),
  ]
  const pairs = await restorePairs(house, [id], bidderBatchLimit - others.length - 1)
  try {
    const [version = ''] = await writeBidders(house, [{ after, at: now }], [...others, ...pairs])
    return visibleBidder({ ...after, version }, context)
  } catch (error) {
    if (!isStoreError(error, 'exists')) throw error
    const existingId = (await emailHolder(house, after.email))?.id
    // Another request restored the bidder at the same moment.
    if (existingId === id) throw new Failure('stale_version')
    throw new Failure('bidder_exists', { email: after.email, ...(existingId && { existingId }) })
  }
}
