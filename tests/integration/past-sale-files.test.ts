import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { listAuctions } from '@auctionwiz/contracts/auctions'
import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { readDryRun, startDryRun, startImport } from '@auctionwiz/contracts/dry-runs'
import { chooseImportColumns, readImportColumns } from '@auctionwiz/contracts/import-mappings'
import { readImportUndo, undoImport } from '@auctionwiz/contracts/import-undo'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { type LotSummary, listLots } from '@auctionwiz/contracts/lots'
import { listRegistrations } from '@auctionwiz/contracts/registrations'
import { createUpload, readUploadStatus, type Upload } from '@auctionwiz/contracts/uploads'
import { expect, it } from 'vitest'
import { csvRows } from '../bench/duplicates/csv-rows.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

/** The sample in this repository, or with `PAST_SALES` a folder with all of the data set. */
const folder = env.PAST_SALES ?? fileURLToPath(new URL('../data/ebay-2001', import.meta.url))

const stack = ownStack()

type Row = Readonly<Record<string, string>>

const rowsIn = (file: string): Row[] => {
  const [header = [], ...rows] = csvRows(join(folder, file))
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

/** The sample has no titles and no dates, which a new lot and a new auction need. */
const lotsFile = (lots: readonly Row[]): string => {
  if (lots[0]?.title !== undefined) return readFileSync(join(folder, 'lots.csv'), 'utf8')
  const names = [...Object.keys(lots[0] ?? {}), 'title', 'starts_at', 'ends_at']
  const lines = lots.map((lot) => {
    const more: Row = { ...lot, title: `Lot of ${lot.lot_id}`, starts_at: '2001-12-03T18:10:40.000Z', ends_at: '2001-12-10T18:10:40.000Z' }
    return names.map((name) => `"${more[name]}"`).join(',')
  })
  return [names.join(','), ...lines, ''].join('\n')
}

const cents = (dollars = ''): number => Math.round(Number(dollars) * 100)

/** What the files say: the lots of each auction, and who bid the most on each lot. */
const facts = (lots: readonly Row[], bids: readonly Row[]) => {
  const byLot = Map.groupBy(bids, (bid) => bid.lot_id ?? '')
  return Map.groupBy(
    lots.map((lot) => {
      const own = (byLot.get(lot.lot_id ?? '') ?? []).map(({ bidder = '', amount }) => ({ bidder, amount: cents(amount) }))
      const highest = own.reduce<(typeof own)[number] | undefined>(
        (best, bid) => (best && best.amount >= bid.amount ? best : bid),
        undefined,
      )
      return {
        auction: lot.category_path ?? '',
        bidders: own.map(({ bidder }) => bidder),
        winner: highest?.bidder,
        hammer: cents(lot.hammer_price),
      }
    }),
    ({ auction }) => auction,
  )
}

const patiently = async <T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const imported = async (call: Client, id: string): Promise<Upload> => {
  const params = { id }
  await call(startDryRun, { params })
  const run = await patiently(
    () => call(readDryRun, { params }),
    ({ state }) => state === 'done' || state === 'failed',
  )
  expect(run).toMatchObject({ state: 'done', totals: { error: 0, conflict: 0 } })
  await call(startImport, { params, body: { number: run.number } })
  const upload = await patiently(
    () => call(readUploadStatus, { params }),
    ({ status }) => status === 'completed' || status === 'error',
  )
  // The import did what its dry run showed.
  const { create, update, unchanged } = run.totals
  expect(upload.results).toMatchObject({ recordsProcessed: run.rows, recordsImported: create, duplicates: update + unchanged, failed: 0 })
  return upload
}

const allAuctions = async (call: Client) => {
  const found = new Map<string, string>()
  for (let page: string | undefined, more = true; more; more = page !== undefined) {
    const answer = await call(listAuctions, { query: { view: 'past', limit: 200, ...(page !== undefined && { page }) } })
    for (const { title, id } of answer.auctions) found.set(title, id)
    page = answer.nextPage
  }
  return found
}

const allLots = async (call: Client, id: string) => {
  const lots: LotSummary[] = []
  let totals: Awaited<ReturnType<typeof readPage>>['totals']
  const readPage = (page?: string) => call(listLots, { params: { id }, query: { limit: 200, ...(page !== undefined && { page }) } })
  for (let page: string | undefined, more = true; more; more = page !== undefined) {
    const answer = await readPage(page)
    lots.push(...answer.lots)
    totals ??= answer.totals
    page = answer.nextPage
  }
  return { lots, totals }
}

it('imports the sales of the files as they are: auctions, lots, results, bidders and bids; an undo leaves none of them', async () => {
  const [lots, bids] = [rowsIn('lots.csv'), rowsIn('bids.csv')]
  const call = await (await createTenant(stack)).as('admin')
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'December 2001', description: 'Past sales', category: 'auctions', review: 'yes' }))
    form.set(name, value)
  form.set('file_0', new Blob([lotsFile(lots)]), 'lots.csv')
  form.set('file_1', new Blob([readFileSync(join(folder, 'bids.csv'))]), 'bids.csv')
  const { uploadId: id } = await call(createUpload, { body: form })

  const { files } = await call(readImportColumns, { params: { id } })
  const columns = files.flatMap((file) => file.columns)
  const readAs = Object.fromEntries(columns.map(({ name, field }) => [name, field]))
  expect(readAs).toMatchObject({
    ...{ lot_id: 'lotId', title: 'title', opening_bid: 'startingBid', hammer_price: 'hammer', number_of_bids: 'bidCount' },
    ...{ starts_at: 'opensAt', ends_at: 'closesAt', bidder: 'handle', amount: 'bidAmount', category_path: 'ignored' },
  })
  const decided = columns.map(({ name, field }) => ({ name, field: name === 'category_path' ? 'auction' : field }))
  await call(chooseImportColumns, { params: { id }, body: { columns: [...new Map(decided.map((one) => [one.name, one])).values()] } })
  const upload = await imported(call, id)
  const sales = facts(lots, bids)
  const bidders = new Set(bids.map(({ bidder }) => bidder))
  expect(upload.results.recordsProcessed).toBe(lots.length + bids.length)

  const auctions = await allAuctions(call)
  expect([...auctions.keys()].sort()).toEqual([...sales.keys()].sort())
  expect((await call(listBidders, {})).total).toBe(bidders.size)
  for (const [title, own] of sales) {
    const auctionId = auctions.get(title) ?? ''
    const { lots: stored, totals } = await allLots(call, auctionId)
    const sold = own.filter(({ winner }) => winner !== undefined)
    expect(totals).toMatchObject({ lots: own.length, hammer: sold.reduce((sum, { hammer }) => sum + hammer, 0) })
    expect(totals?.states).toMatchObject({ Sold: sold.length, Unsold: own.length - sold.length })
    expect(stored.map(({ winner }) => winner?.name)).toEqual(own.map(({ winner }) => winner))
    const { total } = await call(listRegistrations, { params: { id: auctionId }, query: {} })
    expect(total).toBe(new Set(own.flatMap((lot) => lot.bidders)).size)
  }

  const open = async () => (await call(listJobs, {})).jobs.filter(({ kind, status }) => kind === 'results' && status !== 'completed')
  await expect.poll(open, { timeout: 300_000, interval: 100 }).toEqual([])
  const won = Map.groupBy(
    [...sales.values()].flat().filter(({ winner }) => winner !== undefined),
    ({ winner = '' }) => winner,
  )
  for (const [handle, own] of [...won].slice(0, 200)) {
    const { bidders: found } = await call(listBidders, { query: { search: handle } })
    const known = found.find(({ name }) => name === handle)
    const spent = own.reduce((sum, { hammer }) => sum + hammer, 0)
    const { facts: counted } = await call(readBidder, { params: { id: known?.id ?? '' } })
    expect(counted).toMatchObject({ wins: own.length, spent, auctions: new Set(own.map(({ auction }) => auction)).size })
  }

  await call(undoImport, { params: { id } })
  const undone = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'undo-import')?.status
  await expect.poll(undone, { timeout: 300_000, interval: 100 }).toBe('completed')
  const { sales: gone, removed, kept } = await call(readImportUndo, { params: { id }, query: {} })
  expect(gone).toMatchObject({ auctionsRemoved: sales.size, lotsRemoved: lots.length, kept: [] })
  expect({ removed, kept }).toEqual({ removed: bidders.size, kept: [] })
  expect([...(await allAuctions(call)).keys()]).toEqual([])
  expect((await call(listBidders, {})).total).toBe(0)
}, 900_000)
