import type { updateBidder as endpoint } from '@auctionwiz/contracts/bidder-edits'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { changedBidder } from '@auctionwiz/domain/bidders/new-bidder'
import { withInvitation } from '@auctionwiz/domain/bidders/override-invitation'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import { statusInForce } from '@auctionwiz/domain/scores/automation'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { emailHolder, readBidder } from '@auctionwiz/records/bidders'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { requireBirthDate } from './require-birth-date.ts'
import { visibleBidder } from './visible-bidder.ts'

export const updateBidder: UseCase<typeof endpoint> = async ({ params, body: { version, ...change } }, context) => {
  const { house, audit } = context
  requireBirthDate(change, context.now)
  const before = await readBidder(house, params.id)
  if (before.version !== version) throw new Failure('stale_version')
  requireStatusPermission(before, change, context)
  requireInvitationPermission(change, context)
  const after = await decided(before, change, context)
  const event = audit({
    action: 'bidder.update',
    subjectType: 'bidder',
    subjectId: before.id,
    subjectName: before.name,
    ...difference(before, after),
  })
  try {
    const [written = ''] = await writeBidders(house, [{ before, after }], [event])
    return visibleBidder({ ...after, version: written }, context)
  } catch (error) {
    if (!isStoreError(error, 'exists')) throw error
    const existingId = (await emailHolder(house, after.email))?.id
    throw new Failure('bidder_exists', { email: after.email, ...(existingId && { existingId }) })
  }
}

type Change = Omit<BodyOf<typeof endpoint>, 'version'>

const requireStatusPermission = (before: Bidder, { status }: Change, { can }: HouseContext): void => {
  if (status === undefined || status === before.status) return
  const permission = statusPermission(before.status, status)
  if (!can(permission)) throw forbidden(permission)
}

const requireInvitationPermission = ({ autoInviteStatus }: Change, { can }: HouseContext): void => {
  const permission = 'bidders:invite'
  if (autoInviteStatus !== undefined && !can(permission)) throw forbidden(permission)
}

/** The bidder after the change; a new status may lead the rules of the house to another decision. */
const decided = async (before: Bidder, change: Change, { house, claims, now }: HouseContext): Promise<Bidder> => {
  const { autoInviteStatus, autoInviteReason, statusReason: reason, ...fields } = change
  const after = changedBidder(before, fields, now)
  const caller = { by: claims.userName, byId: claims.userId, at: now.toISOString() }
  if (reason && after.status !== before.status) after.statusReason = { reason, ...caller }
  if (autoInviteStatus === undefined && after.status === before.status) return after
  const rules = await readScoringRules(house)
  if (autoInviteStatus === undefined) return { ...after, autoInviteStatus: statusInForce(after, rules) }
  const source = { ...caller, ...(autoInviteReason && { reason: autoInviteReason }) }
  return withInvitation(after, autoInviteStatus, source, rules)
}

/** Only the fields that changed, for the audit event. */
const difference = (before: Bidder, after: Bidder) => {
  const changed = (Object.keys({ ...before, ...after }) as (keyof Bidder)[]).filter(
    (key) => key !== 'updatedAt' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (bidder: Bidder) => Object.fromEntries(changed.map((key) => [key, bidder[key]]))
  return { before: pick(before), after: pick(after) }
}
