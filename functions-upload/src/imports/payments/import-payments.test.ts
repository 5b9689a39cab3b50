import { paymentProblem, paymentProblems } from '@auctionwiz/domain/imports/payments/problems'
import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { countInSources } from '@auctionwiz/records/source-files/search-sources'
import { describe, expect, it } from 'vitest'
import { formOf } from '../../testing/caller.ts'
import { accountId, auctionHouseId } from '../../testing/house.ts'
import { paymentHouse } from './testing.ts'

const header = 'Transaction ID,Auction,Bidder,Name,Lots,Date,Total,Premium,Grand total,Currency,Method,Status,Notes'
const row = (...cells: string[]): string => cells.join(',')
const fileOf = (...rows: string[]): string => [header, ...rows].join('\n')

const ann = row('T-1', 'silver', 'ann@example.com', '', '1', '2026-10-05', '300', '75', '412.50', 'USD', 'Visa', 'Completed', 'at pickup')
const bob = row('T-2', 'A-101', 'B-10002', '', '', '2026-10-06', '100', '', '', '', 'cash', 'paid', '')
const file = fileOf(ann, bob)

const problemsIn = async (house: Awaited<ReturnType<typeof paymentHouse>>, ...rows: string[]) => {
  const { results } = await house.imported(fileOf(...rows), { name: 'More' })
  return results.rowErrors.map(({ row: line, field, problem, imported }) => [line, field, problem, ...(imported ? ['kept'] : [])])
}

