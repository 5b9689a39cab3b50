import type * as calls from '@auctionwiz/contracts/conflicts'
import type { Conflict } from '@auctionwiz/contracts/conflicts'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { syncConflictRecord } from '@auctionwiz/records/auction-syncs'
import { readBidderRules } from '@auctionwiz/records/conflict-rules'
import { importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { settle, syncConflictOf } from '../syncs/conflicts.ts'
import { auctionConflictOf, syncDecision } from './auction-conflicts.ts'
import { type BidderConflict, bidderConflictOf, isSeen } from './bidder-conflicts.ts'
import { decideBidderConflict } from './decide-bidder-conflict.ts'
import { findConflict } from './find-conflict.ts'

export const readConflict: UseCase<typeof calls.readConflict> = async ({ params: { id } }, context) => {
  const found = await findConflict(id, context)
  return 'bidder' in found
    ? bidderConflictOf(found.bidder, context, await readBidderRules(context.house))
    : auctionConflictOf(syncConflictOf(found.auction))
}

/** Of two people who decide at once one wins; the other is told who, or sees the present values first. */
const requireOpen = ({ status, resolvedBy }: { status: string; resolvedBy?: string | undefined }): void => {
  if (status === 'resolved') throw new Failure('conflict_settled', { name: resolvedBy ?? '' })
}

export const decideConflict: UseCase<typeof calls.decideConflict> = async ({ params: { id }, body }, context) => {
  const { decision, version } = body
  const found = await findConflict(id, context)
  if ('auction' in found) {
    if (!context.can('auctions:import')) throw forbidden('auctions:import')
    const { auctionId } = found.auction.document
    return auctionConflictOf(await settle({ id: auctionId, conflictId: id }, { decision: syncDecision(decision), version }, context))
  }
  requireOpen(found.bidder.document)
  if (!(await isSeen(found.bidder, version, context))) throw new Failure('stale_version')
  return decision.choice === 'skip' ? skip(found.bidder, context) : decideBidderConflict(found.bidder, decision, context)
}

const skip = async (conflict: BidderConflict, context: HouseContext): Promise<Conflict> => {
  const { document, version } = conflict
  if (!context.can('bidders:edit')) throw forbidden('bidders:edit')
  const skipped = { ...document, status: 'skipped' as const, updatedAt: context.now.toISOString() }
  const event = context.audit({
    ...{ action: 'conflict.decide', subjectType: 'bidder', subjectId: document.bidderId, subjectName: document.name },
    after: { choice: 'skip' },
  })
  const [written = ''] = await writing(context.house.write([importConflictRecord.replacement(skipped, version), event]))
  return bidderConflictOf({ ...conflict, document: skipped, version: written }, context)
}

const writing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isStoreError(error, 'stale', 'missing') ? new Failure('stale_version') : error
  })

/** A skipped conflict is pending again. */
export const reopenConflict: UseCase<typeof calls.reopenConflict> = async ({ params: { id }, body }, context) => {
  const { house, now, can, audit } = context
  const found = await findConflict(id, context)
  const at = { status: 'pending' as const, updatedAt: now.toISOString() }
  if ('auction' in found) {
    const { document, version } = found.auction
    if (!can('auctions:import')) throw forbidden('auctions:import')
    requireOpen(document)
    if (version !== body.version) throw new Failure('stale_version')
    const event = audit({
      ...{ action: 'conflict.reopen', subjectType: 'auction', subjectId: document.auctionId, subjectName: document.name },
    })
    const after = { ...document, ...at }
    const part = house.in('auctions').within(document.auctionId)
    const [written = ''] = await writing(part.write([syncConflictRecord.replacement(after, version), event]))
    return auctionConflictOf(syncConflictOf({ document: after, version: written }))
  }
  const { document, version } = found.bidder
  if (!can('bidders:edit')) throw forbidden('bidders:edit')
  requireOpen(document)
  if (!(await isSeen(found.bidder, body.version, context))) throw new Failure('stale_version')
  const event = audit({
    ...{ action: 'conflict.reopen', subjectType: 'bidder', subjectId: document.bidderId, subjectName: document.name },
  })
  const after = { ...document, ...at }
  const [written = ''] = await writing(house.write([importConflictRecord.replacement(after, version), event]))
  return bidderConflictOf({ ...found.bidder, document: after, version: written }, context)
}
