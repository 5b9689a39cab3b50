import { inviteUser } from '@auctionwiz/contracts/invitations'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { enterPassword, password, register } from '../support/people.ts'
import { ownerOf } from '../support/person.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls

const visit = inBrowser()

const fillIn = async (page: Page, email: string | undefined) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Winter')
  if (email !== undefined) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('velvet otter')
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: 'Terms of Service' }).press('Space')
  expect(await page.getByRole('button', { name: 'Create Account' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: 'Privacy Policy' }).press('Space')
  await expect.poll(() => page.getByRole('button', { name: 'Create Account' }).isDisabled()).toBe(false)
}

/** Invites a person as staff to a house of a new account. @returns the emailed link */
const inviteTo = async (email: string): Promise<string> => {
  const tenant = await createTenant(stack)
  const call = await ownerOf(stack, tenant)
  await call(inviteUser, { body: { email, role: 'staff', auctionHouseIds: [tenant.houseId], personalMessage: 'See you on Monday.' } })
  return mailedLink(email, /invites you/)
}

describe('signing up', () => {
  it.each([
    { viewport: 'desktop', dark: false },
    { viewport: 'phone', dark: true },
  ] as const)('leads to a confirmed address and to sign-in ($viewport)', async (options) => {
    const { page, problems, context } = await visit(options)
    const email = `ada.${fresh()}@winter.example`
    await page.goto(`${web}/login`)
    await page.getByRole('link', { name: 'Create New Account' }).press('Enter')
    await page.getByRole('heading', { name: 'Create New User Account' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('First name').press('Enter')
    await page.getByText('Please fill in all required fields and accept the terms').waitFor()
    await expectAccessible(page)
    await fillIn(page, email)
    await page.getByLabel('Phone').fill('+12125550148')
    await page.getByLabel('Time zone').selectOption({ label: 'Paris' })
    await page.getByRole('region', { name: 'Preferences' }).getByLabel('Language').selectOption('fr')
    await page.getByLabel('Phone').press('Enter')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Sent again.').waitFor()

    // The mail comes in the language chosen.
    await page.goto(await mailedLink(email, /Confirmez/))
    const secret = page.getByLabel('Password', { exact: true })
    await secret.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm email address' }).press('Enter')
    await page.getByText('Enter the password you chose when signing up.', { exact: true }).waitFor()
    await secret.fill(password)
    await secret.press('Enter')
    await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).press('Enter')
    await enterPassword(page, email)
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    expect(problems).toEqual([])
    await context.close()
  })

  it('says what the form does not take', async () => {
    const { page, problems, context } = await visit()
    await page.goto(`${web}/sign-up`)
    await fillIn(page, 'ada@winter')
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('alert').getByText('2 fields need your attention').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Phone:/ }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sign-up-phone')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('an invitation', () => {
  it('lets a new person in at once', async () => {
    const { page, problems, context } = await visit({ viewport: 'phone' })
    const email = `bea.${fresh()}@winter.example`
    const link = await inviteTo(email)
    await page.goto(link)
    await page.getByText('Test owner invites you to work in Test account as Staff in Test house.').waitFor()
    await page.getByText('See you on Monday.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    // The secret leaves the address, and a reload keeps the invitation.
    expect(page.url()).toBe(`${web}/sign-up`)
    await page.reload()
    await page.getByText('See you on Monday.').waitFor()
    await expectAccessible(page)
    await fillIn(page, undefined)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/bidders')
    await page.getByText('Test house').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is forgotten on the way back to sign-in, and once used', async () => {
    const { page, problems, expecting, context } = await visit()
    // Earlier mails have the code in the query.
    await page.goto(`${web}/bidders?invitation=unknown.code`)
    expecting(400)
    await page.getByText('This invitation has been used, was withdrawn or has expired.').waitFor()
    expect(page.url()).toBe(`${web}/sign-up`)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.getByLabel('Email').waitFor()
    expect(page.url()).toBe(`${web}/login`)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is accepted with one press by a registered user', async () => {
    const { page, problems, context } = await visit()
    const email = `cleo.${fresh()}@winter.example`
    await register(stack, email)
    await page.goto(await inviteTo(email))
    await page.getByText(`${email} already has a user here. Sign in to accept the invitation.`).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign in to accept' }).press('Enter')
    await page.waitForURL(`${web}/login`)
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Accept invitation' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept invitation' }).press('Enter')
    await page.waitForURL('**/bidders')
    await page.getByText('Test house').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

it.each(['desktop', 'phone'] as const)('the terms and the policy can be read before they are accepted (%s)', async (viewport) => {
  const { page, problems, context } = await visit({ viewport, dark: viewport === 'phone' })
  await page.goto(`${web}/sign-up`)
  await page.getByLabel('First name').fill('Ann')
  const [terms] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Read the Terms of Service' }).click()])
  await terms.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor()
  await expectAccessible(terms)
  await terms.getByRole('link', { name: 'Privacy Policy' }).click()
  await terms.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor()
  await expectAccessible(terms)
  await terms.getByRole('link', { name: 'Deutsch' }).click()
  await terms.getByRole('heading', { name: 'Datenschutzerklärung', level: 1 }).waitFor()
  await expectAccessible(terms)
  expect(await page.getByLabel('First name').inputValue()).toBe('Ann')
  await page.goto(`${web}/login`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Language').selectOption('fr')
  const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Politique de confidentialité' })
  await policy.waitFor()
  expect(await policy.getAttribute('href')).toBe('/legal/fr/privacy.html')
  expect(problems).toEqual([])
  await context.close()
})
