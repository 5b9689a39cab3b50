import { readLegalCase } from '@auctionwiz/contracts/legal-cases'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { enter, expectFocus, press, stepTo, type } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { askForApproval, proposeSettlement } from '../support/proposed-settlement.ts'
import { createTenant } from '../support/tenant.ts'

/** Legal cases and notifications by keyboard alone: no press of a pointer, and the focus is never lost. */
const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** Goes to the selected tab, and from it to the one before. */
const goBack = async (page: Page, dialog: Locator, name: string | RegExp): Promise<void> => {
  await press(page, dialog.getByRole('tab', { selected: true }), 'ArrowLeft')
  await expectFocus(dialog.getByRole('tab', { name, selected: true }))
}

it.each(['live', 'demo'] as const)('files a case, works in its tabs and returns to its row (%s)', async (mode) => {
  const { page, problems, context } = await visit()
  await enter(page, web, mode)
  await press(page, page.getByRole('link', { name: /^Legal/ }))
  await page.getByRole('heading', { level: 1, name: /^Legal Case/ }).waitFor()
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'File New Legal Case' })
  const title = `Barometer cracked ${fresh()}`
  await expectFocus(form.getByLabel('Title', { exact: true }))
  await page.keyboard.type(title)
  await type(page, form.getByLabel('Case type', { exact: true }), 'Refund')
  await type(page, form.getByLabel('Category', { exact: true }), 'After')
  await type(page, form.getByLabel('Priority', { exact: true }), 'Medium')
  await type(page, form.getByLabel('Jurisdiction', { exact: true }), 'New York')
  await page.keyboard.press('Enter')
  const filed = page.getByRole('status').getByText(/^Legal case filed successfully/)
  const number = /LC-\d+/.exec(await filed.innerText())?.[0] ?? ''

  const row = page.getByRole('row', { name: new RegExp(number) })
  await stepTo(page, row)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: number })
  await expectFocus(dialog.getByRole('tab', { name: 'Overview' }))
  const place = await dialog.boundingBox()
  for (const name of ['Workflow', 'Timeline', /^Documents/, /^Actions/, /^Notes/]) {
    await page.keyboard.press('ArrowRight')
    await expectFocus(dialog.getByRole('tab', { name, selected: true }))
    expect(await dialog.boundingBox()).toEqual(place)
  }

  await press(page, dialog.getByRole('button', { name: 'Add note' }))
  await expectFocus(dialog.getByLabel('New note'))
  await page.keyboard.type('Called the buyer.')
  await press(page, dialog.getByRole('button', { name: 'Add note' }))
  await dialog.getByRole('listitem').filter({ hasText: 'Called the buyer.' }).waitFor()
  await goBack(page, dialog, /^Actions/)
  await type(page, dialog.getByLabel('New action item'), 'Send the receipt')
  await page.keyboard.press('Enter')
  const item = dialog.getByRole('checkbox', { name: 'Send the receipt' })
  await press(page, item, 'Space')
  await dialog.getByText(/^Done by/).waitFor()
  await expectFocus(item)
  await goBack(page, dialog, /^Documents/)
  // Chromium passes the file chooser on only once somebody waits for it.
  const choosing = page.waitForEvent('filechooser')
  await press(page, dialog.getByLabel('File', { exact: true }))
  await (await choosing).setFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nPaid\n%%EOF') })
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('receipt')
  await type(page, dialog.getByLabel('Document type'), 'Evidence')
  await press(page, dialog.getByRole('button', { name: 'Add document' }))
  await dialog.getByRole('listitem').filter({ hasText: 'receipt' }).waitFor()
  for (const name of ['Timeline', 'Workflow']) await goBack(page, dialog, name)
  await type(page, dialog.getByLabel('New status'), 'DISMISSED')
  await press(page, dialog.getByRole('button', { name: 'Change Status' }))
  const change = page.getByRole('dialog', { name: `Change ${number} to DISMISSED?` })
  await expectFocus(change.getByLabel('Reason'))
  await page.keyboard.type('The buyer keeps the clock.')
  await press(page, change.getByRole('button', { name: 'Confirm Change' }))
  await expectFocus(dialog.getByRole('button', { name: 'Change Status' }))

  await press(page, dialog.getByRole('button', { name: 'Update Case' }))
  const edit = page.getByRole('dialog', { name: `Update case ${number}` })
  await expectFocus(edit.getByLabel('Title', { exact: true }))
  await page.keyboard.press('Escape')
  await dialog.getByText('DISMISSED', { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(row)
  expect(problems).toEqual([])
  await context.close()
})

