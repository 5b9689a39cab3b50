import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'

const { web, outbox } = ownStack().urls
const visit = inBrowser()

it('the rules invite to a new auction, the rest is decided by keys and by groups, and each mail arrives once', async () => {
  const { page, problems, context } = await visit()
  const title = `Regulators of the Enlightenment, part ${fresh()}`
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('tab', { name: 'Invitations' }).click()
  // The next auction is decided already.
  await page.locator('[data-index]').first().waitFor()
  await page.getByText('Miss by 2 points or less').waitFor()
  // The switch between the scores has no effect here: the header names the one that counts.
  expect(await page.getByRole('radiogroup', { name: 'Score shown' }).count()).toBe(0)
  await page.getByRole('columnheader', { name: 'Custom score' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More actions for this auction' }).click()
  await page.getByRole('menuitem', { name: 'Add Auction' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Starts').fill('2031-03-04T10:00')
  await dialog.getByLabel('Ends').fill('2031-03-04T09:00')
  await dialog.getByText('The end must be after the start.').waitFor()
  await dialog.getByLabel('Ends').fill('2031-03-04T16:00')
  await dialog.getByRole('button', { name: 'Add Auction' }).click()
  await expect.poll(() => page.getByLabel('Auction', { exact: true }).locator('option:checked').innerText()).toContain(title)
  await page.getByText('No bidders in review').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Threshold' }).click()
  await dialog.getByLabel('This auction has its own threshold').check()
  await dialog.getByLabel('Invite from a score of').fill('78')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Threshold saved/).waitFor()

  await page.getByRole('button', { name: 'Run invitation rules' }).first().click()
  await dialog.getByLabel('Message').fill('We look forward to seeing you.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Run rules and invite' }).click()
  const rows = page.locator('[data-index]')
  const rowOf = (name: string) => rows.filter({ has: page.getByRole('link', { name }) })
  const nameOf = async (row: Locator) => (await row.getByRole('link').innerText()).split('\n')[0] ?? ''
  await page.getByText(/^The rules have run/).waitFor({ timeout: 30_000 })
  await rows.first().waitFor()

  const count = async (state: string): Promise<number> => {
    const words = await page.getByRole('radio', { name: state }).evaluate((radio) => radio.parentElement?.textContent ?? '')
    return Number(/\d+/.exec(words)?.[0])
  }
  const inReview = await count('In review')
  const reviewed = await nameOf(rows.first())
  const row = rowOf(reviewed).first()
  await row.getByRole('button', { name: /^Score \d+, needs 78$/ }).click()
  await page.getByRole('button', { name: 'Re-check' }).click()
  await page.getByText(/the result is the same/).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await row.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: reviewed })
    .or(page.getByRole('complementary', { name: reviewed }))
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toContain('bidder=')
  await row.focus()
  await page.keyboard.press('a')
  await page.getByText(`${reviewed} is invited`).waitFor()
  // The focus moves to the next row.
  const denied = await nameOf(page.locator('[data-index]:focus'))
  expect(denied).not.toBe(reviewed)
  await page.keyboard.press('d')
  await page.getByText(`${denied} is denied`).waitFor()

  // Two presses: a whole group is approved, and the undo brings it back. A third approves it again.
  await expect.poll(() => count('In review')).toBe(inReview - 2)
  const before = await count('Invited')
  const approve = page.getByRole('button', { name: /^Approve all/ }).first()
  const size = Number(/\d+/.exec(await approve.innerText())?.[0])
  await approve.click()
  await page.getByText(size === 1 ? '1 bidder is invited' : `${size} bidders are invited`).waitFor()
  await expect.poll(() => count('Invited')).toBe(before + size)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText(/decisions? (is|are) undone$/).waitFor()
  await expect.poll(() => count('Invited')).toBe(before)
  await page
    .getByRole('button', { name: /^Approve all/ })
    .first()
    .click()
  await expect.poll(() => count('Invited')).toBe(before + size)

  // After the last of a list the one above it has the focus.
  await page.getByRole('radio', { name: /^Denied/ }).click({ force: true })
  await rowOf(denied).waitFor()
  const last = await nameOf(rows.last())
  await rows.last().focus()
  await page.keyboard.press('a')
  await page.getByText(`${last} is invited`).waitFor()
  expect(await page.locator('[data-index]:focus, #content:focus').count()).toBe(1)

  await page.getByRole('radio', { name: /^Invited/ }).click({ force: true })
  await page.getByRole('searchbox').fill(reviewed)
  await rowOf(reviewed).first().waitFor()
  const arrived = async () => {
    const { messages } = (await (await fetch(`${outbox}/messages`)).json()) as { messages: { subject?: string; to: string }[] }
    return messages.filter(({ subject }) => subject?.includes(title))
  }
  await expect.poll(async () => (await arrived()).length - (await count('Invited')), { timeout: 30_000 }).toBe(0)
  const addresses = (await arrived()).map(({ to }) => to)
  expect(addresses.length).toBeGreaterThan(0)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(problems).toEqual([])
  await context.close()
})

it('selected bidders are decided together, and all of a group is selected with those not fetched', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders/invitations`)
  const approve = page.getByRole('button', { name: /^Approve all/ }).first()
  const size = /\d+/.exec(await approve.innerText())?.[0]
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page.getByText('1 selected').waitFor()
  await page.getByText('Each approved bidder gets one invitation email.').waitFor()
  await page.getByRole('button', { name: `Select all ${size}` }).click()
  await page.getByText(`${size} selected`).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send Email' }).click()
  const email = page.getByRole('dialog', { name: `Email ${size} bidders` })
  await email.getByRole('button', { name: `Send ${size} emails` }).click()
  await email.getByRole('link', { name: 'Subject: This field is required.' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await bar.getByRole('button', { name: 'Deny' }).click()
  await page.getByText(`${size} bidders are denied`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText(`${size} decisions are undone`).waitFor()
  await approve.waitFor()

  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Lowest score').fill('100')
  await page.keyboard.press('Escape')
  await page.getByText('No bidders match').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await approve.waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('on the phone the current bidder is decided under the thumb, and the next one follows', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone', touch: true })
  await signIn(page, web, 'blake.howie')
  await page.getByRole('list', { name: 'Bidders' }).waitFor()
  await page.goto(`${web}/bidders/invitations`)
  const dock = page.getByRole('region', { name: 'Current bidder' })
  const current = async () => (await dock.locator('b').innerText()).trim()
  await dock.waitFor()
  await expectAccessible(page)
  const { y, height } = (await dock.locator('..').boundingBox()) ?? { y: 0, height: 0 }
  expect(Math.round(height)).toBeLessThanOrEqual(97)
  expect(Math.round(y + height)).toBe(page.viewportSize()?.height)
  const first = await current()
  await dock.getByRole('button', { name: `Approve ${first}` }).click()
  await page.getByText(`${first} is invited`).waitFor()
  const second = await current()
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText(`The decision on ${first} is undone`).waitFor()
  await dock.getByRole('button', { name: `More actions for ${second}` }).click()
  await page.getByRole('menuitem', { name: 'Show reasons' }).click()
  await page.getByText('The rules said Manual Review.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dock.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'View Profile' }).click()
  await page.getByRole('heading', { name: second }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
