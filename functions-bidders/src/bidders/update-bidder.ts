import type { Bidder, updateBidder as endpoint } from '@auctionwiz/contracts/bidders'
import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { changedBidder } from '@auctionwiz/domain/bidders/new-bidder'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { isStoreError } from '@auctionwiz/platform/core/store'
import { bidderIdByEmail, readBidderById } from './bidder-repository.ts'
import { visibleBidder } from './visible-bidder.ts'

export const updateBidder: UseCase<typeof endpoint> = async ({ params, body: { version, ...change } }, context) => {
  const { house, audit, now } = context
  const before = await readBidderById(house, params.id)
  if (before.version !== version) throw new Failure('stale_version')
  requireStatusPermission(before, change, context)
  const after = changedBidder(before, change, now)
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
    const existingId = await bidderIdByEmail(house, after.email)
    throw new Failure('bidder_exists', { email: after.email, ...(existingId && { existingId }) })
  }
}

type Change = Omit<BodyOf<typeof endpoint>, 'version'>

const requireStatusPermission = (before: Bidder, { status }: Change, { can }: HouseContext): void => {
  if (status === undefined || status === before.status) return
  const permission =
    status === 'Suspended' || before.status === 'Suspended'
      ? 'bidders:suspend'
      : before.status === 'Pending'
        ? 'bidders:approve'
        : 'bidders:edit'
  if (!can(permission)) throw new Failure('forbidden', { permission, grantedBy: 'The account owner or an administrator of this house' })
}

/** Only the fields that changed, for the audit event. */
const difference = (before: Bidder, after: Bidder) => {
  const changed = (Object.keys(after) as (keyof Bidder)[]).filter(
    (key) => key !== 'updatedAt' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (bidder: Bidder) => Object.fromEntries(changed.map((key) => [key, bidder[key]]))
  return { before: pick(before), after: pick(after) }
}
