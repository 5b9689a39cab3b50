import type * as calls from '@auctionwiz/contracts/auctions'
import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import { auctionNumber } from '@auctionwiz/domain/auctions/auction-number'
import { auctionDefaults, givenAuction } from '@auctionwiz/domain/auctions/document'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
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
  const asked = { key: idempotencyKey, content: ['create', given] }
  return added({ ...auctionDefaults, ...given }, asked, context, { action: 'auction.create', after: { title, startDate, endDate } })
}

/** Takes over all conditions, but nothing that happened: registered bidders, platform, publication. */
export const duplicateAuction: UseCase<typeof calls.duplicateAuction> = async ({ params, body, idempotencyKey }, context) => {
  requireDates(body, context.now)
  const { document } = await readerOf(auctionRecord, context.house).read(params.id)
  const own = givenAuction(body)
  const { title, startDate, endDate } = own
  const asked = { key: idempotencyKey, content: ['duplicate', params.id, own] }
  const fields = { ...conditionsOf(document), ...own, biddersRegistered: 0 }
  return added(fields, asked, context, { action: 'auction.duplicate', after: { of: params.id, title, startDate, endDate } })
}

const conditionsOf = (document: AuctionDocument) => {
  const { auctionCategory, autoInviteThreshold } = document
  const names = Object.keys(auctionDefaults) as (keyof typeof auctionDefaults)[]
  const given = Object.fromEntries(names.map((name) => [name, document[name]])) as Pick<AuctionDocument, keyof typeof auctionDefaults>
  return { ...given, ...(auctionCategory && { auctionCategory }), ...(autoInviteThreshold && { autoInviteThreshold }) }
}

type Fields = Omit<Auction, 'id' | 'auctionNumber' | 'createdAt' | 'updatedAt' | 'version' | 'status'>

/** What a request asked for, under its key. */
interface Asked {
  key: string | undefined
  content: readonly unknown[]
}

/** Adds an auction under the next number. Others who add one at the same moment take the one after. */
const added = async (
  fields: Fields,
  { key, content }: Asked,
  context: HouseContext,
  change: { action: AuditAction; after: unknown },
): Promise<Auction> => {
  const { house, claims, auctionHouseId, now } = context
  const auctions = readerOf(auctionRecord, house)
  const id = await auctionRecord.idFor(key, auctionHouseId, claims.userId)
  const asked = key ? await derivedId('ask', JSON.stringify(content)) : undefined
  const first = key ? await auctions.find(id) : undefined
  if (first) return addedBefore(first, asked, now)
  const at = now.toISOString()
  const numbered = (sequence: number) =>
    auctionDocument({ ...fields, id, auctionNumber: auctionNumber(sequence), createdAt: at, updatedAt: at, ...(asked && { asked }) })
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
    return addedBefore(same, asked, now)
  }
}

/** The auction that the same request added, as it is now: others may have changed it since. */
const addedBefore = (stored: Versioned<AuctionDocument>, asked: string | undefined, now: Date): Auction => {
  if (stored.document.asked !== asked) throw new Failure('idempotency_mismatch')
  return auctionOf(stored, now)
}
