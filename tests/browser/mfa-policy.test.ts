import type { Client } from '@auctionwiz/contracts/client'
import { setUpMfa, verifyMfaSetup } from '@auctionwiz/contracts/mfa'
import { readSecurityPolicy, type SecurityPolicy, updateSecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { onMySecurity, openMySecurity, shownAfterReloads } from '../support/my-security.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, join } from '../support/people.ts'
import { createTenant } from '../support/tenant.ts'
import { authenticator } from '../support/totp.ts'

const stack = ownStack()

const visit = inBrowser()

const giveAuthenticator = async (call: Client): Promise<void> => {
  const { methodId, secret = '' } = await call(setUpMfa, { body: { type: 'authenticator' } })
  await call(verifyMfaSetup, { params: { id: methodId }, body: { code: authenticator(secret)() } })
}

describe('an account that requires a second factor', () => {
  const rule = async (call: Client, change: (policy: SecurityPolicy) => SecurityPolicy): Promise<void> => {
    await call(updateSecurityPolicy, { body: change(await call(readSecurityPolicy, {})) })
  }

  it('counts the days down, and asks the user who requires it immediately for their own first', async () => {
    const tenant = await createTenant(stack)
    const tried = fresh()
    const [admin, staff] = [`admin.${tried}@policy.example`, `staff.${tried}@policy.example`] as const
    await join(stack, tenant, admin, 'admin')
    await join(stack, tenant, staff, 'staff')
    const ruling = await visit()
    ruling.expecting(401, 403)
    await openMySecurity(ruling.page, admin)
    await ruling.page.getByRole('tab', { name: 'MFA Policy' }).click()
    await ruling.page.getByRole('switch', { name: 'Require MFA for everyone' }).check()
    await expectAccessible(ruling.page)
    await ruling.page.getByRole('button', { name: 'Save' }).click()
    await ruling.page.getByText('The security policy was saved.').waitFor()

    const working = await visit({ viewport: 'phone' })
    await openMySecurity(working.page, staff)
    await working.page.getByText(/30 days left to set it up/).waitFor()
    await expectAccessible(working.page)

    await ruling.page.getByLabel('Grace period in days').fill('0')
    await ruling.page.getByRole('button', { name: 'Save' }).click()
    await ruling.page.getByText('This policy requires a second factor from you too.').waitFor()
    await ruling.page.getByLabel('Grace period in days').fill('400')
    await ruling.page.getByRole('button', { name: 'Save' }).click()
    await ruling.page.getByRole('link', { name: 'Grace period in days: Use 0 to 365 days.' }).waitFor()
    await expectAccessible(ruling.page)
    expect([...ruling.problems, ...working.problems]).toEqual([])
    await ruling.context.close()
    await working.context.close()
  })

  it('opens nothing but the set-up once it is overdue, also to who is at work', async () => {
    const tenant = await createTenant(stack)
    const tried = fresh()
    const [admin, staff] = [`admin.${tried}@overdue.example`, `staff.${tried}@overdue.example`] as const
    await join(stack, tenant, admin, 'admin')
    await join(stack, tenant, staff, 'staff')
    const { page, problems, expecting, context } = await visit({ viewport: 'phone', dark: true })
    // What the page asked of the house before its session was restricted is refused or not found.
    expecting(401, 403, 404)
    await openMySecurity(page, staff)
    await onMySecurity(page)
    const ruler = await clientFor(stack, admin)
    await giveAuthenticator(ruler)
    await rule(ruler, (policy) => ({ ...policy, mfa: { ...policy.mfa, requiredForRoles: ['staff'], gracePeriodDays: 0 } }))
    await shownAfterReloads(page, page.getByText('Set it up to continue.'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set up MFA' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = (await page.locator('code').textContent({ timeout: 15_000 })) ?? ''
    await page.getByLabel('Verification code').fill(authenticator(key)())
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('10 of 10 codes left.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps what two administrators change at once', async () => {
    const tenant = await createTenant(stack)
    const admin = `admin.${fresh()}@both.example`
    await join(stack, tenant, admin, 'admin')
    const { page, problems, expecting, context } = await visit({ dark: true })
    expecting(409)
    await openMySecurity(page, admin)
    await page.getByRole('tab', { name: 'Security Settings' }).click()
    await page.getByLabel('Minimum length').fill('20')
    await rule(await clientFor(stack, admin), (policy) => ({
      ...policy,
      passwords: { minimumLength: 15 },
      sessions: { ...policy.sessions, idleDays: 7 },
    }))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else changed this while you were editing').waitFor()
    await page.getByText('Minimum length: they saved “15 characters”, you entered “20 characters”').waitFor()
    await page.getByText('Sign out after inactivity: they saved “7 days”').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The security policy was saved.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Minimum length').inputValue()).toBe('20')
    await expect.poll(() => page.getByLabel('Sign out after inactivity').inputValue()).toBe('7')
    expect(problems).toEqual([])
    await context.close()
  })
})
