import { createAuction, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidders'
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
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { createTenant, storeOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const day = 86_400_000

/** An auction that has just closed, in which Ann won a lot for 400 with a premium of 25%, at a house that reminds its winners. */
const closedSale = async () => {
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
  const email = `ann.${fresh()}@example.com`
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
const laterTimer = (to: string) => {
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

it('reminds a winner on the third day, and no more once staff marked the lots as paid', async () => {
  const { tenant, email } = await closedSale()
  const ada = await createPerson(stack, 'admin', tenant, 'Ada')
  const { runIn, received } = laterTimer(email)
  // The timer looks at a sale soon after it has ended.
  await runIn(1)
  expect(received()).toEqual([])
  await runIn(4)
  expect(received()).toMatchObject([{ subject: 'Payment reminder: Silver', text: expect.stringContaining('At the front desk') }])

  const { page, problems, context } = await visit()
  await signInAs(page, web, ada.email, ada.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/legal`)
  await page.getByRole('tab', { name: 'Unpaid' }).click()
  const row = page.getByRole('row', { name: 'Ann Lee' })
  await row.getByText('$500').waitFor()
  expect(await row.innerText()).toContain('Reminder')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Actions for Ann Lee' }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
  const form = page.getByRole('dialog', { name: 'Mark as paid: Ann Lee' })
  expect(await form.getByLabel('Amount').inputValue()).toBe('500')
  await form.getByLabel('Reference').fill('TR-1')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText('Nobody owes anything').waitFor()
  await page.getByLabel('Payments by status').selectOption('paid')
  await row.getByText('Paid').waitFor()

  await runIn(30)
  expect(received()).toHaveLength(1)
  expect(problems).toEqual([])
  await context.close()
})
