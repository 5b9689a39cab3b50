import type * as calls from '@auctionwiz/contracts/auctions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type AuctionDocument, auctionOf, auctionRecord } from '@auctionwiz/records/auctions'

const pageSize = 100

const latestFirst: Selection<AuctionDocument> = {
  orderBy: [
    { field: 'type', descending: true },
    { field: 'startDate', descending: true },
  ],
}

export const listAuctions: UseCase<typeof calls.listAuctions> = async ({ query }, { house, now }) => {
  const { items, next } = await readerOf(auctionRecord, house).page(latestFirst, { limit: pageSize, next: query.page })
  return { auctions: items.map((item) => auctionOf(item, now)), ...(next && { nextPage: next }) }
}

/** The same request sent again gets its first answer. */
export const createAuction: UseCase<typeof calls.createAuction> = async ({ body, idempotencyKey }, context) => {
  const { house, claims, auctionHouseId, now } = context
  const { title, location = '', startDate, endDate } = body
  if (Date.parse(endDate) <= Date.parse(startDate))
    throw new Failure('invalid_request', { fields: { endDate: 'The end must be after the start.' } })
  const id = await auctionRecord.idFor(idempotencyKey, auctionHouseId, claims.userId)
  const at = now.toISOString()
  const dates = { startDate: new Date(startDate).toISOString(), endDate: new Date(endDate).toISOString() }
  const document = auctionRecord.document({ id, title, location, ...dates, createdAt: at, updatedAt: at })
  const event = auditOf(auctionRecord, document, context, { action: 'auction.create', after: { title, ...dates } })
  return auctionOf(await recordsOf(auctionRecord, house).createOnce(document, sent, [event]), now)
}

const sent = ({ title, location, startDate, endDate }: AuctionDocument) => ({ title, location, startDate, endDate })

export const setAutoInviteThreshold: UseCase<typeof calls.setAutoInviteThreshold> = async (
  { params, body: { threshold, version } },
  context,
) => {
  const { house, now } = context
  const auctions = recordsOf(auctionRecord, house)
  const stored = await auctions.read(params.id)
  if (stored.version !== version) throw new Failure('stale_version')
  const { autoInviteThreshold: before, ...rest } = stored.document
  const document = { ...rest, updatedAt: now.toISOString(), ...(threshold && { autoInviteThreshold: threshold }) }
  const change = { action: 'auction.threshold', before: before ?? {}, after: threshold ?? {} } as const
  return auctionOf(await auctions.replace(document, version, [auditOf(auctionRecord, document, context, change)]), now)
}
