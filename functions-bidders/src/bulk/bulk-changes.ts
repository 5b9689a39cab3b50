import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BulkAction, type BulkOutcome, bidderTagLimit } from '@auctionwiz/contracts/bulk'
import type { Permission } from '@auctionwiz/contracts/permissions'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { changedBidder } from '@auctionwiz/domain/bidders/new-bidder'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import { statusInForce } from '@auctionwiz/domain/scores/automation'
import type { UndoEntry } from '@auctionwiz/records/bidder-undos'
import type { BidderWrite } from '@auctionwiz/records/bidder-writes'

export interface BulkRules {
  /** The rights of the user who requested the change. */
  permissions: readonly Permission[]
  rules: Pick<ScoringRules, 'autoInvite' | 'autoDeny'>
  now: Date
}

export type Outcomes = Partial<Record<BulkOutcome, number>>

export interface BulkChanges {
  bidders: BidderWrite[]
  /** What each of `bidders` was, in their order. */
  undo: UndoEntry[]
  found: Outcomes
}

/** What an action makes of bidders, and of how many it makes nothing and why. */
export const bulkChanges = (action: BulkAction, bidders: readonly Bidder[], rules: BulkRules): BulkChanges => {
  const changes: BulkChanges = { bidders: [], undo: [], found: {} }
  for (const before of bidders) {
    const after = changed(action, before, rules)
    const outcome = typeof after === 'string' ? after : 'changed'
    changes.found[outcome] = (changes.found[outcome] ?? 0) + 1
    if (typeof after === 'string') continue
    if (after === undefined) {
      const { version: _version, ...bidder } = before
      changes.bidders.push({ before, at: rules.now })
      changes.undo.push({ bidder })
    } else {
      changes.bidders.push({ before, after })
      changes.undo.push({ id: before.id, ...difference(before, after) })
    }
  }
  return changes
}

/** The bidder as it becomes, undefined when it goes, or why it stays as it is. */
const changed = (action: BulkAction, before: Bidder, { permissions, rules, now }: BulkRules): Bidder | undefined | BulkOutcome => {
  if (action.kind === 'delete') return undefined
  if (action.kind === 'tags') {
    const tags = [...new Set([...before.tags.filter((tag) => !action.remove.includes(tag)), ...action.add])]
    if (tags.length > bidderTagLimit) return 'tooManyTags'
    return same(tags, before.tags) ? 'unchanged' : changedBidder(before, { tags }, now)
  }
  if (action.status === before.status) return 'unchanged'
  const needed = statusPermission(before.status, action.status)
  if (!permissions.includes(needed)) return refusals[needed] ?? 'mayNotEdit'
  const after = changedBidder(before, { status: action.status }, now)
  return { ...after, autoInviteStatus: statusInForce(after, rules) }
}

const refusals: Partial<Record<Permission, BulkOutcome>> = { 'bidders:approve': 'mayNotApprove', 'bidders:suspend': 'mayNotSuspend' }

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

const difference = (before: Bidder, after: Bidder): { before: Partial<Bidder>; after: Partial<Bidder> } => {
  const fields = (['status', 'statusReason', 'autoInviteStatus', 'tags', 'updatedAt'] as const).filter(
    (field) => !same(before[field], after[field]),
  )
  const pick = (bidder: Bidder) => Object.fromEntries(fields.map((field) => [field, bidder[field]]))
  return { before: pick(before), after: pick(after) }
}
