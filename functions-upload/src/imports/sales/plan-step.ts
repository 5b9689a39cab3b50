import { saleProblems } from '@auctionwiz/domain/imports/sales/problems'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberKey } from '@auctionwiz/domain/lots/lot-number'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { LotValues } from '../../syncs/write-lot.ts'
import type { RowNote, TakenRow } from '../store-window.ts'
import { type FoundAuction, rowName } from './find-auctions.ts'
import type { FoundBuyer } from './find-buyers.ts'
import { changeOfLot, isSold, newLotValues, resultOf, shownChanges } from './plan-lot.ts'
import { type GoodSaleRow, isRefusal, type Refusal, type SalePlace } from './sale-place.ts'
import { freePaddle, keepLot, type LotSlot, noteNumber, type SaleSide, takeLotNumber } from './sale-sides.ts'

/** The rows of an auction that are written in one batch, and what they do. */
export interface PlannedStep {
  rows: TakenRow[]
  lots: LotSlot[]
  registrations: { bidderId: string; paddle: string }[]
}

export interface StepOrigin {
  place: SalePlace
  file: number
  found: FoundAuction
  side: SaleSide
  buyers: ReadonlyMap<GoodSaleRow, FoundBuyer>
}

/** The id that another system's id of a lot gives it. */
export const lotIdOf = (auctionHouseId: string, lotId: string): Promise<string> => derivedId('lot', auctionHouseId, 'file', lotId)

/** Applies rows one after the other to what is known of the auction. */
export const planStep = async (rows: readonly GoodSaleRow[], origin: StepOrigin): Promise<PlannedStep> => {
  const step: PlannedStep = { rows: [], lots: [], registrations: [] }
  for (const row of rows) {
    const taken = await planRow(row, step, origin)
    step.rows.push(isRefusal(taken) ? rejection(row.row, taken.problem) : { row: row.row, ...taken })
  }
  return step
}

/** A row that the records of the house rule out. */
export const rejection = (row: number, problem: string): TakenRow => ({
  ...{ row, outcome: 'error', changed: [] },
  problems: [{ field: 'row', problem }],
})

type Taken = Omit<TakenRow, 'row'>

const planRow = async (row: GoodSaleRow, step: PlannedStep, origin: StepOrigin): Promise<Taken | Refusal> => {
  const { place, file, found } = origin
  const { auction } = found
  const { values } = row
  if (auction.status === 'Cancelled') return { problem: saleProblems.cancelled }
  if (values.currency !== auction.currency && hasAmount(row)) return { problem: saleProblems.otherCurrency }
  if (values.lotNumber !== undefined || values.lotId !== undefined) return planLotRow(row, step, origin)
  const made = found.asked === rowName(place.upload.id, file, row.row)
  const registered = register(row, step, origin)
  return { outcome: made || registered?.isNew ? 'create' : 'unchanged', changed: [], problems: registered?.notes ?? [] }
}

const hasAmount = ({ values: { lot, result, bid } }: GoodSaleRow): boolean =>
  bid !== undefined || result?.hammer !== undefined || Object.values(lot).some((value) => typeof value === 'number')

const planLotRow = async (row: GoodSaleRow, step: PlannedStep, origin: StepOrigin): Promise<Taken | Refusal> => {
  const { place, found, side } = origin
  const { auction } = found
  const { values } = row
  const slot = await findLot(row, origin)
  if (values.bid !== undefined) return planBid(row, slot, step, origin)
  const result = resultOf(values, auction)
  if (result && 'problem' in result) return result
  if (slot) {
    const change = changeOfLot(slot, values, { auction, result, replaces: place.upload.figures === 'replace' })
    if ('problem' in change) return change
    const registered = register(row, step, origin)
    const state = 'state' in change.changes ? change.changes.state : slot.values.state
    const before = 'state' in change.changes ? null : (slot.values.paddle ?? null)
    if (isSold(state) && registered && registered.paddle !== before) {
      if (before !== null && place.upload.figures !== 'replace') change.left.push({ field: 'paddle', problem: saleProblems.otherBuyer })
      else change.changes.paddle = registered.paddle
    }
    applyTo(slot, change.changes, step)
    const changed = shownChanges(change.changes)
    const outcome = changed.length > 0 || registered?.isNew ? 'update' : 'unchanged'
    return { outcome, changed, problems: [...change.left, ...(registered?.notes ?? [])] }
  }
  if (values.lot.title === undefined) return { problem: saleProblems.untitled }
  const lotNumber = values.lotNumber ?? takeLotNumber(side)
  if (side.free <= 0 || lotNumber === undefined) return { problem: saleProblems.full }
  const registered = register(row, step, origin)
  const id = values.lotId === undefined ? await ownLotId(row, origin) : await lotIdOf(place.auctionHouseId, values.lotId)
  const created = newLotValues(values, lotNumber, result, registered?.paddle ?? null)
  const added = keepLot(side, { id, stored: undefined, values: created, changes: {} })
  applyTo(added, created, step)
  noteNumber(side, lotNumber)
  side.free -= 1
  return { outcome: 'create', changed: [], problems: registered?.notes ?? [] }
}

