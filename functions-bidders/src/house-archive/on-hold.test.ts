import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { campaignMailRecord, campaignRecord } from '@auctionwiz/records/campaigns'
import { caseMailRecord } from '@auctionwiz/records/case-mails'
import { paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { reminderSettingsId, reminderSettingsRecord } from '@auctionwiz/records/reminder-settings'
import { expect, it } from 'vitest'
import { type CampaignHouse, campaignHouse } from '../campaigns/testing.ts'
import { testApp } from '../testing.ts'
import { archiveHouse } from './archive-house.ts'
import { openArchive } from './read-archive.ts'
import { checkRestore, restoreHouse } from './restore-house.ts'
import { testArchive } from './testing.ts'

type App = Pick<CampaignHouse, 'store' | 'clock' | 'links'>

const placeIn = ({ store, clock, links }: App) => ({
  ...testArchive(links),
  accountId: 'a1',
  auctionHouseId: 'h1',
  house: partitionOf(store, 'bidders', ['a1', 'h1']),
  account: partitionOf(store, 'accounts', ['a1']),
  now: () => clock.now,
  operator: 'Olga Operator',
})

/** The house of another app, read back where nothing is left of it. */
const restored = async (from: App) => {
  const blob = await new Response(streamOf(zipped(archiveHouse({ ...placeIn(from), now: from.clock.now }), true))).blob()
  const archive = await openArchive(blob, sha256)
  const app = await testApp({ mailWaitMs: 120_000 })
  const place = placeIn(app)
  await checkRestore(archive, place)
  const result = await restoreHouse(archive, place)
  const after = async (days: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000)
    await app.workOff()
  }
  return { ...app, ...result, house: place.house, after }
}

const caseMail = {
  ...{ id: 'casemail_1', caseId: 'case_1', userId: 'u1', rule: 'remind_filing' as const, facts: {}, failures: 0 },
  ...{ state: 'due' as const, askedAt: '2026-11-20T09:00:00Z' },
}

/** A house in which each kind of email is due, and one of each was claimed by a worker. */
const busyHouse = async () => {
  const app = await campaignHouse(6, { mailWaitMs: 120_000 })
  await app.call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: ['bid_1'] } })
  const scheduled = await app.call('createCampaign', app.planned({ sendAt: '2026-11-24T09:00:00.000Z' }))
  const running = await app.call('createCampaign', app.planned({ subject: 'Running' }))
  const campaigns = recordsOf(campaignRecord, app.house)
  await campaigns.change(running.id, (one) => ({ ...one, status: 'sending', isGathered: true }))
  for (const [bidderId, state] of [
    ['bid_2', 'due'],
    ['bid_3', 'sending'],
  ] as const)
    await recordsOf(campaignMailRecord, app.house).create({
      ...{ id: `cml_${bidderId}`, campaignId: running.id, auctionId: 'auc_1', bidderId, bidderNumber: 'B-1', bidderName: 'Ann' },
      ...{ score: 90, tier: 'Gold', state, reaches: [bidderId], at: '2026-11-21T08:59:00.000Z', hasUnsubscribed: false },
    })
  await app.house.in('cases').write([caseMailRecord.put(caseMail)])
  return { ...app, scheduled, running }
}

it('a restored house writes to nobody, also when staff send something else, until staff continue', async () => {
  const from = await busyHouse()
  const app = await restored(from)
  expect(app.onHold).toEqual({ invitations: 1, campaigns: 2, cases: 0, caseMails: 1, paymentReminders: 0 })
  await app.after(1)
  // Each starts the work that also sends whatever else is due.
  expect(await app.call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: ['bid_6'] } })).toMatchObject({ invited: 1 })
  await app.call('resendInvitations', { body: {} })
  await app.after(4)
  expect(app.mails.map(({ to }) => to)).toEqual(['bid_6@example.com'])
  const mails = await readerOf(caseMailRecord, app.house.in('cases')).find(caseMail.id)
  expect(mails?.document.state).toBe('held')

  const { campaigns } = await app.call('listCampaigns')
  expect(campaigns.map(({ status, problem }: Record<string, string>) => [status, problem])).toEqual([
    ['stopped', 'restored'],
    ['stopped', 'restored'],
  ])
  const { campaign } = await app.call('readCampaign', { params: { id: from.running.id } })
  expect(campaign.counts).toEqual({ campaignStopped: 1, sent: 1 })
})

