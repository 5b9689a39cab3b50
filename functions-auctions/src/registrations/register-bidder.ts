import type * as calls from '@auctionwiz/contracts/registrations'
import { definedFields } from '@auctionwiz/domain/auctions/document'
import { afterNumbers, paddleAfter } from '@auctionwiz/domain/registrations/document'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { mergedInto, resolveMerged } from '@auctionwiz/records/archived-bidders'
import { readAuction } from '@auctionwiz/records/auctions'
import { lotRecord } from '@auctionwiz/records/lots'
import { type RegistrationDocument, registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { paddleChanged } from './paddle-changed.ts'
import { withBidder } from './registration-answer.ts'
import { requireNotCancelled, requireSeesBidders, requireStateAllowed } from './require-registrable.ts'

/** A bidder is registered once; the same request sent again gets the registration that it made. */
export const registerBidder: UseCase<typeof calls.registerBidder> = async ({ params, body, idempotencyKey }, context) => {
  const { house, now } = context
  requireSeesBidders(context)
  const auction = await readAuction(house, params.id, now)
  const { paddle: given, limit, state = 'Registered' } = body
  const bidder = (await resolveMerged(house, body.bidderId))?.document
  if (!bidder) throw notFound('Bidder')
  const sale = house.in('auctions').within(auction.id)
  const asked = idempotencyKey === undefined ? undefined : await derivedId('ask', idempotencyKey, JSON.stringify(definedFields(body)))
  const known = async () => {
    const found = await registrationOfAny(sale, [bidder.id, ...(await mergedInto(house, [bidder.id]))])
    if (!found || (asked !== undefined && found.document.asked === asked)) return found
    throw new Failure('bidder_registered', { name: bidder.name, paddle: found.document.paddle })
  }
  const before = await known()
  if (before) return withBidder(house, before)
  requireNotCancelled(auction)
  requireStateAllowed('Registered', state, context)
  const at = now.toISOString()
  const own = { id: registrationId(bidder.id), auctionId: auction.id, bidderId: bidder.id, state, createdAt: at, updatedAt: at }
  const register = async (paddle: string) => {
    const document = registrationDocument({ ...own, paddle, ...(limit !== undefined && { limit }), ...(asked && { asked }) })
    const after = { auctionId: auction.id, bidderId: bidder.id, paddle, state, ...(limit !== undefined && { limit }) }
    const event = auditOf(registrationRecord, document, context, { action: 'registration.create', after })
    try {
      return await recordsOf(registrationRecord, sale).create(document, [event, ...paddleChanged(auction, now)])
    } catch (error) {
      // Somebody else registered the bidder at the same moment, or took the paddle.
      const same = isStoreError(error, 'exists') && (await known())
      if (!same) throw error
      return same
    }
  }
  if (given === undefined) return withBidder(house, await retryConflicts(async () => register(await nextPaddle(sale)), ['exists']))
  const stored = await register(given).catch((error: unknown) => {
    throw isStoreError(error, 'exists') ? new Failure('paddle_taken', { paddle: given }) : error
  })
  return withBidder(house, stored)
}

/** A survivor of a merge is registered by the registration of either record. */
const registrationOfAny = async (
  sale: PartitionReader,
  bidderIds: readonly string[],
): Promise<Versioned<RegistrationDocument> | undefined> => {
  const registrations = readerOf(registrationRecord, sale)
  return (await Promise.all(bidderIds.map((id) => registrations.find(registrationId(id))))).find((stored) => stored !== undefined)
}

/** The number after the highest one; never a paddle to which a lot was sold, because the lot would become the new bidder's. */
const nextPaddle = async (sale: PartitionReader): Promise<string> => {
  const orderBy = [
    { field: 'type', descending: true },
    { field: 'listKeys.paddle', descending: true },
  ] as const
  const where = [{ field: 'listKeys.paddle', below: afterNumbers }] as const
  const { items } = await readerOf(registrationRecord, sale).page({ where, orderBy }, { limit: 1 })
  let paddle = paddleAfter(items[0]?.document.paddle)
  while (paddle !== undefined && (await soldTo(sale, paddle)) > 0) paddle = paddleAfter(paddle)
  if (paddle === undefined) throw new Failure('invalid_request', { fields: { paddle: noNumberLeft } })
  return paddle
}

const noNumberLeft = 'Enter a paddle of up to 12 digits, letters and hyphens.'

/** How many lots were sold to a paddle. */
export const soldTo = (sale: PartitionReader, paddle: string): Promise<number> =>
  listerOf(lotRecord, sale).count([{ field: 'paddle', equals: paddle }])