describe('a file of payments', () => {
  it('records what was paid for the lots, up to all that is owed', async () => {
    const house = await paymentHouse()
    const upload = await house.imported(file)
    expect(upload).toMatchObject({
      status: 'completed',
      results: { recordsProcessed: 2, recordsImported: 2, duplicates: 0, failed: 0, payments: [{ id: 'auc_silver', title: 'Silver' }] },
    })
    expect(upload.undoUntil).toBeDefined()
    expect(await house.debt('auc_silver', 'bid_ann')).toMatchObject({
      ...{ state: 'paid', paid: 375_00, balance: 0 },
      payments: [
        {
          ...{ amount: 375_00, paidOn: '2026-10-05', method: 'credit_card', transactionId: 'T-1', lotNumbers: ['1'], note: 'at pickup' },
          recordedBy: 'Vanessa Parr',
        },
      ],
    })
    expect(await house.debt('auc_silver', 'bid_bob')).toMatchObject({ state: 'unpaid', paid: 100_00, balance: 275_00 })
    const audited = await readerOf(auditRecord, house.house.in('cases')).page({}, { limit: 10 })
    expect(audited.items.map(({ document: { action, after } }) => [action, after])).toEqual(
      expect.arrayContaining([
        ['payment.record', { amount: { amount: 100_00, currency: 'USD' }, paidOn: '2026-10-06', method: 'cash', upload: 'Old records' }],
      ]),
    )
    expect(house.jobs).toEqual([])
  })

  it('changes nothing when it is imported again', async () => {
    const house = await paymentHouse()
    await house.imported(file)
    const before = await house.debts()
    const again = await house.imported(file)
    expect(again.results).toMatchObject({ recordsImported: 0, duplicates: 2, failed: 0, incomplete: 0 })
    expect(again.undoUntil).toBeUndefined()
    expect(await house.debts()).toEqual(before)
  })

  it('without transactions records each payment once, by what the row says of it', async () => {
    const house = await paymentHouse()
    const rows = [bob, bob.replace('2026-10-06', '2026-10-07')].map((line) => line.replace('T-2', ''))
    expect((await house.imported(fileOf(...rows))).results).toMatchObject({ recordsImported: 2 })
    expect((await house.imported(fileOf(...rows))).results).toMatchObject({ recordsImported: 0, duplicates: 2 })
    expect((await house.debt('auc_silver', 'bid_bob')).paid).toBe(200_00)
  })

  it('refuses what can’t be, with what to do', async () => {
    const house = await paymentHouse()
    await house.imported(file)
    const other = (id: string, ...changes: (readonly [string, string])[]) =>
      changes.reduce((line, [from, to]) => line.replace(from, to), bob.replace('T-2', id))
    expect(
      await problemsIn(
        house,
        other('T-3', ['A-101', 'Clocks']),
        other('T-4', ['B-10002', 'B-19999']),
        other('T-5', ['A-101', 'Chairs']),
        other('T-6', [',100,', ',275.01,']),
        other('T-7', ['cash', 'cash'], [',,,cash', ',,EUR,cash']),
        other('T-8', ['2026-10-06', '2025-10-06']),
        other('T-9', [',,2026', ',7,2026']),
        other('T-2', [',100,', ',90,']),
        other('T-1'),
        other('T-10', ['B-10002,', 'B-10002,Ann Lee'], ['B-10002', '']),
        other('T-11', ['B-10002,', ',Bob Ray']),
        other('T-12', ['B-10002,', ',Cid Day']),
      ),
    ).toEqual([
      [2, 'auction', paymentProblem.noAuction('Clocks')],
      [3, 'payer', paymentProblems.bidder],
      [4, 'payer', paymentProblem.owesNothing('Chairs')],
      [5, 'totalAmount', paymentProblem.above(275_00, 275_01, 'USD')],
      [6, 'currency', paymentProblem.otherCurrency('USD')],
      [7, 'paymentDate', paymentProblem.early('2026-10-01')],
      [8, 'lotNumbers', paymentProblem.lots(['7'])],
      [9, 'totalAmount', paymentProblem.otherAmount(100_00, 90_00, 'USD')],
      [10, 'transactionId', paymentProblems.elsewhere],
      [11, 'totalAmount', paymentProblem.above(0, 100_00, 'USD')],
      [12, 'fullName', paymentProblems.bidders],
      [13, 'fullName', paymentProblems.winner],
    ])
  })

  it('lists what is not paid and what stays on record', async () => {
    const house = await paymentHouse()
    await house.imported(file)
    await house.change('auc_silver', 'bid_bob', (own) => ({
      ...own,
      payments: own.payments.map((one) => ({ ...one, reversed: { at: '2026-11-01T09:00:00Z', by: 'Una', reason: 'Bounced' } })),
    }))
    const open = row('T-9', 'Silver', 'B-10003', '', '', '', '10', '', '', '', '', 'Pending', '')
    expect(await problemsIn(house, ann.replace('Visa', 'Check'), bob, open)).toEqual([
      [2, 'paymentMethod', paymentProblems.edited, 'kept'],
      [3, 'paymentStatus', paymentProblems.takenBack, 'kept'],
      [4, 'paymentStatus', paymentProblem.status('Pending'), 'kept'],
    ])
  })

  it('takes refunded payments back, recorded before or in the same row, and notes the auction for its reminders', async () => {
    const house = await paymentHouse()
    await house.imported(file)
    const noted: string[] = []
    house.ports.sales = { note: async ({ auctionId }) => void noted.push(auctionId) }
    const refund = [
      ann.replace('Completed', 'Refunded'),
      row('T-3', 'Chairs', 'ann@example.com', '', '', '2026-10-05', '50', '', '', '', 'ach', 'refunded', ''),
    ]
    const { results } = await house.imported(fileOf(...refund), { name: 'Refunds' })
    expect(results).toMatchObject({ recordsImported: 1, duplicates: 1, failed: 0 })
    const reversed = { by: 'Vanessa Parr', reason: 'Refund imported from Refunds' }
    expect(await house.debt('auc_silver', 'bid_ann')).toMatchObject({
      state: 'unpaid',
      paid: 0,
      payments: [{ transactionId: 'T-1', reversed }],
    })
    expect(await house.debt('auc_chairs', 'bid_ann')).toMatchObject({ paid: 0, payments: [{ transactionId: 'T-3', reversed }] })
    expect(noted.toSorted()).toEqual(['auc_chairs', 'auc_silver'])
    expect((await house.imported(fileOf(...refund))).results).toMatchObject({ recordsImported: 0, duplicates: 2 })
  })

  it('confirms the settlement of a case that waits for the payment', async () => {
    const house = await paymentHouse()
    await house.call('createUpload', {
      form: formOf([['cases.csv', 'Title,Type,Category,Priority,Jurisdiction,Status\nUnpaid,payment default,other,low,Here,settled']], {
        ...{ name: 'Cases', description: 'All', category: 'legal' },
      }),
    })
    await house.work()
    const cases = recordsOf(legalCaseRecord, house.house)
    const [filed] = (await cases.page({}, { limit: 1 })).items
    const caseId = filed?.document.id ?? ''
    const by = { userId: 'u1', name: 'Una' }
    const amount = { amount: 300_00, currency: 'USD' } as const
    const settlement = { amount, reason: 'Agreed', state: 'approved', proposedAt: '2026-10-02T12:00:00Z', proposedBy: by } as const
    await cases.change(caseId, (one) => ({ ...one, settlement }))
    await house.change('auc_silver', 'bid_ann', (own) => ({ ...own, caseId }))
    await house.imported(file)
    expect((await cases.read(caseId)).document).toMatchObject({ settlement: { paidOn: '2026-10-05', confirmedBy: 'Vanessa Parr' } })
    const events = (await readerOf(caseEventRecord, house.house).page({}, { limit: 10 })).items
    expect(events.map(({ document: { kind, order, amount: paid } }) => [kind, order, paid?.amount])).toContainEqual([
      'payment_received',
      2,
      375_00,
    ])
  })

  it('is taken from those alone who may process payments and see bidders', async () => {
    const house = await paymentHouse()
    for (const right of ['-payments:process', '-bidders:view'])
      await expect(house.send(file, {}, [right])).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('shows in a dry run what the import then does, and imports rows that were corrected', async () => {
    const house = await paymentHouse()
    const { uploadId } = await house.send(fileOf(ann, bob, bob.replace('T-2', 'T-3').replace('A-101', 'Clocks')), { review: 'yes' })
    const columns = await house.call('readImportColumns', { id: uploadId })
    expect(columns.files[0].columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['transactionId', 'auction', 'payer', 'fullName', 'lotNumbers', 'paymentDate', 'totalAmount', 'buyersPremium', 'grandTotal'],
      ...['currency', 'paymentMethod', 'paymentStatus', 'notes'],
    ])
    const before = await house.debts()
    const run = await house.dryRun(uploadId)
    expect(run).toMatchObject({ state: 'done', rows: 3, totals: { create: 2, update: 0, unchanged: 0, conflict: 0, error: 1 } })
    expect(await house.debts()).toEqual(before)
    const { rows } = await house.call('listPlannedRows', { id: uploadId, query: { limit: '10' } })
    expect(rows[0]).toMatchObject({ outcome: 'error', name: 'T-3 B-10002', problems: [{ field: 'auction' }] })
    await house.call('startImport', { id: uploadId, body: { number: run.number } })
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsImported: 2, failed: 1 })
    const failed = await house.call('listRejectedRows', { id: uploadId })
    const problem = 'this house has no auction “Clocks”; import the auction first, or correct the row'
    expect(failed.rows).toMatchObject([{ problems: [{ field: 'auction', value: 'Clocks', problem }] }])
    const cells = [{ column: 1, value: 'Silver' }]
    await house.call('correctRejectedRows', { id: uploadId, body: { rows: [{ row: failed.rows[0].row, cells }] } })
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsProcessed: 3, recordsImported: 3, failed: 0, corrected: 1 })
    expect((await house.debt('auc_silver', 'bid_bob')).paid).toBe(200_00)
  })
})

it('finds the rows that name a person, so that an erasure reaches them', async () => {
  const house = await paymentHouse()
  const lines = [ann, bob.replace('B-10002,', ',Ann Lee'), bob.replace('B-10002', 'Ann Lee'), bob]
  const { uploadId } = await house.send(fileOf(...lines), { review: 'yes' })
  await house.dryRun(uploadId)
  const keys = personKeys({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })
  const place = { house: house.house, files: house.files, accountId, auctionHouseId }
  expect(await countInSources(place, keys)).toEqual({ rows: 3, uncounted: 0 })
})
