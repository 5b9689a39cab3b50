import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { addBidderNote } from '@auctionwiz/contracts/bidder-notes'
import { readBidder } from '@auctionwiz/contracts/bidders'
import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web, bidders } = stack.urls
const visit = inBrowser()

it('saves an edit over changes that have nothing to do with its fields', async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const lastName = `Edited${fresh()}`
  const { id } = await blake(createBidder, { body: { firstName: 'Ada', lastName, email: `ada.${lastName}@example.com`.toLowerCase() } })
  const { page, problems, expecting, context } = await visit()
  // The service refuses the version that the form was opened with.
  expecting(409)
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders?q=${lastName}`)
  await page.getByRole('button', { name: `Actions for Ada ${lastName}` }).click()
  await page.getByRole('menuitem', { name: 'Edit Details' }).click()
  await page.getByLabel('Phone number').fill('+1 212 555 0148')
  await blake(addBidderNote, { params: { id }, body: { note: 'Collects clocks.', category: 'General', isPrivate: false } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(`Ada ${lastName}`).first().waitFor()
  await expect.poll(async () => (await blake(readBidder, { params: { id } })).phone).toBe('+1 212 555 0148')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

it('takes the notice of a failed addition back once the retry has succeeded', async () => {
  const { page, context, expecting } = await visit()
  expecting(503)
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders/new`)
  const lastName = `Retried${fresh()}`
  await page.getByLabel('First name').fill('Bea')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email address').fill(`bea.${lastName}@example.com`.toLowerCase())
  const address = `${bidders}/bidders`
  await page.route(address, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue()))
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Bidder' })
  const failed = page.getByRole('status').getByText('Failed to add bidder. Please try again.')
  await add.click()
  await page.getByText('Failed to add bidder. Please try again.').first().waitFor()
  await page.unroute(address)
  await add.click()
  await page.getByText('Bidder added successfully!').first().waitFor()
  await failed.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Failed to add bidder. Please try again.').count()).toBe(0)
  await context.close()
})

it('finds what is held on a person by email address, also where nobody has it', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('tab', { name: 'Recent Changes' }).click()
  await page
    .getByText('Find the data held about a person by email address, even if the bidder was deleted. Then export or erase it.')
    .waitFor()
  await page.getByRole('button', { name: 'Find by Email Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Data held about a person' })
  await dialog.getByLabel('Email address').fill(`nobody.${fresh()}@example.com`)
  await dialog.getByRole('button', { name: 'Look Up' }).click()
  await dialog.getByText('No data is held under this address.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
