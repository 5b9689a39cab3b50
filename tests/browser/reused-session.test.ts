import { refreshTokens } from '@auctionwiz/contracts/sign-in'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { enterPassword, signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it.each([
  ['first, as the owner finds out at work', true],
  ['second, as the owner finds out later', false],
])('ends a session whose copied token was used %s, and says so on the screen, by mail and among the events', async (_when, copyFirst) => {
  const person = await createPerson(stack)
  const { page, problems, expecting, context } = await visit()
  await signInAs(page, web, person.email, person.password)
  await page.waitForURL('**/bidders')
  await page.getByRole('button', { name: 'Your profile' }).waitFor()
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken') ?? '')
  /** In one step, so that no call of the page left behind refreshes the session first. */
  const expireAndOpenSecurity = () =>
    page.evaluate(() => {
      localStorage.setItem('accessTokenExpiresAt', '1')
      location.assign('/security')
    })
  const copy = () => clientOf(stack, {})(refreshTokens, { body: { refreshToken } })
  expecting(401)
  if (copyFirst) await copy()
  else {
    await expireAndOpenSecurity()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(refreshToken)
    await expect(copy()).rejects.toMatchObject({ code: 'session_reused' })
  }
  await expireAndOpenSecurity()
  await page
    .getByRole('alert')
    .getByText(/For your security, we ended this session: it was used in two places/)
    .waitFor()
  await expectAccessible(page)
  await mailedLink(person.email, 'We signed you out for your security')
  await enterPassword(page, person.email, person.password)
  await page.waitForURL('**/security')
  await page
    .getByRole('listitem')
    .filter({ hasText: /A session was ended because its token was used twice/ })
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})