it('staff send a held invitation, and a campaign again to those it did not reach', async () => {
  const app = await restored(await busyHouse())
  const { invitations } = await app.call('listInvitations', { query: 'auctionId=auc_1&state=invited' })
  expect(invitations).toMatchObject([{ bidderId: 'bid_1', mail: 'held' }])
  const [{ id, version }] = invitations
  expect(await app.call('sendInvitationAgain', { params: { id }, body: { version } })).toMatchObject({ status: 200 })
  await app.after(1)
  expect(app.mails.map(({ to }) => to)).toEqual(['bid_1@example.com'])
  app.mails.length = 0

  await app.call('createCampaign', { body: { auctionId: 'auc_1', kind: 'premium', subject: 'Again', message: 'Come and see.' } })
  await app.after(1)
  expect(app.mails.map(({ to }) => to).toSorted()).toEqual([2, 4, 5, 6].map((number) => `bid_${number}@example.com`))
})

it('an email that a worker had claimed counts as sent, and a reminder that was due is dropped', async () => {
  const from = await campaignHouse(2, { mailWaitMs: 120_000 })
  await from.call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: ['bid_1', 'bid_2'] } })
  const invitations = recordsOf(invitationRecord, from.house)
  const { items } = await invitations.page({}, { limit: 2 })
  const changes = [{ mail: 'sending' as const }, { sentAt: '2026-11-10T09:00:00.000Z', mailCount: 1 }]
  for (const [index, change] of changes.entries())
    await invitations.change(items[index]?.document.id ?? '', (one) => ({ ...one, ...change }))
  const app = await restored(from)
  await app.after(3)
  const after = (await readerOf(invitationRecord, app.house).page({}, { limit: 2 })).items.map(({ document }) => document)
  expect(after.map(({ mail, mailCount }) => [mail, mailCount])).toEqual([
    ['sent', 1],
    ['sent', 1],
  ])
  expect(app.mails).toEqual([])
})

it('reminders of winners are off, and a notice that was on its way counts as sent', async () => {
  const from = await campaignHouse(1, { mailWaitMs: 120_000 })
  const sending = { id: 'notice_1', step: 'final_notice' as const, alsoDue: [], askedAt: '2026-11-20T09:00:00.000Z', failures: 0 }
  const lots = [{ id: 'lot_1', lotNumber: '1', title: 'Chest', hammer: 900, premium: 100 }]
  const debt = { id: 'due_1', auctionId: 'auc_1', auctionTitle: 'Sale', bidderId: 'bid_1', currency: 'USD' as const, lots, payments: [] }
  const due = paymentDueDocument({ ...debt, closedAt: '2026-11-01T09:00:00.000Z', notices: [], sending, bidderText: 'Ann' })
  const ladder = { enabled: true, reminderDays: 3, secondNoticeDays: 7, finalNoticeDays: 14, caseDays: 21 }
  const settings = { id: reminderSettingsId, ...ladder, startsOn: '2026-10-01' }
  await from.house.in('cases').write([paymentDueRecord.put(due), reminderSettingsRecord.put(settings)])
  const { house, onHold } = await restored(from)
  expect(onHold.paymentReminders).toBe(1)
  const { document } = await readerOf(paymentDueRecord, house.in('cases')).read(due.id)
  expect(document.notices).toEqual([{ step: 'final_notice', alsoDue: [], at: sending.askedAt, amount: 1000, by: 'email' }])
  expect(document).not.toHaveProperty('sending')
  expect((await readerOf(reminderSettingsRecord, house.in('cases')).read(reminderSettingsId)).document).toMatchObject({
    ...ladder,
    enabled: false,
  })
})
