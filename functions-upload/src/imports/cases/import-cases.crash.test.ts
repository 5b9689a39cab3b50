import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { readCaseCounts } from '@auctionwiz/records/case-counts'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../testing/house.ts'
import { expectAsItsDryRun, expectAsUndisturbed, importOnce, someFaults } from '../../testing/import-properties.ts'
import { storedCases } from './testing.ts'

type Row = { kind: 'case'; reference: number; title: number; status: number; amount: number } | { kind: 'bad' } | { kind: 'blank' }

const row: fc.Arbitrary<Row> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('case' as const),
      reference: fc.nat(90),
      title: fc.nat(2),
      status: fc.nat(3),
      amount: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'bad' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'blank' as const }) },
)

const statuses = ['', 'pending', 'resolved', 'closed']

const line = (one: Row): string => {
  if (one.kind === 'blank') return ''
  if (one.kind === 'bad') return 'M-1,Bad,quarrel,other,low,Here,,'
  const { reference, title, status, amount } = one
  // A few rows have no reference: what they are about says which case they mean.
  const name = reference > 84 ? '' : `M-${reference}`
  return `${name},Case ${title},fraud,other,low,Here,${statuses[status]},${amount === 0 ? 'much' : amount * 10}`
}

const csvOf = (rows: readonly Row[]): string =>
  `reference,title,type,category,priority,jurisdiction,status,amount\n${rows.map(line).join('\n')}\n`

const headed = (rows: Row[]): Row[] => [{ kind: 'case', reference: 1, title: 0, status: 0, amount: 1 }, ...rows]
const fileOf = fc.array(row, { minLength: 1, maxLength: 1100, size: 'max' }).map(headed)

type Tenant = ReturnType<typeof emptyHouse>

const tenantWith = async (files: readonly Row[][], status: 'pending' | 'review' = 'pending'): Promise<Tenant> => {
  const tenant = emptyHouse()
  await tenant.putUpload(files.map(csvOf), { category: 'legal', status })
  return tenant
}

const stateOf = async (tenant: Tenant) => {
  const { status, progress, counts, rowErrors, cases } = await tenant.upload()
  const events: string[] = []
  for await (const { document } of readerOf(caseEventRecord, tenant.house).each({}, 1000))
    events.push(`${document.caseId} ${document.order} ${document.kind} ${document.to} ${document.fields}`)
  return {
    ...{ status, progress, counts, rowErrors, cases, events: events.sort(), errors: tenant.errorText() },
    stored: await storedCases(tenant.house),
    totals: await readCaseCounts(tenant.house),
  }
}

const rowsIn = (files: readonly Row[][]): number => files.flat().filter(({ kind }) => kind !== 'blank').length

describe('an import of legal cases', () => {
  it('gives each row exactly one outcome, and the counters of the house are those of its cases', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files)
        await importOnce(tenant)
        const { counts, stored, totals, events } = await stateOf(tenant)
        expect(counts.recordsProcessed).toBe(rowsIn(files))
        expect(counts.recordsImported + counts.failed).toBe(counts.recordsProcessed)
        expect(counts.recordsImported - counts.duplicates).toBe(stored.length)
        expect(totals.total).toBe(stored.length)
        expect(totals.amounts.USD).toBe(stored.reduce((sum, { claimAmount }) => sum + (claimAmount?.amount ?? 0), 0))
        expect(events).toHaveLength(stored.reduce((sum, { eventCount }) => sum + eventCount, 0))
        expect(new Set(stored.map(({ caseNumber }) => caseNumber)).size).toBe(stored.length)
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('does what its dry run showed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files, 'review')
        await expectAsItsDryRun(tenant, storedCases)
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
