import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('brings items in from a file, shows them in the list, and takes them back', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.getByRole('heading', { name: /^Bidder/ }).waitFor()
  await page.getByRole('link', { name: 'Data Processing' }).click()
  const mark = `estate${fresh()}`
  const name = `Estate ${mark}`
  const csv = [
    'Stock no,Item,Category,Where it lies,Low estimate,High estimate',
    `${mark}-1,Clock ${mark},Furniture,Loft,"1,200","1,800"`,
    `${mark}-2,Bowl ${mark},Silver,Vault,400,`,
    `${mark}-3,Chair ${mark},Furniture,Loft,900,100`,
  ].join('\n')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('Items of an estate')
  await page.getByLabel('Category', { exact: true }).selectOption('inventory')
  await page.getByRole('button', { name: 'Download template for inventory' }).waitFor()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'estate.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Check Columns First' }).click()

  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
  await page.getByLabel('Read Where it lies as').selectOption('Location')
  const preview = page.getByRole('complementary', { name: 'Row 2 becomes' })
  await preview.getByText('$1,200.00').waitFor()
  await preview.getByText('Loft').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Dry Run' }).click()
  await page.getByText('Nothing has been written yet.').waitFor()
  await page.getByText('the high end of the estimate is below the low one').first().waitFor()
  await page.getByRole('button', { name: 'Import 2 Rows' }).click()
  await page.getByRole('link', { name: `${mark}-1` }).waitFor({ timeout: 60_000 })

  await page.getByRole('link', { name: `${mark}-1` }).click()
  const dialog = page.getByRole('dialog', { name: `Clock ${mark}` })
  await dialog.getByText('$1,200 – $1,800').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: `Edit Clock ${mark}` })
  await form.getByLabel('Location').fill('Gallery')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('Gallery').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('searchbox', { name: 'Search items...' }).fill(mark)
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await expectAccessible(page)

  await page.getByRole('row', { name: new RegExp(`Bowl ${mark}`) }).click()
  await page
    .getByRole('dialog', { name: `Bowl ${mark}` })
    .getByRole('button', { name: 'Delete' })
    .click()
  const question = page.getByRole('alertdialog', { name: `Delete Bowl ${mark}?` })
  await question.getByText('For 24 hours you can undo this').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  const toasts = page.getByRole('status')
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await toasts.getByText(`Bowl ${mark} restored.`).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(3)

  await page.getByRole('link', { name: 'Data Processing' }).click()
  await page.getByRole('tab', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Undo: ${name}` }).click()
  const panel = page.getByRole('region', { name })
  await panel.getByText('1 record it created is removed').waitFor()
  await panel.getByText('1 record stays as it is').waitFor()
  await panel.getByRole('link', { name: `${mark}-1` }).waitFor()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Undo Import' }).click()
  await page
    .getByText(/^Import undone: 1 removed/)
    .first()
    .waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Inventory' }).click()
  await page.getByRole('searchbox', { name: 'Search items...' }).fill(mark)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(problems).toEqual([])
  await context.close()
}, 240_000)
