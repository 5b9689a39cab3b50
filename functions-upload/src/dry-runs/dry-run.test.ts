import type { DryRun, PlannedRow, RowOutcome } from '@auctionwiz/contracts/dry-runs'
import type { ImportFile } from '@auctionwiz/contracts/import-mappings'
import type { RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { importedIds } from '@auctionwiz/domain/imports/import-change'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { importUpload } from '../imports/import-upload.ts'
import { formOf } from '../testing/caller.ts'
import { emptyHouse, message, now } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { runDryRun } from './run-dry-run.ts'
import { workOnUpload } from './work-on-upload.ts'

const texts = { name: 'Autumn list', description: 'Bidders of the autumn sale', category: 'bidders', review: 'yes' }

/** An upload under review in a house whose background work is done by `work`. */
const reviewed = async (csv: string | readonly string[], app: ReturnType<typeof uploadApp> = uploadApp()) => {
  const upload: Upload = await app.call('createUpload', {
    form: formOf(
      [csv].flat().map((one, index) => [`people-${index}.csv`, one]),
      texts,
    ),
  })
  const id = upload.uploadId
  const sentAtFirst = app.sent.length
  const work = async (): Promise<void> => {
    const worker = workOnUpload(app.ports)
    for (let next = app.sent.shift(); next; next = app.sent.shift()) await worker(next, 1)
  }
  const run = async (): Promise<DryRun> => {
    await app.call('startDryRun', { id })
    await work()
    return app.call('readDryRun', { id })
  }
  const rows = async (query: Record<string, string> = {}): Promise<PlannedRow[]> => {
    const found: PlannedRow[] = []
    for (let page: string | undefined = '0'; page !== undefined; ) {
      const answer: { rows: PlannedRow[]; nextPage?: string } = await app.call('listPlannedRows', { id, query: { ...query, page } })
      found.push(...answer.rows)
      page = answer.nextPage
    }
    return found
  }
  return { ...app, created: upload, id, sentAtFirst, work, run, rows }
}

const csv = [
  'First Name,Last Name,Email,Phone',
  'Ann,Lee,ann@example.com,212 555 0100',
  'Bob,Ray,not an address,',
  'Cid,Day,cid@example.com,12',
  'Ann,Lee,ann@example.com,212 555 0100',
  'Ann,Lee,ann@example.com,212 555 0199',
  'Zoe,Quill,ann@example.com,',
].join('\n')

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

it('reads columns as was decided, and the next file with the same columns by itself', async () => {
  const odd = 'Wer,Adresse,Zahlt,Seit\nAnn Lee,ann@example.com,CHK,03/04/2020\nBob Ray,bob@example.com,Bank giro,05/06/2021'
  const house = await reviewed(odd)
  const { files }: { files: ImportFile[] } = await house.call('readImportColumns', { id: house.id })
  const columns = files[0]?.columns ?? []
  expect(columns.map(({ name, field }) => [name, field])).toEqual([
    ['Wer', 'ignored'],
    ['Adresse', 'email'],
    ['Zahlt', 'ignored'],
    ['Seit', 'ignored'],
  ])
  expect(columns[1]).toMatchObject({ byContents: true })
  expect(columns[3]).toMatchObject({ dates: 'month-first', open: true, openDates: ['03/04/2020', '05/06/2021'] })
  const decided = [
    { name: 'Wer', field: 'fullName' },
    { name: 'Adresse', field: 'email' },
    { name: 'Zahlt', field: 'preferredPaymentMethod', values: { 'bank giro': 'Wire Transfer' } },
    { name: 'Seit', field: 'firstAuction', dates: 'day-first' },
  ]
  await house.call('chooseImportColumns', { id: house.id, body: { columns: decided, saveAs: 'Kundenliste' } })
  const { number } = await house.run()
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  const known = (await house.bidders()).map((one) => [one.firstName, one.preferredPaymentMethod, one.facts.firstAuction?.slice(0, 10)])
  expect(known).toEqual([
    ['Ann', 'Check', '2020-04-03'],
    ['Bob', 'Wire Transfer', '2021-06-05'],
  ])
  const next = odd.replaceAll('ann@', 'ann2@').replaceAll('bob@', 'bob2@')
  const { review: _review, ...direct } = texts
  const upload: Upload = await house.call('createUpload', { form: formOf([['next.csv', next]], direct) })
  await house.work()
  expect(await house.call('readUploadStatus', { id: upload.uploadId })).toMatchObject({
    status: 'completed',
    savedMapping: 'Kundenliste',
    results: { recordsImported: 2, failed: 0 },
  })
  const { mappings } = await house.call('listImportMappings')
  expect(mappings).toMatchObject([{ name: 'Kundenliste', savedBy: 'Vanessa Parr' }])
  const [{ id }] = mappings
  expect(await house.call('renameImportMapping', { id, body: { name: 'Liste' } })).toMatchObject({ name: 'Liste' })
  await house.call('removeImportMapping', { id })
  expect(await house.call('listImportMappings')).toEqual({ mappings: [] })
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

it('reads columns whatever their names are', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'E-Mail']
  const house = await reviewed(`${names.join(',')}\nAnn,Lee,chk,ann@example.com`)
  const columns = [
    { name: '__proto__', field: 'firstName' },
    { name: 'constructor', field: 'lastName' },
    { name: 'toString', field: 'preferredPaymentMethod', values: { chk: 'Check' } },
    { name: 'E-Mail', field: 'email' },
  ]
  await house.call('chooseImportColumns', { id: house.id, body: { columns, saveAs: 'Odd names' } })
  const { files }: { files: ImportFile[] } = await house.call('readImportColumns', { id: house.id })
  expect(files[0]?.columns.map(({ name, field }) => [name, field])).toEqual(columns.map(({ name, field }) => [name, field]))
  const { number, totals } = await house.run()
  expect(totals).toMatchObject({ create: 1 })
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  expect(await house.bidders()).toMatchObject([{ firstName: 'Ann', lastName: 'Lee', preferredPaymentMethod: 'Check' }])
  const next: Upload = await house.call('createUpload', {
    form: formOf([['next.csv', `${names.join(',')}\nBob,Ray,chk,bob@example.com`]], {
      name: 'Next',
      description: 'Next',
      category: 'bidders',
    }),
  })
  await house.work()
  expect(await house.call('readUploadStatus', { id: next.uploadId })).toMatchObject({ results: { recordsImported: 1, failed: 0 } })
})

/** Numbers that look random and are the same each time. */
const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Rows with few people, so that they meet each other, in the file and with those on file. */
const randomCsv = (seed: number, rows: number): string => {
  const next = random(seed)
  const one = (...values: string[]): string => values[next(values.length)] ?? ''
  const line = () =>
    [
      one('Ann', 'Bob', 'Cid', ''),
      one('Lee', 'Ray', 'Quill'),
      one(...Array.from({ length: 60 }, (_, index) => `p${index}@example.com`), 'nobody', ''),
      one('', '212 555 0100', '646 555 0101', '12'),
      one('', 'Active', 'Suspended', 'odd'),
      one('', '3', '9', 'many'),
    ].join(',')
  const lines = Array.from({ length: rows }, () => one(line(), line(), line(), line(), line(), '', 'a,b', '"open'))
  return ['First Name,Last Name,Email,Phone,Status,Wins,', ...lines].join('\n').replace('Wins,', 'Wins')
}

it.each([1, 2, 3, 4, 5, 6])('gives every row one outcome, and those of the import that follows (random file %i)', async (seed) => {
  const tenant = emptyHouse()
  await tenant.putUpload([randomCsv(seed + 100, 300)], { statusRights: ['bidders:approve'] })
  await importUpload(tenant.ports)(message, 1)
  const before = await tenant.bidders()
  const app = uploadApp()
  await app.house.write(before.map((document) => ({ kind: 'create' as const, document })))
  const house = await reviewed(`${randomCsv(seed, 2300)}\n`, app)
  const run = await house.run()
  expect(await house.bidders()).toHaveLength(before.length)
  const rows = await house.rows()
  const sums: Record<RowOutcome, number> = { error: 0, conflict: 0, update: 0, create: 0, unchanged: 0 }
  for (const { outcome } of rows) sums[outcome] += 1
  expect(sums).toEqual(run.totals)
  expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length)
  expect(run.rows).toBe(rows.length)
  await house.call('startImport', { id: house.id, body: { number: run.number } })
  await house.work()
  const { results }: Upload = await house.call('readUploadStatus', { id: house.id })
  expect(results).toMatchObject({
    recordsProcessed: run.rows,
    recordsImported: run.totals.create,
    duplicates: run.totals.update + run.totals.unchanged,
    conflicts: run.totals.conflict,
    failed: run.totals.error,
  })
})

