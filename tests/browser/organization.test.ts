import { readOrganization, unlinkOrganization } from '@auctionwiz/contracts/organizations'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import { afterEach, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signOut } from '../support/browser.ts'
import { mailed } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, enterPassword } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const edith = 'edith.crane@whitcombe.example'
const rupert = 'rupert.ames@whitcombe.example'

const visit = inBrowser()

/** Also when the journey stopped midway: others sign in to this account with their passwords. */
afterEach(async () => {
  const call = await clientFor(stack, edith, demonstrationPassword)
  if ((await call(readOrganization, {})).organization) await call(unlinkOrganization, {})
})

const hostmaster = 'hostmaster@whitcombe.example'

/** The code in the mails to those who run the domain. */
const codeIn = ({ text }: { text: string }) => /^\S{20}$/m.exec(text)?.[0]
const codesSent = async () => {
  const answer = await fetch(`${stack.urls.outbox}/messages?${new URLSearchParams({ to: hostmaster })}`)
  return ((await answer.json()) as { messages: { text: string }[] }).messages.filter(codeIn).length
}

it('links an organization, requires it, adds its people with their roles, and lets them sign out there too', async () => {
  const opened = await visit()
  const { page, problems, expecting, context } = opened
  const already = await codesSent()
  await page.goto(`${web}/login`)
  await enterPassword(page, edith, demonstrationPassword)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security/organization`)
  await page.getByText('No organization is linked to Whitcombe Rooms.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Link organization' }).press('Enter')
  await page.getByRole('button', { name: /Edith Crane/ }).click()
  await page.getByText('whitcombe.example', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Domain administrator’s mailbox').selectOption('hostmaster')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('We sent a code to hostmaster@whitcombe.example.').waitFor()
  await page.getByRole('button', { name: 'Confirm domain' }).click()
  await page.getByText('Enter the code from the email.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(await mailed(hostmaster, codeIn, already))
  await page.keyboard.press('Enter')

  await page.getByRole('switch', { name: /must sign in with the organization/ }).check()
  await page.getByRole('switch', { name: 'Add people at their first sign-in' }).check()
  await page.getByRole('button', { name: 'Add mapping' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a group ID or an app role.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Group ID or app role').fill('b2d1ff00-0000-4000-8000-000000000001')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Organization sign-in was saved.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Group ID or app role').inputValue()).toBe('b2d1ff00-0000-4000-8000-000000000001')
  await signOut(opened)

  expecting(403)
  await page.getByLabel('Email').waitFor()
  await enterPassword(page, rupert, demonstrationPassword)
  await page.getByRole('alert').getByText('Your organization requires its own sign-in.').waitFor()
  await page.getByRole('button', { name: 'Sign in with your organization' }).click()
  await page.getByRole('button', { name: /Rupert Ames/ }).click()
  await page.getByRole('button', { name: 'Your profile' }).click()
  await page.getByText('Staff', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Sign out of the local identity provider?' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email').waitFor()

  await enterPassword(page, edith, demonstrationPassword)
  await page.getByRole('button', { name: 'Your profile' }).waitFor()
  await page.goto(`${web}/security/organization`)
  await page.getByRole('button', { name: 'Remove link' }).click()
  await page.getByText('Everyone signs in with a password or passkey again.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove link' }).last().click()
  await page.getByText('No organization is linked to Whitcombe Rooms.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('says in the demonstration why none can be linked', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone', dark: true })
  await page.goto(`${web}/login`)
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security/organization`)
  await page.getByText('This needs the live product').last().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
