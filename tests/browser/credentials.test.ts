import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedLink } from '../support/mail.ts'
import { onMySecurity, openMySecurity, shownAfterReloads } from '../support/my-security.ts'
import { ownStack } from '../support/own-stack.ts'
import { join, password } from '../support/people.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

const visit = inBrowser()

describe('sessions', () => {
  it('are listed, and one that is ended is signed out at once', async () => {
    const email = `dora.${fresh()}@sessions.example`
    await join(stack, await createTenant(stack), email, 'viewer')
    const mine = await visit()
    const other = await visit()
    other.expecting(401)
    await openMySecurity(other.page, email)
    await onMySecurity(other.page)
    await openMySecurity(mine.page, email)
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

describe('what one signs in with', () => {
  it('can be changed: the password, and the email once the new address is confirmed', async () => {
    const tried = fresh()
    const email = `dora.${tried}@credentials.example`
    const newEmail = `dora.new.${tried}@credentials.example`
    const newPassword = 'copper lantern meadow'
    await join(stack, await createTenant(stack), email, 'viewer')
    const { page, problems, expecting, context } = await visit()
    // With the password sessions end, and a call that is under way just then is refused before its token is renewed.
    expecting(400, 401)
    await openMySecurity(page, email)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('not the password')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByText(/Strength: (Good|Strong)/).waitFor()
    await page.getByLabel('Confirm new password').fill(newPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Current password: The current password is not correct.' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Your password was changed, and all other sessions were ended.').waitFor()
    await page.getByText('Password changed', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill(newEmail)
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await page.getByText(`We sent a confirmation link to ${newEmail}.`).waitFor()
    await expectAccessible(page)
    await page.goto(await mailedLink(newEmail, 'Confirm your new email address'))
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await page.getByText(`You now sign in with ${newEmail}.`).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
