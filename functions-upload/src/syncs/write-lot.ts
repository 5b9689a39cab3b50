import type { SyncField, SyncProblem } from '@auctionwiz/contracts/auction-sync'
import type { Auction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { definedFields } from '@auctionwiz/domain/auctions/document'
import { buyersPremium } from '@auctionwiz/domain/auctions/premium'
import { type LotAction, lotOutcomes, lotRefusal, outcomeActions, undoRefusal } from '@auctionwiz/domain/lots/lot-states'
import type { SyncValue, SyncValues } from '@auctionwiz/domain/sync/compare-record'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { countLot } from '@auctionwiz/records/lot-counts'
import { unlessNumbering } from '@auctionwiz/records/lot-numberings'
import { type LotDocument, type LotFields, lotDocument, lotFieldsOf, lotRecord } from '@auctionwiz/records/lots'
import { resultsDue } from '@auctionwiz/records/results-due'
import type { SyncAuthor } from './sync-author.ts'
import { amountIn, textIn } from './sync-values.ts'

/** The values of a lot that a platform or a file states; of files also those that platforms don't know. */
export type LotValues = SyncValues & { reserve?: SyncValue; notes?: SyncValue }

/** The writes that bring a lot of the house to a platform's values, or why that is not allowed. */
export type LotWrites = { writes: Write[] } | { problem: SyncProblem }

/** A lot of the platform that the house does not have. One that was sold there is added with its result, also after the sale. */
export const newLotWrites = (id: string, values: LotValues, auction: Auction, author: SyncAuthor): LotWrites => {
  if (auction.status === 'Cancelled') return { problem: 'not_allowed' }
  const at = author.now.toISOString()
  const fresh: LotFields = {
    ...{ id, auctionId: auction.id, lotNumber: textIn(values, 'lotNumber'), title: '', description: '', notes: '' },
    ...{ state: 'Upcoming', earlier: [], createdAt: at, updatedAt: at },
  }
  const own = withCatalogue(fresh, values)
  const sold = values.state === 'Upcoming' ? own : withResult(own, values, auction, author)
  const document = lotDocument(sold)
  const event = auditOf(lotRecord, document, author, {
    action: 'lot.create',
    after: { auctionId: auction.id, ...author.source, ...values },
  })
  const due = document.state === 'Upcoming' ? [] : [resultsDue(document, author.now)]
  return { writes: [lotRecord.creation(document), event, ...due, ...countLot(undefined, document), ...unlessNumbering()] }
}

/** The changed values of a lot that the house has, each within what its state and the auction's allow. */
export const changedLotWrites = (
  { document, version }: Versioned<LotDocument>,
  values: LotValues,
  auction: Auction,
  author: SyncAuthor,
): LotWrites => {
  const names = Object.keys(values) as SyncField[]
  const isResult = names.some((name) => resultFields.includes(name))
  const actions = new Set(names.flatMap((name) => lotFieldActions[name] ?? []))
  const stage = stageOf(auction)
  if ([...actions].some((action) => lotRefusal(action, stage, document.state))) return { problem: 'not_allowed' }
  const whole = { ...resultIn(document), ...values }
  if (isResult && !mayResult(document, whole, auction)) return { problem: 'not_allowed' }
  const before = lotFieldsOf(document)
  const catalogued = withCatalogue(before, values)
  const after = lotDocument({
    ...(isResult ? withResult(catalogued, whole, auction, author) : catalogued),
    updatedAt: author.now.toISOString(),
  })
  const old = Object.fromEntries(names.map((name) => [name, document[name as keyof LotDocument]]))
  const event = auditOf(lotRecord, after, author, {
    action: isResult ? 'lot.outcome' : 'lot.update',
    before: old,
    after: { ...author.source, ...values },
  })
  const due = isResult ? [resultsDue(after, author.now)] : []
  const numbering = names.includes('lotNumber') ? unlessNumbering() : []
  return { writes: [lotRecord.replacement(after, version), event, ...due, ...countLot(document, after), ...numbering] }
}

/** The writes around those of a lot that takes another one's number: the other gives it up before, and has the lot's former number after. */
export type Exchange = { before: Write[]; after: Write[] } | { problem: SyncProblem }

export const exchangeWrites = (
  { document, version }: Versioned<LotDocument>,
  lotNumber: string,
  auction: Auction,
  author: SyncAuthor,
): Exchange => {
  if (lotRefusal('changeTerms', stageOf(auction), document.state)) return { problem: 'lot_number_taken' }
  const fields = { ...lotFieldsOf(document), updatedAt: author.now.toISOString() }
  const after = lotDocument({ ...fields, lotNumber })
  const event = auditOf(lotRecord, after, author, {
    action: 'lot.update',
    before: { lotNumber: document.lotNumber },
    after: { ...author.source, lotNumber },
  })
  return {
    before: [lotRecord.replacement(lotDocument({ ...fields, betweenNumbers: true }), version)],
    after: [lotRecord.put(after), event],
  }
}

const resultFields: readonly SyncField[] = ['state', 'hammer', 'paddle', 'highestBid']

/** The action that a change of each field takes. */
export const lotFieldActions: Partial<Record<keyof LotValues, LotAction>> = {
  lotNumber: 'changeTerms',
  startingBid: 'changeTerms',
  title: 'edit',
  description: 'edit',
  estimateLow: 'edit',
  estimateHigh: 'edit',
  notes: 'edit',
  reserve: 'changeReserve',
}

const resultIn = ({ state, hammer, paddle, highestBid }: LotDocument): SyncValues => ({
  state,
  hammer: hammer ?? null,
  paddle: paddle ?? null,
  highestBid: highestBid ?? null,
})

/** A result that is corrected takes the place of the one before, as if that had been undone. */
export const mayResult = (lot: Pick<LotDocument, 'state'>, { state }: SyncValues, auction: Auction): boolean => {
  const stage = stageOf(auction)
  const isUndone = lot.state === 'Upcoming' || undoRefusal(stage, lot.state) === undefined
  if (state === 'Upcoming') return isUndone
  const action = outcomeActions.find((one) => lotOutcomes[one] === state)
  return action !== undefined && isUndone && lotRefusal(action, stage, 'Upcoming') === undefined
}

const withCatalogue = (lot: LotFields, values: LotValues): LotFields =>
  definedFields({
    ...lot,
    ...('lotNumber' in values && { lotNumber: textIn(values, 'lotNumber') }),
    ...('title' in values && { title: textIn(values, 'title') }),
    ...('description' in values && { description: textIn(values, 'description') }),
    ...('estimateLow' in values && { estimateLow: amountIn(values, 'estimateLow') }),
    ...('estimateHigh' in values && { estimateHigh: amountIn(values, 'estimateHigh') }),
    ...('startingBid' in values && { startingBid: amountIn(values, 'startingBid') }),
    ...(typeof values.reserve === 'number' && { reserve: values.reserve }),
    ...(typeof values.notes === 'string' && { notes: values.notes }),
  }) as LotFields

const withResult = (lot: LotFields, values: SyncValues, { buyersPremium: bands }: Auction, { source }: SyncAuthor): LotFields => {
  const { hammer: _hammer, premium: _premium, paddle: _paddle, highestBid: _bid, resultFromFile: _fromFile, earlier, ...rest } = lot
  if (values.state === 'Upcoming') return { ...rest, state: 'Upcoming', earlier: [] }
  const state = values.state as LotDocument['state']
  const hammer = amountIn(values, 'hammer')
  const highestBid = amountIn(values, 'highestBid')
  const paddle = textIn(values, 'paddle')
  return {
    ...rest,
    state,
    ...(hammer !== undefined && { hammer, premium: buyersPremium(hammer, bands) }),
    ...(paddle !== '' && { paddle }),
    ...(highestBid !== undefined && { highestBid }),
    ...('upload' in source && { resultFromFile: true as const }),
    earlier: earlier.length === 0 ? [{ state: 'Upcoming' }] : earlier,
  }
}
