import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { enter, expectFocus, holdsFocus, press, stepTo, tabTo } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'

/** Keyboard only: everything is reached by Tab, what opens takes the focus and gives it back, and it is never lost. */
const { web } = ownStack().urls
const visit = inBrowser()

/** Opens a dialog, goes once around in it, and leaves it with Escape. */
const throughDialog = async (page: Page, opener: Locator, dialog: Locator): Promise<void> => {
  await press(page, opener)
  await dialog.waitFor()
  await expect.poll(() => holdsFocus(dialog), { timeout: 10_000 }).toBe(true)
  const stops = await dialog.locator('button,input,select,textarea,summary').count()
  for (let presses = 0; presses <= stops; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await holdsFocus(dialog)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(opener)
}

/** Opens the demo at the given address. */
const openDemo = async (page: Page, place: string): Promise<void> => {
  await enter(page, web, 'demo')
  await page.goto(`${web}${place}`)
}

it.each(['desktop', 'phone'] as const)('manages people (%s)', async (viewport) => {
  const { page, problems, context } = await visit({ viewport })
  await openDemo(page, '/security/users')
  const invite = page.getByRole('button', { name: 'Invite User', exact: true })
  await throughDialog(page, invite, page.getByRole('dialog', { name: 'Invite User' }))

  const phone = viewport === 'phone'
  const person = phone ? page.getByRole('button', { name: /^Blake Howie/ }) : page.getByRole('row', { name: /Blake Howie/ })
  const actions = page.getByRole('button', { name: 'Actions for Blake Howie' })
  if (!phone) await stepTo(page, person)
  await press(page, actions)
  await expectFocus(page.getByRole('menuitem', { name: 'View profile' }))
  await page.keyboard.press('ArrowUp')
  await expectFocus(page.getByRole('menuitem', { name: 'Deactivate' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Deactivate Blake Howie' })
  await question.waitFor()
  await expectFocus(question.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Escape')
  await expectFocus(actions)

  if (phone) await tabTo(page, person)
  else await stepTo(page, person)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Blake Howie' }).or(page.getByRole('dialog', { name: 'Blake Howie' }))
  await panel.getByRole('heading', { name: 'House access' }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expectFocus(person)

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('nobody at all')
  await page.getByRole('heading', { name: 'No users match' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

it('moves to the content when the focused element is gone', async () => {
  const { page, problems, context } = await visit()
  const content = page.locator('#content')
  await openDemo(page, '/settings')
  await throughDialog(
    page,
    page.getByRole('button', { name: 'Create Auction House' }),
    page.getByRole('dialog', { name: 'Create Auction House' }),
  )
  await press(page, page.getByRole('button', { name: 'Create Group' }))
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type('Shore')
  await press(page, dialog.getByRole('checkbox').first(), 'Space')
  await press(page, dialog.getByRole('button', { name: 'Create Group' }))
  await press(page, page.getByRole('button', { name: 'Delete Shore' }))
  await press(page, page.getByRole('button', { name: 'Delete Group' }))
  await page.getByRole('heading', { name: 'Shore', exact: true }).waitFor({ state: 'detached' })
  await expectFocus(content)

  await page.goto(`${web}/security/audit`)
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('nothing like it')
  await press(page, page.getByRole('button', { name: 'Clear filters' }))
  await page.getByRole('gridcell').first().waitFor()
  await expectFocus(content)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

it('reads why a button is disabled, and leaves an open panel with Escape for its button', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone' })
  await page.goto(`${web}/login`)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.press('Tab')
  await expectFocus(page.getByLabel('Password', { exact: true }))
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/settings/houses`)
  await page.getByRole('heading', { name: 'Auction Houses' }).waitFor()

  const hint = page.getByRole('tooltip', { includeHidden: true })
  await tabTo(page, page.getByRole('button', { name: 'Edit Account' }))
  await expect.poll(() => hint.textContent()).toMatch(/^Only the account owner can do this\./)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await hint.count()).toBe(0)
  await page.keyboard.press('Enter')
  await hint.waitFor()
  await page.keyboard.press('Tab')
  expect(await hint.count()).toBe(0)

  const panel = page.getByRole('dialog', { name: 'Account and auction house' })
  await press(page, page.getByRole('button', { name: 'Harcourt & Vale' }))
  await panel.waitFor()
  await expectFocus(panel.getByRole('button').first())
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await expectFocus(page.getByRole('button', { name: 'Harcourt & Vale' }))
  expect(problems).toEqual([])
  await context.close()
})

it('finds the way on where the code of a screen is not to be had', async () => {
  const { page, context } = await visit()
  await page.route('**/assets/MfaPolicyTab-*.js', (route) => route.abort())
  await openDemo(page, '/security/policy')
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByRole('heading', { name: 'This part could not be loaded', level: 2 }).waitFor()
  await expectAccessible(page)
  await page.unroute('**/assets/MfaPolicyTab-*.js')
  await press(page, alert.getByRole('button', { name: 'Try again' }))
  await page.getByRole('heading', { name: 'Grace period' }).waitFor()
  await context.close()
})

it('is led from screen to screen before the shell', async () => {
  const { page, problems, context } = await visit()
  const main = page.getByRole('main')
  await page.goto(`${web}/login`)
  await press(page, page.getByRole('link', { name: 'Forgot password' }))
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
  await expectFocus(main)
  await press(page, page.getByRole('link', { name: 'Back to Login' }))
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  await expectFocus(main)
  await press(page, page.getByRole('link', { name: 'Create New Account' }))
  await page.getByRole('heading', { name: 'Create New User Account' }).waitFor()
  await expectFocus(main)
  expect(problems).toEqual([])
  await context.close()
})
