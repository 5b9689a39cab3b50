import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../testing/house.ts'
import { expectAsItsDryRun, expectAsUndisturbed, importOnce, someFaults } from '../../testing/import-properties.ts'
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
        await importOnce(tenant)
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
        await expectAsItsDryRun(tenant, storedItems)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  it('ends as an undisturbed one, wherever it is killed and however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), someFaults(120), (files, faults) =>
        expectAsUndisturbed(() => tenantWith(files), stateOf, faults),
      ),
      { numRuns: 15, endOnFailure: true },
    )
  })
})
