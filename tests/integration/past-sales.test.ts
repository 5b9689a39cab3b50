import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { createAuction, listAuctions, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { readBidder } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { importLots, lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { type LotOutcome, type LotSummary, listLots, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { listRegistrations, registerBidder } from '@auctionwiz/contracts/registrations'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { highestOf, type PastSale, pastSales } from '../support/past-sales.ts'
import { createTenant } from '../support/tenant.ts'

/** The sample in this repository, or with `PAST_SALES` a folder with all of the data set. */
const folder = env.PAST_SALES ?? fileURLToPath(new URL('../data/ebay-2001', import.meta.url))

const stack = ownStack()

/** Works on all of them, some at the same time, in their order. */
const each = async <T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (let from = 0; from < items.length; from += 8)
    results.push(...(await Promise.all(items.slice(from, from + 8).map((item, index) => work(item, from + index)))))
  return results
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const biddersIn = (sales: readonly PastSale[]): string[] => [
  ...new Set(sales.flatMap(({ lots }) => lots.flatMap(({ bids }) => bids.map(({ bidder }) => bidder)))),
]

/** An auction with the lots of a sale, in which everybody who bid is registered; sold at the highest bids and closed. */
const hold = async (call: Client, sale: PastSale, idOf: ReadonlyMap<string, string>): Promise<string> => {
  const startDate = new Date(Date.now() + 3_600_000).toISOString()
  const endDate = new Date(Date.now() + 7_200_000).toISOString()
  const { id } = await call(createAuction, { body: { title: sale.title, startDate, endDate } })
  const params = { id }
  const move = async (action: 'publish' | 'goLive' | 'close') => {
    const { version } = await call(readAuction, { params })
    await call(moveAuction, { params, body: { action, version } })
  }
  const empty = { description: '', notes: '', estimateLow: '', estimateHigh: '', reserve: '' }
  const rows = sale.lots.map(({ title, opening }, index) => ({
    line: index + 2,
    cells: { ...empty, lotNumber: String(index + 1), title, startingBid: (opening / 100).toFixed(2) },
  }))
  for (let from = 0; from < rows.length; from += lotFileLimits.rowsPerCall) {
    const some = rows.slice(from, from + lotFileLimits.rowsPerCall)
    const { rows: read } = await call(importLots, { params, body: { dryRun: false, decimal: '.', rows: some } })
    expect(read.filter(({ outcome }) => outcome !== 'create')).toEqual([])
  }
  const paddles = new Map(biddersIn([sale]).map((bidder, index) => [bidder, String(index + 1)]))
  await each([...paddles], ([bidder, paddle]) => call(registerBidder, { params, body: { bidderId: idOf.get(bidder) ?? '', paddle } }))
  await move('publish')
  await move('goLive')
  const lots = await lotsOf(call, id)
  await each(sale.lots, (lot, index) => {
    const highest = highestOf(lot)
    const outcome: LotOutcome = highest
      ? { action: 'sell', hammer: highest.amount, paddle: paddles.get(highest.bidder) ?? '' }
      : { action: 'leaveUnsold' }
    const { id: lotId = '', version = '' } = lots[index] ?? {}
    return call(recordLotOutcome, { params: { id, lotId }, body: { outcome, version } })
  })
  await move('close')
  return id
}

const lotsOf = async (call: Client, id: string): Promise<LotSummary[]> => {
  const lots: LotSummary[] = []
  for (let page: string | undefined, more = true; more; more = page !== undefined) {
    const answer = await call(listLots, { params: { id }, query: { limit: 200, ...(page !== undefined && { page }) } })
    lots.push(...answer.lots)
    page = answer.nextPage
  }
  return lots
}

/** What the files say of each bidder who won: the lots in the order of the catalogue, the sum, and why the score changed last. */
const winnersIn = (sales: readonly PastSale[]) => {
  const won = new Map<string, { wins: number; spent: number; sales: Map<string, number[]> }>()
  for (const { title, lots } of sales)
    for (const [index, lot] of lots.entries()) {
      const highest = highestOf(lot)
      if (!highest) continue
      const own = won.get(highest.bidder) ?? { wins: 0, spent: 0, sales: new Map<string, number[]>() }
      own.sales.set(title, [...(own.sales.get(title) ?? []), index + 1])
      won.set(highest.bidder, { ...own, wins: own.wins + 1, spent: own.spent + lot.hammer })
    }
  return won
}

it('holds the sales of the files: lots, hammer prices and buyers agree, and each change of a score names its lots', async () => {
  const sales = pastSales(folder)
  const tenant = await createTenant(stack)
  const call = await tenant.as('admin')
  const bidders = biddersIn(sales)
  const ids = await each(bidders, async (bidder) => {
    const body = { firstName: 'Bidder', lastName: bidder.replace('bidder-', ''), email: `${bidder}@collector.example` }
    return (await call(createBidder, { body })).id
  })
  const idOf = new Map(bidders.map((bidder, index) => [bidder, ids[index] ?? '']))
  const scored = async (bidder: string) => call(readBidder, { params: { id: idOf.get(bidder) ?? '' } })
  const winners = winnersIn(sales)

  for (const sale of sales) {
    const id = await hold(call, sale, idOf)
    const { totals, lots: [first] = [] } = await call(listLots, { params: { id }, query: { sort: '-hammer', limit: 1 } })
    const sold = sale.lots.filter(({ bids }) => bids.length > 0)
    const hammer = total(sold.map((lot) => lot.hammer))
    expect(totals).toMatchObject({ lots: sale.lots.length, hammer })
    expect(totals?.states).toMatchObject({ Sold: sold.length, Unsold: sale.lots.length - sold.length, Upcoming: 0 })
    expect(first?.hammer).toBe(sold.length === 0 ? undefined : Math.max(...sold.map((lot) => lot.hammer)))
    const names = (await lotsOf(call, id)).map(({ winner }) => winner?.name.split(' ').at(-1))
    expect(names).toEqual(sale.lots.map((lot) => highestOf(lot)?.bidder.replace('bidder-', '')))
    const { total: registered } = await call(listRegistrations, { params: { id }, query: {} })
    expect(registered).toBe(biddersIn([sale]).length)
    const settled = async () => (await call(listJobs, {})).jobs.filter(({ kind, status }) => kind === 'results' && status !== 'completed')
    await expect.poll(settled, { timeout: 120_000, interval: 100 }).toEqual([])
  }

  await each([...winners], async ([bidder, { wins, spent, sales: own }]) => {
    const { facts, scoreHistory } = await scored(bidder)
    expect(facts).toMatchObject({ wins, spent, auctions: own.size })
    const causes = scoreHistory.map(({ cause }) => cause).filter((cause) => /^(Lots? \d|\d+ lots)/.test(cause ?? ''))
    for (const cause of causes) expect([...own].map(([title, lots]) => causeOf(title, lots))).toContain(cause)
    expect(causes.length).toBeGreaterThan(0)
  })
  const without = bidders.find((bidder) => !winners.has(bidder)) ?? ''
  expect((await scored(without)).facts).toMatchObject({ wins: 0, spent: 0 })

  const held: string[] = []
  for (let page: string | undefined, more = true; more; more = page !== undefined) {
    const answer = await call(listAuctions, { query: { view: 'past', limit: 2, ...(page !== undefined && { page }) } })
    held.push(...answer.auctions.map(({ title }) => title))
    page = answer.nextPage
  }
  expect(held.toSorted()).toEqual(sales.map(({ title }) => title).toSorted())
}, 900_000)

const causeOf = (title: string, lots: readonly number[]): string => {
  if (lots.length > 4) return `${lots.length} lots, ${title}`
  return lots.length === 1 ? `Lot ${lots[0]}, ${title}` : `Lots ${lots.slice(0, -1).join(', ')} and ${lots.at(-1)}, ${title}`
}
