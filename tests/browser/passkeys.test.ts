import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ageSessions } from '../support/age-sessions.ts'
import { expectAccessible, inBrowser, signOut } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson, type TestPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls

const visit = inBrowser()

/** Gives the page a device that keeps passkeys and verifies its user immediately. */
const withDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const enterPassword = (page: Page, { email, password }: TestPerson) => signInAs(page, web, email, password)

/** Signs in with a device at hand, and goes to where passkeys are added. */
const atSecurity = async (page: Page, person: TestPerson) => {
  const device = await withDevice(page)
  await enterPassword(page, person)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security`)
  return device
}

it('adds a passkey, signs in with it alone, renames and removes it', async () => {
  const person = await createPerson(stack)
  const opened = await visit()
  const { page, problems, expecting, context } = opened
  const device = await atSecurity(page, person)
  await page.getByText('You have no passkeys yet.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Save your backup codes' })
  await dialog.waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(10)
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('auctionwiz-backup-codes.txt')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText(/^Passkey of /).waitFor()
  await expectAccessible(page)

  await signOut(opened)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await page.waitForURL('**/security')

  await page.getByRole('button', { name: /^Rename the passkey/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the passkey Desk' }).click()
  await page.getByText('It is your only second factor').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await page.getByText('You have no passkeys yet.').waitFor()

  await signOut(opened)
  expecting(400)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('alert').getByText('This passkey was not accepted.').waitFor()
  await device.verifies(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('alert').getByText('Your device did not confirm the passkey').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

it('takes a passkey, or a backup code where the device is lost, as the second step after the password', async () => {
  const person = await createPerson(stack)
  const opened = await visit({ dark: true })
  const { page, problems, context } = opened
  const device = await atSecurity(page, person)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Save your backup codes' })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText(/^Passkey of /).waitFor()
  await signOut(opened)

  await enterPassword(page, person)
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await use.waitFor()
  await expectAccessible(page)
  await device.verifies(false)
  await use.press('Enter')
  await page.getByRole('alert').getByText('Your device did not confirm the passkey').waitFor()
  await expectAccessible(page)
  await device.verifies(true)
  await use.press('Enter')
  await page.waitForURL('**/bidders')
  await signOut(opened)

  await enterPassword(page, person)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bidders')
  expect(problems).toEqual([])
  await context.close()
})

it('proves who is there before the account is handed over', async () => {
  const person = await createPerson(stack, 'owner')
  await createPerson(stack, 'staff', person.tenant, 'Robin')
  const opened = await visit()
  const { page, problems, expecting, context } = opened
  const device = await atSecurity(page, person)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('alertdialog', { name: 'Save your backup codes' }).getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText(/^Passkey of /).waitFor()
  await ageSessions(stack, person)

  await page.goto(`${web}/security/users`)
  await page.getByRole('button', { name: 'Actions for Robin Quill' }).click()
  await page.getByRole('menuitem', { name: 'Make account owner' }).click()
  expecting(403)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make account owner' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await question.getByLabel('Password', { exact: true }).waitFor()
  await expectAccessible(page)
  await device.verifies(false)
  await question.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await question.getByRole('alert').getByText('Your device did not confirm the passkey').waitFor()
  await expectAccessible(page)
  await device.verifies(true)
  await question.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await page.getByText('Robin Quill now owns Test account.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('says in the demonstration why it keeps none', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone' })
  await page.goto(`${web}/login`)
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security`)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.waitFor()
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('Passkeys need the live product').last().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
