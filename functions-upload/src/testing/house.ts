import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { ImportPorts } from '../imports/import-upload.ts'
import type { ImportMessage } from '../uploads/import-message.ts'
import { noCounts, type UploadDocument } from '../uploads/upload-document.ts'

export const accountId = 'acc_1'
export const auctionHouseId = 'hse_1'
export const uploadId = 'upl_1'
export const message: ImportMessage = { accountId, auctionHouseId, uploadId, userId: 'usr_1' }
export const now = new Date('2026-11-21T09:00:00Z')

export const silent = silentLog

/** A house with an empty store, files and a queue that keeps what it gets. */
export const emptyHouse = (store: DocumentStore = memoryStore(() => now)) => {
  const files = memoryFiles()
  const errorFiles = memoryFiles()
  const sent: ImportMessage[] = []
  const jobs: JobMessage[] = []
  const ports: ImportPorts = {
    tenant: (account, house) => ({
      house: partitionOf(store, 'bidders', [account, house]),
      account: partitionOf(store, 'accounts', [account]),
    }),
    files,
    errorFiles,
    queue: { send: async (one) => void sent.push(one) },
    jobs: { send: async (one) => void jobs.push(one) },
    cases: scheduledCases(store, () => now),
    sales: scheduledSales(store, () => now),
    network: { send: async () => undefined },
    notify: notifier(store, () => now),
    log: silent,
    now: () => now,
    wait: async () => {},
    limits: { rows: 1_000_000, ms: 1_000_000 },
  }
  const { house } = ports.tenant(accountId, auctionHouseId)

  const putFile = (index: number, content: string | Uint8Array, file: Partial<SourceFile> = {}): SourceFile => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const path = `${accountId}/${auctionHouseId}/${uploadId}/f/${index}`
    files.files.set(path, bytes)
    return { name: `file-${index}.csv`, size: bytes.byteLength, path, encoding: 'utf-8', ...file }
  }

  return {
    store,
    files,
    errorFiles,
    sent,
    jobs,
    ports,
    house,
    /** A pending upload of these files. */
    putUpload: async (contents: readonly (string | Uint8Array)[], change: Partial<UploadDocument> = {}): Promise<UploadDocument> => {
      const document: UploadDocument = {
        id: uploadId,
        type: 'upload',
        name: 'Autumn list',
        description: 'Bidders of the autumn sale',
        category: 'bidders',
        files: contents.map((content, index) => putFile(index, content)),
        status: 'pending',
        progress: 0,
        uploadDate: now.toISOString(),
        uploadedBy: 'Vanessa Parr',
        correlationId: 'req_test_1',
        counts: noCounts,
        rowErrors: [],
        checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0, undos: 0 },
        ...change,
      }
      await house.write([{ kind: 'create', document }])
      return document
    },
    /** The error file of the upload, put together. */
    errorText: (): string => [...errorFiles.files.keys()].sort().map(errorFiles.text).join(''),
    upload: async (): Promise<UploadDocument> => {
      const stored = await storedIn(house).read<UploadDocument>(uploadId)
      if (!stored) throw new Error('no upload')
      return stored.document
    },
    bidders: async (): Promise<BidderDocument[]> => {
      const { items } = await readerOf(bidderRecord, house).page({ orderBy: [{ field: 'uniqueKey' }] }, { limit: 1_000_000 })
      return items.map(({ document }) => document)
    },
  }
}

/** A CSV of `count` bidders, the first of them number `from`. */
export const bidderCsv = (count: number, from = 1): string =>
  `First Name,Last Name,Email\n${Array.from({ length: count }, (_, index) => `Ann${from + index},Lee,ann${from + index}@example.com\n`).join('')}`
