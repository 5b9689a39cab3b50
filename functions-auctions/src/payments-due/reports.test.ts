import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { platformBuyerRecord, syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { countIn, readNotificationCounts } from '@auctionwiz/records/notification-counts'
import { topicScope } from '@auctionwiz/records/notifications'
import { describe, expect, it } from 'vitest'
import { member } from '../legal/testing.ts'
import { unpaidApp } from './testing.ts'

/** The unpaid lots of an auction that was imported from GavelNet, through which Ann registered; it takes reports for as many days. */
const importedSale = async (days: number, settings: object = {}) => {
  const app = await unpaidApp()
  const { id: auctionId } = app.sale
  await recordsOf(auctionRecord, app.house.in('auctions')).change(auctionId, (auction) => ({ ...auction, importedFrom: 'GavelNet' }))
  const link = { auctionId, platformId: 'gavelnet', platformAuctionId: 'g1', importedById: 'u1', importedBy: 'Una Staff' }
  const buyer = { platformRecordId: 'h1', platformPaddle: '117', registrationId: 'reg_1', bidderId: 'bid_ann' }
  await app.house
    .in('auctions')
    .within(auctionId)
    .write([syncLinkRecord.put({ id: syncLinkId, ...link }), platformBuyerRecord.put({ id: 'buyer:h1', ...buyer })])
  await app.accounts.write([member('u_dora', 'Dora', 'admin'), member('u_carl', 'Carl', 'viewer')])
  await app.settings({ reports: [{ platformId: 'gavelnet', days }], ...settings })
  await app.settle()
  await app.runOn(1)
  const told = async (userId: string) =>
    countIn(
      await readNotificationCounts(partitionOf(app.store, 'identities', [userId])),
      [topicScope('a1', 'h1', 'payments')],
      app.clock.now,
    ).total
  return { ...app, told }
}

describe('the report of a winner to a platform', () => {
  it('has the last day that the house set, for those who bid through the platform', async () => {
    const app = await importedSale(10)
    expect(await app.due()).toMatchObject({ platform: { id: 'gavelnet', name: 'GavelNet' }, reportBy: '2026-12-11' })
    const { version } = await app.call('readReminderSettings')
    await app.settings({ version })
    expect((await app.due()).reportBy).toBeUndefined()
    const other = await unpaidApp()
    await other.settings({ reports: [{ platformId: 'gavelnet', days: 10 }] })
    await other.settle()
    await other.runOn(1)
    expect(await other.due()).not.toHaveProperty('platform')
  })

  it('is told once to those who process payments, three days before, also where reminders are off', async () => {
    const app = await importedSale(10, { enabled: false })
    await app.runOn(6)
    expect(await app.told('u_dora')).toBe(0)
    await app.runOn(7)
    await app.runOn(8)
    expect([await app.told('u_dora'), await app.told('u_carl')]).toEqual([1, 0])
  })

  it('is not told of once everything is paid', async () => {
    const app = await importedSale(10, { enabled: false })
    await app.pay(375_00)
    await app.runOn(7)
    expect(await app.told('u_dora')).toBe(0)
    expect(await app.due()).not.toHaveProperty('reportBy')
  })

  it('is an action item of the case with its last day, unless that is over', async () => {
    const app = await importedSale(30)
    for (const day of [3, 7, 14, 21]) await app.runOn(day)
    const read = async (one: typeof app) => one.call('readLegalCase', { params: { id: (await one.due()).caseId ?? '' } })
    expect(await read(app)).toMatchObject({
      actionItems: [{ text: 'Report the winner who has not paid to GavelNet', dueDate: '2026-12-31' }],
      due: { kind: 'automation' },
    })
    const late = await importedSale(10)
    for (const day of [3, 7, 14, 21]) await late.runOn(day)
    expect(await read(late)).toMatchObject({ actionItems: [] })
  })
})
