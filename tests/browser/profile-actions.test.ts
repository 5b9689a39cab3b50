import { createAuction, moveAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { bulkInvite } from '@auctionwiz/contracts/bidder-invitations'
import { readBidder } from '@auctionwiz/contracts/bidders'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const day = 86_400_000

/** A new bidder whose profile is open, found by search. */
const openProfile = async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const lastName = `Called${fresh()}`
  const email = `olga.${lastName}@example.com`.toLowerCase()
  const { id } = await blake(createBidder, { body: { firstName: 'Olga', lastName, email, phone: '+1 212 555 0148' } })
  const opened = await visit()
  const { page } = opened
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders?q=${lastName}`)
  await page.getByRole('grid').getByText(`Olga ${lastName}`).click()
  await page.getByRole('heading', { name: 'Last note' }).waitFor()
  return { ...opened, blake, id, email, name: `Olga ${lastName}` }
}

it('suspends from the status, says why to colleagues, and undoes it', async () => {
  const { page, problems, context, blake, id, name } = await openProfile()
  await page.getByText('1 of 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Status of ${name}: Pending` }).click()
  await page.getByRole('menuitemradio', { name: /Suspended/ }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${name}?` })
  await dialog.getByLabel(/Reason/).fill('Two unpaid lots')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByText(/^Suspended since .* by Blake Howie: Two unpaid lots$/).waitFor()
  expect(await blake(readBidder, { params: { id } })).toMatchObject({ status: 'Suspended', statusReason: { reason: 'Two unpaid lots' } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Status of ${name}: Pending` }).waitFor()
  expect(await blake(readBidder, { params: { id } })).not.toHaveProperty('statusReason')
  expect(problems).toEqual([])
  await context.close()
})

it('adds a note with N and asks before a typed note is lost', async () => {
  const { page, problems, context } = await openProfile()
  await page.keyboard.press('n')
  const note = page.getByLabel('New note')
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Ring before noon.')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await note.press('Control+Enter')
  await expect.poll(() => note.inputValue()).toBe('')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('tabpanel').getByText('Ring before noon.', { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('copies the email, and shows open invitations with the state of their emails', async () => {
  const { page, problems, context, blake, id, email } = await openProfile()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Email address' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
  const title = `Silver ${fresh()}`
  // Later than the sample auction that the review queue opens with.
  const startDate = new Date(Date.now() + 19 * day).toISOString()
  const endDate = new Date(Date.now() + 20 * day).toISOString()
  const auction = await blake(createAuction, { body: { title, startDate, endDate } })
  await blake(moveAuction, { params: { id: auction.id }, body: { action: 'publish', version: auction.version } })
  await blake(bulkInvite, { body: { auctionId: auction.id, bidderIds: [id] } })
  await page.reload()
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByText(/^(Email goes out at|Sent) /)
    .waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

it('invites and edits the open bidder by key', async () => {
  const { page, problems, context, name } = await openProfile()
  await page.keyboard.press('i')
  await page.getByRole('dialog', { name: /Invite/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: `Edit ${name}` }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
