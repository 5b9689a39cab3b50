import type * as calls from '@auctionwiz/contracts/auctions'
import type { Auction, NewAuction } from '@auctionwiz/contracts/auctions'
import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import { auctionNumber } from '@auctionwiz/domain/auctions/auction-number'
import { auctionDefaults, definedFields, givenAuction } from '@auctionwiz/domain/auctions/document'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { countAuctions } from '@auctionwiz/records/auction-counts'
import { type AuctionDocument, auctionDocument, auctionOf, auctionRecord } from '@auctionwiz/records/auctions'
import { takeNumbers } from '@auctionwiz/records/numbers'
import { requireDates } from './require-dates.ts'

/** The same request sent again gets its first answer. */
export const createAuction: UseCase<typeof calls.createAuction> = ({ body, idempotencyKey }, context) => {
  requireDates(body, context.now)
  const given = givenAuction(body)
  const { title, startDate, endDate } = given
  const { biddersRegistered: _none, ...defaults } = auctionDefaults
  return added({ ...auctionDefaults, ...given }, { ...defaults, auctionCategory: undefined, ...given }, idempotencyKey, context, {
    action: 'auction.create',
    after: { title, startDate, endDate },
  })
}

/** Takes over all conditions, but nothing that happened: registered bidders, platform, publication. */
export const duplicateAuction: UseCase<typeof calls.duplicateAuction> = async ({ params, body, idempotencyKey }, context) => {
  requireDates(body, context.now)
  const { document } = await readerOf(auctionRecord, context.house).read(params.id)
  const own = givenAuction(body)
  const { title, startDate, endDate } = own
  const fields = { ...conditionsOf(document), ...own, biddersRegistered: 0 }
  return added(fields, own, idempotencyKey, context, { action: 'auction.duplicate', after: { of: params.id, title, startDate, endDate } })
}

const conditionsOf = (document: AuctionDocument) => {
  const { auctionCategory, autoInviteThreshold } = document
  const names = Object.keys(auctionDefaults) as (keyof typeof auctionDefaults)[]
  const given = Object.fromEntries(names.map((name) => [name, document[name]])) as Pick<AuctionDocument, keyof typeof auctionDefaults>
  return { ...given, ...(auctionCategory && { auctionCategory }), ...(autoInviteThreshold && { autoInviteThreshold }) }
}

type Sent = Partial<Record<keyof NewAuction, unknown>>
type Fields = Omit<Auction, 'id' | 'auctionNumber' | 'createdAt' | 'updatedAt' | 'version' | 'status'>

/** Adds an auction under the next number. Others who add one at the same moment take the one after. @param sent what the request said */
const added = async (
  fields: Fields,
  sent: Sent,
  idempotencyKey: string | undefined,
  context: HouseContext,
  change: { action: AuditAction; after: unknown },
): Promise<Auction> => {
  const { house, claims, auctionHouseId, now } = context
  const auctions = readerOf(auctionRecord, house)
  const id = await auctionRecord.idFor(idempotencyKey, auctionHouseId, claims.userId)
  const first = idempotencyKey ? await auctions.find(id) : undefined
  if (first) return addedBefore(first, sent, now)
  const at = now.toISOString()
  const numbered = (sequence: number) =>
    auctionDocument({ ...fields, id, auctionNumber: auctionNumber(sequence), createdAt: at, updatedAt: at })
  const counted = await countAuctions(house, { total: 1, bidders: fields.biddersRegistered })
  try {
    const { first: sequence, versions } = await takeNumbers(house, auctionRecord, (next) => {
      const document = numbered(next)
      return [auctionRecord.creation(document), auditOf(auctionRecord, document, context, change), ...counted]
    })
    return auctionOf({ document: numbered(sequence), version: versions[0] ?? '' }, now)
  } catch (error) {
    const same = isStoreError(error, 'exists') && (await auctions.find(id))
    if (!same) throw error
    return addedBefore(same, sent, now)
  }
}

/** The first answer, for the same request alone. */
const addedBefore = (stored: Versioned<AuctionDocument>, sent: Sent, now: Date): Auction => {
  const kept = Object.fromEntries(Object.keys(sent).map((field) => [field, stored.document[field as keyof AuctionDocument]]))
  if (!sameContent(definedFields(sent), definedFields(kept))) throw new Failure('idempotency_mismatch')
  return auctionOf(stored, now)
}