/** Of a file that gives lots no ids: from the row that makes the lot. */
const ownLotId = ({ row }: GoodSaleRow, { place, file }: StepOrigin): Promise<string> =>
  derivedId('lot', place.upload.id, String(file), String(row))

const findLot = async ({ values: { lotId, lotNumber } }: GoodSaleRow, { place, side }: StepOrigin): Promise<LotSlot | undefined> => {
  const byId = lotId === undefined ? undefined : side.lots.get(await lotIdOf(place.auctionHouseId, lotId))
  return byId ?? (lotNumber === undefined ? undefined : side.byNumber.get(lotNumberKey(parsedNumber(lotNumber))))
}

/** A bid registers its bidder; one that reached the hammer price of a lot without a buyer was the one that won. */
const planBid = (row: GoodSaleRow, slot: LotSlot | undefined, step: PlannedStep, origin: StepOrigin): Taken | Refusal => {
  if (!slot) return { problem: saleProblems.noLot }
  const { bid = 0 } = row.values
  if (!row.values.buyer) return { problem: saleProblems.nobody }
  const registered = register(row, step, origin)
  const { state, hammer, paddle } = slot.values
  const wins = isSold(state) && (paddle ?? null) === null && typeof hammer === 'number' && bid >= hammer
  const changes: LotValues = wins && registered ? { paddle: registered.paddle } : {}
  applyTo(slot, changes, step)
  const outcome = registered?.isNew ? 'create' : wins ? 'update' : 'unchanged'
  return { outcome, changed: shownChanges(changes), problems: registered?.notes ?? [] }
}

const applyTo = (slot: LotSlot, changes: LotValues, step: PlannedStep): void => {
  if (Object.keys(changes).length === 0) return
  Object.assign(slot.values, changes)
  Object.assign(slot.changes, changes)
  if (!step.lots.includes(slot)) step.lots.push(slot)
}

interface Registered {
  paddle: string
  isNew: boolean
  notes: RowNote[]
}

/** The paddle of the row's buyer, who is registered if need be; of a row that gives the paddle alone, that one. */
const register = (row: GoodSaleRow, step: PlannedStep, { side, buyers }: StepOrigin): Registered | undefined => {
  const wanted = row.values.buyer?.paddle
  const buyer = buyers.get(row)
  if (!buyer) {
    if (wanted === undefined) return undefined
    if (!side.paddles.has(wanted)) side.paddles.set(wanted, '')
    return { paddle: wanted, isNew: false, notes: [] }
  }
  const known = [buyer.bidderId, ...buyer.formerIds].map((id) => side.holders.get(id)).find((paddle) => paddle !== undefined)
  if (known !== undefined) {
    const differs = wanted !== undefined && wanted !== known
    return { paddle: known, isNew: false, notes: differs ? [{ field: 'paddle', problem: saleProblems.otherPaddle }] : [] }
  }
  const paddle = freePaddle(side, wanted)
  side.paddles.set(paddle, buyer.bidderId)
  side.holders.set(buyer.bidderId, paddle)
  step.registrations.push({ bidderId: buyer.bidderId, paddle })
  const differs = wanted !== undefined && wanted !== paddle
  return { paddle, isNew: true, notes: differs ? [{ field: 'paddle', problem: saleProblems.takenPaddle }] : [] }
}

/** The row names a lot that is in another auction than it says. */
export const elsewhere: Refusal = { problem: saleProblems.elsewhere }

/** The row names a lot that nobody knows. */
export const unknownLot: Refusal = { problem: saleProblems.noLot }
