import type { Auction } from '@auctionwiz/contracts/auctions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { stepId } from '@auctionwiz/records/import-steps'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { saleStepRecord } from '@auctionwiz/records/sale-steps'
import type { TakenRow } from '../store-window.ts'
import { type AuctionOfRow, auctionFinder, type FoundAuction } from './find-auctions.ts'
import { buyerFinder, type FoundBuyer } from './find-buyers.ts'
import { elsewhere, lotIdOf, planStep, rejection, unknownLot } from './plan-step.ts'
import { type GoodSaleRow, isRefusal, type SalePlace } from './sale-place.ts'
import { loadLots, readSide, type SaleSide } from './sale-sides.ts'
import { writeStep } from './write-step.ts'

/** Rows of an auction that are written in one batch: a lot and a registration with their audit events are four writes. */
const stepRows = 20

/** Auctions that are written at the same time; each lies in a partition of its own. */
const atOnce = 8

const pageSize = 200

/** What became of the rows of a window, and the auctions that they went into. */
export interface DoneWindow {
  taken: Map<GoodSaleRow, TakenRow>
  auctions: Auction[]
}

/**
 * Takes the windows of files one after the other: finds or makes the auctions, lots and bidders that rows name, and writes step by step. A step writes
 * what became of its rows with them, so a window that was interrupted goes on behind its last step, with the same outcomes.
 */
