import type * as calls from '@auctionwiz/contracts/lots'
import type { NewLot } from '@auctionwiz/contracts/lots'
import { definedFields } from '@auctionwiz/domain/auctions/document'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberText, numberAfter } from '@auctionwiz/domain/lots/lot-number'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { countLot } from '@auctionwiz/records/lot-counts'
import { unlessNumbering } from '@auctionwiz/records/lot-numberings'
import { type LotDocument, type LotFields, lotDocument, lotOf, lotRecord } from '@auctionwiz/records/lots'
import { besideNumbering } from './number-lots.ts'
import { requireEstimates } from './require-amounts.ts'
import { requireLotAction } from './require-lot-action.ts'

/** The same request sent again gets the lot that it added. */
export const createLot: UseCase<typeof calls.createLot> = async ({ params, body, idempotencyKey }, context) => {
  const { house, claims, now } = context
  const auction = await readAuction(house, params.id, now)
  const lots = house.in('auctions').within(auction.id)
  const id = await lotRecord.idFor(idempotencyKey, auction.id, claims.userId)
  const asked = idempotencyKey ? await derivedId('ask', JSON.stringify(definedFields(body))) : undefined
  const first = idempotencyKey ? await addedBefore(lots, id, asked) : undefined
  if (first) return first
  requireLotAction('add', auction)
  requireEstimates(body)
  const at = now.toISOString()
  const { lotNumber, ...given } = body
  const add = async (number: string) => {
    const own = { id, auctionId: auction.id, lotNumber: number, createdAt: at, updatedAt: at, ...(asked && { asked }) }
    const document = newLotDocument({ ...given, ...own })
    const event = lotAdded(document, context)
    try {
      return lotOf(await recordsOf(lotRecord, lots).create(document, [event, ...countLot(undefined, document), ...unlessNumbering()]))
    } catch (error) {
      // The id is taken by the same request, or the number by another lot.
      const same = isStoreError(error, 'exists') && (await addedBefore(lots, id, asked))
      if (!same) throw error
      return same
    }
  }
  if (lotNumber === undefined) return retryConflicts(() => besideNumbering(lots, now, async () => add(await nextNumber(lots))), ['exists'])
  const number = lotNumberText(parsedNumber(lotNumber))
  return besideNumbering(lots, now, () => add(number)).catch((error: unknown) => {
    throw isStoreError(error, 'exists') ? new Failure('lot_number_taken', { number }) : error
  })
}

/** A lot that nobody has offered yet. */
export const newLotDocument = (
  fields: Omit<NewLot, 'lotNumber'> & Pick<LotFields, 'id' | 'auctionId' | 'lotNumber' | 'createdAt' | 'updatedAt' | 'asked'>,
) => lotDocument({ description: '', notes: '', ...definedFields(fields), state: 'Upcoming', earlier: [] })

/** The audit event of a lot that is added. */
export const lotAdded = (document: LotDocument, context: HouseContext): Write => {
  const { auctionId, lotNumber, title, estimateLow, estimateHigh, reserve, startingBid } = document
  const after = definedFields({ auctionId, title, estimateLow, estimateHigh, reserve, startingBid, lotNumber })
  return auditOf(lotRecord, document, context, { action: 'lot.create', after })
}

/** The lot that the same request added, as it is now: others may have changed it since. */
const addedBefore = async (lots: PartitionReader, id: string, asked: string | undefined) => {
  const stored = await readerOf(lotRecord, lots).find(id)
  if (stored && stored.document.asked !== asked) throw new Failure('idempotency_mismatch')
  return stored && lotOf(stored)
}

/** The first whole number after the last lot of the catalogue. */
const nextNumber = async (lots: PartitionReader): Promise<string> => {
  const orderBy = [
    { field: 'type', descending: true },
    { field: 'listKeys.number', descending: true },
  ] as const
  const { items } = await readerOf(lotRecord, lots).page({ orderBy }, { limit: 1 })
  const last = items[0]?.document.lotNumber
  const number = numberAfter(last === undefined ? undefined : parsedNumber(last))
  if (!number) throw new Failure('invalid_request', { fields: { lotNumber: 'Enter a lot number such as 12 or 12A.' } })
  return lotNumberText(number)
}
