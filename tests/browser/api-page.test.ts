import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web, auth } = ownStack().urls
const visit = inBrowser()

it('shows the calls of a service in groups, and tries one with the token of the user who is signed in', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  await page.goto(`${auth}/docs`)
  await page.getByRole('heading', { name: 'AuctionWiz: Sign-in, users and accounts' }).waitFor()
  expect(page.url()).toMatch(new RegExp(`^${web}/api.html`))
  // The field of the token is filled as soon as the viewer has read the document.
  await expect.poll(() => page.getByRole('textbox', { name: /token/i }).first().inputValue()).not.toBe('')
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click()
  await page.keyboard.type('features')
  await page.getByText('/features').first().click()
  await page
    .getByRole('button', { name: /Test Request/ })
    .filter({ hasText: 'get /features' })
    .click()
  const answered = page.waitForResponse(`${auth}/features`)
  await page.getByRole('button', { name: /Send get request to/ }).click()
  expect((await answered).status()).toBe(200)
  // The viewer tells its version.
  expect(problems.filter((line) => !line.startsWith('info: @scalar/api-reference@'))).toEqual([])
  await context.close()
})
