import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { lotCountsRecord } from '@auctionwiz/records/lot-counts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fault, withFault } from '../../testing/fault-injection.ts'
import { emptyHouse, message } from '../../testing/house.ts'
import { expectAsItsDryRun, expectAsUndisturbed, importOnce, someFaults } from '../../testing/import-properties.ts'
import { importUpload } from '../import-upload.ts'
import { storedSales } from './testing.ts'

type Row = { kind: 'lot'; sale: number; lot: number; price: number; buyer: number } | { kind: 'bad' } | { kind: 'blank' }

const row: fc.Arbitrary<Row> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('lot' as const),
      sale: fc.nat(3),
      lot: fc.integer({ min: 1, max: 90 }),
      price: fc.nat(2),
      buyer: fc.nat(12),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'bad' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'blank' as const }) },
)

const line = (row: Row): string => {
  if (row.kind === 'blank') return ''
  if (row.kind === 'bad') return 'Sale 0,2024-03-09,no number,Bad,,'
  const { sale, lot, price, buyer } = row
  return `Sale ${sale},2024-0${sale + 1}-09,${lot},Lot ${lot},${price === 0 ? '' : price * 100},${price === 0 ? '' : `b${buyer}@example.com`}`
}

const csvOf = (rows: readonly Row[]): string => `auction,auction date,lot,title,hammer,email\n${rows.map(line).join('\n')}\n`

const headed = (rows: Row[]): Row[] => [{ kind: 'lot', sale: 0, lot: 1, price: 1, buyer: 0 }, ...rows]
const fileOf = fc.array(row, { minLength: 1, maxLength: 1200, size: 'max' }).map(headed)

type Tenant = ReturnType<typeof emptyHouse>

const tenantWith = async (files: readonly Row[][], status: 'pending' | 'review' = 'pending'): Promise<Tenant> => {
  const tenant = emptyHouse()
  await tenant.putUpload(files.map(csvOf), { category: 'auctions', status })
  return tenant
}

/** What is stored in the end. */
const stateOf = async (tenant: Tenant) => {
  const { status, progress, counts, rowErrors, auctions } = await tenant.upload()
  const bidders = await tenant.bidders()
  const emails = new Map(bidders.map(({ id, email }) => [id, email]))
  const sales = await Promise.all(
    [...(await storedSales(tenant.house))].map(async ([title, { auction, lots, registrations }]) => {
      const part = tenant.house.in('auctions').within(auction.id)
      const { items } = await readerOf(lotCountsRecord, part).page({}, { limit: 2 })
      return {
        title,
        number: auction.auctionNumber,
        dates: [auction.startDate, auction.endDate],
        lots: lots.map(({ id, lotNumber, title, state, hammer, paddle }) => ({ id, lotNumber, title, state, hammer, paddle })),
        registrations: registrations.map(({ bidderId, paddle }) => `${paddle} ${emails.get(bidderId)}`).sort(),
        totals: items.map(({ document: { lots, states, hammer } }) => ({ lots, states, hammer })),
      }
    }),
  )
  sales.sort((one, other) => (one.title < other.title ? -1 : 1))
  const numbers = bidders.map(({ bidderId, email }) => `${bidderId} ${email}`).sort()
  return { status, progress, counts, rowErrors, auctions, sales, numbers, errors: tenant.errorText() }
}

const rowsIn = (files: readonly Row[][]): number => files.flat().filter(({ kind }) => kind !== 'blank').length

describe('an import of auctions', () => {
  it('gives each row exactly one outcome, and its totals are those of the lots', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files)
        await importOnce(tenant)
        const { counts, sales } = await stateOf(tenant)
        expect(counts.recordsProcessed).toBe(rowsIn(files))
        expect(counts.recordsImported + counts.failed).toBe(counts.recordsProcessed)
        const made = sales.reduce((sum, { lots }) => sum + lots.length, 0)
        expect(counts.recordsImported - counts.duplicates).toBe(made)
        for (const { lots, totals } of sales)
          expect(totals).toMatchObject([{ lots: lots.length, hammer: lots.reduce((sum, { hammer = 0 }) => sum + hammer, 0) }])
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })

  it('does what its dry run showed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files, 'review')
        await expectAsItsDryRun(tenant, storedSales)
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })

  it('ends as an undisturbed one, wherever it is killed and however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), someFaults(120), (files, faults) =>
        expectAsUndisturbed(() => tenantWith(files), stateOf, faults),
      ),
      { numRuns: 20, endOnFailure: true },
    )
  })

  it('numbers its bidders without gaps, wherever it is killed', async () => {
    const rows = Array.from({ length: 4 }, (_, index): Row => ({ kind: 'lot', sale: 0, lot: index + 1, price: 1, buyer: index }))
    const numbersOf = async (...faults: Fault[]): Promise<string[]> => {
      const tenant = await tenantWith([rows])
      for (const fault of faults) await Promise.allSettled([importUpload(withFault(tenant.ports, fault))(message, 1)])
      await importOnce(tenant)
      return (await stateOf(tenant)).numbers
    }
    const undisturbed = await numbersOf()
    expect(undisturbed).toHaveLength(4)
    for (let calls = 0; calls < 40; calls += 1) expect(await numbersOf({ calls, end: 'killed after' })).toEqual(undisturbed)
  })
})
