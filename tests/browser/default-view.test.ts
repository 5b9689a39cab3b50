import { deleteBidderView, listBidderViews } from '@auctionwiz/contracts/bidder-views'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const person = 'mikayla.stone'

const open = async () => {
  const opened = await visit()
  await signIn(opened.page, web, person)
  await opened.page.getByRole('grid').getByRole('row').nth(1).waitFor()
  return opened
}

/** Also while the View panel is open, behind which the list has no roles. */
const widthOf = async (page: Page) => (await page.locator('[role="columnheader"]', { hasText: 'Tier' }).boundingBox())?.width ?? 0

/** The list opens with all bidders again. */
const putBack = async (name: string): Promise<void> => {
  const call = await staffClient(stack, person)
  const view = (await call(listBidderViews, {})).views.find((one) => one.name === name)
  if (view) await call(deleteBidderView, { params: { id: view.id } })
}

it('the chosen view opens in another browser, with the same column widths', async () => {
  const name = `Gold first ${fresh()}`
  onTestFinished(() => putBack(name))
  const { page, problems, context } = await open()
  await page.goto(`${web}/bidders?tier=Gold&sort=name`)
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'View' })
  await panel.getByRole('checkbox', { name: 'Tags' }).check()
  const before = await widthOf(page)
  await panel.getByRole('button', { name: 'Make Tier wider' }).press('Enter')
  await expect.poll(() => widthOf(page)).toBe(before + 16)
  await panel.getByRole('button', { name: 'Save this view' }).click()
  await panel.getByLabel('Name of the view').fill(name)
  await panel.getByRole('button', { name: 'Save this view' }).click()
  await panel.getByRole('button', { name: `Actions for the view ${name}` }).click()
  await page.getByRole('menuitem', { name: `Open the list with ${name}` }).click()
  await panel.getByRole('img', { name: 'The list opens with this view' }).waitFor()

  const other = await open()
  await other.page.waitForURL(/tier=Gold/)
  await other.page.getByRole('columnheader', { name: 'Tags' }).waitFor()
  await expect.poll(() => widthOf(other.page)).toBe(before + 16)
  await other.page.goto(`${web}/bidders`)
  await other.page.waitForURL(/tier=Gold/)
  expect([...problems, ...other.problems]).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})
