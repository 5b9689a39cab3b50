import type { createAuction as endpoint } from '@auctionwiz/contracts/auctions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type AuctionDocument, auctionOf, auctionRecord } from '@auctionwiz/records/auctions'

/** The same request sent again gets its first answer. */
export const createAuction: UseCase<typeof endpoint> = async ({ body, idempotencyKey }, context) => {
  const { house, auctionHouseId, now } = context
  const { title, location = '', startDate, endDate } = body
  if (Date.parse(endDate) <= Date.parse(startDate))
    throw new Failure('invalid_request', { fields: { endDate: 'Choose an end after the start.' } })
  const id = await auctionRecord.idFor(idempotencyKey, auctionHouseId)
  const at = now.toISOString()
  const dates = { startDate: new Date(startDate).toISOString(), endDate: new Date(endDate).toISOString() }
  const document = auctionRecord.document({ id, title, location, ...dates, createdAt: at, updatedAt: at })
  const event = auditOf(auctionRecord, document, context, { action: 'auction.create', after: { title, ...dates } })
  return auctionOf(await recordsOf(auctionRecord, house).createOnce(document, sent, [event]), now)
}

const sent = ({ title, location, startDate, endDate }: AuctionDocument) => ({ title, location, startDate, endDate })
