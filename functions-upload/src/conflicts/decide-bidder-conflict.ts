import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BidderConflictField, Conflict, Decision } from '@auctionwiz/contracts/conflicts'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import { changedFields, withImported } from '@auctionwiz/domain/conflicts/bidder-conflict'
import { newFromRow } from '@auctionwiz/domain/imports/apply'
import { recordScoreChanges } from '@auctionwiz/domain/scores/changes'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { type BidderWrite, writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderRecord, emailHolder } from '@auctionwiz/records/bidders'
import { houseRecord } from '@auctionwiz/records/houses'
import {
  conflictUndoId,
  conflictUndoRecord,
  decidedConflictKept,
  type ImportConflict,
  importConflictRecord,
} from '@auctionwiz/records/import-conflicts'
import { takeNumbers } from '@auctionwiz/records/numbers'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { type BidderConflict, bidderConflictOf, fieldsOf, figuresFor } from './bidder-conflicts.ts'

/** What a decision makes of the bidders. */
interface Consequence {
  write?: BidderWrite
  /** The bidder before and after it. */
  before?: Omit<Bidder, 'version'>
  after?: Omit<Bidder, 'version'>
  used: BidderConflictField[]
}

/** Decides on the values that are there now. @throws Failure `stale_version` where somebody else writes the conflict or the bidder at the moment */
export const decideBidderConflict = async (
  conflict: BidderConflict,
  decision: Exclude<Decision, { choice: 'skip' }>,
  context: HouseContext,
): Promise<Conflict> => {
  const { house, claims, now, audit } = context
  const { document, version } = conflict
  const { write, before, after, used } = await consequenceOf(conflict, decision, context)
  const at = now.toISOString()
  const decided: ImportConflict = {
    ...document,
    ...{ status: 'resolved', resolution: decision.choice, resolvedBy: claims.userName, resolvedAt: at, updatedAt: at },
    ...{ fields: fieldsOf(conflict, context), used, ttl: decidedConflictKept },
  }
  const subject = after ?? conflict.existing
  const undo = conflictUndoRecord.put({
    id: conflictUndoId(document.id),
    ...{ bidderId: subject?.id ?? document.bidderId, at, changed: used },
    ...(before && { before }),
    ...(after && { after }),
    ...(after && !before && { isNew: true }),
  })
  const event = audit({
    ...{ action: 'conflict.decide', subjectType: 'bidder', subjectId: subject?.id ?? document.bidderId },
    subjectName: subject?.name ?? document.name,
    ...(before && after && { before: picked(before, used) }),
    after: { choice: decision.choice, ...(before && after && picked(after, used)) },
  })
  try {
    const writes = [importConflictRecord.replacement(decided, version), undo, event]
    const versions = await writeBidders(house, write ? [write] : [], writes)
    return bidderConflictOf({ document: decided, version: versions[write ? 1 : 0] ?? '', existing: conflict.existing }, context)
  } catch (error) {
    throw isStoreError(error, 'stale', 'missing', 'exists') ? new Failure('stale_version') : error
  }
}

const picked = (bidder: Omit<Bidder, 'version'>, fields: readonly BidderConflictField[]) =>
  Object.fromEntries(fields.filter((field) => field !== 'figures').map((field) => [field, bidder[field]]))

const consequenceOf = async (
  conflict: BidderConflict,
  decision: Exclude<Decision, { choice: 'skip' }>,
  context: HouseContext,
): Promise<Consequence> => {
  requireRight(decision.choice === 'separate' ? 'bidders:create' : 'bidders:edit', context)
  if (decision.choice === 'existing') return { used: [] }
  if (decision.choice === 'separate') return addedBidder(conflict, context)
  const { document, existing } = conflict
  if (!existing) throw notFound('Bidder')
  const values = withImported(existing, document.row, chosenFields(conflict, decision, context), {
    now: context.now,
    figures: figuresFor(document, context),
  })
  const used = changedFields(existing, values)
  if (used.length === 0) return { used }
  if (values.status !== existing.status) requireRight(statusPermission(existing.status, values.status), context)
  const rules = await readScoringRules(context.house)
  const scores = scoreByRules(values, rules, context.now)
  const after = { ...values, ...scores, scoreHistory: recordScoreChanges(existing, scores, causeOf(document)) }
  return { write: { before: existing, after }, before: unversioned(existing), after: unversioned(after), used }
}

const unversioned = ({ version: _version, ...bidder }: Bidder): Omit<Bidder, 'version'> => bidder

const causeOf = ({ uploadName }: ImportConflict): string => `Imported from ${uploadName}`

const requireRight = (permission: Parameters<HouseContext['can']>[0], { can }: HouseContext): void => {
  if (!can(permission)) throw forbidden(permission)
}

/** The fields of which the imported value is taken. */
const chosenFields = (conflict: BidderConflict, decision: Decision, context: HouseContext): Set<string> => {
  const open = fieldsOf(conflict, context).flatMap(({ field, same }) => (same ? [] : [field]))
  if (decision.choice !== 'merge') return new Set(open)
  const sides = new Map(decision.fields.map(({ field, use }) => [field, use]))
  if (open.some((field) => !sides.has(field)))
    throw new Failure('invalid_request', { fields: { 'decision.fields': 'Choose a value for each field.' } })
  return new Set(open.filter((field) => sides.get(field) === 'imported'))
}

/** A bidder of their own, without the address as long as somebody else has it. */
const addedBidder = async ({ document }: BidderConflict, { house, account, auctionHouseId, now }: HouseContext): Promise<Consequence> => {
  const { row } = document
  const [holder, rules, stored] = await Promise.all([
    emailHolder(house, row.email),
    readScoringRules(house),
    readerOf(houseRecord, account).find(auctionHouseId),
  ])
  const values = newFromRow(holder ? { ...row, email: '', sharedEmail: row.email } : row, now)
  const scores = scoreByRules(values, rules, now)
  const { first } = await takeNumbers(house, bidderRecord, () => [], 1)
  const after: Omit<Bidder, 'version'> = {
    ...values,
    ...scores,
    id: randomId('bid'),
    auctionHouseId,
    bidderId: bidderNumber(first),
    currency: stored?.document.settings.defaultCurrency ?? 'USD',
    scoreHistory: recordScoreChanges(undefined, scores, causeOf(document)),
  }
  return { write: { after }, after, used: [] }
}
