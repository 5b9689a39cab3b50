import type { SyncField } from '@auctionwiz/contracts/auction-sync'
import type { BodyOf, ParamsOf } from '@auctionwiz/contracts/endpoint'
import type * as syncConflicts from '@auctionwiz/contracts/sync-conflicts'
import type { ConflictDecision, SyncConflict } from '@auctionwiz/contracts/sync-conflicts'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { lotRefusal } from '@auctionwiz/domain/lots/lot-states'
import { type SyncValues, splitsGroup } from '@auctionwiz/domain/sync/compare-record'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { type SyncConflictDocument, syncConflictRecord, syncedRecord } from '@auctionwiz/records/auction-syncs'
import { readAuction } from '@auctionwiz/records/auctions'
import { lotRecord } from '@auctionwiz/records/lots'
import { syncedId } from './read-both.ts'
import type { SyncAuthor } from './sync-author.ts'
import { auctionValues, houseLotValues } from './sync-values.ts'
import { readLink } from './syncs.ts'
import { changeAuction } from './write-auction.ts'
import { changedLotWrites } from './write-lot.ts'

export const listSyncConflicts: UseCase<typeof syncConflicts.listSyncConflicts> = async ({ params: { id }, query }, { house }) => {
  const conflicts = readerOf(syncConflictRecord, house.in('auctions').within(id))
  await readLink(house, id)
  const { status, conflictId, page, limit = 50 } = query
  const where = [
    ...(status ? [{ field: 'status' as const, equals: status }] : []),
    ...(conflictId ? [{ field: 'id' as const, equals: conflictId }] : []),
  ]
  const orderBy = [...(['type'] as const), ...(status ? (['status'] as const) : []), 'createdAt' as const].map((field) => ({
    field,
    descending: true,
  }))
  const [found, total] = await Promise.all([
    conflicts.page({ where, orderBy }, { limit, next: page }),
    page === undefined ? conflicts.count(where) : undefined,
  ])
  return {
    conflicts: found.items.map(syncConflictOf),
    ...(total !== undefined && { total }),
    ...(found.next !== undefined && { nextPage: found.next }),
  }
}

/** The conflict in the shape of the contract. */
export const syncConflictOf = ({
  document: { type: _type, ttl: _ttl, platformUpdatedAt: _at, ...conflict },
  version,
}: Versioned<SyncConflictDocument>): SyncConflict => ({
  ...conflict,
  version,
})

export const settleSyncConflict: UseCase<typeof syncConflicts.settleSyncConflict> = ({ params, body }, context) =>
  settle(params, body, context)

/** The decision becomes the common state of both sides: what the house keeps counts as its own change from then on. */
export const settle = async (
  { id, conflictId }: ParamsOf<typeof syncConflicts.settleSyncConflict>,
  body: BodyOf<typeof syncConflicts.settleSyncConflict>,
  context: HouseContext,
): Promise<SyncConflict> => {
  const { house, claims, now } = context
  const part = house.in('auctions').within(id)
  const stored = await readerOf(syncConflictRecord, part).read(conflictId)
  const { document: conflict } = stored
  if (conflict.status === 'resolved') throw new Failure('conflict_settled', { name: conflict.resolvedBy ?? '' })
  if (stored.version !== body.version) throw new Failure('stale_version')
  const at = now.toISOString()
  const { decision } = body
  const after: SyncConflictDocument = {
    ...conflict,
    updatedAt: at,
    ...(decision.choice === 'skip'
      ? { status: 'skipped' as const }
      : { status: 'resolved' as const, resolution: decision.choice, resolvedBy: claims.userName, resolvedAt: at }),
  }
  const event = context.audit({
    ...{ action: 'sync.conflict', subjectType: 'auction', subjectId: id, subjectName: conflict.name },
    after: { choice: decision.choice, fields: conflict.fields.map(({ field }) => field) },
  })
  try {
    const consequences = decision.choice === 'skip' ? [] : await writesOf(stored, decision, context)
    const [version = ''] = await part.write([syncConflictRecord.replacement(after, stored.version), event, ...consequences])
    return syncConflictOf({ document: after, version })
  } catch (error) {
    if (isStoreError(error, 'stale', 'missing')) throw new Failure('stale_version')
    throw isStoreError(error, 'exists')
      ? new Failure('lot_number_taken', { number: String(importedIn(conflict, decision).lotNumber ?? '') })
      : error
  }
}

