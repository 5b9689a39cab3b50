import type { Waited } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { accountId, auctionHouseId, bidderCsv, emptyHouse, now } from '../testing/house.ts'
import type { ImportMessage } from '../uploads/import-message.ts'
import { listUploads, readUploadStatus } from '../uploads/list-uploads.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { importInTurn } from './import-in-turn.ts'

type Sent = ImportMessage & Waited

/** An account with uploads of 2,000 rows, the first delivery of which does not finish. */
const setUp = async (ids: readonly string[]) => {
  const store = memoryStore(() => now)
  const tenant = emptyHouse(store)
  const queue: { message: Sent; afterSeconds: number }[] = []
  const ports = {
    ...tenant.ports,
    queue: { send: async (message: Sent, afterSeconds = 0) => void queue.push({ message, afterSeconds }) },
    limits: { rows: 1_000, ms: 1_000_000 },
  }
  const first = await tenant.putUpload([bidderCsv(2000)], { id: ids[0] as string })
  const [file] = first.files
  for (const id of ids.slice(1)) {
    const path = `${accountId}/${auctionHouseId}/${id}/f/0`
    tenant.files.files.set(path, new TextEncoder().encode(bidderCsv(2000)))
    await tenant.house.write([{ kind: 'create', document: { ...first, id, files: [{ ...file, path }] } as UploadDocument }])
  }
  const { account } = ports.tenant(accountId, auctionHouseId)
  const context = callerOf({ house: tenant.house, account })
  const messageOf = (uploadId: string, account = accountId): Sent => ({ accountId: account, auctionHouseId, uploadId, userId: 'usr_1' })
  const uploads = async () => {
    const { uploads } = await listUploads(
      { params: undefined, query: {}, body: undefined, form: undefined, idempotencyKey: undefined },
      context,
    )
    return Object.fromEntries(uploads.map(({ uploadId, status, queuedBehind }) => [uploadId, queuedBehind ?? status]))
  }
  return { store, ports, queue, context, messageOf, uploads, work: importInTurn(ports) }
}

it('imports one upload of an account after the other and says how many come before', async () => {
  const { queue, messageOf, uploads, work, context } = await setUp(['upl_1', 'upl_2', 'upl_3'])
  await work(messageOf('upl_1'), 1)
  expect(queue.splice(0)).toEqual([{ message: messageOf('upl_1'), afterSeconds: 0 }])
  for (const id of ['upl_2', 'upl_3']) await work(messageOf(id), 1)
  expect(await uploads()).toEqual({ upl_1: 'processing', upl_2: 1, upl_3: 2 })
  const input = { params: { id: 'upl_3' }, query: undefined, body: undefined, form: undefined, idempotencyKey: undefined }
  expect(await readUploadStatus(input, context)).toMatchObject({ status: 'pending', queuedBehind: 2 })
  queue.splice(0)
  for (let one: { message: Sent } | undefined = { message: messageOf('upl_1') }; one; one = queue.shift()) await work(one.message, 1)
  expect(await uploads()).toEqual({ upl_1: 'completed', upl_2: 'completed', upl_3: 'completed' })
})

it('begins the import of another account while one account has many', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `upl_${index + 1}`)
  const { store, ports, messageOf, work } = await setUp(ids)
  const other = partitionOf(store, 'bidders', ['acc_2', auctionHouseId])
  const [mine] = (
    await storedIn(partitionOf(store, 'bidders', [accountId, auctionHouseId])).query<UploadDocument>({ type: 'upload' }, { limit: 1 })
  ).items
  if (!mine) throw new Error('no upload')
  await other.write([{ kind: 'create', document: { ...mine, id: 'upl_other' } }])
  for (const id of ids) await work(messageOf(id), 1)
  await work(messageOf('upl_other', 'acc_2'), 1)
  const done = (upload: UploadDocument | undefined) => (upload?.counts.recordsProcessed ?? 0) > 0
  expect(done((await storedIn(other).read<UploadDocument>('upl_other'))?.document)).toBe(true)
  const { house } = ports.tenant(accountId, auctionHouseId)
  const begun = await Promise.all(ids.map(async (id) => done((await storedIn(house).read<UploadDocument>(id))?.document)))
  expect(begun).toEqual([true, false, false, false, false, false, false, false])
})

it('pauses a large import while another account imports a few rows', async () => {
  const { store, ports, messageOf, house, small } = await setUpTwo()
  const written: string[] = []
  const { write } = store
  Object.assign(store, {
    write: async (...args: Parameters<typeof write>) => {
      const [container, [account = '']] = args
      const versions = await write(...args)
      if (container === 'bidders' && args[2].some(({ kind }) => kind === 'create')) written.push(account)
      // As a database elsewhere, so that others have their turn.
      await new Promise((resolve) => setImmediate(resolve))
      return versions
    },
  })
  const work = importInTurn({ ...ports, wait: () => new Promise(() => undefined) })
  const large = work(messageOf('upl_1'), 1)
  while (written.length < 20) await new Promise((resolve) => setImmediate(resolve))
  const before = written.length
  await work(messageOf('upl_small', 'acc_2'), 1)
  const meanwhile = written.slice(before)
  // The batch under way when the small import came, and no other.
  expect(meanwhile.filter((account) => account === accountId).length).toBeLessThanOrEqual(1)
  expect(meanwhile.filter((account) => account === 'acc_2').length).toBeGreaterThanOrEqual(4)
  await large
  const rows = async (partition: typeof house, id: string) =>
    (await storedIn(partition).read<UploadDocument>(id))?.document.counts.recordsImported
  expect([await rows(house, 'upl_1'), await rows(small, 'upl_small')]).toEqual([4000, 300])
})

/** A large upload of one account, a small one of another. */
const setUpTwo = async () => {
  const store = memoryStore(() => now)
  const tenant = emptyHouse(store)
  const first = await tenant.putUpload([bidderCsv(4000)], { id: 'upl_1' })
  const small = partitionOf(store, 'bidders', ['acc_2', auctionHouseId])
  const path = `acc_2/${auctionHouseId}/upl_small/f/0`
  tenant.files.files.set(path, new TextEncoder().encode(bidderCsv(300)))
  const [file] = first.files
  await small.write([{ kind: 'create', document: { ...first, id: 'upl_small', files: [{ ...file, path }] } as UploadDocument }])
  const messageOf = (id: string, account = accountId): Sent => ({ accountId: account, auctionHouseId, uploadId: id, userId: 'usr_1' })
  return { store, ports: tenant.ports, house: tenant.house, small, messageOf }
}
