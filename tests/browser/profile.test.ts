import { readMyProfile, updateMyProfile } from '@auctionwiz/contracts/own-profile'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it.each(['desktop', 'phone'] as const)(
  'a person changes their own profile, and keeps what somebody else saved meanwhile (%s)',
  async (viewport) => {
    const person = await createPerson(stack)
    const { page, problems, expecting, context } = await visit({ viewport })
    await signInAs(page, web, person.email, person.password)
    await page.waitForURL('**/bidders')
    await page.getByRole('button', { name: 'Your profile' }).press('Enter')
    await page.getByRole('link', { name: 'Profile', exact: true }).press('Enter')
    await page.waitForURL('**/profile')
    await page.getByText('Not given').waitFor()
    await expectAccessible(page)

    const edit = page.getByRole('button', { name: 'Edit Profile' })
    await edit.press('Enter')
    await page.waitForURL('**/profile/edit')
    const save = page.getByRole('button', { name: 'Save' })
    await page.getByLabel('Phone').fill('12')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a phone number with its area code').first().waitFor()
    await expectAccessible(page)
    await page.getByLabel('Phone').fill('+1 212 555 0148')
    await page.getByLabel('Language').selectOption('Français')
    await page.getByRole('checkbox', { name: 'Send me news about AuctionWiz' }).press('Space')

    const accessToken = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
    const call = clientOf(stack, { accessToken })
    const { version } = await call(readMyProfile, {})
    await call(updateMyProfile, { body: { timezone: 'Europe/Paris', version } })
    expecting(409)
    await save.press('Enter')
    await page.getByText('Someone else changed this while you were editing').waitFor()
    await save.press('Enter')
    await page.getByText('Profile saved').waitFor()
    await page.waitForURL('**/profile')
    // The screen follows the profile's language at once.
    await page.getByText('Oui, par e-mail').waitFor()
    const { user } = await call(readMyProfile, {})
    expect(user.profile).toEqual({
      firstName: 'Pat',
      lastName: 'Quill',
      phone: '+1 212 555 0148',
      timezone: 'Europe/Paris',
      language: 'fr',
    })
    expect(user.preferences).toMatchObject({ marketingOptIn: true })
    expect(problems).toEqual([])
    await context.close()
  },
)
