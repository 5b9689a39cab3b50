import type { Client } from '@auctionwiz/contracts/client'
import { changeLegalCaseStatus, setCaseAutomation } from '@auctionwiz/contracts/legal-case-workflow'
import { createLegalCase, type LegalCase, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { notify } from '@auctionwiz/records/notify'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible, inBrowser, type VisitOptions } from '../support/browser.ts'
import { expectFocus, press } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson, type TestPerson } from '../support/person.ts'
import { createTenant, storeOf, type Tenant } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

let tenant: Tenant
let ada: TestPerson
let olga: TestPerson
beforeAll(async () => {
  tenant = await createTenant(stack)
  olga = await createPerson(stack, 'owner', tenant, 'Olga')
  ada = await createPerson(stack, 'admin', tenant, 'Ada')
})

const enter = async (person: TestPerson, options?: VisitOptions) => {
  const opened = await visit(options)
  await opened.page.clock.install()
  await signInAs(opened.page, web, person.email, person.password)
  await opened.page.waitForURL('**/bidders')
  return opened
}

/** A case without automations, whose settlement a clerk proposed and directors have to approve. */
const proposed = async (clerk: Client): Promise<LegalCase> => {
  const subject = { title: 'Card table returned', caseType: 'refund_request', category: 'post_sale', priority: 'high' } as const
  const filed = await clerk(createLegalCase, { body: { ...subject, jurisdiction: 'New York, USA' } })
  const params = { id: filed.id }
  let current = await clerk(setCaseAutomation, { params, body: { enabled: false, version: filed.version } })
  const move = async (status: LegalCase['status'], settlementAmount?: { amount: number; currency: 'USD' }) => {
    const body = { status, reason: 'As agreed', version: current.version, ...(settlementAmount && { settlementAmount }) }
    current = await clerk(changeLegalCaseStatus, { params, body })
  }
  for (const status of ['PENDING', 'IN REVIEW', 'MEDIATION'] as const) await move(status)
  await move('SETTLED', { amount: 5_800_000, currency: 'USD' })
  return current
}

const tell = async (person: TestPerson, legalCase: LegalCase, cause: string) => {
  const { id, caseNumber, settlement } = legalCase
  const limit = { amount: 5_000_000, currency: 'USD' } as const
  const facts = { caseNumber, limit, amount: settlement?.amount, since: settlement?.proposedAt, person: settlement?.proposedBy.name }
  const place = { accountId: tenant.accountId, auctionHouseId: tenant.houseId }
  await notify(storeOf(stack), person.id, { cause: [id, cause], kind: 'ask_approval', ...place, subjectId: id, facts }, new Date())
}

it('rings without a reload, decides from the list, and tells the other director who decided', async () => {
  const clerk = await tenant.as('staff')
  const legalCase = await proposed(clerk)
  const { page, problems, context } = await enter(ada)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.waitFor()
  await tell(ada, legalCase, 'first')
  await tell(olga, legalCase, 'first')
  await page.clock.runFor(70_000)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Workflow Notifications' })
  await dialog.getByText('1 notification, 1 unread').waitFor()
  await dialog.getByText('$58,000.00 is over the limit of $50,000.00. Proposed by Test staff.').waitFor()
  await expectFocus(dialog.getByRole('listitem').first())
  await expectAccessible(page)
  await press(page, dialog.getByRole('button', { name: 'Approve' }))
  await dialog.getByText(/^Approved by Ada .*nothing left for you to decide\.$/).waitFor()
  await dialog.getByText('1 notification, 0 unread').waitFor()
  await expectFocus(dialog.getByRole('listitem').first())
  expect((await clerk(readLegalCase, { params: { id: legalCase.id } })).status).toBe('SETTLED')
  await dialog.getByRole('link', { name: 'Review Case' }).press('Enter')
  await page.getByRole('dialog', { name: legalCase.caseNumber }).waitFor()
  expect(problems).toEqual([])
  await context.close()

  const other = await enter(olga, { viewport: 'phone', dark: true })
  await other.page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const list = other.page.getByRole('dialog', { name: 'Workflow Notifications' })
  await list.getByText(/^Approved by Ada .*nothing left for you to decide\.$/).waitFor()
  expect(await list.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  await expectAccessible(other.page)
  await list.getByRole('button', { name: 'Mark All Read' }).click()
  await list.getByText('1 notification, 0 unread').waitFor()
  await list.getByRole('button', { name: /^Dismiss/ }).click()
  await list.getByText('No notifications at this time').waitFor()
  await expectAccessible(other.page)
  expect(other.problems).toEqual([])
  await other.context.close()
})

it('keeps how a user wants to be told', async () => {
  const { page, problems, context } = await enter(ada)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const settings = () => page.getByRole('button', { name: 'Notification Settings' }).click()
  await settings()
  const dialog = page.getByRole('dialog', { name: 'Notification Settings' })
  await dialog.getByLabel('Reminders by email').selectOption('Daily summary')
  await dialog.getByRole('switch', { name: 'Automations in the app' }).click()
  await expect.poll(() => dialog.getByRole('switch', { name: 'Automations in the app' }).isChecked()).toBe(false)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('dialog', { name: 'Workflow Notifications' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await settings()
  await expect.poll(() => dialog.getByLabel('Reminders by email').inputValue()).toBe('digest')
  expect(await dialog.getByRole('switch', { name: 'Automations in the app' }).isChecked()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})
