import { readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible, inBrowser, type VisitOptions } from '../support/browser.ts'
import { expectFocus, press } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson, type TestPerson } from '../support/person.ts'
import { askForApproval, proposeSettlement } from '../support/proposed-settlement.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

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

it('rings without a reload, decides from the list, and tells the other director who decided', async () => {
  const clerk = await tenant.as('staff')
  const legalCase = await proposeSettlement(clerk)
  const { page, problems, context } = await enter(ada)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.waitFor()
  await askForApproval(stack, ada, legalCase)
  await askForApproval(stack, olga, legalCase)
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
