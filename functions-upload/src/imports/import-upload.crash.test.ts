import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { rejectedRowsId, rejectedRowsRecord } from '@auctionwiz/records/rejected-rows'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type Fault, withFault } from '../testing/fault-injection.ts'
import { emptyHouse, message } from '../testing/house.ts'
import { importUpload } from './import-upload.ts'

type Row = { kind: 'good'; person: number; city: number } | { kind: 'bad' } | { kind: 'blank' }

const row: fc.Arbitrary<Row> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('good' as const), person: fc.nat(600), city: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'bad' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'blank' as const }) },
)

const line = (row: Row): string => {
  if (row.kind === 'blank') return ''
  if (row.kind === 'bad') return 'No,Mail,nowhere,'
  return `Ann,Lee,p${row.person}@example.com,${row.city === 0 ? '' : `City ${row.city}`}`
}

const goodRow = (_: unknown, person: number): Row => ({ kind: 'good', person, city: 1 })

const csvOf = (rows: readonly Row[]): string => `first,last,email,city\n${rows.map(line).join('\n')}\n`

/** What must be stored in the end, worked out row by row. */
const expected = (files: readonly Row[][]) => {
  const cities = new Map<number, string | undefined>()
  const counts = { recordsProcessed: 0, recordsImported: 0, duplicates: 0, failed: 0 }
  for (const row of files.flat()) {
    if (row.kind === 'blank') continue
    counts.recordsProcessed += 1
    if (row.kind === 'bad') counts.failed += 1
    else {
      counts.recordsImported += 1
      if (cities.has(row.person)) counts.duplicates += 1
      cities.set(row.person, row.city === 0 ? cities.get(row.person) : `City ${row.city}`)
    }
  }
  const bidders = [...cities].map(([person, city]) => [`p${person}@example.com`, city])
  return { counts, bidders: bidders.sort() }
}

const injected: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({
    calls: fc.nat(40),
    end: fc.constantFrom('killed before' as const, 'killed after' as const, 'answer lost' as const),
  }),
  { maxLength: 6 },
)

const headed = (rows: Row[]): Row[] => [{ kind: 'good', person: 0, city: 1 }, ...rows]
const fileOf = fc.array(row, { maxLength: 1100, size: 'max' }).map(headed)

type Tenant = ReturnType<typeof emptyHouse>

const checkOutcome = async (tenant: Tenant, files: readonly Row[][]): Promise<void> => {
  const upload = await tenant.upload()
  const { counts, bidders } = expected(files)
  expect(upload).toMatchObject({ status: 'completed', progress: 100, counts })
  const stored = await tenant.bidders()
  expect(stored.map(({ email, address }) => [email, address.city]).sort()).toEqual(bidders)
  expect(stored.map(({ bidderId }) => bidderId).sort()).toEqual(stored.map((_, index) => bidderNumber(index + 1)).sort())
  expect(upload.rowErrors).toHaveLength(Math.min(100, counts.failed))
  const lines = upload.errorFile ? Papa.parse(tenant.errorText().trimEnd()).data : ['no errors']
  expect(lines).toHaveLength(1 + counts.failed)
}

describe('an import that is interrupted', () => {
  it('loses nothing and doubles nothing, wherever it is killed and however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), injected, async (files, injected) => {
        const tenant = emptyHouse()
        await tenant.putUpload(files.map(csvOf))
        for (const fault of injected) await Promise.allSettled([importUpload(withFault(tenant.ports, fault))(message, 1)])
        await importUpload(tenant.ports)(message, 1)
        await checkOutcome(tenant, files)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })

  it('keeps the values of the problems that it shows, wherever it is killed', async () => {
    const rows: Row[] = [...Array.from({ length: 120 }, (): Row => ({ kind: 'bad' })), ...Array.from({ length: 200 }, goodRow)]
    for (let calls = 0; calls < 30; calls += 1) {
      const tenant = emptyHouse()
      const { id } = await tenant.putUpload([csvOf(rows)])
      await Promise.allSettled([importUpload(withFault(tenant.ports, { calls, end: 'killed after' }))(message, 1)])
      await importUpload(tenant.ports)(message, 1)
      const { document } = await readerOf(rejectedRowsRecord, tenant.house).read(rejectedRowsId(id, 0))
      expect([calls, document.values.length, document.shownFor]).toEqual([calls, 100, id])
    }
  })

  it('is done once although its message is delivered several times at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(fileOf, injected, fc.scheduler(), async (rows, injected, scheduler) => {
        const tenant = emptyHouse()
        await tenant.putUpload([csvOf(rows)])
        const slow = { ...tenant.ports, files: { ...tenant.files, read: scheduler.scheduleFunction(tenant.files.read) } }
        const deliveries = [importUpload(slow)(message, 1), importUpload(slow)(message, 1)]
        for (const fault of injected.slice(0, 2)) deliveries.push(importUpload(withFault(slow, fault))(message, 1))
        await scheduler.waitFor(Promise.allSettled(deliveries))
        await importUpload(tenant.ports)(message, 1)
        await checkOutcome(tenant, [rows])
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })
})
