import type { undoMerge as endpoint } from '@auctionwiz/contracts/duplicates'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { mergeRecord } from '@auctionwiz/records/duplicate-merges'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'
import type { NetworkQueue } from '../network/network-ports.ts'
import { mergeTerms } from './merge-terms.ts'
import { notifyNetwork } from './notify-network.ts'
import { pairOf, undecided } from './pair-document.ts'
import { readPairIn } from './pair-repository.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'

/** Undoes the whole merge that a pair went into, also of a group. */
export const undoMerge =
  (network: NetworkQueue): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { document: pair } = await readPairIn(context.house, params.id, 'auto-merged', 'manually-merged')
    await undoNow(pair.mergeId, network, context)
    return pairOf((await readerOf(pairRecord, context.house).find(params.id))?.document ?? undecided(pair))
  }

/** Undoes one merge within a call. */
export const undoNow = async (mergeId: string | undefined, network: NetworkQueue, context: HouseContext): Promise<void> => {
  const { house, auctionHouseId, claims, now, audit, log } = context
  const { bidders, others, event, bidderIds } = await planUndoOf(house, mergeId, now)
  await writeBidders(house, bidders, [...others, audit(event)])
  await notifyNetwork(network, bidderIds, { ...claims, auctionHouseId, log })
}

export interface WholeUndoPlan extends UndoPlan {
  /** Belongs in the same batch. */
  event: AuditSubject<'bidder.unmerge'>
  /** The restored records. */
  bidderIds: string[]
}

/** What undoing a merge writes; fails with undo_refused. */
export const planUndoOf = async (house: PartitionReader, mergeId: string | undefined, now: Date): Promise<WholeUndoPlan> => {
  const merge = mergeId === undefined ? undefined : await readerOf(mergeRecord, house).find(mergeId)
  if (!merge) throw new Failure('undo_refused', { reason: 'the original records are no longer kept.' })
  const { primaryId, secondaryIds } = merge.document
  return {
    ...(await planUndo(house, merge, await mergeTerms(house, now))),
    event: { action: 'bidder.unmerge', subjectType: 'bidder', subjectId: primaryId, after: { secondaryIds } },
    bidderIds: [primaryId, ...secondaryIds],
  }
}
