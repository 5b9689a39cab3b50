import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { paymentDueRecord } from '@auctionwiz/records/payments-due'
import { describe, expect, it } from 'vitest'
import { owing, unpaidApp } from './testing.ts'

describe('what winners owe', () => {
  it('is hammer price and premium, with the step that comes next', async () => {
    const app = await owing()
    expect(await app.due()).toMatchObject({
      auctionTitle: 'Autumn sale',
      bidder: { name: 'Ann Pascoe' },
      lots: [{ lotNumber: '1', title: 'Chest', hammer: 300_00, premium: 75_00 }],
      ...{ currency: 'USD', total: 375_00, paid: 0, balance: 375_00, state: 'unpaid', soldOn: '2026-12-01' },
      next: { step: 'reminder', on: '2026-12-04' },
    })
  })

  it('is found by winner, auction and state, and seen by those alone who see payments and bidders', async () => {
    const app = await owing()
    expect(await app.list('search=pascoe&state=unpaid')).toHaveLength(1)
    expect(await app.list(`auctionId=${app.sale.id}`)).toHaveLength(1)
    expect([...(await app.list('search=smith')), ...(await app.list('state=paid')), ...(await app.list('auctionId=auc_x'))]).toEqual([])
    for (const userId of ['porter', 'clerk'])
      expect(await app.call('listPaymentsDue', { role: 'staff', userId })).toMatchObject({ status: 403 })
    expect((await app.call('listPaymentsDue', { houseId: 'h2' })).paymentsDue).toEqual([])
  })

  it('follows results that change, and ends when they are taken back before anything was sent', async () => {
    const app = await owing()
    await app.settle([{ lotNumber: '1', hammer: 400_00, premium: 100_00 }])
    await app.runOn(2)
    expect(await app.due()).toMatchObject({ balance: 500_00 })
    await app.settle([])
    await app.runOn(2, '11:00')
    expect(await app.list()).toEqual([])
  })
})

describe('reminder settings', () => {
  it('are off at first, with the days of the defaults', async () => {
    const app = await unpaidApp()
    expect(await app.call('readReminderSettings')).toMatchObject({ enabled: false, reminderDays: 3, caseDays: 21 })
  })

  it('begin with auctions of the day on which they are turned on', async () => {
    const app = await unpaidApp()
    await app.settle()
    await app.runOn(2)
    expect(await app.settings()).toMatchObject({ enabled: true, startsOn: '2026-12-03' })
    await app.runOn(10)
    expect(app.mails.size).toBe(0)
  })

  it('need each step later than the one before, and the version that was read', async () => {
    const app = await unpaidApp()
    expect(await app.settings({ secondNoticeDays: 3 })).toMatchObject({
      status: 400,
      error: { details: { fields: { secondNoticeDays: expect.any(String) } } },
    })
    const { version } = await app.settings()
    expect(await app.settings()).toMatchObject({ error: { code: 'stale_version' } })
    expect(await app.settings({ caseDays: 30, version })).toMatchObject({ caseDays: 30 })
    expect(await app.call('updateReminderSettings', { role: 'viewer', body: { enabled: false } })).toMatchObject({ status: 403 })
  })
})

it('keeps what is owed apart by house', async () => {
  const app = await owing()
  const other = partitionOf(app.store, 'bidders', ['a1', 'h2'])
  expect(await readerOf(paymentDueRecord, other).find((await app.due()).id)).toBeUndefined()
  const { id, version } = await app.due()
  const body = { amount: 1, paidOn: '2026-12-05', method: 'cash', version }
  expect(await app.call('recordPayment', { houseId: 'h2', params: { id }, body })).toMatchObject({ status: 404 })
})
