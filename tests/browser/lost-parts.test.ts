import { expect, it } from 'vitest'
import { inBrowser, overlaysFetched, signIn, type Visit } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const atBidders = async () => {
  const opened = await visit()
  const { page } = opened
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  return opened
}

/** What the browser and React report about code that could not be fetched. */
const otherProblems = ({ problems }: Visit) =>
  problems.filter((line) => !/dynamically imported module|PartNotLoaded|preload CSS|ERR_/.test(line))

it('keeps the list and the typed search when the filters are missing after a deployment, and opens them when they are back', async () => {
  const opened = await atBidders()
  const { page, context } = opened
  opened.expecting(404)
  // Those of bidders are fetched while the browser is idle, those of cases when their button is near.
  const missing = '**/assets/CaseFilters*'
  await page.route(missing, (route) => route.fulfill({ status: 404, body: 'There is nothing here.' }))
  await page.getByRole('link', { name: /^Legal/ }).click()
  const search = page.getByPlaceholder('Search cases...')
  await search.fill('a')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await filters.getByText('This part could not be loaded').waitFor()
  expect(await search.inputValue()).toBe('a')
  expect(await page.getByRole('grid', { includeHidden: true }).isVisible()).toBe(true)
  await page.unroute(missing)
  await filters.getByRole('button', { name: 'Try again' }).click()
  await filters.getByText('Priority', { exact: true }).first().waitFor()
  expect(otherProblems(opened)).toEqual([])
  await context.close()
})

it('says that it is offline, keeps the page, and opens the dialog when the network is back', async () => {
  const opened = await atBidders()
  const { page, context } = opened
  await overlaysFetched(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await page.getByText('Could not open this: you are offline.').waitFor()
  expect(await page.getByRole('grid', { includeHidden: true }).isVisible()).toBe(true)
  await context.setOffline(false)
  await page.getByRole('dialog', { name: /Import/ }).waitFor()
  await expect.poll(() => page.getByRole('banner').getByText('Offline', { exact: true }).count()).toBe(0)
  expect(otherProblems(opened)).toEqual([])
  await context.close()
})

it('asks before Back discards a bidder who is being added', async () => {
  const { page, context } = await atBidders()
  await page.getByRole('button', { name: 'Add Bidder' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Bidder' })
  await dialog.getByLabel('First name').fill('Vanessa')
  await page.goBack()
  await dialog.getByText('Discard what you typed?').waitFor()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Vanessa')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await context.close()
})

it('asks before a changed security policy is left for another tab', async () => {
  const { page, context } = await atBidders()
  await page.goto(`${web}/security/policy`)
  await page.getByRole('switch', { name: 'Require MFA for everyone' }).click()
  await page.getByRole('tab', { name: 'Audit' }).click()
  await page.getByRole('alertdialog', { name: 'Discard what you typed?' }).getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/security/audit')
  await context.close()
})
