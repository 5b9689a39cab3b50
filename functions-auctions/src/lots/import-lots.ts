import type { Auction } from '@auctionwiz/contracts/auctions'
import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { fieldProblemText, isRetryable } from '@auctionwiz/contracts/errors'
import type * as calls from '@auctionwiz/contracts/lot-files'
import { type LotFileField, type LotFileRowResult, lotFileLimits } from '@auctionwiz/contracts/lot-files'
import type { FiledLot } from '@auctionwiz/contracts/lots'
import { readLotRow } from '@auctionwiz/domain/lot-files/read-row'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberKey } from '@auctionwiz/domain/lots/lot-number'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { batchLimit, type Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { countNewLots, readLotCounts } from '@auctionwiz/records/lot-counts'
import { unlessNumbering } from '@auctionwiz/records/lot-numberings'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { messageOf } from './change-lots.ts'
import { lotAdded, newLotDocument } from './create-lot.ts'
import { besideNumbering } from './number-lots.ts'
import { requireEstimates } from './require-amounts.ts'
import { requireLotAction } from './require-lot-action.ts'
import { changeLot, plannedChange } from './update-lot.ts'

/** A row that can be applied: it adds a lot, changes one, or leaves it as it is. */
type Plan = { line: number; given: FiledLot & { lotNumber: string } } & (
  | { added: LotDocument }
  | { stored: Versioned<LotDocument>; names: LotFileField[] }
)

/** How many lots change at the same time. */
const atOnce = 10

/**
 * Compares the rows with the stored lots and writes what differs. If someone changed a lot meanwhile, it compares all rows again; rows that were
 * already written then count as unchanged.
 */
export const importLots: UseCase<typeof calls.importLots> = async ({ params, body }, context) => {
  const { house, now } = context
  const auction = await readAuction(house, params.id, now)
  const lots = house.in('auctions').within(auction.id)
  if (body.dryRun) return { rows: (await planned(lots, auction, body, context)).map(resultOf) }
  let first: LotFileRowResult[] | undefined
  const last = await retryConflicts(async () => {
    const plans = await planned(lots, auction, body, context)
    first ??= plans.map(resultOf)
    await apply(lots, auction, plans.filter(isPlan), context)
    return plans.map(resultOf)
  }, ['stale', 'exists'])
  // Where nothing was left to do, an earlier attempt did it.
  return { rows: last.map((row, index) => (row.outcome === 'unchanged' ? (first?.[index] ?? row) : row)) }
}

const isPlan = (row: Plan | LotFileRowResult): row is Plan => 'given' in row

const resultOf = (row: Plan | LotFileRowResult): LotFileRowResult => {
  if (!isPlan(row)) return row
  const named = { line: row.line, lotNumber: row.given.lotNumber }
  if ('added' in row) return { ...named, outcome: 'create' }
  return row.names.length > 0 ? { ...named, outcome: 'update', changed: row.names } : { ...named, outcome: 'unchanged' }
}

const planned = async (
  lots: Partition,
  auction: Auction,
  { rows, decimal, markup }: BodyOf<typeof calls.importLots>,
  context: HouseContext,
): Promise<(Plan | LotFileRowResult)[]> => {
  const read = rows.map((row) => ({ row, ...readLotRow(row.cells, { currency: auction.currency, decimal, markup }) }))
  const numbers = read.flatMap((one) => ('lot' in one ? [one.lot.lotNumber] : []))
  const [held, counts] = await Promise.all([lotsWith(lots, numbers), readLotCounts(lots)])
  const ids = await Promise.all(rows.map(() => lotRecord.idFor(undefined)))
  const seen = new Set<string>()
  let free = lotFileLimits.lots - counts.lots
  return read.map(({ row: { line }, ...one }, index) => {
    if (!('lot' in one)) return refusal(line, one.lotNumber, one.field, one.problem, context)
    const { lotNumber } = one.lot
    if (seen.has(lotNumber)) return refusal(line, lotNumber, 'lotNumber', repeated, context)
    seen.add(lotNumber)
    const stored = held.get(lotNumber)
    if (!stored && free <= 0) return refusal(line, lotNumber, undefined, full, context)
    const plan = planOf({ line, given: one.lot, newId: ids[index] ?? '' }, stored, auction, context)
    if ('added' in plan) free -= 1
    return plan
  })
}

const repeated = 'The file has this lot number twice. Keep one of the rows.'
const full = 'This auction would have more than 50,000 lots. Divide the lots among several auctions.'

const planOf = (
  { line, given, newId }: { line: number; given: FiledLot & { lotNumber: string }; newId: string },
  stored: Versioned<LotDocument> | undefined,
  auction: Auction,
  context: HouseContext,
): Plan | LotFileRowResult => {
  try {
    if (stored) return { line, given, stored, names: plannedChange(auction, stored.document, given, context.now).names }
    requireLotAction('add', auction)
    const { title } = given
    if (title === undefined) throw new Failure('invalid_request', { fields: { title: 'This field is required.' } })
    requireEstimates(given)
    const at = context.now.toISOString()
    const own = { id: newId, auctionId: auction.id, createdAt: at, updatedAt: at }
    return { line, given, added: newLotDocument({ ...given, title, ...own }) }
  } catch (error) {
    if (!(error instanceof Failure) || isRetryable(error.code)) throw error
    const fields = error.details?.fields
    const [field] = typeof fields === 'object' ? (Object.keys(fields) as LotFileField[]) : []
    const problem = messageOf(error.code, error.details, context)
    return { line, lotNumber: given.lotNumber, outcome: 'error', problem, ...(field && { field }) }
  }
}

const refusal = (
  line: number,
  lotNumber: string | undefined,
  field: LotFileField | undefined,
  problem: string,
  { language }: HouseContext,
): LotFileRowResult => ({
  ...{ line, outcome: 'error', problem: fieldProblemText(problem, language) ?? problem },
  ...(lotNumber !== undefined && { lotNumber }),
  ...(field && { field }),
})

/** The lots with these numbers. */
const lotsWith = async (lots: Partition, numbers: readonly string[]): Promise<Map<string, Versioned<LotDocument>>> => {
  const keys = numbers.map((number) => lotNumberKey(parsedNumber(number)))
  const held = new Map<string, Versioned<LotDocument>>()
  if (keys.length === 0) return held
  for await (const stored of readerOf(lotRecord, lots).each({ where: [{ field: 'listKeys.number', in: keys }] }))
    if (!stored.document.betweenNumbers) held.set(stored.document.lotNumber, stored)
  return held
}

/** In a batch, beside the lots and their audit events: the totals, and that no numbering is under way. */
const besides = 3

const apply = async (lots: Partition, auction: Auction, plans: readonly Plan[], context: HouseContext): Promise<void> => {
  const added = plans.flatMap((plan) => ('added' in plan ? [plan.added] : []))
  for (const documents of batchesOf(added, Math.floor((batchLimit - besides) / 2), bytesOf)) {
    const writes = documents.flatMap((document) => [lotRecord.creation(document), lotAdded(document, context)])
    await besideNumbering(lots, context.now, () => lots.write([...writes, ...countNewLots(documents), ...unlessNumbering()]))
  }
  const changed = plans.flatMap((plan) => ('stored' in plan && plan.names.length > 0 ? [plan] : []))
  for (let from = 0; from < changed.length; from += atOnce)
    await Promise.all(
      changed.slice(from, from + atOnce).map(({ given, stored }) => changeLot(auction, stored, given, stored.version, context)),
    )
}
