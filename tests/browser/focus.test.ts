import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.id || document.activeElement?.textContent?.slice(0, 40) || document.activeElement?.tagName || '',
  )

it('moves to the content after an account was chosen', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'imogen.clarke')
  await page.getByRole('radio', { name: /Whitcombe Rooms/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/bidders')
  await expect.poll(() => focused(page)).toBe('content')
  expect(problems).toEqual([])
  await context.close()
})

it('shows a viewer at the URL of the form who can grant adding bidders', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'joshua.rudd')
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/bidders/new`)
  const dialog = page.getByRole('dialog', { name: 'Add New Bidder' })
  await dialog.getByText(/^You can’t add bidders at/).waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.waitForURL('**/bidders')
  expect(problems).toEqual([])
  await context.close()
})

it('comes back to Upload when sending was stopped', async () => {
  const { page, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/data-processing`)
  await page.getByLabel('Name', { exact: true }).fill('Stopped')
  await page.getByLabel('Description').fill('Never arrives')
  const buffer = Buffer.from('first,last,email\nAnn,Lee,ann.lee@example.org\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await page.route('**/data-upload/opened', () => undefined)
  await page.getByRole('button', { name: 'Upload', exact: true, disabled: false }).press('Enter')
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Upload')
  await context.close()
})
