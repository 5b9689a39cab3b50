import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bringUpToDate } from '@auctionwiz/functions-auctions/payments-due/bring-up-to-date'
import { storedSales } from '@auctionwiz/functions-upload/imports/sales/testing'
import { readAuction } from '@auctionwiz/records/auctions'
import { readLadder } from '@auctionwiz/records/reminder-settings'
import { importHouse } from '../houses/testing.ts'

const header = 'Auction,Auction date,Lot,Title,High estimate,Hammer price,Paddle,Buyer email,Buyer name'

export const csvOf = (...rows: readonly (readonly string[])[]): string => [header, ...rows.map((row) => row.join(','))].join('\n')

/** Two past sales: Ann bought in both, Bob in one. */
export const results = csvOf(
  ['Furniture', '2026-03-09', '1', 'Walnut chest', '1200', '1500.00', '12', 'ann@example.com', 'Ann Lee'],
  ['Furniture', '2026-03-09', '2', 'Pine table', '150', '', '', '', ''],
  ['Furniture', '2026-03-09', '3', 'Mirror', '300', '250', '14', 'bob@example.com', 'Bob Ray'],
  ['Silver', '2026-05-02', '1', 'Tea pot', '', '90.50', '7', 'ann@example.com', 'Ann Lee'],
)

/** A house that takes files of auctions, and all that it stores. */
export const saleImportHouse = async (people: readonly Omit<Bidder, 'version'>[] = []) => {
  const app = await importHouse('auctions', people)
  const { house, clock } = app
  const sales = () => storedSales(house)
  return {
    ...app,
    sales,
    /** Writes what winners owe, as the timer does. */
    remind: async () => {
      for (const { auction } of (await sales()).values()) {
        const { now } = clock
        await bringUpToDate(house, await readAuction(house, auction.id, now), await readLadder(house, 'Europe/London'), now)
      }
    },
    preview: async (id: string, adjusted: readonly string[] = []) => together(await app.pages<Page>(id, adjusted)),
  }
}

interface Page {
  [name: string]: unknown
  removed: number
  nextPage?: string
  kept: { id: string; reason: string }[]
  sales?: { kept: { name: string; kind: string; reason: string }[]; [name: string]: unknown }
}

/** The pages of a preview as one; after an undo each page has the numbers of the whole. */
const together = (pages: readonly Page[]) => {
  const [first] = pages
  const isUndone = first?.startedAt !== undefined
  const sum = (values: readonly unknown[]): number =>
    isUndone ? Number(values[0]) : values.reduce((all: number, one) => all + Number(one), 0)
  const names = ['auctionsRemoved', 'auctionsRestored', 'lotsRemoved', 'lotsRestored', 'registrationsRemoved']
  return {
    endedAt: first?.endedAt,
    bidders: sum(pages.map(({ removed }) => removed)),
    figures: names.map((name) => sum(pages.map(({ sales }) => sales?.[name] ?? 0))),
    kept: pages
      .flatMap(({ kept, sales }) => [
        ...kept.map(({ id, reason }) => `bidder ${id} ${reason}`),
        ...(sales?.kept ?? []).map(({ kind, name, reason }) => `${kind} ${name} ${reason}`),
      ])
      .sort(),
  }
}
