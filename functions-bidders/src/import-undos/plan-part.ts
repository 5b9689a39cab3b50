import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { KeptReason } from '@auctionwiz/contracts/import-undo'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { contentSum, editedSince, type ImportedChange, importedIds, withoutImport } from '@auctionwiz/domain/imports/import-change'
import { recordScoreChanges } from '@auctionwiz/domain/scores/changes'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import type { BidderWrite } from '@auctionwiz/records/bidder-writes'
import { readBidders } from '@auctionwiz/records/bidders'
import type { ImportChange } from '@auctionwiz/records/import-changes'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { registrationRecord } from '@auctionwiz/records/registrations'

/** What undoing a part of an import does. */
export interface PlannedPart {
  removed: Bidder[]
  restored: BidderWrite[]
  kept: Map<string, KeptReason>
}

export interface PartTerms {
  rules: ScoringRules
  now: Date
  /** Those of these bidders whom a later part of the import has dealt with already. */
  settled(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/**
 * Plans the undo of a part. Who is gone, or is as before already, is left out, so that a part that was undone in part can be planned again.
 */
export const planPart = async (
  house: PartitionReader,
  uploadId: string,
  { created, changed }: ImportChange,
  { rules, now, settled }: PartTerms,
): Promise<PlannedPart> => {
  const sums = new Map(created.map(([end, sum]) => [importedIds(uploadId) + end, sum]))
  const ids = [...sums.keys(), ...changed.map(({ id }) => id)]
  const [present, done] = await Promise.all([readBidders(house, ids), settled(ids)])
  const open = ids.filter((id) => !done.has(id))
  const plan: PlannedPart = { removed: [], restored: [], kept: await mergedOf(house, open) }
  for (const change of changed) {
    const current = present.get(change.id)
    if (!current || !open.includes(change.id) || plan.kept.has(change.id) || isAsBefore(current, change)) continue
    if (editedSince(current, change).length > 0) plan.kept.set(change.id, 'edited')
    else plan.restored.push({ before: current, after: restored(current, change, rules, now), at: now })
  }
  const unedited = [...sums].flatMap(([id, sum]): Bidder[] => {
    const current = present.get(id)
    if (!current || !open.includes(id) || plan.kept.has(id)) return []
    if (contentSum(current) === sum) return [current]
    plan.kept.set(id, 'edited')
    return []
  })
  const named = await namedElsewhere(
    house,
    unedited.map(({ id }) => id),
  )
  for (const bidder of unedited) {
    const reason = named.get(bidder.id)
    if (reason) plan.kept.set(bidder.id, reason)
    else plan.removed.push(bidder)
  }
  return plan
}

const isAsBefore = (current: Bidder, { before, after }: ImportedChange): boolean =>
  editedSince(current, { before: after, after: before }).length === 0

const restored = (current: Bidder, change: ImportedChange, rules: ScoringRules, now: Date): Bidder => {
  const values = withoutImport(current, change)
  const scores = scoreByRules(values, rules, now)
  return { ...values, ...scores, scoreHistory: recordScoreChanges(current, scores, 'Import undone', now), updatedAt: now.toISOString() }
}

/** Who was merged into another bidder since, and into whom another one was. */
export const mergedOf = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, KeptReason>> => {
  if (ids.length === 0) return new Map()
  const archived = readerOf(archivedBidderRecord, house)
  const [gone, survivors] = await Promise.all([
    archived.distinct('id', ids.length, [{ field: 'id', in: ids }]),
    archived.distinct('survivorId', ids.length, [{ field: 'survivorId', in: ids }]),
  ])
  return new Map([...gone, ...survivors].map((id) => [id, 'merged']))
}

const registered = projection(registrationRecord, ['bidderId', 'auctionId'])

/** Registrations in one query. */
const registrationPage = 1000

const registeredOf = async (house: PartitionReader, ids: readonly string[]): Promise<Set<string>> => {
  const registrations = listerOf(registered, house.in('auctions').ofAllParts())
  const found = new Set<string>()
  for (let open = ids; open.length > 0; open = open.filter((id) => !found.has(id))) {
    const where = [{ field: 'bidderId', in: open }] as const
    const { items } = await registrations.page({ where, orderBy: [{ field: 'auctionId' }] }, { limit: registrationPage })
    for (const { document } of items) found.add(document.bidderId)
    if (items.length < registrationPage) break
  }
  return found
}

/** Who is named by records that must not lose their bidder. */
const namedElsewhere = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, KeptReason>> => {
  if (ids.length === 0) return new Map()
  const where = [{ field: 'bidderId', in: ids }] as const
  const [cases, registrations] = await Promise.all([
    listerOf(legalCaseRecord, house).distinct('bidderId', ids.length, where),
    registeredOf(house, ids),
  ])
  return new Map([...[...registrations].map((id) => [id, 'registered'] as const), ...cases.map((id) => [id, 'case'] as const)])
}
