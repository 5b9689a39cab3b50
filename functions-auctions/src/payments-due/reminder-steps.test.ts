import { messagesBusy } from '@auctionwiz/platform/core/mail/messages'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { houseRecord } from '@auctionwiz/records/houses'
import { countIn, readNotificationCounts } from '@auctionwiz/records/notification-counts'
import { topicScope } from '@auctionwiz/records/notifications'
import { movedHouses } from '@auctionwiz/records/scheduled-cases'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { rescheduleMovedHouses } from '../legal/reschedule-houses.ts'
import { member } from '../legal/testing.ts'
import { runReminders } from './run-reminders.ts'
import { alsoOwing, owing, unpaidApp } from './testing.ts'

describe('the steps of a winner who does not pay', () => {
  it('go out by their days: reminder, second notice, final notice, then a case with them in its timeline', async () => {
    const app = await owing()
    for (const day of [2, 3, 4, 7, 14, 20]) await app.runOn(day)
    expect(app.subjects()).toEqual(['Payment reminder: Autumn sale', 'Second notice: Autumn sale', 'Final notice: Autumn sale'])
    await app.runOn(21)
    const { caseId = '', next } = await app.due()
    expect(next).toBeUndefined()
    expect(await app.call('readLegalCase', { params: { id: caseId } })).toMatchObject({
      ...{
        caseType: 'payment_default',
        bidderId: 'bid_ann',
        auctionId: app.sale.id,
        title: 'Payment default: Ann Pascoe',
      },
      claimAmount: { amount: 375_00, currency: 'USD' },
      lots: [{ lotNumber: '1', title: 'Chest' }],
    })
    const { events } = await app.call('listCaseEvents', { params: { id: caseId } })
    expect(events.toReversed().map(({ kind, at }: { kind: string; at: string }) => `${kind} ${at.slice(0, 10)}`)).toEqual([
      'reminder_sent 2026-12-04',
      'second_notice_sent 2026-12-08',
      'final_notice_sent 2026-12-15',
      'filed 2026-12-22',
    ])
    await app.runOn(60)
    expect(app.mails.size).toBe(3)
    expect((await app.call('listLegalCases')).cases).toHaveLength(1)
  })

  it('write in the language of the winner’s country, with lots, amounts, how to pay and where to reply', async () => {
    const address = { street: '', city: 'Wien', state: '', zip: '', country: 'Austria' }
    const app = await unpaidApp({ address })
    await app.settings({ howToPay: 'IBAN AT00 1234' })
    await app.settle()
    await app.runOn(3)
    const [mail] = app.mails.values()
    expect(mail).toMatchObject({ to: 'bid_ann@example.com', subject: 'Zahlungserinnerung: Autumn sale' })
    for (const text of ['Los 1, Chest', '375,00', 'IBAN AT00 1234', 'office@house.example', 'Test house'])
      expect(mail?.text).toContain(text)
  })

  it('are caught up by one notice after days without a timer, which names the other', async () => {
    const app = await owing()
    await app.runOn(8)
    expect(app.subjects()).toEqual(['Second notice: Autumn sale'])
    expect((await app.due()).notices).toMatchObject([{ step: 'second_notice', alsoDue: ['reminder'], by: 'email' }])
  })

  it('begin with the reminder for who is found to owe weeks after the sale, as after a sale of unsold lots', async () => {
    const app = await unpaidApp()
    await app.settings()
    await app.settle()
    await app.runOn(30)
    expect(app.mails.size).toBe(0)
    expect(await app.due()).toMatchObject({ soldOn: '2026-12-01', next: { step: 'reminder', on: '2027-01-03' } })
    for (const day of [33, 37, 44, 50]) await app.runOn(day)
    expect(app.subjects()).toEqual(['Payment reminder: Autumn sale', 'Second notice: Autumn sale', 'Final notice: Autumn sale'])
    expect((await app.due()).caseId).toBeUndefined()
  })

  it('begin again for lots that were added after all was paid', async () => {
    const app = await owing()
    await app.pay(375_00)
    const lot = { lotNumber: '1', hammer: 300_00, premium: 75_00 }
    await app.settle([lot, { lotNumber: '2', hammer: 100_00, premium: 25_00 }])
    await app.runOn(40)
    expect(app.mails.size).toBe(0)
    expect(await app.due()).toMatchObject({ state: 'unpaid', balance: 125_00, next: { step: 'reminder', on: '2027-01-13' } })
  })

  it('come at 9:00 of the new time zone when the house moves to one where that is earlier, or later', async () => {
    const app = await owing()
    const zone = async (timezone: string) => {
      await movedHouses(app.store, () => app.clock.now).note({ accountId: 'a1', auctionHouseId: 'h1' })
      await app.accounts.write([houseRecord.put(testHouse('h1', { settings: { ...testHouse('h1').settings, timezone } }))])
    }
    const at = async (instant: string) => {
      app.clock.now = new Date(instant)
      await rescheduleMovedHouses({ store: app.store, scheduled: app.cases, now: () => app.clock.now })
      await app.run()
    }
    await zone('America/New_York')
    // A day before the reminder, which is the longest wait.
    for (const instant of ['2026-12-02T10:05:00Z', '2026-12-03T14:00:00Z']) await at(instant)
    await zone('Europe/Istanbul')
    for (const instant of ['2026-12-03T15:00:00Z', '2026-12-03T15:02:00Z', '2026-12-04T05:59:00Z']) await at(instant)
    expect(app.mails.size).toBe(0)
    await at('2026-12-04T06:00:00Z')
    expect(app.subjects()).toEqual(['Payment reminder: Autumn sale'])
    await zone('America/New_York')
    for (const instant of ['2026-12-04T06:02:00Z', '2026-12-08T06:00:00Z', '2026-12-08T13:59:00Z']) await at(instant)
    expect(app.mails.size).toBe(1)
    await at('2026-12-08T14:00:00Z')
    expect(app.mails.size).toBe(2)
  })

  it('happen once, however often the timer runs', async () => {
    const app = await owing()
    await app.runOn(3)
    await app.settle()
    app.clock.now = new Date(app.clock.now.getTime() + 120_000)
    await Promise.all([app.run(), app.run(), app.run()])
    expect(app.mails.size).toBe(1)
    expect((await app.due()).notices).toHaveLength(1)
  })

  it('happen once when the service stops after each of its writes', async () => {
    for (let stopAfter = 0; stopAfter < 12; stopAfter += 1) {
      const app = await owing()
      app.clock.now = new Date('2026-12-04T10:00:00Z')
      const write = app.store.write
      let left = stopAfter
      app.store.write = async (...call) => {
        if (left === 0) throw new Error('stopped')
        left -= 1
        return write(...call)
      }
      await runReminders(app.ports)().catch(() => undefined)
      app.store.write = write
      await app.settle()
      await app.runOn(3, '14:00')
      expect(app.mails.size, `stopped after ${stopAfter} writes`).toBe(1)
      expect((await app.due()).notices).toHaveLength(1)
    }
  })

  it('wait for a mail service that is busy, and ask for a letter where there is no address', async () => {
    const app = await owing()
    app.breakMail(messagesBusy(30))
    await app.runOn(3)
    expect((await app.due()).notices).toEqual([])
    app.breakMail()
    await app.runOn(3, '10:05')
    expect(app.mails.size).toBe(1)
    const other = await owing({ email: '' })
    const told = async () =>
      countIn(
        await readNotificationCounts(partitionOf(other.store, 'identities', ['u_dora'])),
        [topicScope('a1', 'h1', 'payments')],
        other.clock.now,
      )
    await other.accounts.write([member('u_dora', 'Dora', 'admin'), member('u_carl', 'Carl', 'staff')])
    await other.runOn(3)
    expect(await told()).toMatchObject({ total: 1, unread: 1 })
    expect((await other.due()).notices).toMatchObject([{ step: 'reminder', by: 'letter' }])
    expect(other.mails.size).toBe(0)
  })

  it('are counted among the mails of the account, and wait until it may send again', async () => {
    const app = await owing()
    for (const minute of ['01', '02', '03', '04', '05']) {
      app.clock.now = new Date(`2026-12-04T09:${minute}:00Z`)
      await app.ports.budget.take('a1', 20, app.clock.now)
    }
    await app.runOn(3)
    expect(app.mails.size).toBe(0)
    expect((await app.due()).notices).toEqual([])
    await app.runOn(4)
    expect(app.subjects()).toEqual(['Payment reminder: Autumn sale'])
    expect(await app.ports.budget.take('a1', 100, app.clock.now)).toMatchObject({ granted: 29 })
  })

  it('ask for a letter when five attempts failed', async () => {
    const app = await owing()
    app.breakMail(new Error('refused'))
    for (const time of ['10:00', '10:06', '10:12', '10:18', '10:24']) await app.runOn(3, time)
    expect((await app.due()).notices).toMatchObject([{ step: 'reminder', by: 'letter' }])
  })

  it('wait while they are paused, and go on with one notice', async () => {
    const app = await owing()
    const pause = async (paused: boolean) => {
      const { id, version } = await app.due()
      return app.call('pauseReminders', { params: { id }, body: { paused, version } })
    }
    expect(await pause(true)).toMatchObject({ paused: { by: 'Una Staff' }, next: { step: 'reminder' } })
    await app.runOn(10)
    expect(app.mails.size).toBe(0)
    await pause(false)
    await app.runOn(10, '12:00')
    expect(app.subjects()).toEqual(['Second notice: Autumn sale'])
  })

  it('wait while they are paused also where one was on its way already', async () => {
    const app = await owing()
    app.breakMail(messagesBusy(30))
    await app.runOn(3)
    app.breakMail()
    const { id, version } = await app.due()
    await app.call('pauseReminders', { params: { id }, body: { paused: true, version } })
    await app.runOn(3, '10:05')
    expect(app.mails.size).toBe(0)
    const paused = await app.due()
    await app.call('pauseReminders', { params: { id }, body: { paused: false, version: paused.version } })
    await app.runOn(3, '12:00')
    expect(app.subjects()).toEqual(['Payment reminder: Autumn sale'])
  })

  it('give way to the next one when that is due before they could be sent', async () => {
    const app = await owing()
    app.breakMail(messagesBusy(30))
    await app.runOn(3)
    app.breakMail()
    await app.runOn(8)
    await app.runOn(8, '10:05')
    expect(app.subjects()).toEqual(['Second notice: Autumn sale'])
    expect((await app.due()).notices).toMatchObject([{ step: 'second_notice', alsoDue: ['reminder'] }])
  })

  it('are taken for all others when those of one winner fail', async () => {
    const app = await owing()
    await alsoOwing(app, ['bid_bob', 'bid_cid'])
    const write = app.store.write
    const [first] = await app.list()
    app.store.write = async (...call) => {
      if (JSON.stringify(call).includes(`"id":"${first?.id}"`)) throw new Error('this one fails')
      return write(...call)
    }
    await app.runOn(3)
    expect(app.mails.size).toBe(2)
    app.store.write = write
    await app.runOn(3, '12:00')
    expect(app.mails.size).toBe(3)
  })

  it('come in parts where many winners owe, so that other auctions are looked at in between', async () => {
    const app = await owing()
    const ids = Array.from({ length: 90 }, (_, index) => `bid_${index}`)
    for (let start = 0; start < 4; start += 1)
      await alsoOwing(
        app,
        ids.map((id) => `${id}_${start}`),
      )
    const ports = {
      ...app.ports,
      budget: { ...app.ports.budget, take: async (_account: string, granted: number) => ({ granted, seconds: 0 }) },
    }
    const run = runReminders(ports)
    app.clock.now = new Date('2026-12-04T10:00:00Z')
    await run()
    expect(app.mails.size).toBe(300)
    app.clock.now = new Date('2026-12-04T10:01:00Z')
    await run()
    expect(app.mails.size).toBe(361)
  })

  it('file a case also against a winner with the longest name', async () => {
    const app = await owing({ firstName: 'A'.repeat(100), lastName: 'B'.repeat(100) })
    for (const day of [3, 7, 14, 21]) await app.runOn(day)
    const { caseId = '' } = await app.due()
    const { title } = await app.call('readLegalCase', { params: { id: caseId } })
    expect(title).toMatch(/^Payment default: A{100} B+…$/)
    expect(title.length).toBeLessThanOrEqual(200)
  })

  it('are not taken against a winner who was erased or deleted, since nobody knows to whom', async () => {
    const app = await owing()
    await app.accounts.write([member('u_dora', 'Dora', 'admin')])
    await app.runOn(14)
    await app.house.write([{ kind: 'remove', id: 'bid_ann' }])
    await app.runOn(30)
    expect((await app.call('listLegalCases')).cases).toEqual([])
    expect((await app.due()).caseId).toBeUndefined()
  })

  it('can be sent ahead of their day, once, also where reminders are off', async () => {
    const app = await unpaidApp()
    await app.settle()
    await app.runOn(9)
    expect(app.mails.size).toBe(0)
    const { id, version } = await app.due()
    const send = () => app.call('sendNextNotice', { params: { id }, body: { step: 'reminder', version } })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    await app.runOn(9, '10:30')
    expect((await app.due()).notices).toMatchObject([{ step: 'reminder', sentBy: 'Una Staff' }])
    expect(app.mails.size).toBe(1)
    expect(await send()).toMatchObject({ error: { code: 'stale_version' } })
  })
})
