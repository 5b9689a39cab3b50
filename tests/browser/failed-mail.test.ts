import { inviteUser } from '@auctionwiz/contracts/invitations'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { storeOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('shows who invited that a mail did not go out, and sends it again', async () => {
  const owner = await createPerson(stack, 'owner')
  const { accountId, houseId } = owner.tenant
  const email = `lost.${fresh()}@mail.example`
  const call = await clientFor(stack, owner.email, owner.password)
  const { id } = await call(inviteUser, { body: { email, role: 'viewer', auctionHouseIds: [houseId] } })
  const first = await mailedLink(email, /invites you/)
  const account = partitionOf(storeOf(stack), 'accounts', [accountId])
  const stored = async () => {
    const { document } = (await storedIn(account).read<{ id: string; type: string; delivery: string }>(id)) ?? {}
    if (!document) throw new Error(`The invitation ${id} is gone`)
    return document
  }
  // The email arrives before the worker notes that, and its note would replace the one below.
  await expect.poll(async () => (await stored()).delivery).toBe('sent')
  // As after the fifth try in vain.
  await account.write([{ kind: 'put', document: { ...(await stored()), ...{ delivery: 'failed' } } }])

  const { page, problems, context } = await visit()
  await signInAs(page, web, owner.email, owner.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/security/users`)
  await page.getByRole('row', { name: /lost\.\S+ .*Email failed/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Actions for ${email}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Send again' }).press('Enter')
  await page.getByText(`A new invitation was sent to ${email}.`).waitFor()
  await page.getByRole('row', { name: /lost\.\S+ .*Email failed/ }).waitFor({ state: 'detached' })
  await expect.poll(() => mailedLink(email, /invites you/)).not.toBe(first)
  expect(problems).toEqual([])
  await context.close()
})
