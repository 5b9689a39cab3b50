import type * as calls from '@auctionwiz/contracts/lots'
import type { NewLot } from '@auctionwiz/contracts/lots'
import { definedFields } from '@auctionwiz/domain/auctions/document'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberText, numberAfter } from '@auctionwiz/domain/lots/lot-number'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { countLot } from '@auctionwiz/records/lot-counts'
import { type LotDocument, lotDocument, lotOf, lotRecord } from '@auctionwiz/records/lots'
import { requireEstimates } from './require-amounts.ts'
import { requireLotAction } from './require-lot-action.ts'

/** The same request sent again gets its first answer. */
export const createLot: UseCase<typeof calls.createLot> = async ({ params, body, idempotencyKey }, context) => {
  const { house, claims, now } = context
  const auction = await readAuction(house, params.id, now)
  const lots = house.in('auctions').within(auction.id)
  const id = await lotRecord.idFor(idempotencyKey, auction.id, claims.userId)
  const isRepeated = idempotencyKey !== undefined && (await readerOf(lotRecord, lots).find(id)) !== undefined
  if (!isRepeated) requireLotAction('add', auction)
  requireEstimates(body)
  const at = now.toISOString()
  const { lotNumber, ...given } = body
  const add = async (number: string) => {
    const own = { id, auctionId: auction.id, lotNumber: number, createdAt: at, updatedAt: at }
    const document = lotDocument({ description: '', notes: '', ...definedFields(given), ...own, state: 'Upcoming', earlier: [] })
    const event = auditOf(lotRecord, document, context, {
      action: 'lot.create',
      after: { auctionId: auction.id, ...given, lotNumber: number },
    })
    return lotOf(await addOnce(lots, document, body, event))
  }
  if (lotNumber === undefined) return retryConflicts(async () => add(await nextNumber(lots)), ['exists'])
  const number = lotNumberText(parsedNumber(lotNumber))
  return add(number).catch((error: unknown) => {
    throw isStoreError(error, 'exists') ? new Failure('lot_number_taken', { number }) : error
  })
}

const addOnce = (lots: Partition, document: LotDocument, body: NewLot, event: ReturnType<typeof auditOf>) => {
  const sent = ({ lotNumber, title, description, notes, estimateLow, estimateHigh, reserve, startingBid }: LotDocument) => ({
    ...{ title, description, notes, estimateLow, estimateHigh, reserve, startingBid },
    ...(body.lotNumber !== undefined && { lotNumber }),
  })
  return recordsOf(lotRecord, lots).createOnce(document, sent, [event, ...countLot(undefined, document)])
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
