import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'

const { web, outbox } = ownStack().urls
const visit = inBrowser()

it('the rules invite to a new auction, the rest is decided by keyboard, and each mail arrives once', async () => {
  const { page, problems, context } = await visit()
  const title = `Regulators of the Enlightenment, part ${fresh()}`
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('tab', { name: 'Invitations' }).click()
  // The next auction is decided already.
  await page.locator('[data-index]').first().waitFor()
  await page.getByText('A approves, D denies').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Auction' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Starts').fill('2031-03-04T10:00')
  await dialog.getByLabel('Ends').fill('2031-03-04T09:00')
  await dialog.getByText('The end must be after the start.').waitFor()
  await dialog.getByLabel('Ends').fill('2031-03-04T16:00')
  await dialog.getByRole('button', { name: 'Add Auction' }).click()
  await expect.poll(() => page.getByLabel('Auction', { exact: true }).locator('option:checked').innerText()).toContain(title)
  await page.getByText('No bidders in review').waitFor()
  expect(await page.getByText('A approves, D denies').count()).toBe(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Threshold' }).click()
  await dialog.getByLabel('This auction has its own threshold').check()
  await dialog.getByLabel('Invite from a score of').fill('78')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Threshold saved/).waitFor()

  await page.getByRole('button', { name: 'Run Invitation Rules' }).click()
  await dialog.getByLabel('Message').fill('We look forward to seeing you.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Run Rules and Invite' }).click()
  const rows = page.locator('[data-index]')
  const rowOf = (name: string) => rows.filter({ has: page.getByRole('link', { name }) })
  const nameOf = async (row: Locator) => (await row.getByRole('link').innerText()).split('\n')[0] ?? ''
  await rows.first().waitFor({ timeout: 30_000 })

  // While the rules decide, rows come in above: a row is found again by its bidder.
  await page.getByText('A approves, D denies').waitFor()
  const reviewed = await nameOf(rows.first())
  const row = rowOf(reviewed).first()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Re-check' }).click()
  await page.getByText(/the result is the same/).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await row.focus()
  await page.keyboard.press('a')
  await page.getByText(`${reviewed} is invited`).waitFor()
  // The focus moves to the next row.
  const denied = await nameOf(page.locator('[data-index]:focus'))
  expect(denied).not.toBe(reviewed)
  await page.keyboard.press('d')
  await page.getByText(`${denied} is denied`).waitFor()

  // After the last of a list the one above it has the focus.
  await page.getByRole('radio', { name: /^Denied/ }).click({ force: true })
  await rowOf(denied).waitFor()
  const last = await nameOf(rows.last())
  await rows.last().focus()
  await page.keyboard.press('a')
  await page.getByText(`${last} is invited`).waitFor()
  expect(await page.locator('[data-index]:focus, #content:focus').count()).toBe(1)

  await page.getByRole('radio', { name: /^Invited/ }).click({ force: true })
  await rowOf(reviewed).first().waitFor()
  const invited = async () => {
    const words = await page.getByRole('radio', { name: /^Invited/ }).evaluate((radio) => radio.parentElement?.textContent ?? '')
    return Number(/\d+/.exec(words)?.[0])
  }
  const arrived = async () => {
    const { messages } = (await (await fetch(`${outbox}/messages`)).json()) as { messages: { subject?: string; to: string }[] }
    return messages.filter(({ subject }) => subject?.includes(title))
  }
  await expect.poll(async () => (await arrived()).length - (await invited()), { timeout: 30_000 }).toBe(0)
  const addresses = (await arrived()).map(({ to }) => to)
  expect(addresses.length).toBeGreaterThan(0)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(problems).toEqual([])
  await context.close()
})
