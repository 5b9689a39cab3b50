import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signOut } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedCode } from '../support/mail.ts'
import { onMySecurity, openMySecurity } from '../support/my-security.ts'
import { ownStack } from '../support/own-stack.ts'
import { join } from '../support/people.ts'
import { createTenant } from '../support/tenant.ts'
import { authenticator } from '../support/totp.ts'

const stack = ownStack()

const visit = inBrowser()

const challenge = (page: Page) => page.getByRole('dialog', { name: 'Two-factor authentication' })
const focused = (field: Locator) => expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)

/** The field has the focus; its content is replaced. */
const typeCode = async (page: Page, code: string) => {
  await focused(page.getByLabel('Verification code'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(code)
}

describe('an authenticator', () => {
  it('is set up, required at sign-in, and replaced by a backup code, with only the keyboard', async () => {
    const opened = await visit()
    const { page, problems, expecting, context } = opened
    const email = `dora.${fresh()}@authenticator.example`
    await join(stack, await createTenant(stack), email, 'viewer')
    await openMySecurity(page, email)
    await onMySecurity(page)
    await page.getByText('Best practices').waitFor()

    await page.getByRole('button', { name: 'Set up MFA' }).press('Enter')
    await page.getByRole('dialog', { name: 'Set up two-factor authentication' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /Authenticator app/ }).press('Enter')
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor({ timeout: 15_000 })
    await expectAccessible(page)
    const code = authenticator((await page.locator('code').textContent()) ?? '')
    expecting(400)
    await typeCode(page, '12x34 56')
    expect(await page.getByLabel('Verification code').inputValue()).toBe('123456')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid verification code').first().waitFor()
    await typeCode(page, code())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Save your backup codes' }).waitFor()
    // The page behind the dialog says so already; it is hidden from assistive technology.
    await page.locator('section').getByText('On', { exact: true }).first().waitFor()
    await expectAccessible(page)
    const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).press('Enter')])
    expect(download.suggestedFilename()).toBe('auctionwiz-backup-codes.txt')
    await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Copied!' }).waitFor()
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter')
    await page.getByText('From your next sign-in, you will need a code.').waitFor()
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await page.getByText('10 of 10 codes left.').waitFor()
    await expectAccessible(page)

    await signOut(opened)
    await openMySecurity(page, email)
    await challenge(page).waitFor()
    await expectAccessible(page)
    await page.reload()
    await challenge(page).waitFor()
    expect(await page.getByRole('button', { name: 'Verify' }).getAttribute('aria-disabled')).toBe('true')
    await typeCode(page, '000000')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid verification code').first().waitFor()
    await typeCode(page, code())
    await page.keyboard.press('Enter')
    await onMySecurity(page)

    await signOut(opened)
    await openMySecurity(page, email)
    await page.getByRole('button', { name: 'Use a backup code' }).press('Enter')
    await focused(page.getByLabel('Backup code'))
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
    const opened = await visit({ viewport: 'phone', dark: true })
    const { page, problems, context } = opened
    const tried = fresh()
    const email = `dora.${tried}@sent.example`
    const phone = `+1415555017${tried}`
    await join(stack, await createTenant(stack), email, 'viewer')
    await openMySecurity(page, email)
    await page.getByRole('button', { name: 'Set up MFA' }).click()
    await page.getByRole('radio', { name: /Text message/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Enter a phone number.').waitFor()
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill(await mailedCode(phone))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: 'Add another method' }).click()
    await page.getByRole('radio', { name: /^Email/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill(await mailedCode(email))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Actions for Email' }).click()
    await page.getByRole('menuitem', { name: 'Make primary' }).click()
    await page.getByText('Email is now used first at sign-in.').waitFor()
    await expectAccessible(page)

    await signOut(opened)
    await openMySecurity(page, email)
    await page.getByText('Code sent.').waitFor()
    await page.getByLabel('Verification code').fill(await mailedCode(email, 1))
    await page.getByRole('button', { name: 'Verify' }).click()
    await onMySecurity(page)

    for (const [name, warning] of [
      ['Email', 'You can no longer sign in with codes from Email.'],
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
