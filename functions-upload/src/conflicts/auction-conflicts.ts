import type { Conflict, Decision } from '@auctionwiz/contracts/conflicts'
import { conflictDecision, type SyncConflict } from '@auctionwiz/contracts/sync-conflicts'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type SyncConflictDocument, syncConflictRecord } from '@auctionwiz/records/auction-syncs'

/** The conflicts of all auctions of the house with their platforms. */
export const auctionConflicts = (house: PartitionReader) => readerOf(syncConflictRecord, house.in('auctions').ofAllParts())

/** A conflict by its id, whichever auction it belongs to. */
export const findAuctionConflict = async (house: PartitionReader, id: string): Promise<Versioned<SyncConflictDocument> | undefined> => {
  const { items } = await auctionConflicts(house).page({ where: [{ field: 'id', equals: id }] }, { limit: 1 })
  return items[0]
}

/** The conflict in the shape that all kinds share. */
export const auctionConflictOf = (conflict: SyncConflict): Conflict => {
  const {
    id,
    auctionId,
    kind: recordKind,
    conflictType,
    status,
    recordId,
    name,
    platform,
    fields,
    createdAt,
    updatedAt,
    version,
  } = conflict
  const { resolution, resolvedBy, resolvedAt } = conflict
  return {
    ...{ id, kind: 'auction', conflictType, status, name, recordId, auctionId, recordKind, fields, createdAt, updatedAt, version },
    ...{ source: platform, importedAt: updatedAt },
    ...(resolution && { resolution }),
    ...(resolvedBy !== undefined && { resolvedBy }),
    ...(resolvedAt !== undefined && { resolvedAt }),
  }
}

/** The same decision in the terms of a sync. */
export const syncDecision = (decision: Decision) => {
  const { success, data } = conflictDecision.safeParse(decision)
  if (!success) throw new Failure('invalid_request', { fields: { decision: 'Choose existing, imported, merge or skip.' } })
  return data
}