export const saleWindows = (place: SalePlace) => {
  const { house, auctionHouseId, upload, trial } = place
  const auctions = auctionFinder(place)
  const buyersOf = buyerFinder(place)
  const sides = new Map<string, SaleSide>()
  /** The auctions of lots that rows of this delivery made, by the id of the lot. */
  const placed = new Map<string, string>()
  /** Only the first window of a delivery may have been done in part by another. */
  let mayBeDone = true

  const sideOf = async ({ id }: Auction): Promise<SaleSide> => {
    const side = sides.get(id) ?? (await readSide(house.in('auctions').within(id)))
    sides.set(id, side)
    return side
  }

  /** The stored lots that rows name by the id of another system, by that id. */
  const storedLots = async (rows: readonly GoodSaleRow[]): Promise<Map<string, Versioned<LotDocument>>> => {
    const found = new Map<string, Versioned<LotDocument>>()
    const named = [...new Set(rows.flatMap(({ values }) => values.lotId ?? []))]
    const ids = new Map(await Promise.all(named.map(async (lotId) => [await lotIdOf(auctionHouseId, lotId), lotId] as const)))
    const all = readerOf(lotRecord, house.in('auctions').ofAllParts())
    const open = [...ids.keys()]
    for (let from = 0; from < open.length; from += pageSize) {
      const some = open.slice(from, from + pageSize)
      const { items } = await all.page({ where: [{ field: 'id', in: some }] }, { limit: pageSize })
      for (const stored of items) found.set(ids.get(stored.document.id) ?? '', stored)
    }
    return found
  }

  const auctionsOf = async (
    rows: readonly GoodSaleRow[],
    file: number,
    stored: ReadonlyMap<string, Versioned<LotDocument>>,
  ): Promise<Map<GoodSaleRow, AuctionOfRow>> => {
    const found = new Map<GoodSaleRow, AuctionOfRow>()
    const here = new Map(rows.flatMap((row) => (row.values.lotId !== undefined && isLot(row) ? [[row.values.lotId, row] as const] : [])))
    const open: GoodSaleRow[] = []
    const after: GoodSaleRow[] = []
    for (const row of rows) {
      const { lotId, auction } = row.values
      const known = lotId === undefined ? undefined : (stored.get(lotId)?.document.auctionId ?? placed.get(lotId))
      if (auction !== undefined || lotId === undefined) open.push(row)
      else if (known !== undefined) found.set(row, (await auctions.byId(known)) ?? unknownLot)
      else if (here.get(lotId) === row || (isLot(row) && !here.has(lotId))) open.push(row)
      else after.push(row)
    }
    for (const [row, auction] of await auctions.find(open, file)) {
      const lotId = row.values.lotId ?? ''
      const known = stored.get(lotId)?.document.auctionId ?? placed.get(lotId)
      found.set(row, known === undefined || isRefusal(auction) || auction.auction.id === known ? auction : elsewhere)
    }
    for (const row of after) {
      const other = here.get(row.values.lotId ?? '')
      found.set(row, (other && found.get(other)) ?? unknownLot)
    }
    return found
  }

  const takeStep = async (
    rows: readonly GoodSaleRow[],
    file: number,
    { found, side, buyers }: { found: FoundAuction; side: SaleSide; buyers: ReadonlyMap<GoodSaleRow, FoundBuyer> },
  ): Promise<readonly TakenRow[]> => {
    const [first] = rows
    if (!first) return []
    const id = stepId(upload.id, file, first.row)
    const done = mayBeDone && !trial ? (await readerOf(saleStepRecord, side.part).find(id))?.document.rows : undefined
    if (done) {
      const numbers = new Set(done.map(({ row }) => row))
      return [
        ...done,
        ...(await takeStep(
          rows.filter(({ row }) => !numbers.has(row)),
          file,
          { found, side, buyers },
        )),
      ]
    }
    const step = await planStep(rows, { place, file, found, side, buyers })
    if (!trial)
      await writeStep(step, { at: { id, auctionId: found.auction.id, file, row: first.row }, auction: found.auction, side, place })
    else for (const slot of step.lots) slot.changes = {}
    return step.rows
  }

  /** The rows of one auction, in their order. */
  const takeAuction = async (
    group: readonly GoodSaleRow[],
    file: number,
    {
      found,
      stored,
      buyers,
      beforeStep,
    }: {
      found: FoundAuction
      stored: ReadonlyMap<string, Versioned<LotDocument>>
      buyers: ReadonlyMap<GoodSaleRow, FoundBuyer>
      beforeStep: (rows: number) => Promise<void>
    },
  ): Promise<TakenRow[]> => {
    const { id } = found.auction
    const side = await sideOf(found.auction)
    const numbers = group.flatMap(({ values }) => values.lotNumber ?? [])
    const own = group.flatMap(({ values }) => stored.get(values.lotId ?? '') ?? [])
    await loadLots(
      side,
      numbers,
      own.filter(({ document }) => document.auctionId === id),
    )
    const taken: TakenRow[] = []
    for (let from = 0; from < group.length; from += stepRows) {
      const some = group.slice(from, from + stepRows)
      await beforeStep(some.length)
      taken.push(...(await takeStep(some, file, { found, side, buyers })))
    }
    const errors = new Set(taken.flatMap(({ row, outcome }) => (outcome === 'error' ? [row] : [])))
    for (const { row, values } of group) if (values.lotId !== undefined && !errors.has(row)) placed.set(values.lotId, id)
    return taken
  }

  return async (rows: readonly GoodSaleRow[], file: number, beforeStep: (rows: number) => Promise<void>): Promise<DoneWindow> => {
    // What earlier windows have written is in the store.
    if (!trial) for (const { lots, byNumber } of sides.values()) for (const known of [lots, byNumber]) known.clear()
    const stored = await storedLots(rows)
    const found = await auctionsOf(rows, file, stored)
    const buyers = await buyersOf(
      rows.filter((row) => !isRefusal(found.get(row) ?? unknownLot)),
      file,
    )
    const done: DoneWindow = { taken: new Map(), auctions: [] }
    const byRow = new Map(rows.map((row) => [row.row, row]))
    const groups = Map.groupBy(rows, (row) => found.get(row) ?? unknownLot)
    const open = [...groups].flatMap(([auction, group]) => {
      if (!isRefusal(auction)) return [{ found: auction, group }]
      for (const row of group) done.taken.set(row, rejection(row.row, auction.problem))
      return []
    })
    for (let from = 0; from < open.length; from += atOnce) {
      const some = open.slice(from, from + atOnce)
      const ended = await Promise.allSettled(
        some.map(({ found, group }) => takeAuction(group, file, { found, stored, buyers, beforeStep })),
      )
      for (const [index, one] of ended.entries()) {
        if (one.status === 'rejected') throw one.reason
        const auction = some[index]?.found.auction
        if (auction && one.value.some(isWritten)) done.auctions.push(auction)
        for (const taken of one.value) {
          const row = byRow.get(taken.row)
          if (row) done.taken.set(row, taken)
        }
      }
    }
    mayBeDone = false
    return done
  }
}

const isWritten = ({ outcome }: TakenRow): boolean => outcome === 'create' || outcome === 'update'

/** Whether a row can make a lot. */
const isLot = ({ values }: GoodSaleRow): boolean => values.lot.title !== undefined && values.bid === undefined
