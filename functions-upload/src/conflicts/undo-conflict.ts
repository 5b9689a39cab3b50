import type { Bidder } from '@auctionwiz/contracts/bidders'
import type * as calls from '@auctionwiz/contracts/conflicts'
import { changedFields, withFieldsOf } from '@auctionwiz/domain/conflicts/bidder-conflict'
import { recordScoreChanges } from '@auctionwiz/domain/scores/changes'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { type BidderWrite, writeBidders } from '@auctionwiz/records/bidder-writes'
import { findBidder } from '@auctionwiz/records/bidders'
import { goneBiddersRecord } from '@auctionwiz/records/gone-bidders'
import { type ConflictUndo, conflictUndoId, conflictUndoRecord, importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { type BidderConflict, bidderConflictOf, isSeen } from './bidder-conflicts.ts'
import { findConflict } from './find-conflict.ts'

/** Takes a decision back: the bidder is as before and the conflict pending. A bidder who was edited since is kept. */
export const undoConflict: UseCase<typeof calls.undoConflict> = async ({ params: { id }, body }, context) => {
  const { house, audit, now, can } = context
  const found = await findConflict(id, context)
  if (!('bidder' in found)) throw new Failure('conflict_undo_over')
  const { document, version } = found.bidder
  if (!can('bidders:edit')) throw forbidden('bidders:edit')
  const held = await readerOf(conflictUndoRecord, house).find(conflictUndoId(id))
  if (document.status !== 'resolved' || !held) throw new Failure('conflict_undo_over')
  if (!(await isSeen(found.bidder, body.version, context))) throw new Failure('stale_version')
  const { document: undo } = held
  const write = await restoration(undo, context)
  const { fields: _fields, used: _used, resolution, resolvedBy: _by, resolvedAt: _at, byRules: _rules, ttl: _ttl, ...open } = document
  const pending = { ...open, status: 'pending' as const, updatedAt: now.toISOString() }
  const event = audit({
    ...{ action: 'conflict.undo', subjectType: 'bidder', subjectId: undo.bidderId, subjectName: document.name },
    before: { choice: resolution },
  })
  const remove = { kind: 'remove', id: undo.id, version: held.version } as const
  try {
    const writes = [
      importConflictRecord.replacement(pending, version),
      remove,
      event,
      ...(write && !write.after ? [goneWrite(undo, context)] : []),
    ]
    const versions = await writeBidders(house, write ? [write] : [], writes)
    const after = write?.after && 'version' in write.after ? { ...write.after, version: versions[0] ?? '' } : found.bidder.existing
    const reopened: BidderConflict = { document: pending, version: versions[write ? 1 : 0] ?? '', existing: after }
    return bidderConflictOf(reopened, context)
  } catch (error) {
    throw isStoreError(error, 'stale', 'missing', 'exists') ? new Failure('stale_version') : error
  }
}

/** What refers to the removed bidder goes with them. */
const goneWrite = ({ bidderId }: ConflictUndo, { now }: HouseContext): Write =>
  goneBiddersRecord.creation({ id: randomId('gone'), at: now.toISOString(), bidderIds: [bidderId] })

/** The write that restores the bidder; undefined where the decision changed none. */
const restoration = async (undo: ConflictUndo, context: HouseContext): Promise<BidderWrite | undefined> => {
  const { before, after, isNew, changed, bidderId } = undo
  if (!after) return undefined
  const current = await findBidder(context.house, bidderId)
  const isEdited =
    !current || (isNew ? current.updatedAt !== after.updatedAt : changedFields(current, after).some((one) => changed.includes(one)))
  if (isEdited) throw new Failure('conflict_edited', { name: after.name })
  if (!before) return { before: current, at: context.now }
  return { before: current, after: await restored(current, { before, after, changed }, context), at: context.now }
}

/** A bidder without later changes is as before; of another one the decided fields are. */
const restored = async (
  current: Bidder,
  { before, after, changed }: Required<Pick<ConflictUndo, 'before' | 'after' | 'changed'>>,
  { house, now }: HouseContext,
): Promise<Bidder> => {
  if (current.updatedAt === after.updatedAt) return { ...before, version: current.version }
  const values = withFieldsOf(current, before, changed)
  const scores = scoreByRules(values, await readScoringRules(house), now)
  return { ...values, ...scores, scoreHistory: recordScoreChanges(current, scores, 'Decision undone'), updatedAt: now.toISOString() }
}
