import type { undoMerge as endpoint } from '@auctionwiz/contracts/duplicates'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { mergeRecord } from '@auctionwiz/records/duplicate-merges'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'
import type { NetworkQueue } from '../network/network-ports.ts'
import { mergeTerms } from './merge-terms.ts'
import { notifyNetwork } from './notify-network.ts'
import { pairOf, undecided } from './pair-document.ts'
import { readPairIn } from './pair-repository.ts'
import { planUndo } from './plan-undo.ts'

/** Undoes the whole merge that a pair went into, also of a group. */
export const undoMerge =
  (network: NetworkQueue): UseCase<typeof endpoint> =>
  async ({ params }, { house, auctionHouseId, claims, now, audit, log }) => {
    const { document: pair } = await readPairIn(house, params.id, 'auto-merged', 'manually-merged')
    const merge = pair.mergeId === undefined ? undefined : await readerOf(mergeRecord, house).find(pair.mergeId)
    if (!merge) throw new Failure('undo_refused', { reason: 'the original records are no longer kept.' })
    const { bidders, others } = await planUndo(house, merge, await mergeTerms(house, now))
    const { primaryId, secondaryIds } = merge.document
    const event = audit({ action: 'bidder.unmerge', subjectType: 'bidder', subjectId: primaryId, after: { secondaryIds } })
    await writeBidders(house, bidders, [...others, event])
    await notifyNetwork(network, [primaryId, ...secondaryIds], { ...claims, auctionHouseId, log })
    return pairOf((await readerOf(pairRecord, house).find(params.id))?.document ?? undecided(pair))
  }
