import { join } from 'node:path'
import { csvRows } from '../bench/duplicates/csv-rows.ts'

/** A lot of the files; money in cents. */
export interface PastLot {
  id: string
  title: string
  opening: number
  /** The price at the end, as the file of lots has it. */
  hammer: number
  bids: readonly PastBid[]
}

export interface PastBid {
  bidder: string
  amount: number
}

/** The lots of one category. */
export interface PastSale {
  title: string
  lots: PastLot[]
}

/** The sales in a folder with `lots.csv` and `bids.csv`: one for each main category. Fails where a lot has other bids than its file says. */
export const pastSales = (folder: string): PastSale[] => {
  const bids = Map.groupBy(recordsIn(join(folder, 'bids.csv')), (row) => row('lot_id'))
  const sales = new Map<string, PastSale>()
  for (const row of recordsIn(join(folder, 'lots.csv'))) {
    const [title = '', ...inner] = row('category_path').split(' > ')
    const sale = sales.get(title) ?? { title, lots: [] }
    const own = (bids.get(row('lot_id')) ?? []).map((bid) => ({ bidder: bid('bidder'), amount: cents(bid('amount')) }))
    if (own.length !== Number(row('number_of_bids'))) throw new Error(`lot ${row('lot_id')} has ${own.length} bids`)
    const lot = { id: row('lot_id'), title: `${inner.at(-1) ?? title}, ${row('lot_id')}`, opening: cents(row('opening_bid')) }
    sales.set(title, { title, lots: [...sale.lots, { ...lot, hammer: cents(row('hammer_price')), bids: own }] })
  }
  return [...sales.values()]
}

/** The highest bid, the first of several; undefined where nobody bid. */
export const highestOf = ({ bids }: PastLot): PastBid | undefined =>
  bids.reduce<PastBid | undefined>((best, bid) => (best && best.amount >= bid.amount ? best : bid), undefined)

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

type Cell = (column: string) => string

const recordsIn = (file: string): Cell[] => {
  const [header = [], ...rows] = csvRows(file)
  return rows.map((cells) => (column) => {
    const cell = cells[header.indexOf(column)]
    if (cell === undefined) throw new Error(`${file} has no ${column}`)
    return cell
  })
}
