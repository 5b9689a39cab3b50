import { setUpMfa, verifyMfaSetup } from '@auctionwiz/contracts/mfa'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, enterPassword, signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { authenticator } from '../support/totp.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it.each([
  { viewport: 'desktop', dark: true },
  { viewport: 'phone', dark: false },
] as const)('gives a member who lost the second factor a way back ($viewport)', async (options) => {
  const admin = await createPerson(stack, 'admin', undefined, 'Ada')
  const member = await createPerson(stack, 'staff', admin.tenant, 'Lou')
  const call = await clientFor(stack, member.email, member.password)
  const { methodId, secret = '' } = await call(setUpMfa, { body: { type: 'authenticator' } })
  await call(verifyMfaSetup, { params: { id: methodId }, body: { code: authenticator(secret)() } })

  const { page, problems, context } = await visit(options)
  await signInAs(page, web, admin.email, admin.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security/users`)
  await page.getByRole('button', { name: 'Actions for Lou Quill' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Reset MFA' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Reset MFA for Lou Quill?' })
  await dialog.getByText('is signed out everywhere').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reset MFA' }).press('Enter')
  await page.getByText('MFA of Lou Quill was reset.').waitFor()
  await mailedLink(member.email, 'Your verification methods were reset')
  expect(problems).toEqual([])
  await context.close()

  const back = await visit(options)
  await back.page.goto(`${web}/login`)
  await enterPassword(back.page, member.email, member.password)
  await back.page.getByText('reset your verification methods. Set up a new one to continue.').waitFor()
  await expectAccessible(back.page)
  expect(back.problems).toEqual([])
  await back.context.close()
})
