import { randomUUID } from 'node:crypto'
import { createAuction, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { createLot, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { updateReminderSettings } from '@auctionwiz/contracts/payments-due'
import { registerBidder } from '@auctionwiz/contracts/registrations'
import { runReminders } from '@auctionwiz/functions-auctions/payments-due/run-reminders'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { expect } from 'vitest'
import type { StackInfo } from './stack.ts'
import { createTenant, storeOf } from './tenant.ts'

const day = 86_400_000

/** An auction that has just closed, in which Ann won a lot for 400 with a premium of 25%, at a house that reminds its winners. */
export const closedSale = async (stack: StackInfo) => {
  const tenant = await createTenant(stack)
  const call = await tenant.as('admin')
  const days = { reminderDays: 3, secondNoticeDays: 7, finalNoticeDays: 14, caseDays: 21 }
  await call(updateReminderSettings, { body: { enabled: true, ...days, howToPay: 'At the front desk' } })
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const sale = { title: 'Silver', startDate: soon(1), endDate: soon(2), buyersPremium: [{ from: 0, basisPoints: 2500 }] }
  const { id } = await call(createAuction, { body: sale })
  const move = async (action: 'publish' | 'goLive' | 'close') => {
    const { version } = await call(readAuction, { params: { id } })
    return call(moveAuction, { params: { id }, body: { action, version } })
  }
  // The timer of a later file of this worker looks at this sale too.
  const email = `ann.${randomUUID()}@example.com`
  const bidder = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Lee', email } })
  await call(registerBidder, { params: { id }, body: { bidderId: bidder.id, paddle: '7' } })
  const lot = await call(createLot, { params: { id }, body: { title: 'Teapot' } })
  await move('publish')
  await move('goLive')
  const outcome = { action: 'sell' as const, hammer: 400_00, paddle: '7' }
  await call(recordLotOutcome, { params: { id, lotId: lot.id }, body: { outcome, version: lot.version } })
  await move('close')
  const job = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'results')?.status
  await expect.poll(job, { timeout: 30_000, interval: 100 }).toBe('completed')
  return { tenant, email }
}

const boundless = { take: async (_account: string, granted: number) => ({ granted, seconds: 0 }), takeRecipient: async () => true }

/** The timer at a later time, with a mail service that takes each message once. */
export const laterTimer = (stack: StackInfo, to: string) => {
  const mails = new Map<string, Message>()
  const store = storeOf(stack)
  const messenger = { send: async (message: Message) => void mails.set(`${message.id} ${message.askedAt}`, message) }
  const runIn = async (days: number) => {
    const now = () => new Date(Date.now() + days * day)
    const ports = { store, sales: scheduledSales(store, now), cases: scheduledCases(store, now), log: silentLog, now }
    await runReminders({ ...ports, messenger, budget: boundless, notify: notifier(store, now) })()
  }
  return { runIn, received: () => [...mails.values()].filter((mail) => mail.to === to) }
}
