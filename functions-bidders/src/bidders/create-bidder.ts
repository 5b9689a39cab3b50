import type { Bidder, createBidder as endpoint } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import type { BidderNumbers } from '@auctionwiz/platform/core/bidder-numbers'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import { readScoringRules } from '@auctionwiz/platform/core/scoring-settings'
import { isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'
import { bidderIdByEmail, readBidderById } from './bidder-repository.ts'
import { visibleBidder } from './visible-bidder.ts'

/** The bidder, its counters and the audit event are one batch; the number is taken before and stays unused when the bidder is refused. */
export const createBidder =
  (numbers: BidderNumbers): UseCase<typeof endpoint> =>
  async ({ body, idempotencyKey }, context) => {
    const { house, claims, auctionHouseId, audit } = context
    const id = idempotencyKey ? await derivedId('bid', auctionHouseId, idempotencyKey) : randomId('bid')
    const values = { ...newBidderValues(body, await originOf(context)), id, auctionHouseId }
    const sequence = await numbers.take(house, `${claims.accountId}/${auctionHouseId}`)
    const bidder = { ...values, bidderId: bidderNumber(sequence) }
    const { bidderId, name } = bidder
    const event = audit({ action: 'bidder.create', subjectType: 'bidder', subjectId: id, subjectName: name, after: { bidderId } })
    try {
      const [version = ''] = await writeBidders(house, [{ after: bidder }], [event])
      return { ...bidder, version }
    } catch (error) {
      if (!isStoreError(error, 'exists')) throw error
      return createdBefore(values, context)
    }
  }

interface HouseSettings extends StoredDocument {
  settings: { defaultCurrency: Currency }
}

const originOf = async ({ account, house, auctionHouseId, claims, now }: HouseContext) => {
  const [stored, rules] = await Promise.all([account.read<HouseSettings>(auctionHouseId), readScoringRules(house)])
  if (!stored) throw notFound('Auction house')
  return {
    now,
    userId: claims.userId,
    userName: claims.userName,
    noteId: randomId('note'),
    rules,
    currency: stored.document.settings.defaultCurrency,
  }
}

/** The same request sent again gets its first answer; a taken e-mail is refused with the bidder who has it. */
const createdBefore = async (values: Omit<Bidder, 'version' | 'bidderId'>, context: HouseContext): Promise<Bidder> => {
  const { house } = context
  const same = await readBidderById(house, values.id).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') return undefined
    throw error
  })
  if (same) {
    if (same.email === values.email && same.name === values.name) return visibleBidder(same, context)
    throw new Failure('idempotency_mismatch')
  }
  const existingId = await bidderIdByEmail(house, values.email)
  throw new Failure('bidder_exists', { email: values.email, ...(existingId && { existingId }) })
}
