import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { describe, expect, it } from 'vitest'
import { owing } from './testing.ts'

describe('a payment', () => {
  it('of all ends the steps, also one that is on its way; taken back, they go on', async () => {
    const app = await owing()
    await app.runOn(3)
    const paid = await app.pay(375_00)
    expect(paid).toMatchObject({ state: 'paid', balance: 0, payments: [{ amount: 375_00, recordedBy: 'Una Staff' }] })
    expect(paid.next).toBeUndefined()
    await app.settle()
    await app.runOn(30)
    expect(app.mails.size).toBe(1)
    const body = { paymentId: paid.payments[0].id, reason: 'Another winner', version: (await app.due()).version }
    expect(await app.call('reversePayment', { params: { id: paid.id }, body })).toMatchObject({ state: 'unpaid', balance: 375_00 })
    await app.runOn(30, '12:00')
    expect(app.subjects()).toEqual(['Payment reminder: Autumn sale', 'Final notice: Autumn sale'])
    expect((await app.audits()).map(({ action }) => action)).toEqual(expect.arrayContaining(['payment.record', 'payment.reverse']))
  })

  it('is kept where the lots are taken back at the same moment', async () => {
    const app = await owing()
    await app.settle([])
    const write = app.store.write
    app.store.write = async (...call) => {
      if (!JSON.stringify(call).includes('"kind":"remove","id":"due')) return write(...call)
      app.store.write = write
      await app.pay(375_00)
      return write(...call)
    }
    await app.runOn(2)
    app.store.write = write
    expect(await app.due()).toMatchObject({ total: 0, paid: 375_00, payments: [{ amount: 375_00 }] })
  })

  it('of a part leaves the rest to pay, and never more than that', async () => {
    const app = await owing()
    expect(await app.pay(100_00)).toMatchObject({ state: 'unpaid', balance: 275_00 })
    expect(await app.pay(275_01)).toMatchObject({ error: { code: 'payment_above_balance' } })
    await app.runOn(3)
    expect([...app.mails.values()][0]?.text).toContain('275')
  })

  it('is recorded once for a repeated request, on the version that was read, by those who process payments', async () => {
    const app = await owing()
    const { id, version } = await app.due()
    const sent = { params: { id }, body: { amount: 10_00, paidOn: '2026-12-05', method: 'cash', version }, key: 'key-00001' }
    await app.call('recordPayment', sent)
    expect(await app.call('recordPayment', sent)).toMatchObject({ status: 200, paid: 10_00 })
    expect(await app.call('recordPayment', { ...sent, key: 'key-00002' })).toMatchObject({ error: { code: 'stale_version' } })
    expect(await app.pay(1_00, { role: 'staff' })).toMatchObject({ status: 403 })
  })

  it('after the case was opened is added to its timeline, and confirms a settlement that waits for it', async () => {
    const app = await owing()
    for (const day of [3, 7, 14, 21]) await app.runOn(day)
    const { caseId = '' } = await app.due()
    const cases = recordsOf(legalCaseRecord, app.house)
    const by = { userId: 'u1', name: 'Una' }
    const amount = { amount: 300_00, currency: 'USD' } as const
    await cases.change(caseId, (one) => ({
      ...one,
      status: 'SETTLED',
      settlement: { amount, reason: 'Agreed', state: 'approved', proposedAt: '2026-12-22T12:00:00Z', proposedBy: by },
    }))
    await app.pay(375_00)
    const { events } = await app.call('listCaseEvents', { params: { id: caseId } })
    expect(events[0]).toMatchObject({ kind: 'payment_received', amount: { amount: 375_00 } })
    expect(await app.call('readLegalCase', { params: { id: caseId } })).toMatchObject({
      settlement: { paidOn: '2026-12-05', confirmedBy: 'Una Staff' },
    })
  })
})
