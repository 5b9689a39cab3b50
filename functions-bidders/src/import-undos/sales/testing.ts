import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bringUpToDate } from '@auctionwiz/functions-auctions/payments-due/bring-up-to-date'
import { importUpload } from '@auctionwiz/functions-upload/imports/import-upload'
import { storedSales } from '@auctionwiz/functions-upload/imports/sales/testing'
import { noCounts, type UploadDocument } from '@auctionwiz/functions-upload/uploads/upload-document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { allRecords } from '@auctionwiz/records/all-records'
import { readAuction } from '@auctionwiz/records/auctions'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { notifier } from '@auctionwiz/records/notify'
import { readLadder } from '@auctionwiz/records/reminder-settings'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { testApp } from '../../testing.ts'

const header = 'Auction,Auction date,Lot,Title,High estimate,Hammer price,Paddle,Buyer email,Buyer name'

export const csvOf = (...rows: readonly (readonly string[])[]): string => [header, ...rows.map((row) => row.join(','))].join('\n')

/** Two past sales: Ann bought in both, Bob in one. */
export const results = csvOf(
  ['Furniture', '2026-03-09', '1', 'Walnut chest', '1200', '1500.00', '12', 'ann@example.com', 'Ann Lee'],
  ['Furniture', '2026-03-09', '2', 'Pine table', '150', '', '', '', ''],
  ['Furniture', '2026-03-09', '3', 'Mirror', '300', '250', '14', 'bob@example.com', 'Bob Ray'],
  ['Silver', '2026-05-02', '1', 'Tea pot', '', '90.50', '7', 'ann@example.com', 'Ann Lee'],
)

/** Written by the work itself, or when it ran: they say nothing of what an import left. */
const ofTheWork = new Set([
  'audit',
  'job',
  'upload',
  'counter',
  'bidder-trend',
  'trend',
  'gone-bidders',
  'import-kept',
  'duplicate-model',
  'rejected-rows',
])

const isOfTheWork = (type: string): boolean => type.startsWith('sale-') && type !== 'sale-contribution'

/** A house that takes files of auctions, and all that it stores. */
export const saleImportHouse = async (people: readonly Omit<Bidder, 'version'>[] = []) => {
  const app = await testApp()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  for (let start = 0; start < people.length; start += 50)
    await writeBidders(
      house,
      people.slice(start, start + 50).map((after) => ({ after })),
    )
  let uploads = 0
  const imported = async (csv: string, change: Partial<UploadDocument> = {}): Promise<string> => {
    uploads += 1
    const id = `upl_${uploads}`
    const bytes = new TextEncoder().encode(csv)
    const path = `a1/h1/${id}/f/0`
    app.sourceFiles.files.set(path, bytes)
    const document: UploadDocument = {
      ...{ id, type: 'upload', name: 'Past sales', description: '', category: 'auctions', status: 'pending', progress: 0 },
      files: [{ name: 'sales.csv', size: bytes.byteLength, path, encoding: 'utf-8' }],
      ...{ uploadDate: app.clock.now.toISOString(), uploadedBy: 'Una Staff', correlationId: 'req_1', counts: noCounts, rowErrors: [] },
      checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0, undos: 0 },
      ...change,
    }
    await house.write([uploadRecord.creation(document)])
    const ports = {
      tenant: app.ports.tenant,
      ...{ files: app.sourceFiles, errorFiles: app.errorFiles, jobs: app.ports.queue, log: silentLog, now: () => app.clock.now },
      ...{ queue: { send: async () => undefined }, network: { send: async () => undefined } },
      notify: notifier(app.store, () => app.clock.now),
      cases: scheduledCases(app.store, () => app.clock.now),
      wait: async () => undefined,
      limits: { rows: 1_000_000, ms: 1_000_000 },
    }
    await importUpload(ports)({ accountId: 'a1', auctionHouseId: 'h1', uploadId: id, userId: 'u1' }, 1)
    await app.workOff()
    return id
  }
  const sales = () => storedSales(house)
  return {
    ...app,
    house,
    imported,
    sales,
    bidders: async (): Promise<Bidder[]> => {
      const { items } = await readerOf(bidderRecord, house).page({ orderBy: [{ field: 'uniqueKey' }] }, { limit: 1000 })
      return items.map(bidderOf)
    },
    /** Writes what winners owe, as the timer does. */
    remind: async () => {
      for (const { auction } of (await sales()).values()) {
        const now = app.clock.now
        await bringUpToDate(house, await readAuction(house, auction.id, now), await readLadder(house, 'Europe/London'), now)
      }
    },
    preview: async (id: string, adjusted: readonly string[] = []) => {
      const pages = []
      for (let page: string | undefined = '', more = true; more; more = page !== undefined) {
        const query: string = page === '' ? '' : `page=${encodeURIComponent(page ?? '')}`
        const answer = await app.call('readImportUndo', { params: { id }, query, adjusted })
        pages.push(answer)
        page = answer.nextPage
      }
      return together(pages)
    },
    undo: async (id: string) => {
      const answer = await app.call('undoImport', { params: { id } })
      await app.workOff()
      return answer
    },
    /** All that the house stores, but for what the work itself left, times, and totals of nothing. */
    stored: async (): Promise<string[]> => {
      const types = allRecords.map(({ definition }) => definition.type).filter((type) => !ofTheWork.has(type) && !isOfTheWork(type))
      const all = await Promise.all(
        houseContainers.map(async (name) => (await app.store.query(name, ['a1', 'h1'], { type: types }, { limit: 1_000_000 })).items),
      )
      return all
        .flat()
        .map((document) => JSON.stringify(document, withoutTimes))
        .filter((text) => !isEmptyCount(text))
        .sort()
    },
  }
}

/** A total that went back to 0 is as if it had not been there. */
const withoutTimes = (key: string, value: unknown): unknown => {
  if (['updatedAt', 'lastUpdated', 'scoreHistory', 'schemaVersion'].includes(key) || value === 0) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const isEmptyCount = (text: string): boolean => /"type":"(auction-counts|lot-counts|counts)"/.test(text) && !/:-?\d/.test(text)

interface Page {
  [name: string]: unknown
  removed: number
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
