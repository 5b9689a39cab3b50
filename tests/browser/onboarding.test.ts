import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { inviteUser } from '@auctionwiz/contracts/invitations'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { ownAccount, password, register, signInAs, signUpAs } from '../support/people.ts'
import { ownerOf } from '../support/person.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const { web, auth } = stack.urls

const visit = inBrowser()

describe('a user without an account', () => {
  it.each([
    { viewport: 'desktop', dark: true },
    { viewport: 'phone', dark: false },
  ] as const)('sets one up, with the keyboard alone ($viewport)', async (options) => {
    const { page, problems, context } = await visit(options)
    const email = `cleo.${fresh()}@onboarding.example`
    await register(stack, email)
    await signInAs(page, web, email)
    await page.getByRole('heading', { name: 'You don’t have access to an account yet' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set Up Account' }).press('Enter')
    await page.getByRole('heading', { name: 'Set up your account' }).waitFor()
    await expectAccessible(page)
    const create = page.getByRole('button', { name: 'Create Account' })
    await page.getByLabel('Account name').fill('Winter Sales')
    await page.getByRole('radio', { name: /Auction House Group/ }).press('Space')
    await page.getByLabel('Display name').fill('Winter Salem')
    await page.getByLabel('Business name').fill('Winter LLC')
    await create.press('Enter')
    await page.getByRole('link', { name: 'City: This field is required.' }).waitFor()
    await page.getByLabel('City').fill('Salem')
    await page.getByLabel('Website').fill('winter.example')
    await page.getByLabel('City').press('Enter')
    await page.getByRole('alert').getByText('Check the highlighted fields.').waitFor()
    await page.getByRole('link', { name: /^Website:/ }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('set-up-website')
    await page.getByLabel('Website').fill('https://winter.example')
    await page.getByLabel('Website').press('Enter')
    await page.waitForURL('**/bidders')
    await page.getByText('No bidders yet').waitFor()
    await page.getByText('Winter Sales').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is asked to confirm the address first, and need not type again what was typed', async () => {
    const { page, problems, expecting, context } = await visit()
    expecting(400, 403, 401)
    const email = `unconfirmed.${fresh()}@onboarding.example`
    await signUpAs(stack, email)
    await signInAs(page, web, email)
    await page.getByRole('button', { name: 'Set Up Account' }).click()
    for (const field of ['Account name', 'Display name', 'Business name', 'City']) await page.getByLabel(field).fill('Salem')
    await page.getByLabel('City').press('Enter')
    await page.getByText('Confirm your email address first').waitFor()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await page.getByText('Sent. Open the link in the email').waitFor()
    await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('sessionToken', 'run-out'))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Your entries are kept.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByLabel('Email').waitFor()
    const tab = await context.newPage()
    await tab.goto(await mailedLink(email, 'Confirm your email address'))
    await tab.getByLabel('Password', { exact: true }).fill('somebody else chose it')
    await tab.getByRole('button', { name: 'Confirm email address' }).click()
    await tab.getByText('This is not the password chosen when signing up').waitFor()
    await expectAccessible(tab)
    await tab.getByLabel('Password', { exact: true }).fill(password)
    await tab.getByRole('button', { name: 'Confirm email address' }).click()
    await tab.getByRole('heading', { name: 'Email address confirmed' }).waitFor()
    await signInAs(page, web, email)
    await page.getByRole('button', { name: 'Set Up Account' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/bidders')
    expect(problems).toEqual([])
    await context.close()
  })

  it('waits for an invitation and accepts it with one press', async () => {
    const { page, problems, context } = await visit()
    const email = `waiting.${fresh()}@onboarding.example`
    await register(stack, email)
    await signInAs(page, web, email)
    await page.getByText('ask the person who invited you to send it again').waitFor()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Retry Connection' }).click()])
    await page.getByRole('heading', { name: 'You don’t have access to an account yet' }).waitFor()
    const tenant = await createTenant(stack)
    const owner = await ownerOf(stack, tenant)
    const invited = await owner(inviteUser, { body: { email, role: 'staff', auctionHouseIds: [tenant.houseId] } })
    expect(invited.delivery).toBe('sending')
    await page.goto(await mailedLink(email, /invites you/))
    await page.getByRole('button', { name: 'Accept invitation' }).press('Enter')
    await page.waitForURL('**/bidders')
    await page.getByText('Test house').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the support screen', () => {
  it('has all that support needs to know, copied without the clipboard API too', async () => {
    const { page, problems, context } = await visit()
    const email = `diagnosed.${fresh()}@onboarding.example`
    await register(stack, email)
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await signInAs(page, web, email)
    await page.getByRole('button', { name: 'Copy diagnostics' }).waitFor()
    const copied = page.evaluate(
      () => new Promise<string>((resolve) => document.addEventListener('copy', () => resolve(String(document.getSelection())))),
    )
    await page.getByRole('button', { name: 'Copy diagnostics' }).press('Enter')
    await page.getByRole('button', { name: 'Copied!' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copied!')
    const lines = (await copied).split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual(['errorType', 'errorDetails', 'userId', 'userEmail', 'accountId'])
    expect(lines).toContain(`userEmail: ${email}`)
    await page.getByText('Mon-Fri 8am-6pm EST').waitFor()
    await page.getByText(`AuctionWiz runs at ${web}`).waitFor()
    await page.getByRole('button', { name: 'Try Demo Mode While Waiting' }).click()
    await page.getByText('DEMO', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    { type: 'account-not-cached', call: '/login', status: 404, code: 'user_not_found', title: 'Your user was not found' },
    { type: 'account-access', call: '/tokens/access', status: 403, code: 'account_access', title: 'This account could not be opened' },
  ])('says what is wrong and what to do: $type', async ({ type, call, status, code, title }) => {
    const { page, problems, expecting, context } = await visit()
    expecting(status)
    const email = `${type}.${fresh()}@onboarding.example`
    await register(stack, email)
    await ownAccount(stack, email, 'Kept Out')
    const error = { code, message: 'User account not found', correlationId: 'req_1' }
    await page.route(`${auth}${call}`, (route) =>
      route.fulfill({ status, json: { error }, headers: { 'access-control-allow-origin': web } }),
    )
    await signInAs(page, web, email)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText(`errorType: ${type}`).waitFor()
    expect(await page.getByRole('listitem').count()).toBe(3)
    await expectAccessible(page)
    await page.unroute(`${auth}${call}`)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByLabel('Email').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('leads a person known only to their organization to a new user', async () => {
    const { page, problems, expecting, context } = await visit()
    expecting(404)
    await page.goto(`${web}/login`)
    await page.getByRole('button', { name: 'Sign in with your organization' }).click()
    await page.getByRole('button', { name: /Tahlia/ }).click()
    await page.getByText('errorType: account-not-cached').waitFor()
    await page.getByRole('link', { name: 'Create New Account' }).press('Enter')
    await page.getByRole('heading', { name: 'Create New User Account' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('lets one in again once the services answer', async () => {
    const { page, context } = await visit()
    const email = `cut.off.${fresh()}@onboarding.example`
    await register(stack, email)
    await signInAs(page, web, email)
    await page.getByRole('heading', { name: 'You don’t have access to an account yet' }).waitFor()
    await ownAccount(stack, email, 'Back Again')
    await page.route(`${auth}/users/me/accounts`, (route) => route.abort())
    await page.reload()
    await page.getByRole('heading', { name: 'You could not be connected' }).waitFor()
    await page.getByText('errorType: general').waitFor()
    await page.unroute(`${auth}/users/me/accounts`)
    await page.getByRole('button', { name: 'Retry Connection' }).click()
    await page.waitForURL('**/bidders')
    await page.getByText('Back Again').first().waitFor()
    await context.close()
  })
})

it('changes between accounts without signing in again, and shows nothing of one under the other', async () => {
  const { page, problems, context } = await visit()
  const email = `two.accounts.${fresh()}@onboarding.example`
  await register(stack, email)
  const first = await ownAccount(stack, email, 'First Sales')
  const second = await ownAccount(stack, email, 'Second Sales')
  for (const [{ call }, lastName] of [
    [first, 'Firstborn'],
    [second, 'Secondson'],
  ] as const)
    await call(createBidder, { body: { firstName: 'Ann', lastName, email: `ann@${lastName}.example`.toLowerCase() } })
  await signInAs(page, web, email)
  await page.getByText('First Sales').first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Ann Firstborn').first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: /First Sales/ }).press('Enter')
  await page.getByRole('button', { name: 'Second Sales' }).press('Enter')
  await page.getByText('Ann Secondson').first().waitFor()
  expect(await page.getByText('Firstborn').count()).toBe(0)
  expect(asked).toContain('/me/switch-account')
  await expect.poll(() => asked).toContain('/features')
  expect(asked.filter((path) => path === '/login' || path.startsWith('/tokens/'))).toEqual([])

  // Another tab follows, and what was opened in the first account is not found in this one.
  const other = await context.newPage()
  await other.goto(`${web}/bidders`)
  await other.getByText('Ann Secondson').first().waitFor()
  await page.getByRole('button', { name: /Second Sales/ }).press('Enter')
  await page.getByRole('button', { name: 'First Sales' }).press('Enter')
  await page.getByText('Ann Firstborn').first().waitFor()
  await other.getByText('Ann Firstborn').first().waitFor()
  expect(await other.getByText('Secondson').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
