import type { DryRun } from '@auctionwiz/contracts/dry-runs'
import type { RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { expect, it } from 'vitest'
import { now } from '../testing/house.ts'
import { runDryRun } from './run-dry-run.ts'
import { csv, randomCsv, reviewed } from './testing.ts'

it('says of each row what would become of it, and writes nothing to bidders', async () => {
  const house = await reviewed(csv)
  expect(house.created.status).toBe('review')
  expect(house.sentAtFirst).toBe(0)
  const run = await house.run()
  expect(run).toMatchObject({ state: 'done', rows: 6, totals: { error: 1, conflict: 1, update: 1, create: 2, unchanged: 1 } })
  expect(await house.bidders()).toEqual([])
  const rows = await house.rows()
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [3, 'error'],
    [7, 'conflict'],
    [6, 'update'],
    [2, 'create'],
    [4, 'create'],
    [5, 'unchanged'],
  ])
  expect(rows[0]).toMatchObject({ name: 'Bob Ray', email: 'not an address' })
  expect(rows[0]?.problems).toEqual([{ field: 'email', value: 'not an address', problem: 'invalid email format' }])
  expect(rows[2]).toMatchObject({ name: 'Ann Lee', email: 'ann@example.com', changes: [{ field: 'phone' }] })
  expect(rows[4]?.problems).toEqual([{ field: 'phone', value: '12', problem: 'phone number format error' }])
  expect(await house.rows({ outcome: 'create', limit: '1' })).toHaveLength(2)
})

it('finds rows by their cells and by what is wrong with them, page by page', async () => {
  const house = await reviewed(csv)
  await house.run()
  const found = async (search: string, more: Record<string, string> = {}) =>
    (await house.rows({ search, ...more })).map(({ line, outcome }) => [line, outcome])
  expect(await found('BOB ray')).toEqual([[3, 'error']])
  expect(await found('invalid format')).toEqual([[3, 'error']])
  expect(await found('phone format', { limit: '1' })).toEqual([[4, 'create']])
  expect(await found('bob', { outcome: 'create' })).toEqual([])
  expect(await found('', { limit: '2' })).toHaveLength(6)
  expect(await found('nobody at all')).toEqual([])
})

it('imports exactly what it showed', async () => {
  const house = await reviewed(csv)
  const { number } = await house.run()
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  const upload: Upload = await house.call('readUploadStatus', { id: house.id })
  expect(upload).toMatchObject({ status: 'completed', results: { recordsImported: 2, duplicates: 2, conflicts: 1, failed: 1 } })
  expect(await house.bidders()).toHaveLength(2)
  await expect(house.call('startDryRun', { id: house.id })).rejects.toMatchObject({ code: 'upload_decided' })
})

it('shows what comes out differently when bidders were changed meanwhile, and imports nothing before that was seen', async () => {
  const house = await reviewed(csv)
  const { number } = await house.run()
  const other = await reviewed('First Name,Last Name,Email\nCid,Day,cid@example.com', house)
  const first = await other.run()
  await other.call('startImport', { id: other.id, body: { number: first.number } })
  await other.work()
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  const again: DryRun = await house.call('readDryRun', { id: house.id })
  expect(again).toMatchObject({ state: 'done', changed: 1, totals: { create: 1, unchanged: 2 } })
  expect((await house.rows({ outcome: 'unchanged' })).map(({ before }) => before)).toEqual(['create', undefined])
  expect(await house.bidders()).toHaveLength(1)
  await expect(house.call('startImport', { id: house.id, body: { number } })).rejects.toMatchObject({ code: 'stale_version' })
  await house.call('startImport', { id: house.id, body: { number: again.number } })
  await house.work()
  expect(await house.bidders()).toHaveLength(2)
})

it('leaves nothing of an upload that was stopped', async () => {
  const house = await reviewed(csv)
  await house.run()
  await house.call('deleteUpload', { id: house.id })
  expect([...house.files.files.keys(), ...house.errorFiles.files.keys()]).toEqual([])
  await expect(house.call('readDryRun', { id: house.id })).rejects.toMatchObject({ code: 'not_found' })
})

