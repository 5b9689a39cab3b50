import { importUpload } from '@auctionwiz/functions-upload/imports/import-upload'
import { noCounts, type UploadDocument } from '@auctionwiz/functions-upload/uploads/upload-document'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { testApp } from '../testing.ts'

export const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', phone: '+1 212 555 0148' }
export const reason = { reason: 'Asked by letter' }
export const traces = /pascoe|555.?0148/i

export type Row = readonly [first: string, last: string, email: string, phone: string]

export const header: Row = ['First Name', 'Last Name', 'Email', 'Phone']
export const annRows: Row[] = [
  ['Ann', 'Pascoe', 'ann.pascoe@example.com', ''],
  ['Ann', 'Pascoe', 'ann.pascoe(at)example.com', ''],
  ['Ann\nB.\u0007', 'Pascoe', 'ANN.PASCOE@example.com', '12'],
  ['A.', 'P', 'nowhere', '(212) 555-0148'],
  ['Ann', 'Pascoe', 'ann.pascoe@@example.com', '+44 20 7946 0018'],
]

export const line = (row: readonly string[]): string =>
  row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

export const csv = (...lines: readonly (string | Row)[]): string =>
  [header, ...lines].map((one) => (typeof one === 'string' ? one : line(one))).join('\n')

export const withPerson = async () => {
  const app = await testApp()
  const { id } = await app.call('createBidder', { body: ann })
  const { ports: jobPorts, store, sourceFiles, errorFiles, clock } = app
  const { house } = jobPorts.tenant('a1', 'h1')
  const ports = {
    tenant: jobPorts.tenant,
    files: sourceFiles,
    errorFiles,
    queue: { send: async () => undefined },
    jobs: { send: async () => undefined },
    cases: scheduledCases(store, () => clock.now),
    sales: scheduledSales(store, () => clock.now),
    network: { send: async () => undefined },
    notify: notifier(store, () => clock.now),
    log: silentLog,
    now: () => clock.now,
    wait: async () => undefined,
    limits: { rows: 1_000_000, ms: 1_000_000 },
  }
  const documents = async (type: string) =>
    (await store.query<StoredDocument & { email?: string; name?: string }>('bidders', ['a1', 'h1'], { type }, { limit: 10_000 })).items
  return {
    ...app,
    params: { id },
    house,
    ports,
    put: async (
      content: string | Uint8Array,
      change: Partial<UploadDocument> = {},
      encoding: UploadDocument['files'][0]['encoding'] = 'utf-8',
    ) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const path = 'a1/h1/upl_1/f_1/0'
      sourceFiles.files.set(path, bytes)
      const document: UploadDocument = {
        id: 'upl_1',
        type: 'upload',
        name: 'Spring list',
        description: 'Registered',
        category: 'bidders',
        files: [{ name: 'spring.csv', size: bytes.byteLength, path, encoding }],
        status: 'error',
        progress: 0,
        uploadDate: clock.now.toISOString(),
        uploadedBy: 'Una Staff',
        correlationId: 'req_1',
        counts: noCounts,
        rowErrors: [],
        checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0 },
        ...change,
      }
      await house.write([{ kind: 'create', document }])
    },
    importIt: (other: Partial<typeof ports> = {}) =>
      importUpload({ ...ports, ...other })({ accountId: 'a1', auctionHouseId: 'h1', uploadId: 'upl_1', userId: 'u1' }, 1),
    upload: async () => (await storedIn(house).read<UploadDocument>('upl_1'))?.document,
    others: async () =>
      (await documents('bidder')).flatMap(({ email, name }) => (email === ann.email ? [] : [JSON.stringify({ email, name })])).sort(),
    /** The content of all files, decoded. */
    bytes: () =>
      [...sourceFiles.files.values(), ...errorFiles.files.values()]
        .map((one) => ['utf-8', 'utf-16le'].map((encoding) => new TextDecoder(encoding).decode(one)).join('\n'))
        .join('\n'),
    kept: async () => JSON.stringify(await Promise.all(['upload', 'rejected-rows', 'source-search'].map(documents))),
  }
}

/** Ends at the write of that number, to a store or to files. */
export const killedAt = (
  { store, sourceFiles, errorFiles }: Pick<Awaited<ReturnType<typeof withPerson>>, 'store' | 'sourceFiles' | 'errorFiles'>,
  at: number,
): (() => void) => {
  const real = { write: store.write, rewrite: sourceFiles.rewrite, rewriteText: errorFiles.rewriteText }
  let left = at
  const risk = <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('killed')) : work()
  }
  store.write = (...one) => risk(() => real.write(...one))
  sourceFiles.rewrite = (...one) => risk(() => real.rewrite(...one))
  errorFiles.rewriteText = (...one) => risk(() => real.rewriteText(...one))
  return () => {
    store.write = real.write
    sourceFiles.rewrite = real.rewrite
    errorFiles.rewriteText = real.rewriteText
  }
}

export const otherRow = (at: number): Row => [`Bob${at}`, 'Ray', `bob${at}@example.com`, '']
