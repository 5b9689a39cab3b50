import { logout } from '@auctionwiz/contracts/sign-in'
import { expect, it } from 'vitest'
import { inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { enterPassword, signInAs } from '../support/people.ts'
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

it('a service that cannot be reached at sign-in is said, with the demonstration as a way on', async () => {
  const { page, context } = await visit()
  await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue()))
  await signInAs(page, web, 'ann@house.example', 'quiet copper lantern')
  const alert = page.getByRole('alert')
  await alert.getByText('Cannot connect to authentication service. Please contact support if this issue persists.').waitFor()
  await alert.getByText(/The backend may not be running/).waitFor()
  await context.close()
})
