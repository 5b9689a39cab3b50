import { readFile, writeFile } from 'node:fs/promises'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { logout } from '@auctionwiz/contracts/sign-in'
import { expect, it, onTestFinished } from 'vitest'
import { inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, enterPassword, signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('a bidder half typed is still there after signing in again, once', async () => {
  const person = await createPerson(stack)
  const { page, problems, expecting, context } = await visit()
  expecting(401)
  await signInAs(page, web, person.email, person.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/bidders/new`)
  const firstName = page.getByLabel('First name')
  await firstName.fill('Ottoline')
  await page.getByLabel('Last name').fill('Marchbanks')
  await page.getByLabel('Email').fill('ottoline@marchbanks.example')

  const { accessToken, refreshToken } = await page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }))
  await clientOf(stack, { accessToken })(logout, { body: { refreshToken } })
  // In one step: a call of the page in between would lead to the sign-in before the button is pressed.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Add Bidder' })
    .evaluate((button: HTMLButtonElement) => {
      localStorage.setItem('accessTokenExpiresAt', '1')
      button.click()
    })
  await page.waitForURL('**/login?**')
  await enterPassword(page, person.email, person.password)
  await page.waitForURL('**/bidders/new')
  expect(await firstName.inputValue()).toBe('Ottoline')
  expect(await page.getByLabel('Email').inputValue()).toBe('ottoline@marchbanks.example')

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Add Bidder' }).first().click()
  await firstName.waitFor()
  expect(await firstName.inputValue()).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

it('a bidder that a maintenance refuses stays typed, and the same Save works once it is over', async () => {
  const open = await readFile(stack.flagsFile, 'utf8')
  onTestFinished(() => writeFile(stack.flagsFile, open))
  const { featureFlags, ...others } = JSON.parse(open) as { featureFlags: { id: string }[] }
  const closed = featureFlags.map((flag) => (flag.id === 'maintenance' ? { ...flag, enabled: true } : flag))
  const person = await createPerson(stack)
  const call = await clientFor(stack, person.email, person.password)
  const answer = () =>
    call(listBidders, {}).then(
      ({ bidders }) => bidders.map(({ name }) => name),
      ({ code }) => code,
    )
  const { page, problems, expecting, context } = await visit()
  expecting(503)
  await signInAs(page, web, person.email, person.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/bidders/new`)
  const dialog = page.getByRole('dialog')
  const typed = { 'First name': 'Ottoline', 'Last name': 'Marchbanks', Email: 'ottoline@marchbanks.example' }
  for (const [field, value] of Object.entries(typed)) await dialog.getByLabel(field).fill(value)

  await writeFile(stack.flagsFile, JSON.stringify({ ...others, featureFlags: closed }))
  await expect.poll(answer).toBe('maintenance')
  await dialog.getByRole('button', { name: 'Add Bidder' }).click()
  await dialog.getByText('AuctionWiz is down for maintenance. Nothing is lost.').waitFor()
  for (const [field, value] of Object.entries(typed)) expect(await dialog.getByLabel(field).inputValue()).toBe(value)

  await writeFile(stack.flagsFile, open)
  await expect.poll(answer).toEqual([])
  await dialog.getByRole('button', { name: 'Add Bidder' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await answer()).toEqual(['Ottoline Marchbanks'])
  expect(problems).toEqual([])
  await context.close()
})

it('a service that cannot be reached at sign-in is said, with the demonstration as a way on', async () => {
  const { page, context } = await visit()
  await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue()))
  await signInAs(page, web, 'ann@house.example', 'quiet copper lantern')
  const alert = page.getByRole('alert')
  await alert.getByText('Cannot connect to authentication service. Please contact support if this issue persists.').waitFor()
  await alert.getByText(/The backend may not be running/).waitFor()
  await context.close()
})
