import { changeEmail } from '@auctionwiz/contracts/passwords'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { password as chosen, enterPassword, join } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls

const visit = inBrowser()

const askFor = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

describe('a forgotten password', () => {
  it('is reset with the emailed link, with only the keyboard', async () => {
    const { page, problems, expecting, context } = await visit()
    await page.goto(`${web}/login`)
    await page.getByRole('link', { name: 'Forgot password' }).press('Enter')
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
    await expectAccessible(page)
    const { email, password } = await createPerson(stack, 'staff')
    await askFor(page, email)
    await expectAccessible(page)

    const link = await mailedLink(email, 'Choose a new password')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).press('x')
    await page.getByText('Use at least 8 characters.').waitFor()
    // The service alone knows that this one is much used.
    await page.getByLabel('New password', { exact: true }).fill('charlotte1')
    await page.getByRole('status').getByText('This password is too easy to guess.', { exact: false }).waitFor()
    await page.getByRole('status').getByText('Strength: Weak').waitFor()
    await page.getByLabel('New password', { exact: true }).fill(chosen)
    await page.getByText(/Strength: (Good|Strong)/).waitFor()
    await page.getByLabel('Confirm new password').fill('velvet otter')
    await page.getByText('Passwords do not match').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Confirm new password').fill(chosen)
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Your password was changed. Sign in with the new one.').waitFor()
    await expectAccessible(page)

    expecting(401)
    await enterPassword(page, email, password)
    await page.getByText('Invalid email or password').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill(chosen)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/bidders')

    expecting(400)
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    { viewport: 'desktop', dark: true },
    { viewport: 'phone', dark: false },
  ] as const)('says the same of an address that nobody has ($viewport)', async (options) => {
    const { page, problems, context } = await visit(options)
    await page.goto(`${web}/forgot-password`)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Enter your email address.').waitFor()
    await expectAccessible(page)
    const nobody = `nobody.${fresh()}@password.example`
    await askFor(page, nobody)
    await page.getByText(`If ${nobody} belongs to a user`).waitFor()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Sent again.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('shows what the service refuses at the field, and an incomplete link as such', async () => {
    const { page, problems, expecting, context } = await visit({ viewport: 'phone', dark: true })
    await page.goto(`${web}/reset-password`)
    await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Request a new link' }).click()
    const { email } = await createPerson(stack, 'viewer')
    await askFor(page, email)
    await page.goto(await mailedLink(email, 'Choose a new password'))
    expecting(400)
    await page.getByLabel('New password', { exact: true }).fill('pat-quill')
    await page.getByLabel('Confirm new password').fill('pat-quill')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Do not base the password on your name').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await page.getByLabel('New password', { exact: true }).getAttribute('type')).toBe('text')
    expect(problems).toEqual([])
    await context.close()
  })
})

/** A member of a new account who has requested another address. */
const askForAddress = async (email: string, newEmail: string): Promise<void> => {
  const call = await join(stack, await createTenant(stack), email, 'viewer')
  await call(changeEmail, { body: { newEmail, password: chosen } })
}

describe('an address to be confirmed', () => {
  it('is the one to sign in with from then on', async () => {
    const { page, problems, context } = await visit({ dark: true })
    const tried = fresh()
    const email = `dora.new.${tried}@lindqvist.example`
    await askForAddress(`dora.${tried}@lindqvist.example`, email)
    await page.goto(await mailedLink(email, 'Confirm your new email address'))
    await page.getByRole('button', { name: 'Confirm email address' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm email address' }).press('Enter')
    await page.getByText(`You now sign in with ${email}.`).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).press('Enter')
    await enterPassword(page, email)
    await page.waitForURL('**/bidders')
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    ['', 'This link is incomplete'],
    ['#usr_x.unknown', 'This link no longer works'],
  ])('says that the link %j cannot be used', async (secret, title) => {
    const { page, problems, expecting, context } = await visit({ viewport: 'phone' })
    expecting(400)
    await page.goto(`${web}/verify-email${secret}`)
    await page.getByRole('heading', { name: title }).waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
})