const people = fc.array(
  fc
    .record({
      first: fc.constantFrom('Ann', 'Bob', ''),
      last: fc.constantFrom('Lee', 'Ray'),
      email: fc.constantFrom('a@example.com', 'b@example.com', 'c@example.com', 'nobody'),
      phone: fc.constantFrom('', '212 555 0100', '646 555 0101'),
      status: fc.constantFrom('', 'Active', 'Suspended'),
    })
    .map((row) => Object.values(row).join(',')),
  { minLength: 1, maxLength: 12 },
)

it('says of each row of several files what the import then does with it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(people, { minLength: 2, maxLength: 4 }), async (files) => {
      const house = await reviewed(files.map((rows) => ['First Name,Last Name,Email,Phone,Status', ...rows].join('\n')))
      const run = await house.run()
      const created = (await house.rows({ outcome: 'create' })).map(({ file, line }) => `${file.slice(7, -4)}_${line - 1}`)
      await house.call('startImport', { id: house.id, body: { number: run.number } })
      await house.work()
      const { results }: Upload = await house.call('readUploadStatus', { id: house.id })
      expect(results).toMatchObject({
        recordsImported: run.totals.create,
        duplicates: run.totals.update + run.totals.unchanged,
        failed: run.totals.error,
      })
      expect(results.conflicts ?? 0).toBe(run.totals.conflict)
      const own = importedIds(house.id).length
      expect((await house.bidders()).map(({ id }) => id.slice(own)).sort()).toEqual(created.sort())
    }),
    { numRuns: 20 },
  )
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
