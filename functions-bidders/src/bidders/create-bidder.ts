import type { createBidder as endpoint } from '@auctionwiz/contracts/bidder-edits'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { displayName } from '@auctionwiz/domain/bidders/identity'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { bidderRecord, emailHolder, findBidder } from '@auctionwiz/records/bidders'
import { readHouse } from '@auctionwiz/records/houses'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { bidderAdder, type HouseSettings, type NewBidder } from './add-bidders.ts'
import { requireBirthDate } from './require-birth-date.ts'
import { visibleBidder } from './visible-bidder.ts'

/** Writes the bidder, its number, the counters and the audit event in one batch. Concurrent calls of a house share their reads. */
export const createBidder = (): UseCase<typeof endpoint> => {
  const adder = bidderAdder()
  return async ({ body, idempotencyKey }, context) => {
    const { house, claims, auctionHouseId, audit } = context
    requireBirthDate(body, context.now)
    const key = `${claims.accountId}/${auctionHouseId}`
    const id = await bidderRecord.idFor(idempotencyKey, auctionHouseId, claims.userId)
    const author = authorOf(context)
    const bidderOf = (settings: HouseSettings) => ({ ...newBidderValues(body, { ...settings, ...author }), id, auctionHouseId })
    const subjectName = displayName(body.firstName, body.lastName)
    const eventOf = (bidderId: string) =>
      audit({ action: 'bidder.create', subjectType: 'bidder', subjectId: id, subjectName, after: { bidderId } })
    try {
      return await adder.add({ house, key, email: body.email, readSettings: () => readSettings(context), bidderOf, eventOf })
    } catch (error) {
      if (!isStoreError(error, 'exists')) throw error
      return createdBefore(bidderOf(await readSettings(context)), context)
    }
  }
}

const readSettings = async ({ account, house, auctionHouseId }: HouseContext): Promise<HouseSettings> => {
  const [{ settings }, rules] = await Promise.all([readHouse(account, auctionHouseId), readScoringRules(house)])
  return { currency: settings.defaultCurrency, rules }
}

const authorOf = ({ claims: { userId, userName }, now }: HouseContext) => ({ now, userId, userName, noteId: randomId('note') })

/** What the request said of the bidder. */
const askedOf = ({ firstName, lastName, email, phone, dateOfBirth, address, tags, preferredCategories, ...rest }: NewBidder) => ({
  ...{ firstName, lastName, email, phone, dateOfBirth, address, tags, preferredCategories },
  preferredPaymentMethod: rest.preferredPaymentMethod,
})

/** The same request sent again gets its first answer; a taken email is refused with the bidder who has it. */
const createdBefore = async (values: NewBidder, context: HouseContext): Promise<Bidder> => {
  const { house } = context
  const same = await findBidder(house, values.id)
  if (same) {
    const noted = values.notes.every(({ note }) => same.notes.some((one) => one.note === note))
    if (noted && sameContent(askedOf(same), askedOf(values))) return visibleBidder(same, context)
    throw new Failure('idempotency_mismatch')
  }
  const existingId = (await emailHolder(house, values.email))?.id
  throw new Failure('bidder_exists', { email: values.email, ...(existingId && { existingId }) })
}
