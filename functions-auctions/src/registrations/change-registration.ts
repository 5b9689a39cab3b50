import type * as calls from '@auctionwiz/contracts/registrations'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import {
  type RegistrationDocument,
  registrationDocument,
  registrationFieldsOf,
  registrationRecord,
} from '@auctionwiz/records/registrations'
import { paddleChanged } from './paddle-changed.ts'
import { soldTo } from './register-bidder.ts'
import { withBidder } from './registration-answer.ts'
import { requireNotCancelled, requireSeesBidders, requireStateAllowed } from './require-registrable.ts'

export const updateRegistration: UseCase<typeof calls.updateRegistration> = async ({ params, body }, context) => {
  const { house, now } = context
  const { auction, registrations, stored } = await registrationToChange(params, context)
  const { limit: before, ...kept } = registrationFieldsOf(stored.document)
  const { paddle = kept.paddle, state = kept.state, limit = before ?? null } = body
  requireStateAllowed(kept.state, state, context)
  if (stored.version !== body.version) throw new Failure('stale_version')
  const changed = { ...kept, paddle, state, ...(limit !== null && { limit }) }
  if (sameContent(valuesOf(changed), valuesOf(stored.document))) return withBidder(house, stored)
  const document = registrationDocument({ ...changed, updatedAt: now.toISOString() })
  const event = auditOf(registrationRecord, document, context, {
    action: 'registration.update',
    before: valuesOf(stored.document),
    after: valuesOf(document),
  })
  try {
    return await withBidder(house, await registrations.replace(document, stored.version, [event, ...paddleChanged(auction, now)]))
  } catch (error) {
    throw isStoreError(error, 'exists') ? new Failure('paddle_taken', { paddle }) : error
  }
}

const valuesOf = ({ paddle, state, limit }: Pick<RegistrationDocument, 'paddle' | 'state' | 'limit'>) => ({
  paddle,
  state,
  ...(limit !== undefined && { limit }),
})

export const removeRegistration: UseCase<typeof calls.removeRegistration> = async ({ params, body: { version } }, context) => {
  const { auction, registrations, sale, stored } = await registrationToChange(params, context)
  const { paddle, auctionId, bidderId } = stored.document
  if ((await soldTo(sale, paddle)) > 0) throw new Failure('paddle_used', { paddle })
  if (stored.version !== version) throw new Failure('stale_version')
  const before = { auctionId, bidderId, ...valuesOf(stored.document) }
  const event = auditOf(registrationRecord, stored.document, context, { action: 'registration.remove', before })
  await registrations.remove(stored.document.id, version, [event, ...paddleChanged(auction, context.now)])
  return { success: true }
}

const registrationToChange = async (params: { id: string; registrationId: string }, context: HouseContext) => {
  const { house, now } = context
  requireSeesBidders(context)
  const auction = await readAuction(house, params.id, now)
  requireNotCancelled(auction)
  const sale = house.in('auctions').within(auction.id)
  const registrations = recordsOf(registrationRecord, sale)
  return { auction, sale, registrations, stored: await registrations.read(params.registrationId) }
}
