import type { Auction } from '@auctionwiz/contracts/auctions'
import { needleGrams } from '@auctionwiz/domain/bidders/search'
import { saleProblems } from '@auctionwiz/domain/imports/sales/problems'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type AuctionDocument, auctionOf, auctionRecord } from '@auctionwiz/records/auctions'
import type { GoodSaleRow, Refusal, SalePlace } from './sale-place.ts'
import { addAuction, extendAuction } from './write-auctions.ts'

/** An auction of the house, or one that the file makes. */
export interface FoundAuction {
  auction: Auction
  /** What made it, where a row of a file did: see `rowName`. */
  asked: string | undefined
}

export type AuctionOfRow = FoundAuction | Refusal

/** What made an auction, by the upload, the file and the row. */
export const rowName = (uploadId: string, file: number, row: number): string => `${uploadId}:${file}:${row}`

/** Dates of one auction differ by less, whatever the zone they were written in. */
const sameDay = 36 * 3_600_000

/** Finds the auctions that the rows of a file name, and makes those that the house does not have. What it found is kept until the end of a delivery. */
export const auctionFinder = (place: SalePlace) => {
  const { house, now, upload, auctionHouseId } = place
  /** By the title that rows give. */
  const known = new Map<string, FoundAuction[]>()
  const byId = new Map<string, FoundAuction>()
  const auctions = readerOf(auctionRecord, house)

  const keep = (title: string, stored: Versioned<AuctionDocument>): FoundAuction => {
    const { id } = stored.document
    const found = byId.get(id) ?? { auction: auctionOf(stored, now), asked: stored.document.asked }
    byId.set(id, found)
    const others = known.get(title) ?? []
    if (!others.includes(found)) known.set(title, [...others, found])
    return found
  }

  const load = async (titles: readonly string[]): Promise<void> => {
    const open = titles.filter((title) => !known.has(title))
    for (const title of open) known.set(title, [])
    for (let from = 0; from < open.length; from += 100) {
      const some = open.slice(from, from + 100)
      for await (const stored of auctions.each({ where: [{ field: 'nameKey', in: some }] }, 200)) keep(stored.document.nameKey, stored)
    }
    for (const title of open.filter((one) => /^[a-z]{1,3}-?\d+$/.test(one))) {
      const where = [{ field: 'grams', containsAll: needleGrams(title) }] as const
      for await (const stored of auctions.each({ where }, 50))
        if (normalizeForSearch(stored.document.auctionNumber ?? '') === title) keep(title, stored)
    }
  }

  const among = (title: string, date: string | undefined): FoundAuction | Refusal | undefined => {
    const found = known.get(title) ?? []
    if (date === undefined) return found.length > 1 ? { problem: saleProblems.several } : found[0]
    const near = ({ auction }: FoundAuction): boolean => Math.abs(Date.parse(auction.startDate) - Date.parse(date)) < sameDay
    return found.find(near)
  }

  /** The auction of rows that name it alike. */
  const settle = async (rows: readonly GoodSaleRow[], title: string, file: number): Promise<AuctionOfRow> => {
    const [first] = rows
    const date = first?.values.auctionDate
    const found = among(normalizeForSearch(title), date)
    if (found && 'problem' in found) return found
    const dates = datesOf(rows)
    const id = await derivedId('auc', auctionHouseId, 'file', normalizeForSearch(title), date?.slice(0, 10) ?? '')
    if (found) return found.auction.id === id && date === undefined && dates ? await extend(found, dates) : found
    if (!dates || !first) return { problem: saleProblems.undated }
    const stored = await auctions.find(id)
    if (stored) return keep(normalizeForSearch(title), stored)
    const made = await addAuction(place, { id, title, rows, ...dates, asked: rowName(upload.id, file, first.row) })
    return keep(normalizeForSearch(title), made)
  }

  /** Of a sale by the clock each lot has its own end; the auction lasts from the first to the last. */
  const extend = async (found: FoundAuction, dates: Dates): Promise<FoundAuction> => {
    found.auction = await extendAuction(place, found.auction, dates)
    return found
  }

  return {
    byId: async (id: string): Promise<FoundAuction | undefined> => {
      const stored = byId.has(id) ? undefined : await auctions.find(id)
      if (stored) byId.set(id, { auction: auctionOf(stored, now), asked: stored.document.asked })
      return byId.get(id)
    },
    /** The auction of each row that names one, and of each that names none that of the upload's name. */
    find: async (rows: readonly GoodSaleRow[], file: number): Promise<Map<GoodSaleRow, AuctionOfRow>> => {
      const titleOf = ({ values }: GoodSaleRow): string => values.auction ?? upload.name
      await load([...new Set(rows.map((row) => normalizeForSearch(titleOf(row))))])
      const alike = Map.groupBy(rows, (row) => JSON.stringify([normalizeForSearch(titleOf(row)), row.values.auctionDate?.slice(0, 10)]))
      const found = new Map<GoodSaleRow, AuctionOfRow>()
      for (const group of alike.values()) {
        const [first] = group
        const auction = first && (await settle(group, titleOf(first), file))
        if (auction) for (const row of group) found.set(row, auction)
      }
      return found
    },
  }
}

export interface Dates {
  startDate: string
  endDate: string
  /** Lots have times of their own. */
  byClock: boolean
}

const hour = 3_600_000

/** From when to when an auction lasts by its rows; undefined where none says it. */
const datesOf = (rows: readonly GoodSaleRow[]): Dates | undefined => {
  const given = (field: 'auctionDate' | 'auctionEnd' | 'opensAt' | 'closesAt'): string[] =>
    rows.flatMap(({ values }) => values[field] ?? []).toSorted()
  const [start, opens, closes] = [given('auctionDate')[0], given('opensAt'), given('closesAt')]
  const last = [...given('auctionEnd'), ...closes].toSorted().at(-1)
  const first = start ?? opens[0] ?? (closes[0] === undefined ? undefined : later(closes[0], -hour))
  if (first === undefined) return undefined
  const end = last === undefined || last <= first ? later(first, 8 * hour) : last
  return { startDate: first, endDate: end, byClock: opens.length + closes.length > 0 }
}

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString()
