import { createLegalCase } from '@auctionwiz/contracts/legal-cases'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { openAsStaff, staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const open = async (path: string, options?: Parameters<typeof visit>[0], person = 'blake.howie') => {
  const opened = await visit(options)
  await openAsStaff(opened.page, stack, `${web}/${path}`, person)
  await opened.page.getByRole('heading', { level: 1, name: /^Legal Case/ }).waitFor()
  return opened
}

it('files a case, finds it, works on it and moves it until it is closed', async () => {
  const { page, problems, context } = await open('legal')
  const title = `Clock returned ${fresh()}`
  await expectAccessible(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'File New Legal Case' })
  await form.getByRole('button', { name: 'File Case' }).click()
  await form.getByRole('alert').getByText('Please fill in all required fields').waitFor()
  await expectAccessible(page)
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Case type', { exact: true }).selectOption('Refund Request')
  await form.getByLabel('Category', { exact: true }).selectOption('After the sale')
  await form.getByLabel('Priority', { exact: true }).selectOption('Medium')
  await form.getByLabel('Jurisdiction', { exact: true }).fill('New York, USA')
  await form.getByLabel('Claim amount').fill('9,750')
  await form.getByRole('button', { name: 'File Case' }).click()
  await page
    .getByRole('status')
    .getByText(/^Legal case filed successfully/)
    .waitFor()

  await page.getByRole('searchbox', { name: 'Search cases...' }).fill(title)
  const row = page.getByRole('row', { name: /Refund Request/ })
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(await row.innerText()).toMatch(/LC-\d+[\s\S]*\$9,750\.00[\s\S]*Medium/)
  const number = /LC-\d+/.exec(await row.innerText())?.[0] ?? ''
  await row.click()
  const dialog = page.getByRole('dialog', { name: number })
  await dialog.getByText('New York, USA', { exact: true }).waitFor()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Update Case' }).click()
  const edit = page.getByRole('dialog', { name: `Update case ${number}` })
  await edit.getByLabel('Legal counsel').fill('Marsh & Dole LLP')
  await edit.getByRole('button', { name: 'Update Case' }).click()
  await dialog.getByText('Marsh & Dole LLP').first().waitFor()

  await dialog.getByRole('tab', { name: 'Workflow' }).click()
  await dialog.getByLabel('New status').selectOption('DISMISSED')
  await dialog.getByRole('button', { name: 'Change Status' }).click()
  const change = page.getByRole('dialog', { name: `Change ${number} to DISMISSED?` })
  await change.getByRole('button', { name: 'Confirm Change' }).click()
  await change.getByRole('link', { name: /Give the reason/ }).waitFor()
  await change.getByLabel('Reason').fill('The buyer keeps the clock.')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Confirm Change' }).click()
  await change.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await dialog.getByText(/^Automation is paused, by Blake Howie/).waitFor()
  await expectAccessible(page)

  await dialog.getByRole('tab', { name: /^Notes/ }).click()
  await dialog.getByLabel('New note').fill('Called the buyer.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await dialog.getByRole('listitem').filter({ hasText: 'Called the buyer.' }).waitFor()

  await dialog.getByRole('tab', { name: /^Actions/ }).click()
  await dialog.getByLabel('New action item').fill('Send the receipt')
  await dialog.getByLabel('Owner').selectOption('Blake Howie')
  await dialog.getByRole('button', { name: 'Add action item' }).click()
  await dialog.getByRole('checkbox', { name: 'Send the receipt' }).click()
  await dialog.getByText(/^Done by Blake Howie/).waitFor()
  await expectAccessible(page)

  await dialog.getByRole('tab', { name: 'Timeline' }).click()
  const happened = dialog.getByRole('list', { name: 'What happened' })
  await happened.getByText('Blake Howie: The buyer keeps the clock.').waitFor()
  await happened.getByText('Action item done: Send the receipt').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: `Actions for ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Export Documents' }).click()
  expect((await exported).suggestedFilename()).toContain(`${number}-documents-`)
  await page.getByRole('button', { name: `Actions for ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Close Case' }).click()
  const close = page.getByRole('dialog', { name: `Change ${number} to CLOSED?` })
  await close.getByLabel('Reason').fill('Nothing is left to do.')
  await close.getByRole('button', { name: 'Confirm Change' }).click()
  await dialog.getByText('CLOSED', { exact: true }).first().waitFor()
  const update = dialog.getByRole('button', { name: 'Update Case' })
  await expect.poll(() => update.getAttribute('data-tip')).toContain('CLOSED')
  expect(problems).toEqual([])
  await context.close()
})

it('shows the active cases as cards, narrows them, and leads from the figures to the cases they count', async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const title = `Vase broken ${fresh()}`
  const { caseNumber } = await blake(createLegalCase, {
    body: { title, caseType: 'property_damage', category: 'post_sale', priority: 'critical', jurisdiction: 'New York, USA' },
  })
  const { page, problems, context } = await open('legal?tab=active', { viewport: 'phone', dark: true })
  await page.getByRole('searchbox', { name: 'Search cases...' }).fill(title)
  const card = page.getByRole('link', { name: new RegExp(caseNumber) })
  await card.waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Low' }).click()
  await page.getByText('No matching cases').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await card.click()
  await page.getByRole('dialog', { name: caseNumber }).getByText('Property Damage').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByRole('region', { name: 'Cases by priority' }).getByRole('radio', { name: 'Table' }).check({ force: true })
  await page
    .getByRole('table', { name: 'Cases by priority' })
    .getByRole('row', { name: /^Critical/ })
    .waitFor()
  await expectAccessible(page)
  await page
    .getByRole('list', { name: 'Cases by type' })
    .getByRole('link', { name: /^Property Damage/ })
    .click()
  await expect.poll(() => page.url()).toContain('type=property_damage')
  expect(problems).toEqual([])
  await context.close()
})

it('lets a viewer read cases, and names the permission that filing and changing need', async () => {
  const { page, problems, context } = await open('legal', undefined, 'joshua.rudd')
  const file = page.getByRole('button', { name: 'File New Case' }).first()
  expect(await file.getAttribute('data-tip')).toContain('legal:create')
  await page.getByRole('row').nth(1).click()
  const dialog = page.getByRole('dialog')
  const update = dialog.getByRole('button', { name: 'Update Case' })
  expect(await update.getAttribute('data-tip')).toContain('legal:edit')
  await dialog.getByRole('tab', { name: 'Workflow' }).click()
  await expect.poll(() => dialog.getByRole('button', { name: 'Change Status' }).getAttribute('data-tip')).toContain('legal:workflow')
  expect(problems).toEqual([])
  await context.close()
})
