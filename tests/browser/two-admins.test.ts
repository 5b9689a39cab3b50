import { changeUserRole, readUser } from '@auctionwiz/contracts/users'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible, inBrowser, type Visit } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, signInAs } from '../support/people.ts'
import { createPerson, type TestPerson } from '../support/person.ts'
import { createTenant } from '../support/tenant.ts'

/** What two administrators of the same user see of each other's changes, and whom a user without permission is referred to. */
const stack = ownStack()
const { web } = stack.urls

const visit = inBrowser()
let olga: TestPerson
let ada: TestPerson
let sam: TestPerson
let vera: TestPerson
beforeAll(async () => {
  const tenant = await createTenant(stack)
  olga = await createPerson(stack, 'owner', tenant, 'Olga')
  ada = await createPerson(stack, 'admin', tenant, 'Ada')
  sam = await createPerson(stack, 'staff', tenant, 'Sam')
  vera = await createPerson(stack, 'viewer', tenant, 'Vera')
})

const enter = async (person: TestPerson, viewport: 'desktop' | 'phone' = 'desktop'): Promise<Visit> => {
  const opened = await visit({ viewport })
  await signInAs(opened.page, web, person.email, person.password)
  await opened.page.waitForURL('**/bidders')
  return opened
}

const openRoleDialog = async (page: Page) => {
  await page.goto(`${web}/security/users/${sam.id}`)
  await page.getByRole('region', { name: 'Sam Quill' }).getByRole('button', { name: 'Role change' }).press('Enter')
  return page.getByRole('dialog', { name: 'Role of Sam Quill at Test house' })
}

it('shows the second of two what the first changed, and keeps what was chosen', async () => {
  const [first, second] = [await enter(olga), await enter(ada)]
  await first.page.goto(`${web}/security/access/${sam.id}`)
  const cell = first.page.getByRole('button', { name: /^bidders:merge, Test house: / })
  await cell.press('Enter')
  const mine = await openRoleDialog(second.page)
  const elsewhere = await clientFor(stack, olga.email, olga.password)
  await elsewhere(changeUserRole, { params: { id: sam.id }, body: { role: 'viewer' } })

  // Both still show the person as before what the owner did in another place.
  first.expecting(409)
  await first.page.getByRole('button', { name: 'Grant individually' }).press('Enter')
  await first.page.getByText('The role is now Viewer. It was Staff.').waitFor()
  await expectAccessible(first.page)
  await first.page.getByRole('button', { name: 'Grant individually' }).press('Enter')
  await first.page.getByRole('button', { name: 'bidders:merge, Test house: Granted individually' }).waitFor()

  second.expecting(409)
  await mine.getByRole('radio', { name: 'Viewer' }).press('Space')
  await mine.getByRole('button', { name: 'Change role' }).press('Enter')
  const told = mine.getByRole('alert')
  await told.getByText('Individual permissions: they saved “+bidders:merge”').waitFor()
  expect(await mine.getByRole('radio', { name: 'Viewer' }).isChecked()).toBe(true)
  await expectAccessible(second.page)
  await mine.getByRole('button', { name: 'Change role' }).press('Enter')
  await mine.waitFor({ state: 'hidden' })
  const { user } = await elsewhere(readUser, { params: { id: sam.id } })
  expect(user.houses).toMatchObject([{ role: 'viewer', adjustments: [{ permission: 'bidders:merge' }] }])
  expect([...first.problems, ...second.problems]).toEqual([])
  await first.context.close()
  await second.context.close()
})

it.each(['desktop', 'phone'] as const)('sends somebody who may not to the people who can grant it (%s)', async (viewport) => {
  const { page, problems, context } = await enter(vera, viewport)
  const add = page.getByRole('button', { name: 'Add Bidder' }).first()
  await expect
    .poll(() => add.getAttribute('data-tip'), { timeout: 15_000 })
    .toBe('You do not have the permission bidders:create. Olga Quill (account owner) or Ada Quill can grant it.')
  await page.goto(`${web}/security/audit`)
  await page
    .getByText('You do not have the permission system:audit. Olga Quill (account owner) or Ada Quill can grant it.', { exact: true })
    .waitFor()
  await page.goto(`${web}/security/users`)
  await page.getByText('Olga Quill (account owner) can make you an administrator.').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
