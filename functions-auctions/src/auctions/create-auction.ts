import type { createAuction as endpoint } from '@auctionwiz/contracts/auctions'
import { type AuctionDocument, auctionOf } from '@auctionwiz/domain/auctions/document'
import { sameContent } from '@auctionwiz/domain/merges/same-content'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import { readAuction } from '@auctionwiz/platform/core/read-auction'
import { isStoreError } from '@auctionwiz/platform/core/store'

/** The same request sent again gets its first answer. */
export const createAuction: UseCase<typeof endpoint> = async ({ body, idempotencyKey }, { house, auctionHouseId, audit, now }) => {
  const { title, location = '', startDate, endDate } = body
  if (Date.parse(endDate) <= Date.parse(startDate))
    throw new Failure('invalid_request', { fields: { endDate: 'Choose an end after the start.' } })
  const id = idempotencyKey ? await derivedId('auc', auctionHouseId, idempotencyKey) : randomId('auc')
  const at = now.toISOString()
  const dates = { startDate: new Date(startDate).toISOString(), endDate: new Date(endDate).toISOString() }
  const document: AuctionDocument = { id, type: 'auction', title, location, ...dates, createdAt: at, updatedAt: at }
  const event = audit({ action: 'auction.create', subjectType: 'auction', subjectId: id, subjectName: title, after: { title, ...dates } })
  try {
    const [version = ''] = await house.write([{ kind: 'create', document }, event])
    return auctionOf(document, version, now)
  } catch (error) {
    if (!isStoreError(error, 'exists')) throw error
    const first = await readAuction(house, id, now)
    const made = { title: first.title, location: first.location, startDate: first.startDate, endDate: first.endDate }
    if (!sameContent(made, { title, location, ...dates })) throw new Failure('idempotency_mismatch')
    return first
  }
}