const split = 'Values that belong together, such as state and hammer price, come from one side.'

/** The imported values that the decision takes. */
const importedIn = ({ fields }: SyncConflictDocument, decision: ConflictDecision): SyncValues => {
  const choice = new Map(decision.choice === 'merge' ? decision.fields.map(({ field, use }) => [field, use]) : [])
  const isImported = (field: SyncField): boolean => {
    if (decision.choice !== 'merge') return decision.choice === 'imported'
    const use = choice.get(field)
    if (use === undefined) throw new Failure('invalid_request', { fields: { 'decision.fields': 'Choose a value for each field.' } })
    return use === 'imported'
  }
  if (splitsGroup(choice)) throw new Failure('invalid_request', { fields: { 'decision.fields': split } })
  return Object.fromEntries(fields.filter(({ field }) => isImported(field)).map(({ field, imported }) => [field, imported]))
}

/**
 * Values of the house that changed since the conflict was found are shown before they are replaced.
 * @throws Failure `stale_version`
 */
const requireSeen = async (
  { document: conflict, version }: Versioned<SyncConflictDocument>,
  imported: SyncValues,
  current: SyncValues,
  part: Partition,
): Promise<void> => {
  const isSeen = ({ field, existing }: SyncConflictDocument['fields'][number]) => (current[field] ?? null) === existing
  if (conflict.fields.every((one) => !(one.field in imported) || isSeen(one))) return
  const fields = conflict.fields.map((one) => ({ ...one, existing: current[one.field] ?? null }))
  await recordsOf(syncConflictRecord, part).replace({ ...conflict, fields }, version)
  throw new Failure('stale_version')
}

const writesOf = async (stored: Versioned<SyncConflictDocument>, decision: ConflictDecision, context: HouseContext): Promise<Write[]> => {
  const { house, now } = context
  const conflict = stored.document
  const { auctionId, kind, recordId, platformRecordId, platform } = conflict
  const part = house.in('auctions').within(auctionId)
  const synced = await readerOf(syncedRecord, part).find(await syncedId(kind, platformRecordId))
  const isGone = conflict.fields.some(({ field, imported }) => field === 'state' && imported === null)
  const seen = Object.fromEntries(conflict.fields.map(({ field, imported }) => [field, imported]))
  const base = {
    ...{ kind: kind === 'auction' ? ('auction' as const) : ('lot' as const), platformRecordId, recordId },
    ...synced?.document,
    id: await syncedId(kind, platformRecordId),
    values: isGone ? (synced?.document.values ?? {}) : { ...synced?.document.values, ...seen },
    ...(conflict.platformUpdatedAt && { platformUpdatedAt: conflict.platformUpdatedAt }),
    ...(isGone && { ended: true as const }),
  }
  const imported = importedIn(conflict, decision)
  const author: SyncAuthor = { now, source: { platform }, audit: context.audit }
  const baseWrite = synced ? syncedRecord.replacement(base, synced.version) : syncedRecord.creation(base)
  if (Object.keys(imported).length === 0) return [baseWrite]
  const auction = await readAuction(house, auctionId, now)
  if (kind === 'auction') {
    await requireSeen(stored, imported, auctionValues(auction), part)
    const problem = await changeAuction(house, recordId, { values: imported, version: auction.version }, author)
    if (problem)
      throw new Failure(problem === 'not_allowed' ? 'auction_state' : 'stale_version', { title: auction.title, status: auction.status })
    return [baseWrite]
  }
  const lot = await readerOf(lotRecord, part).read(recordId)
  await requireSeen(stored, imported, houseLotValues(lot.document), part)
  const values = isGone ? { state: 'Withdrawn' } : imported
  const found = changedLotWrites(lot, values, auction, author)
  const refusal = isGone && lotRefusal('withdraw', stageOf(auction), lot.document.state)
  if ('problem' in found || refusal) throw new Failure('auction_state', { title: auction.title, status: auction.status })
  return [baseWrite, ...found.writes]
}
