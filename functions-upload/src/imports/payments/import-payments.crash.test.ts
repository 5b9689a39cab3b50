import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { paymentChangeRecord } from '@auctionwiz/records/payment-changes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../testing/house.ts'
import { expectAsItsDryRun, expectAsUndisturbed, importOnce, someFaults } from '../../testing/import-properties.ts'
import { addWinners, storedDebts } from './testing.ts'

interface Row {
  transaction: number
  auction: number
  payer: number
  amount: number
  status: number
}

const row: fc.Arbitrary<Row> = fc.record({
  transaction: fc.nat(60),
  auction: fc.nat(2),
  payer: fc.nat(4),
  amount: fc.nat(3),
  status: fc.nat(4),
})

const auctions = ['Silver', 'A-102', 'Clocks']
const payers = ['ann@example.com', 'B-10002', 'Bob Ray', 'Ann Lee', 'nobody@example.com']
const statuses = ['', 'paid', 'refunded', 'failed', 'odd']

const line = ({ transaction, auction, payer, amount, status }: Row): string =>
  // A few rows have no transaction: what they say names their payment.
  `${transaction > 50 ? '' : `T-${transaction}`},${auctions[auction]},${payers[payer]},2026-10-05,${(amount + 1) * 7},cash,${statuses[status]}`

const csvOf = (rows: readonly Row[]): string => `transaction,auction,bidder,date,amount paid,method,status\n${rows.map(line).join('\n')}\n`

const fileOf = fc.array(row, { minLength: 1, maxLength: 200, size: 'max' })

type Tenant = ReturnType<typeof emptyHouse>

const tenantWith = async (files: readonly Row[][], status: 'pending' | 'review' = 'pending'): Promise<Tenant> => {
  const tenant = emptyHouse()
  await addWinners(tenant.house)
  await tenant.putUpload(files.map(csvOf), { category: 'financial', status })
  return tenant
}

const stateOf = async (tenant: Tenant) => {
  const { status, progress, counts, rowErrors, payments } = await tenant.upload()
  const changes = await readerOf(paymentChangeRecord, tenant.house).page({}, { limit: 1000 })
  return {
    ...{ status, progress, counts, rowErrors, payments, errors: tenant.errorText() },
    debts: await storedDebts(tenant.house),
    changes: changes.items.map(({ document }) => document).toSorted((one, other) => one.place - other.place),
  }
}

describe('an import of payments', () => {
  it('gives each row exactly one outcome, and nobody pays more than is owed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files)
        await importOnce(tenant)
        const { counts, debts, changes } = await stateOf(tenant)
        expect(counts.recordsProcessed).toBe(files.flat().length)
        expect(counts.recordsImported + counts.failed).toBe(counts.recordsProcessed)
        const payments = debts.flatMap((debt) => debt.payments)
        expect(counts.recordsImported - counts.duplicates).toBe(payments.length)
        expect(debts.every(({ balance }) => balance >= 0)).toBe(true)
        const recorded = changes.flatMap((change) => change.payments).filter(({ did }) => did === 'recorded')
        expect(new Set(recorded.map(({ id }) => id))).toEqual(new Set(payments.map(({ id }) => id)))
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('does what its dry run showed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), async (files) => {
        const tenant = await tenantWith(files, 'review')
        await expectAsItsDryRun(tenant, storedDebts)
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })

  it('ends as an undisturbed one, wherever it is killed and however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fileOf, { minLength: 1, maxLength: 2 }), someFaults(80), (files, faults) =>
        expectAsUndisturbed(() => tenantWith(files), stateOf, faults),
      ),
      { numRuns: 25, endOnFailure: true },
    )
  })
})
