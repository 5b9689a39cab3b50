import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { dryRunId, dryRunOf, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { paymentChangeRecord } from '@auctionwiz/records/payment-changes'
import { uploadRecord } from '@auctionwiz/records/uploads'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runDryRun } from '../../dry-runs/run-dry-run.ts'
import { type Fault, withFault } from '../../testing/fault-injection.ts'
import { emptyHouse, message, now, uploadId } from '../../testing/house.ts'
import { importUpload } from '../import-upload.ts'
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

const injected: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({
    calls: fc.nat(80),
    end: fc.constantFrom('killed before' as const, 'killed after' as const, 'answer lost' as const),
  }),
  { maxLength: 6 },
)

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
        await importUpload(tenant.ports)(message, 1)
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
        const at = { number: 1, state: 'waiting', progress: 0, startedAt: now.toISOString(), movedAt: now.toISOString() } as const
        const run = { ...at, id: dryRunId(uploadId), uploadId, folder: 'dry', parts: [], imports: false, correlationId: 'req_1' }
        await tenant.house.write([dryRunRecord.creation(run)])
        const before = await storedDebts(tenant.house)
        await runDryRun(tenant.ports)(message)
        const planned = dryRunOf((await recordsOf(dryRunRecord, tenant.house).read(run.id)).document)
        expect(await storedDebts(tenant.house)).toEqual(before)
        const { document, version } = await recordsOf(uploadRecord, tenant.house).read(uploadId)
        await recordsOf(uploadRecord, tenant.house).replace({ ...document, status: 'pending' }, version)
        await importUpload(tenant.ports)(message, 1)
        const { recordsImported, duplicates, failed, recordsProcessed } = (await tenant.upload()).counts
        const { create, update, unchanged, conflict, error } = planned.totals
        expect([create, update + unchanged, conflict, error, planned.rows]).toEqual([
          ...[recordsImported - duplicates, duplicates, 0, failed, recordsProcessed],
        ])
      }),
      { numRuns: 10, endOnFailure: true },
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
      { numRuns: 25, endOnFailure: true },
    )
  })
})
