import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BidderConflictRules } from '@auctionwiz/contracts/conflict-rules'
import { type Conflict, conflictUndoDays } from '@auctionwiz/contracts/conflicts'
import type { ConflictRule } from '@auctionwiz/contracts/sync-settings'
import type { Figures } from '@auctionwiz/contracts/uploads'
import { displayName } from '@auctionwiz/domain/bidders/identity'
import { conflictFieldsOf } from '@auctionwiz/domain/conflicts/bidder-conflict'
import { sideByRule } from '@auctionwiz/domain/conflicts/rule-sides'
import { weighPair } from '@auctionwiz/domain/duplicates/explain-pair'
import { usualModel } from '@auctionwiz/domain/duplicates/model/short-model'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { bidderOf, readBidders } from '@auctionwiz/records/bidders'
import type { ImportConflict } from '@auctionwiz/records/import-conflicts'

/** A stored conflict with the bidder on file, who may have been merged or deleted since. */
export interface BidderConflict extends Versioned<ImportConflict> {
  existing: Bidder | undefined
}

/** The conflicts with their bidders. */
export const withBidders = async (house: PartitionReader, stored: readonly Versioned<ImportConflict>[]): Promise<BidderConflict[]> => {
  const found = await readBidders(house, [...new Set(stored.map(({ document }) => document.bidderId))])
  return Promise.all(
    stored.map(async (one) => {
      const { bidderId } = one.document
      const survivor = found.has(bidderId) ? undefined : await resolveMerged(house, bidderId)
      return { ...one, existing: found.get(bidderId) ?? (survivor && bidderOf(survivor)) }
    }),
  )
}

type Caller = Pick<HouseReading, 'can' | 'now'>

/** Figures are replaced only by a decision of somebody who may correct them. */
export const figuresFor = ({ figures }: ImportConflict, { can }: Pick<Caller, 'can'>): Figures =>
  can('bidders:history_edit') ? figures : 'grow'

/** Both sides as they are now; of a decided conflict as they were then. */
export const fieldsOf = ({ document, existing }: BidderConflict, caller: Caller): Conflict['fields'] => {
  if (document.fields) return document.fields
  return existing ? conflictFieldsOf(existing, document.row, caller.now, figuresFor(document, caller)) : []
}

/** The conflict in the shape of the contract. */
export const bidderConflictOf = async (conflict: BidderConflict, caller: Caller, rules?: BidderConflictRules): Promise<Conflict> => {
  const { document, existing } = conflict
  const { id, conflictType, status, row, uploadId, uploadName, line, resolution, resolvedBy, resolvedAt, createdAt, updatedAt } = document
  const fields = fieldsOf(conflict, caller)
  return {
    ...{ id, kind: 'bidder', conflictType, status, createdAt, updatedAt },
    fields: rules && status !== 'resolved' ? withRules(conflict, fields, rules) : fields,
    name: existing?.name ?? document.name,
    number: existing?.bidderId ?? document.number,
    recordId: existing?.id ?? document.bidderId,
    importedName: displayName(row.firstName, row.lastName),
    ...(existing && { matchScore: await scoreOf(existing, row), existingAt: existing.updatedAt }),
    ...{ source: uploadName, uploadId, row: line, importedAt: createdAt },
    ...(!existing && { gone: true as const }),
    ...(document.used && { used: document.used }),
    ...(resolution && { resolution }),
    ...(resolvedBy !== undefined && { resolvedBy }),
    ...(document.byRules && { byRules: true as const }),
    ...(resolvedAt !== undefined && { resolvedAt, undoUntil: undoUntil(resolvedAt) }),
    version: await versionOf(conflict, fields),
  }
}

/** The fields with what the rules of the house say of those that differ. */
const withRules = ({ document, existing }: BidderConflict, fields: Conflict['fields'], rules: BidderConflictRules): Conflict['fields'] =>
  fields.map((one) => {
    const rule = one.same ? undefined : new Map<string, ConflictRule>(Object.entries(rules)).get(one.field)
    if (rule === undefined || rule === 'manual' || !existing) return one
    const use = sideByRule(rule, { existingAt: existing.updatedAt, importedAt: document.createdAt })
    return { ...one, rule, ...(use && { use }) }
  })

const undoUntil = (at: string): string => new Date(Date.parse(at) + conflictUndoDays * 86_400_000).toISOString()

const scoreOf = async (existing: Bidder, row: ImportConflict['row']): Promise<number> =>
  Math.round(100 * weighPair(personOfBidder(existing), personOfBidder(row), await usualModel()).probability)

/** Also of the values that are shown, so that nobody decides on values that have changed meanwhile. */
const versionOf = ({ document, version }: BidderConflict, fields: Conflict['fields']): Promise<string> =>
  derivedId('seen', document.id, version, JSON.stringify(fields))

/** Whether the caller decides on what is there now. */
export const isSeen = async (conflict: BidderConflict, version: string, caller: Caller): Promise<boolean> =>
  version === (await versionOf(conflict, fieldsOf(conflict, caller)))