it('acts on notifications, chooses how they come, and reports a bidder', async () => {
  const { page, problems, context } = await visit()
  await enter(page, web, 'demo')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await press(page, bell)
  const list = page.getByRole('dialog', { name: 'Workflow Notifications' })
  const items = list.getByRole('listitem')
  await expectFocus(items.first())
  await press(page, list.getByRole('button', { name: 'Extend Deadline' }))
  await expectFocus(list.getByLabel('New deadline'))
  await page.keyboard.press('Escape')
  await expectFocus(items.filter({ hasText: 'Filing deadline' }))
  await press(page, items.first().getByRole('button', { name: 'Mark read' }))
  await list.getByText('3 notifications, 2 unread').waitFor()
  await expectFocus(items.first())
  await press(page, items.first().getByRole('button', { name: /^Dismiss/ }))
  await list.getByText('2 notifications, 2 unread').waitFor()
  await expectFocus(items.first())

  await press(page, list.getByRole('button', { name: 'Notification Settings' }))
  const settings = page.getByRole('dialog', { name: 'Notification Settings' })
  const inApp = settings.getByRole('switch', { name: 'Automations in the app' })
  await expectFocus(inApp)
  await page.keyboard.press('Space')
  await expect.poll(() => inApp.isChecked()).toBe(false)
  const byMail = settings.getByLabel('Reminders by email')
  await type(page, byMail, 'Daily')
  await expect.poll(() => byMail.inputValue()).toBe('digest')
  await expectFocus(byMail)
  await page.keyboard.press('Escape')
  await expectFocus(items.first())
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await expectFocus(bell)

  const row = page.getByRole('grid').getByRole('row').nth(1)
  await stepTo(page, row)
  await page.keyboard.press('Enter')
  const report = page.getByRole('button', { name: 'Report Bidder' })
  await press(page, report)
  const form = page.getByRole('dialog', { name: 'File New Legal Case' })
  await expectFocus(form.getByLabel('Title', { exact: true }))
  await type(page, form.getByLabel('Case type', { exact: true }), 'Payment Default')
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('status')
    .getByText(/^Legal case filed successfully/)
    .waitFor()
  await expectFocus(report)
  expect(problems).toEqual([])
  await context.close()
})

it('goes from a notification to its settlement and rejects it with a reason', async () => {
  const tenant = await createTenant(stack)
  const director = await createPerson(stack, 'admin', tenant)
  const clerk = await tenant.as('staff')
  const legalCase = await proposeSettlement(clerk)
  await askForApproval(stack, director, legalCase)
  const { page, problems, context } = await visit()
  await signInAs(page, web, director.email, director.password)
  await page.waitForURL('**/bidders')
  await press(page, page.getByRole('button', { name: 'Notifications, 1 unread' }))
  const list = page.getByRole('dialog', { name: 'Workflow Notifications' })
  await press(page, list.getByRole('link', { name: 'Review Case' }))
  const dialog = page.getByRole('dialog', { name: legalCase.caseNumber })
  await expectFocus(dialog.getByRole('tab', { name: 'Workflow', selected: true }))

  await type(page, dialog.getByLabel('Reason'), 'Offer $40,000 first.')
  await press(page, dialog.getByRole('button', { name: 'Reject' }))
  await expectFocus(dialog.getByText('Settlement of $58,000.00 rejected').first())
  await dialog.getByText(/Offer \$40,000 first\.$/).waitFor()
  expect(await dialog.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  const { status, settlement } = await clerk(readLegalCase, { params: { id: legalCase.id } })
  expect({ status, ...settlement }).toMatchObject({ status: 'MEDIATION', state: 'rejected', decisionReason: 'Offer $40,000 first.' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
