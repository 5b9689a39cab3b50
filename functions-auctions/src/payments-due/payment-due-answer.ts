import type { PaymentDue } from '@auctionwiz/contracts/payments-due'
import { type Ladder, nextStep, reportBy, soldOn } from '@auctionwiz/domain/payments-due/ladder'
import { forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readHouse } from '@auctionwiz/records/houses'
import type { PaymentDueDocument } from '@auctionwiz/records/payments-due'
import { type SaleBidder, saleBidders } from '@auctionwiz/records/registered-bidders'
import { readLadder } from '@auctionwiz/records/reminder-settings'

/** What is owed as callers see it. */
export const paymentDueOf = (
  { document, version }: Versioned<PaymentDueDocument>,
  ladder: Ladder,
  bidder: SaleBidder | undefined,
): PaymentDue => {
  const {
    type: _type,
    ttl: _ttl,
    sending: _sending,
    reportTold: _told,
    bidderText: _bidder,
    searchText: _text,
    grams: _grams,
    importedIds: _imported,
    ...own
  } = document
  const [next, by] = [nextStep(document, ladder), reportBy(document, ladder)]
  return {
    ...own,
    ...(bidder && { bidder: { id: bidder.id, bidderId: bidder.bidderId, name: bidder.name } }),
    soldOn: soldOn(document, ladder.timeZone),
    ...(next && { next }),
    ...(by !== undefined && { reportBy: by }),
    version,
  }
}

/** One debt with its bidder. */
export const withWinner = async (stored: Versioned<PaymentDueDocument>, context: HouseReading): Promise<PaymentDue> => {
  const { bidderId } = stored.document
  const [ladder, bidders] = await Promise.all([ladderOf(context), saleBidders(context.house, [bidderId])])
  return paymentDueOf(stored, ladder, bidders.get(bidderId))
}

/** The steps of the house, in its time zone. */
export const ladderOf = async ({ house, account, auctionHouseId }: HouseReading): Promise<Ladder> =>
  readLadder(house, (await readHouse(account, auctionHouseId)).settings.timezone)

/** What is owed names a bidder, so it takes the permission to see bidders too. */
export const requireSeesBidders = ({ can, auctionHouseId }: HouseReading): void => {
  if (!can('bidders:view')) throw forbidden('bidders:view', auctionHouseId)
}
