import type { Client } from '@auctionwiz/contracts/client'
import { inviteUser } from '@auctionwiz/contracts/invitations'
import { setUpMfa, verifyMfaSetup } from '@auctionwiz/contracts/mfa'
import { readSecurityPolicy, type SecurityPolicy, updateSecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { signUp } from '@auctionwiz/contracts/sign-up'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../support/browser.ts'
import { mailedCode, mailedLink } from '../support/mail.ts'
import { clientOf, createTenant, type Tenant } from '../support/tenant.ts'
import { totpCode } from '../support/totp.ts'

const stack = inject('stack')
const { web } = stack.urls
const password = 'velvet otter lanterns'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A new member of an account. */
const join = async (tenant: Tenant, email: string, role: HouseRole): Promise<void> => {
  const owner = await tenant.as('owner')
  await owner(inviteUser, { body: { email, role, auctionHouseIds: [tenant.houseId] } })
  const invitation = new URL(await mailedLink(email, /invites you/)).searchParams.get('invitation') ?? ''
  const preferences = { timezone: 'UTC', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true } as const
  const person = { firstName: 'Dora', lastName: 'Lindqvist', email, password, confirmPassword: password }
  await clientOf(stack, {})(signUp, { body: { ...person, preferences, invitation } })
}

/** A client of somebody who signs in with the password alone. */
const enter = async ({ accountId }: Tenant, email: string): Promise<Client> => {
  const { data } = await clientOf(stack, {})(login, { body: { email, password } })
  const entering = clientOf(stack, { sessionToken: data.sessionToken })
  const { accessToken } = await entering(createAccessToken, { body: { userId: data.user.id, accountId } })
  return clientOf(stack, { accessToken })
}

const giveAuthenticator = async (call: Client): Promise<void> => {
  const { methodId, secret = '' } = await call(setUpMfa, { body: { type: 'authenticator' } })
  await call(verifyMfaSetup, { params: { id: methodId }, body: { code: totpCode(secret) } })
}

const signIn = async (page: Page, email: string) => {
  await page.goto(`${web}/login?return=%2Fsecurity`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your profile' }).press('Enter')
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
}

/** What was revoked is closed within seconds in every app. */
const shownAfterReloads = (page: Page, sign: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.reload()
        return sign.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true)

const challenge = (page: Page) => page.getByRole('dialog', { name: 'Two-factor authentication' })
const onMySecurity = (page: Page) => page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()

describe('an authenticator', () => {
  it('is set up, asked for at sign-in, and a backup code stands in for it, with the keyboard alone', async () => {
    const { page, problems, expecting, context } = await visit(browser)
    const email = 'dora@authenticator.example'
    await join(await createTenant(stack), email, 'viewer')
    await signIn(page, email)
    await onMySecurity(page)
    await page.getByText('Best practices').waitFor()

    await page.getByRole('button', { name: 'Set up MFA' }).press('Enter')
    await page.getByRole('dialog', { name: 'Set up two-factor authentication' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /Authenticator app/ }).press('Enter')
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor({ timeout: 15_000 })
    await expectAccessible(page)
    const secret = (await page.locator('code').textContent()) ?? ''
    expecting(400)
    await page.keyboard.type('12x34 56')
    expect(await page.getByLabel('Verification code').inputValue()).toBe('123456')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid verification code').first().waitFor()
    await page.keyboard.type(totpCode(secret, -1))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Keep your backup codes' }).waitFor()
    await expectAccessible(page)
    const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).press('Enter')])
    expect(download.suggestedFilename()).toBe('auctionwiz-backup-codes.txt')
    await page.getByRole('button', { name: 'Copy' }).press('Enter')
    await page.getByRole('button', { name: 'Copied!' }).waitFor()
    await page.getByRole('button', { name: 'Copy' }).waitFor()
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await page.getByText('From the next sign-in on you are asked for a code.').waitFor()
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await page.getByText('10 of 10 codes left.').waitFor()
    await expectAccessible(page)

    await signOut(page)
    await signIn(page, email)
    await challenge(page).waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('button', { name: 'Verify' }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid verification code').first().waitFor()
    await page.keyboard.type(totpCode(secret))
    await page.keyboard.press('Enter')
    await onMySecurity(page)

    await signOut(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use a backup code' }).press('Enter')
    await page.keyboard.type(codes[3] ?? '')
    await page.keyboard.press('Enter')
    await page.getByText('9 of 10 codes left.').waitFor()
    await page.getByText('A backup code was used').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('codes that are sent', () => {
  it('come by text and by mail, and the last method goes only after a warning (phone)', async () => {
    const { page, problems, context } = await visit(browser, { viewport: 'phone', dark: true })
    const email = 'dora@sent.example'
    const phone = '+14155550177'
    await join(await createTenant(stack), email, 'viewer')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Set up MFA' }).click()
    await page.getByRole('radio', { name: /Text message/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Enter a phone number.').waitFor()
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill(await mailedCode(phone))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('button', { name: 'Add another method' }).click()
    await page.getByRole('radio', { name: /^Email/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill(await mailedCode(email))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Actions for Email' }).click()
    await page.getByRole('menuitem', { name: 'Make primary' }).click()
    await page.getByText('Email is asked for first from now on.').waitFor()
    await expectAccessible(page)

    await signOut(page)
    await signIn(page, email)
    await page.getByText('Code sent.').waitFor()
    await page.getByLabel('Verification code').fill(await mailedCode(email, 1))
    await page.getByRole('button', { name: 'Verify' }).click()
    await onMySecurity(page)

    for (const [name, warning] of [
      ['Email', 'Codes of Email no longer sign you in.'],
      ['Text message', 'This is your only enabled MFA method.'],
    ] as const) {
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('alertdialog').getByText(warning).waitFor()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByText(`${name} was removed.`).waitFor()
    }
    await page.getByText('No verification method yet.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('sessions', () => {
  it('are listed, and one that is ended is signed out at once', async () => {
    const email = 'dora@sessions.example'
    await join(await createTenant(stack), email, 'viewer')
    const mine = await visit(browser)
    const other = await visit(browser)
    other.expecting(401)
    await signIn(other.page, email)
    await onMySecurity(other.page)
    await signIn(mine.page, email)
    await mine.page.getByText('This session').waitFor()
    const sessions = mine.page.getByRole('region', { name: 'Sessions' })
    await sessions
      .getByRole('button', { name: /^End session on/ })
      .first()
      .waitFor()
    const before = await sessions.getByRole('button', { name: /^End session on/ }).count()
    await sessions
      .getByRole('button', { name: /^End session on/ })
      .first()
      .click()
    await mine.page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
    await expect.poll(() => sessions.getByRole('button', { name: /^End session on/ }).count()).toBe(before - 1)
    await mine.page.getByText(/The session on .* was ended\./).waitFor()
    await mine.page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expectAccessible(mine.page)
    await shownAfterReloads(other.page, other.page.getByText('Your session has ended. Please sign in again.'))
    expect([...mine.problems, ...other.problems]).toEqual([])
    await mine.context.close()
    await other.context.close()
  })
})

describe('an account that requires a second factor', () => {
  const rule = async (call: Client, change: (policy: SecurityPolicy) => SecurityPolicy): Promise<void> => {
    await call(updateSecurityPolicy, { body: change(await call(readSecurityPolicy, {})) })
  }

  it('counts the days down, and asks whoever requires it at once for their own first', async () => {
    const tenant = await createTenant(stack)
    const [admin, staff] = ['admin@policy.example', 'staff@policy.example'] as const
    await join(tenant, admin, 'admin')
    await join(tenant, staff, 'staff')
    const ruling = await visit(browser)
    ruling.expecting(401, 403)
    await signIn(ruling.page, admin)
    await ruling.page.getByRole('tab', { name: 'MFA Policy' }).click()
    await ruling.page.getByRole('switch', { name: 'Require MFA for everybody' }).check()
    await expectAccessible(ruling.page)
    await ruling.page.getByRole('button', { name: 'Save' }).click()
    await ruling.page.getByText('The security policy was saved.').waitFor()

    const working = await visit(browser, { viewport: 'phone' })
    await signIn(working.page, staff)
    await working.page.getByText(/30 days left to set it up/).waitFor()
    await expectAccessible(working.page)

    await ruling.page.getByLabel('Days of grace').fill('0')
    await ruling.page.getByRole('button', { name: 'Save' }).click()
    await ruling.page.getByText('Your account requires two-factor authentication. Add another method first.').waitFor()
    await ruling.page.getByLabel('Days of grace').fill('400')
    await ruling.page.getByText('Use 0 to 365.').waitFor()
    await expectAccessible(ruling.page)
    expect([...ruling.problems, ...working.problems]).toEqual([])
    await ruling.context.close()
    await working.context.close()
  })

  it('opens nothing but the set-up once it is overdue, also to who is at work', async () => {
    const tenant = await createTenant(stack)
    const [admin, staff] = ['admin@overdue.example', 'staff@overdue.example'] as const
    await join(tenant, admin, 'admin')
    await join(tenant, staff, 'staff')
    const { page, problems, expecting, context } = await visit(browser, { viewport: 'phone', dark: true })
    expecting(401, 403)
    await signIn(page, staff)
    await onMySecurity(page)
    const ruler = await enter(tenant, admin)
    await giveAuthenticator(ruler)
    await rule(ruler, (policy) => ({ ...policy, mfa: { ...policy.mfa, requiredForRoles: ['staff'], gracePeriodDays: 0 } }))
    await shownAfterReloads(page, page.getByText('Set it up to go on.'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set up MFA' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = (await page.locator('code').textContent({ timeout: 15_000 })) ?? ''
    await page.getByLabel('Verification code').fill(totpCode(key))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('10 of 10 codes left.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps what two administrators change at once', async () => {
    const tenant = await createTenant(stack)
    const admin = 'admin@both.example'
    await join(tenant, admin, 'admin')
    const { page, problems, expecting, context } = await visit(browser, { dark: true })
    expecting(409)
    await signIn(page, admin)
    await page.getByRole('tab', { name: 'Security Settings' }).click()
    await page.getByLabel('Minimum length').fill('20')
    await rule(await enter(tenant, admin), (policy) => ({
      ...policy,
      passwords: { minimumLength: 15 },
      sessions: { ...policy.sessions, idleDays: 7 },
    }))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else changed this since you opened it.').waitFor()
    await page.getByText('Minimum length of passwords: they chose 15 characters, you chose 20 characters.').waitFor()
    await page.getByText('Sessions without use is now: 7 days.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The security policy was saved.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Minimum length').inputValue()).toBe('20')
    expect(await page.getByLabel('Without use, after').inputValue()).toBe('7')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('what one signs in with', () => {
  it('can be changed: the password, and the email once the new address is confirmed', async () => {
    const email = 'dora@credentials.example'
    const newEmail = 'dora.new@credentials.example'
    const newPassword = 'copper lantern meadow'
    await join(await createTenant(stack), email, 'viewer')
    const { page, problems, expecting, context } = await visit(browser)
    // With the password sessions end, and a call that is under way just then is refused before its token is renewed.
    expecting(400, 401)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('not the password')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByText(/Strength: (Good|Strong)/).waitFor()
    await page.getByLabel('Confirm new password').fill(newPassword)
    await page.keyboard.press('Enter')
    await page.getByText('The current password is not correct.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Your password was changed, and all other sessions were ended.').waitFor()
    await page.getByText('Password changed', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill(newEmail)
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await page.getByText(`A link to confirm it is on its way to ${newEmail}.`).waitFor()
    await expectAccessible(page)
    await page.goto(await mailedLink(newEmail, 'Confirm your new email address'))
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await page.getByText(`${newEmail} is now the address you sign in with.`).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