it('plans again after the columns were changed', async () => {
  const house = await reviewed(csv)
  const { number } = await house.run()
  const columns = [{ name: 'Phone', field: 'ignored' }]
  await house.call('chooseImportColumns', { id: house.id, body: { columns } })
  await expect(house.call('startImport', { id: house.id, body: { number } })).rejects.toMatchObject({ code: 'stale_version' })
  expect((await house.run()).totals).toEqual({ error: 1, conflict: 1, update: 0, create: 2, unchanged: 2 })
})

it('shows what is on file of bidders to those alone who see them', async () => {
  const house = await reviewed(csv)
  const { number } = await house.run()
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  const next = await reviewed('First Name,Last Name,Email,Phone\nAnn,Lee,ann@example.com,646 555 0101', house)
  await next.run()
  const existing = '212 555 0199'
  expect(await next.rows()).toMatchObject([{ outcome: 'update', changes: [{ field: 'phone', existing, imported: '646 555 0101' }] }])
  const { rows } = await next.call('listPlannedRows', { id: next.id, adjusted: ['-bidders:view'] })
  expect(rows).toMatchObject([{ outcome: 'update', changes: [{ field: 'phone' }] }])
  expect(JSON.stringify(rows)).not.toContain(existing)
})

it('imports nothing where the columns are changed at the last moment', async () => {
  const house = await reviewed(csv)
  const { number } = await house.run()
  await house.call('startImport', { id: house.id, body: { number } })
  const write = house.store.write
  house.store.write = async (...args) => {
    const versions = await write(...args)
    if (JSON.stringify(args).includes('"progress":100')) {
      house.store.write = write
      await house.call('chooseImportColumns', { id: house.id, body: { columns: [{ name: 'Phone', field: 'ignored' }] } })
    }
    return versions
  }
  await house.work()
  expect(await house.call('readUploadStatus', { id: house.id })).toMatchObject({ status: 'review' })
  expect(await house.bidders()).toEqual([])
})

it('begins again when its worker stopped half-way', async () => {
  const house = await reviewed(randomCsv(7, 2300))
  await house.call('startDryRun', { id: house.id })
  const [sent] = house.sent
  const broken = { ...house.ports, now: failingAfter(3) }
  await expect(runDryRun(broken)(sent)).rejects.toThrow('stopped')
  expect(await house.call('readDryRun', { id: house.id })).toMatchObject({ state: 'running' })
  await house.work()
  const run: DryRun = await house.call('readDryRun', { id: house.id })
  expect(run).toMatchObject({ state: 'done', number: 1, progress: 100 })
  expect(await house.rows()).toHaveLength(run.rows)
})

const failingAfter = (times: number) => {
  let asked = 0
  return (): Date => {
    asked += 1
    if (asked > times) throw new Error('stopped')
    return now
  }
}

it('lets rows that would fail be corrected in the file, and plans again', async () => {
  const house = await reviewed(csv)
  await house.run()
  const list = async (): Promise<RejectedRow[]> => (await house.call('listRejectedRows', { id: house.id })).rows
  const [bob] = await list()
  expect(bob).toMatchObject({ line: 3, problems: [{ field: 'email', value: 'not an address', problem: 'invalid email format' }] })
  const email = bob?.cells.find(({ field }) => field === 'email')?.column
  const correct = (value: string) =>
    house.call('correctRejectedRows', { id: house.id, body: { rows: [{ row: bob?.row, cells: [{ column: email, value }] }] } })
  expect(await correct('bob at home')).toMatchObject({ taken: 0, refused: [{ row: bob?.row, problems: [{ field: 'email' }] }] })
  expect(await correct('bob@example.com')).toMatchObject({ taken: 1, refused: [], upload: { status: 'review' } })
  await expect(correct('ray@example.com')).rejects.toMatchObject({ code: 'stale_version' })
  await house.work()
  const run: DryRun = await house.call('readDryRun', { id: house.id })
  expect(run).toMatchObject({ state: 'done', rows: 6, totals: { error: 0, conflict: 1, update: 1, create: 3, unchanged: 1 } })
  expect(await list()).toEqual([])
  await expect(correct('ray@example.com')).rejects.toMatchObject({ code: 'stale_version' })
  await house.call('startImport', { id: house.id, body: { number: run.number } })
  await house.work()
  expect((await house.bidders()).map(({ email }) => email)).toContain('bob@example.com')
})
