import { inviteUser } from '@auctionwiz/contracts/invitations'
import { deactivateUser } from '@auctionwiz/contracts/users'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('shows that an invitation ended with its sender, and lets another user send it in their own name', async () => {
  const owner = await createPerson(stack, 'owner')
  const sender = await createPerson(stack, 'admin', owner.tenant, 'Adam')
  const email = `left.${fresh()}@mail.example`
  const invite = await clientFor(stack, sender.email, sender.password)
  await invite(inviteUser, { body: { email, role: 'viewer', auctionHouseIds: [owner.tenant.houseId] } })
  const first = await mailedLink(email, /^Adam Quill invites you/)

  const { page, problems, context, expecting } = await visit()
  await signInAs(page, web, owner.email, owner.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security/users`)
  await page.getByRole('row', { name: /left\.\S+ .*Pending/ }).waitFor()
  const call = await clientFor(stack, owner.email, owner.password)
  await call(deactivateUser, { params: { id: sender.id } })
  await page.reload()
  const ended = page.getByRole('row', { name: /left\.\S+ .*Adam Quill can’t invite anymore .*No longer valid/ })
  await ended.waitFor()
  await expectAccessible(page)

  const visitor = await visit()
  visitor.expecting(400)
  await visitor.page.goto(first)
  await visitor.page.getByRole('heading', { name: 'The invitation could not be opened' }).waitFor()
  await visitor.context.close()

  await page.getByRole('button', { name: `Actions for ${email}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Withdraw invitation', exact: true }).waitFor()
  await page.getByRole('menuitem', { name: 'Send again from me', exact: true }).press('Enter')
  await page.getByRole('status').getByText(`A new invitation was sent to ${email}.`).waitFor()
  await ended.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /left\.\S+ .*Pending/ }).waitFor()
  await mailedLink(email, /^Pat Quill invites you/)
  expecting(401)
  expect(problems).toEqual([])
  await context.close()
})
