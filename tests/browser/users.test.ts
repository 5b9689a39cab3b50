import { createAccount } from '@auctionwiz/contracts/houses'
import { verifyEmail } from '@auctionwiz/contracts/passwords'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { signUp } from '@auctionwiz/contracts/sign-up'
import { changeUserRole, listUsers } from '@auctionwiz/contracts/users'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, type Visit } from '../support/browser.ts'
import { mailedLink } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const password = 'velvet otter lanterns'
const owner = 'otto.frame@users.example'
const nora = 'nora.field@users.example'

const visit = inBrowser()
let office: Visit
let desk: Visit

/** A new account of Otto's with one house. */
const openAccount = async (): Promise<void> => {
  const call = clientOf(stack, {})
  const preferences = { timezone: 'UTC', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true } as const
  await call(signUp, { body: { firstName: 'Otto', lastName: 'Frame', email: owner, password, confirmPassword: password, preferences } })
  const link = await mailedLink(owner, 'Confirm your email address')
  await call(verifyEmail, { body: { token: new URL(link).hash.slice(1), password } })
  const { data } = await call(login, { body: { email: owner, password } })
  const { sessionToken } = data
  const signedIn = clientOf(stack, { sessionToken })
  await signedIn(createAccount, {
    body: { name: 'Frame & Sons', type: 'individual', house: { name: 'Ghent', businessName: 'Frame', city: 'Ghent' } },
  })
}

/** Another place where Otto is at work. */
const ownersClient = async () => {
  const { data } = await clientOf(stack, {})(login, { body: { email: owner, password } })
  const { id } = data.user
  const accountId = data.accounts[0]?.accountId ?? ''
  const { accessToken } = await clientOf(stack, { sessionToken: data.sessionToken })(createAccessToken, { body: { userId: id, accountId } })
  return clientOf(stack, { accessToken })
}

const enter = async (page: Page, email: string): Promise<void> => {
  await signInAs(page, web, email, password)
  await page.getByRole('heading', { name: 'Bidder', exact: false, level: 1 }).waitFor()
}

beforeAll(async () => {
  await openAccount()
  office = await visit()
  desk = await visit({ viewport: 'phone', dark: true })
  await enter(office.page, owner)
})

