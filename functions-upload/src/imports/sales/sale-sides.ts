import type { Auction } from '@auctionwiz/contracts/auctions'
import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { type LotNumber, lotNumberKey, lotNumberText, numberAfter } from '@auctionwiz/domain/lots/lot-number'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readLotCounts } from '@auctionwiz/records/lot-counts'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import type { LotValues } from '../../syncs/write-lot.ts'

/** A lot as the rows up to here leave it. */
export interface LotSlot {
  id: string
  /** As the store has it; undefined while it has not. */
  stored: Versioned<LotDocument> | undefined
  values: LotValues
  /** What the rows of this step changed. */
  changes: LotValues
}

/** Who takes part in an auction, and its lots as far as rows name them. */
export interface SaleSide {
  part: Partition
  /** The bidder of each paddle; '' for one that a lot was sold to and nobody has. */
  paddles: Map<string, string>
  /** The paddle of each bidder. */
  holders: Map<string, string>
  lots: Map<string, LotSlot>
  byNumber: Map<string, LotSlot>
  /** How many lots more it may have. */
  free: number
  /** The highest lot number so far. */
  last: LotNumber | undefined
  nextPaddle: number
}

const pageSize = 500

export const valuesOfLot = (lot: LotDocument): LotValues => ({
  ...{ lotNumber: lot.lotNumber, title: lot.title, description: lot.description, notes: lot.notes },
  ...{ estimateLow: lot.estimateLow ?? null, estimateHigh: lot.estimateHigh ?? null, startingBid: lot.startingBid ?? null },
  ...{ reserve: lot.reserve ?? null, state: lot.state, hammer: lot.hammer ?? null, paddle: lot.paddle ?? null },
  highestBid: lot.highestBid ?? null,
})

export const readSide = async (part: Partition): Promise<SaleSide> => {
  const side: SaleSide = {
    ...{ part, paddles: new Map(), holders: new Map(), lots: new Map(), byNumber: new Map() },
    ...{ free: 0, last: undefined, nextPaddle: 1 },
  }
  const orderBy = [
    { field: 'type', descending: true },
    { field: 'listKeys.number', descending: true },
  ] as const
  const lots = readerOf(lotRecord, part)
  const [counts, highest, sold] = await Promise.all([
    readLotCounts(part),
    lots.page({ orderBy }, { limit: 1 }),
    listerOf(lotRecord, part).distinct('paddle', 100_000),
  ])
  side.free = lotFileLimits.lots - counts.lots
  const [last] = highest.items
  side.last = last && parsedNumber(last.document.lotNumber)
  for (const paddle of sold) side.paddles.set(paddle, '')
  for await (const { document } of readerOf(registrationRecord, part).each({}, pageSize)) {
    side.paddles.set(document.paddle, document.bidderId)
    side.holders.set(document.bidderId, document.paddle)
  }
  for (const paddle of side.paddles.keys()) if (/^\d{1,6}$/.test(paddle)) side.nextPaddle = Math.max(side.nextPaddle, Number(paddle) + 1)
  return side
}

export const keepLot = (side: SaleSide, slot: LotSlot): LotSlot => {
  side.lots.set(slot.id, slot)
  side.byNumber.set(lotNumberKey(parsedNumber(String(slot.values.lotNumber))), slot)
  return slot
}

const slotOf = (stored: Versioned<LotDocument>): LotSlot => ({
  id: stored.document.id,
  stored,
  values: valuesOfLot(stored.document),
  changes: {},
})

/** Reads the lots with these numbers and ids that are not known yet. */
export const loadLots = async (side: SaleSide, numbers: readonly string[], found: readonly Versioned<LotDocument>[]): Promise<void> => {
  const keys = [...new Set(numbers.map((number) => lotNumberKey(parsedNumber(number))))].filter((key) => !side.byNumber.has(key))
  for (const stored of found) if (!side.lots.has(stored.document.id)) keepLot(side, slotOf(stored))
  for (let from = 0; from < keys.length; from += 200) {
    const where = [{ field: 'listKeys.number', in: keys.slice(from, from + 200) }] as const
    for await (const stored of readerOf(lotRecord, side.part).each({ where }, 200))
      if (!side.lots.has(stored.document.id) && !stored.document.betweenNumbers) keepLot(side, slotOf(stored))
  }
}

/** The number of a lot that the file gives none: the one after the highest. */
export const takeLotNumber = (side: SaleSide): string | undefined => {
  const next = numberAfter(side.last)
  return next && lotNumberText(next)
}

export const noteNumber = (side: SaleSide, lotNumber: string): void => {
  const number = parsedNumber(lotNumber)
  if (!side.last || number.number > side.last.number) side.last = number
}

/** The wanted paddle where nobody has it, else the next number that is free. */
export const freePaddle = (side: SaleSide, wanted: string | undefined): string => {
  if (wanted !== undefined && !side.paddles.get(wanted)) return wanted
  while (side.paddles.has(String(side.nextPaddle))) side.nextPaddle += 1
  return String(side.nextPaddle)
}

/** Whether bidding on its lots has begun. */
export const hasBegun = ({ status }: Pick<Auction, 'status'>): boolean => status === 'Active' || status === 'Completed'
