import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { dryRunId, dryRunOf, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { uploadRecord } from '@auctionwiz/records/uploads'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runDryRun } from '../../dry-runs/run-dry-run.ts'
import { type Fault, withFault } from '../../testing/fault-injection.ts'
import { emptyHouse, message, now, uploadId } from '../../testing/house.ts'
import { importUpload } from '../import-upload.ts'
import { storedItems } from './testing.ts'

type Row = { kind: 'item'; number: number; title: number; low: number; status: number } | { kind: 'bad' } | { kind: 'blank' }

const row: fc.Arbitrary<Row> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('item' as const),
      number: fc.nat(90),
      title: fc.nat(2),
      low: fc.nat(4),
      status: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'bad' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'blank' as const }) },
)

const statuses = ['', 'Sold', 'in storage', 'on hold']

const line = (one: Row): string => {
  if (one.kind === 'blank') return ''
  if (one.kind === 'bad') return 'S-1,Bad,Art,,-4,'
  const { number, title, low, status } = one
  // A few rows have no stock number: what they are says which item they mean.
  const name = number > 84 ? '' : `S-${number}`
  return `${name},Item ${title},Art,${statuses[status]},${low === 0 ? 'much' : low * 10},40`
}

const csvOf = (rows: readonly Row[]): string =>
  `stock number,title,category,status,low estimate,high estimate\n${rows.map(line).join('\n')}\n`

const headed = (rows: Row[]): Row[] => [{ kind: 'item', number: 1, title: 0, low: 1, status: 0 }, ...rows]
const fileOf = fc.array(row, { minLength: 1, maxLength: 1100, size: 'max' }).map(headed)

const injected: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({
    calls: fc.nat(120),
    end: fc.constantFrom('killed before' as const, 'killed after' as const, 'answer lost' as const),
  }),
  { maxLength: 6 },
)

type Tenant = ReturnType<typeof emptyHouse>

const tenantWith = async (files: readonly Row[][], status: 'pending' | 'review' = 'pending'): Promise<Tenant> => {
  const tenant = emptyHouse()
  await tenant.putUpload(files.map(csvOf), { category: 'inventory', status })
  return tenant
}

const stateOf = async (tenant: Tenant) => {
  const { status, progress, counts, rowErrors, records } = await tenant.upload()
  return { status, progress, counts, rowErrors, records, errors: tenant.errorText(), stored: await storedItems(tenant.house) }
}

const rowsIn = (files: readonly Row[][]): number => files.flat().filter(({ kind }) => kind !== 'blank').length

describe('an import of inventory', () => {
  it('gives each row exactly one outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files)
        await importUpload(tenant.ports)(message, 1)
        const { counts, stored } = await stateOf(tenant)
        expect(counts.recordsProcessed).toBe(rowsIn(files))
        expect(counts.recordsImported + counts.failed).toBe(counts.recordsProcessed)
        expect(counts.recordsImported - counts.duplicates).toBe(stored.length)
        expect(new Set(stored.map(({ uniqueKey }) => uniqueKey)).size).toBe(stored.length)
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('does what its dry run showed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files, 'review')
        const at = { number: 1, state: 'waiting', progress: 0, startedAt: now.toISOString(), movedAt: now.toISOString() } as const
        const run = { ...at, id: dryRunId(uploadId), uploadId, folder: 'dry', parts: [], imports: false, correlationId: 'req_1' }
        await tenant.house.write([dryRunRecord.creation(run)])
        await runDryRun(tenant.ports)(message)
        const planned = dryRunOf((await recordsOf(dryRunRecord, tenant.house).read(run.id)).document)
        expect(await storedItems(tenant.house)).toEqual([])
        const { document, version } = await recordsOf(uploadRecord, tenant.house).read(uploadId)
        await recordsOf(uploadRecord, tenant.house).replace({ ...document, status: 'pending' }, version)
        await importUpload(tenant.ports)(message, 1)
        const { recordsImported, duplicates, failed, recordsProcessed } = (await tenant.upload()).counts
        const { create, update, unchanged, conflict, error } = planned.totals
        expect([create, update + unchanged, conflict, error, planned.rows]).toEqual([
          ...[recordsImported - duplicates, duplicates, 0, failed, recordsProcessed],
        ])
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  it('ends as an undisturbed one, wherever it is killed and however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), injected, async (files, faults) => {
        const undisturbed = await tenantWith(files)
        await importUpload(undisturbed.ports)(message, 1)
        const tenant = await tenantWith(files)
        for (const fault of faults) await Promise.allSettled([importUpload(withFault(tenant.ports, fault))(message, 1)])
        await importUpload(tenant.ports)(message, 1)
        expect(await stateOf(tenant)).toEqual(await stateOf(undisturbed))
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })
})
