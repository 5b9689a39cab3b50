import type { RowOutcome } from '@auctionwiz/contracts/dry-runs'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { importedIds } from '@auctionwiz/domain/imports/import-change'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { importUpload } from '../imports/import-upload.ts'
import { emptyHouse, message } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { randomCsv, reviewed } from './testing.ts'

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
