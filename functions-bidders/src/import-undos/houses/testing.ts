import type { Bidder } from '@auctionwiz/contracts/bidders'
import { importUpload } from '@auctionwiz/functions-upload/imports/import-upload'
import { noCounts, type UploadDocument } from '@auctionwiz/functions-upload/uploads/upload-document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { allRecords } from '@auctionwiz/records/all-records'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { testApp } from '../../testing.ts'

/** Written by the work itself, or when it ran: they say nothing of what an import left. */
const ofTheWork = new Set([
  'audit',
  'job',
  'upload',
  'counter',
  'taken-numbers',
  'bidder-trend',
  'trend',
  'gone-bidders',
  'import-kept',
  'duplicate-model',
  'rejected-rows',
  ...['case-step', 'case-change', 'case-undo', 'case-kept'],
  ...['import-step', 'record-change', 'record-undo', 'record-kept'],
  ...['payment-step', 'payment-change', 'payment-undo', 'payment-kept'],
])

const isOfTheWork = (type: string): boolean => ofTheWork.has(type) || (type.startsWith('sale-') && type !== 'sale-contribution')

/** A house that takes files of a category, and all that it stores. */
export const importHouse = async (category: UploadDocument['category'], people: readonly Omit<Bidder, 'version'>[] = []) => {
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
      ...{ id, type: 'upload', name: 'Old records', description: '', category, status: 'pending', progress: 0 },
      files: [{ name: 'records.csv', size: bytes.byteLength, path, encoding: 'utf-8' }],
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
      sales: scheduledSales(app.store, () => app.clock.now),
      wait: async () => undefined,
      limits: { rows: 1_000_000, ms: 1_000_000 },
    }
    await importUpload(ports)({ accountId: 'a1', auctionHouseId: 'h1', uploadId: id, userId: 'u1' }, 1)
    await app.workOff()
    return id
  }
  return {
    ...app,
    house,
    imported,
    bidders: async (): Promise<Bidder[]> => {
      const { items } = await readerOf(bidderRecord, house).page({ orderBy: [{ field: 'uniqueKey' }] }, { limit: 1000 })
      return items.map(bidderOf)
    },
    /** All pages of a preview, or of what an undo kept. */
    pages: async <Page extends { nextPage?: string }>(id: string, adjusted: readonly string[] = []): Promise<Page[]> => {
      const pages: Page[] = []
      for (let page: string | undefined = '', more = true; more; more = page !== undefined) {
        const query: string = page === '' ? '' : `page=${encodeURIComponent(page ?? '')}`
        const answer: Page = await app.call('readImportUndo', { params: { id }, query, adjusted })
        pages.push(answer)
        page = answer.nextPage
      }
      return pages
    },
    undo: async (id: string) => {
      const answer = await app.call('undoImport', { params: { id } })
      await app.workOff()
      return answer
    },
    /** All that the house stores, but for what the work itself left, times, and totals of nothing. */
    stored: async (): Promise<string[]> => {
      const types = allRecords.map(({ definition }) => definition.type).filter((type) => !isOfTheWork(type))
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

const isEmptyCount = (text: string): boolean => /"type":"(auction-counts|lot-counts|case-counts|counts)"/.test(text) && !/:-?\d/.test(text)
