import type { Auction } from '@auctionwiz/contracts/auctions'
import type * as calls from '@auctionwiz/contracts/lots'
import type { LotChange } from '@auctionwiz/contracts/lots'
import { definedFields } from '@auctionwiz/domain/auctions/document'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberText } from '@auctionwiz/domain/lots/lot-number'
import type { LotAction } from '@auctionwiz/domain/lots/lot-states'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { countLot } from '@auctionwiz/records/lot-counts'
import { unlessNumbering } from '@auctionwiz/records/lot-numberings'
import { type LotDocument, lotDocument, lotFieldsOf, lotOf, lotRecord } from '@auctionwiz/records/lots'
import { auditedFields } from '../audited-fields.ts'
import { besideNumbering } from './number-lots.ts'
import { requireEstimates } from './require-amounts.ts'
import { requireLotAction } from './require-lot-action.ts'

/** One write for all that changed; each part of it must be possible in the state of the lot and the status of the auction. */
export const updateLot: UseCase<typeof calls.updateLot> = async ({ params, body: { version, ...given } }, context) => {
  const auction = await readAuction(context.house, params.id, context.now)
  const stored = await readerOf(lotRecord, context.house.in('auctions').within(auction.id)).read(params.lotId)
  return lotOf(await changeLot(auction, stored, given, version, context))
}

/** @param version that the caller has read; undefined where the change does not depend on what was read */
export const changeLot = async (
  auction: Auction,
  stored: Versioned<LotDocument>,
  given: Change,
  version: string | undefined,
  context: HouseContext,
): Promise<Versioned<LotDocument>> => {
  const { house, now } = context
  const partition = house.in('auctions').within(auction.id)
  const lots = recordsOf(lotRecord, partition)
  const { document, names } = plannedChange(auction, stored.document, given, now)
  if (version !== undefined && stored.version !== version) throw new Failure('stale_version')
  if (names.length === 0) return stored
  const event = auditOf(lotRecord, document, context, {
    action: 'lot.update',
    ...auditedFields(stored.document, document, names),
  })
  const counted = countLot(stored.document, document)
  if (!names.includes('lotNumber')) return lots.replace(document, stored.version, [event, ...counted])
  const renumber = () => lots.replace(document, stored.version, [event, ...counted, ...unlessNumbering()])
  return besideNumbering(partition, now, renumber).catch((error: unknown) => {
    throw isStoreError(error, 'exists') ? new Failure('lot_number_taken', { number: document.lotNumber }) : error
  })
}

/** The lot after a change that is possible, and the names of what changes. Nothing is written. */
export const plannedChange = (
  auction: Auction,
  stored: LotDocument,
  given: Change,
  now: Date,
): { document: LotDocument; names: (keyof Change)[] } => {
  const change = changeOf(stored, given)
  const names = Object.keys(change) as (keyof Change)[]
  for (const action of new Set(names.map((name) => actions[name]))) requireLotAction(action, auction, stored)
  const kept = definedFields({ ...lotFieldsOf(stored), ...withoutNulls(change) })
  const document = lotDocument({ ...kept, updatedAt: now.toISOString() })
  if (names.length > 0) requireEstimates(document)
  return { document, names }
}

type Change = Omit<LotChange, 'version'>

/** What each field is a part of. */
const actions: Record<keyof Change, LotAction> = {
  lotNumber: 'changeTerms',
  startingBid: 'changeTerms',
  reserve: 'changeReserve',
  title: 'edit',
  description: 'edit',
  notes: 'edit',
  estimateLow: 'edit',
  estimateHigh: 'edit',
}

/** What differs from what is stored. */
const changeOf = (stored: LotDocument, { lotNumber, ...others }: Change): Change => {
  const given = { ...others, lotNumber: lotNumber === undefined ? undefined : lotNumberText(parsedNumber(lotNumber)) }
  const differs = ([name, value]: [string, unknown]) => !sameContent(value, stored[name as keyof LotDocument] ?? null)
  return Object.fromEntries(Object.entries(definedFields(given)).filter(differs))
}

const withoutNulls = ({ estimateLow, estimateHigh, reserve, startingBid, ...texts }: Change) => ({
  ...definedFields(texts),
  ...(estimateLow !== undefined && { estimateLow: estimateLow ?? undefined }),
  ...(estimateHigh !== undefined && { estimateHigh: estimateHigh ?? undefined }),
  ...(reserve !== undefined && { reserve: reserve ?? undefined }),
  ...(startingBid !== undefined && { startingBid: startingBid ?? undefined }),
})