describe('the people of an account', () => {
  it('are invited by keyboard, and join by the mailed link', async () => {
    const { page } = office
    await page.goto(`${web}/security/users`)
    await page.getByRole('button', { name: 'Invite User' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Invite User' })
    await dialog.getByRole('button', { name: 'Send Invitation' }).press('Enter')
    await dialog.getByText('Please fill in all required fields').waitFor()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(nora)
    await dialog.getByRole('radio', { name: 'Staff' }).press('Space')
    await dialog.getByLabel('Personal message').fill('See you on Monday.')
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Email' }).press('Enter')
    await page.getByText(`An invitation was sent to ${nora}.`).waitFor()
    await page.getByRole('row', { name: /nora\.field.*Pending/ }).waitFor()

    await desk.page.goto(await mailedLink(nora, /invites you/))
    await desk.page.getByLabel('First name').fill('Nora')
    await desk.page.getByLabel('Last name').fill('Field')
    await desk.page.getByLabel('Password', { exact: true }).fill(password)
    await desk.page.getByLabel('Confirm password').fill(password)
    await desk.page.getByRole('checkbox', { name: 'Terms of Service' }).press('Space')
    await desk.page.getByRole('checkbox', { name: 'Privacy Policy' }).press('Space')
    await desk.page.getByRole('button', { name: 'Create Account' }).click()
    await desk.page.getByRole('heading', { name: 'Bidders', level: 1 }).waitFor()
  })

  it('are viewed as, read-only and marked', async () => {
    const { page, expecting } = office
    await page.goto(`${web}/security/users`)
    await page.getByRole('button', { name: 'Actions for Nora Field' }).press('Enter')
    await page.getByRole('menuitem', { name: 'View as Nora Field' }).press('Enter')
    const banner = page.getByRole('complementary', { name: 'Viewing as' })
    await banner.getByText(/Viewing as Nora Field\. Read-only until/).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Security & Users' }).press('Enter')
    await page.getByRole('heading', { name: 'You can’t see Nora Field’s security' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bidders', exact: true }).press('Enter')
    expecting(403)
    await page.getByRole('button', { name: 'Add Bidder' }).first().click()
    const dialog = page.getByRole('dialog', { name: /Add/ })
    await dialog.getByLabel('First Name').fill('Ann')
    await dialog.getByLabel('Last Name').fill('Pascoe')
    await dialog.getByLabel('Email').fill('ann.pascoe@example.com')
    await dialog.getByLabel('Email').press('Enter')
    await page
      .getByText(/You are viewing as Nora Field\. You can’t change anything/)
      .first()
      .waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Add Bidder' }).first().waitFor()
    expect(await banner.count()).toBe(0)
  })

  it('get another role, which holds for them within seconds', async () => {
    const { page } = office
    await page.goto(`${web}/security/users`)
    await page.getByRole('link', { name: 'Nora Field' }).press('Enter')
    const panel = page.getByRole('region', { name: 'Nora Field' })
    await panel.getByRole('button', { name: 'Role change' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Role of Nora Field at Ghent' })
    await dialog.getByRole('radio', { name: 'Viewer' }).press('Space')
    await dialog.getByRole('button', { name: 'Change role' }).press('Enter')
    await page.getByText('Nora Field is now Viewer at Ghent.').waitFor()
    await panel.getByText('Invitation accepted').waitFor()
    await expectAccessible(page)

    desk.expecting(401)
    const add = desk.page.getByRole('button', { name: 'Add Bidder' }).first()
    const search = desk.page.getByRole('searchbox').first()
    await expect
      .poll(
        async () => {
          await search.fill(`nobody ${Date.now()}`)
          return add.getAttribute('aria-disabled')
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe('true')
  })

  it('are changed by two at once, and nothing is lost', async () => {
    const { page } = office
    await page.goto(`${web}/security/users`)
    await page.getByRole('link', { name: 'Nora Field' }).press('Enter')
    const panel = page.getByRole('region', { name: 'Nora Field' })
    await panel.getByRole('combobox', { name: 'Ghent' }).selectOption('admin')
    const other = await ownersClient()
    const { users } = await other(listUsers, { query: { search: nora } })
    await other(changeUserRole, { params: { id: users[0]?.id ?? '' }, body: { role: 'staff' } })
    office.expecting(409)
    await panel.getByRole('button', { name: 'Save access' }).press('Enter')
    await panel.getByText('Ghent: now Staff, you chose Admin.').waitFor()
    expect(await panel.getByRole('combobox', { name: 'Ghent' }).inputValue()).toBe('admin')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Use their version' }).press('Enter')
    await expect.poll(() => panel.getByRole('combobox', { name: 'Ghent' }).inputValue()).toBe('staff')
    await panel.getByRole('combobox', { name: 'Ghent' }).selectOption('viewer')
    await panel.getByRole('button', { name: 'Save access' }).press('Enter')
    await page.getByText('Nora Field’s access was changed.').waitFor()
  })

  it('hold individual permissions, each with its source', async () => {
    const { page } = office
    await page.goto(`${web}/security/users`)
    await page.getByRole('button', { name: 'Actions for Nora Field' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Show permissions' }).press('Enter')
    await page.getByRole('button', { name: 'bidders:approve, Ghent: Not allowed' }).press('Enter')
    await page.getByText('Viewer has 11 permissions, but not bidders:approve.').waitFor()
    await page.getByRole('button', { name: 'Grant individually' }).press('Enter')
    await page.getByText(/bidders:approve is granted to Nora Field at Ghent/).waitFor()
    await page.getByRole('button', { name: 'bidders:approve, Ghent: Granted individually' }).waitFor()
    await page.getByText(/By Otto Frame on/).waitFor()
    await expectAccessible(page)
  })

  it('are deactivated, and out within seconds', async () => {
    const { page } = office
    await page.goto(`${web}/security/users`)
    await page.getByRole('button', { name: 'Actions for Nora Field' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Deactivate' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Deactivate Nora Field' })
    await question.getByText('Are you sure you want to deactivate this user?').waitFor()
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter')
    await page.getByText('Nora Field is deactivated.').waitFor()
    await page.getByRole('row', { name: /Nora Field.*Suspended/ }).waitFor()

    desk.expecting(401, 403)
    const search = desk.page.getByRole('searchbox').first()
    await expect
      .poll(
        async () => {
          // Once signed out there is nothing to search in.
          await search.fill(`nobody ${Date.now()}`, { timeout: 1000 }).catch(() => undefined)
          return desk.page.url()
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toContain('/login')
  })

  it('leave a trail that can be searched, opened and taken out', async () => {
    const { page } = office
    await page.goto(`${web}/security/audit`)
    for (const action of ['Invitation sent', 'Invitation accepted', 'Viewed as', 'Role changed', 'User deactivated'])
      await page.getByRole('gridcell', { name: action, exact: true }).first().waitFor()
    await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Role changed' })
    await page.getByRole('gridcell', { name: 'Invitation sent', exact: true }).waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /Details of Role changed/ })
      .last()
      .press('Enter')
    await page.getByRole('row', { name: /^Auction houses: .* staff viewer/ }).waitFor()
    await expectAccessible(page)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).press('Enter')])
    expect(download.suggestedFilename()).toBe('audit-log.csv')
    await page.getByText('The audit log was saved as audit-log.csv.').waitFor()
    expect(office.problems).toEqual([])
    expect(desk.problems).toEqual([])
  })
})
