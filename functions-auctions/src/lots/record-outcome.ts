import type { Auction } from '@auctionwiz/contracts/auctions'
import type * as calls from '@auctionwiz/contracts/lots'
import type { LotOutcome } from '@auctionwiz/contracts/lots'
import { buyersPremium } from '@auctionwiz/domain/auctions/premium'
import { lotOutcomes } from '@auctionwiz/domain/lots/lot-states'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { type AuditedChange, auditOf, recordsOf, type Writer } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { countLot } from '@auctionwiz/records/lot-counts'
import { type LotDocument, lotDocument, lotFieldsOf, lotOf, lotRecord } from '@auctionwiz/records/lots'
import { resultsDue } from '@auctionwiz/records/results-due'
import { requireLotAction, requireUndo } from './require-lot-action.ts'

export const recordLotOutcome: UseCase<typeof calls.recordLotOutcome> = async ({ params, body: { outcome, version } }, context) => {
  const { auction, stored } = await lotToChange(params, context)
  return lotOf(await settleLot(auction, stored, outcome, version, context))
}

export const undoLotOutcome: UseCase<typeof calls.undoLotOutcome> = async ({ params, body: { version } }, context) => {
  const { auction, stored } = await lotToChange(params, context)
  return lotOf(await undoLot(auction, stored, version, context))
}

/**
 * An outcome that is recorded already is answered as it is: the first answer may have been lost.
 * @param version that the caller has read; undefined where the outcome does not depend on what was read
 */
export const settleLot = async (
  auction: Auction,
  stored: Versioned<LotDocument>,
  outcome: LotOutcome,
  version: string | undefined,
  context: HouseContext,
): Promise<Versioned<LotDocument>> => {
  const result = resultOf(outcome, auction)
  if (sameContent(result, resultIn(stored.document))) return stored
  requireLotAction(outcome.action, auction, stored.document)
  if (version !== undefined && stored.version !== version) throw new Failure('stale_version')
  const lots = lotsOf(auction, context)
  const earlier = [...stored.document.earlier, resultIn(stored.document)]
  try {
    return await settle(lots, stored, result, earlier, 'lot.outcome', context)
  } catch (error) {
    const now = isStoreError(error, 'stale') ? await lots.read(stored.document.id) : undefined
    if (!now || !sameContent(result, resultIn(now.document))) throw error
    return now
  }
}

/** Gives a lot the state before its last outcome. */
export const undoLot = async (
  auction: Auction,
  stored: Versioned<LotDocument>,
  version: string | undefined,
  context: HouseContext,
): Promise<Versioned<LotDocument>> => {
  requireUndo(auction, stored.document)
  if (version !== undefined && stored.version !== version) throw new Failure('stale_version')
  const { earlier } = stored.document
  const before = earlier.at(-1) ?? { state: 'Upcoming' }
  return settle(lotsOf(auction, context), stored, before, earlier.slice(0, -1), 'lot.undo', context)
}

type Result = LotDocument['earlier'][number]

const lotsOf = ({ id }: Auction, { house }: HouseContext) => recordsOf(lotRecord, house.in('auctions').within(id))

const lotToChange = async (params: { id: string; lotId: string }, context: HouseContext) => {
  const auction = await readAuction(context.house, params.id, context.now)
  return { auction, stored: await lotsOf(auction, context).read(params.lotId) }
}

const resultOf = (outcome: LotOutcome, { buyersPremium: bands }: Auction): Result => {
  const state = lotOutcomes[outcome.action]
  if ('hammer' in outcome) {
    const { hammer, paddle } = outcome
    return { state, hammer, premium: buyersPremium(hammer, bands), paddle }
  }
  return 'highestBid' in outcome && outcome.highestBid !== undefined ? { state, highestBid: outcome.highestBid } : { state }
}

/** What became of a lot so far. */
const resultIn = ({ state, hammer, premium, paddle, highestBid }: LotDocument): Result => ({
  state,
  ...(hammer !== undefined && { hammer }),
  ...(premium !== undefined && { premium }),
  ...(paddle !== undefined && { paddle }),
  ...(highestBid !== undefined && { highestBid }),
})

/** Writes a result with its totals and its audit event. */
const settle = (
  lots: Writer<LotDocument>,
  { document, version }: Versioned<LotDocument>,
  result: Result,
  earlier: Result[],
  action: AuditedChange['action'],
  context: HouseContext,
): Promise<Versioned<LotDocument>> => {
  const {
    hammer: _hammer,
    premium: _premium,
    paddle: _paddle,
    highestBid: _bid,
    resultFromFile: _fromFile,
    ...rest
  } = lotFieldsOf(document)
  const settled = lotDocument({ ...rest, ...result, earlier, updatedAt: context.now.toISOString() })
  const event = auditOf(lotRecord, settled, context, { action, before: resultIn(document), after: result })
  return lots.replace(settled, version, [event, resultsDue(settled, context.now), ...countLot(document, settled)])
}
