import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { deleteBidder } from '@auctionwiz/contracts/bidders'
import { listHouses, updateHouse } from '@auctionwiz/contracts/houses'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn, type VisitOptions } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { openAs, ownAccount, register, signInAs } from '../support/people.ts'

const stack = ownStack()
const { web, bidders } = stack.urls

const visit = inBrowser()

/** The settings of a new account with one house, as its owner sees them. */
const open = async (name: string, options: VisitOptions = {}) => {
  const email = `${name}.${fresh()}@settings.example`
  await register(stack, email)
  const account = await ownAccount(stack, email, 'Winter')
  const opened = await visit(options)
  await openAs(opened.page, stack, `${web}/settings`, email)
  await opened.page.getByRole('heading', { name: 'Winter House', exact: true }).waitFor()
  return { ...opened, ...account, email }
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

describe('auction houses', () => {
  it.each([
    { viewport: 'desktop', dark: false },
    { viewport: 'phone', dark: true },
  ] as const)('are created, changed and deleted with the keyboard ($viewport)', async (options) => {
    const { page, problems, expecting, context } = await open('houses', options)
    // Deleting a house ends the tokens that open it: the next call is refused once and sent again with a new one.
    expecting(401)
    expect(page.url()).toBe(`${web}/settings/houses`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Auction House' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create Auction House' })
    await dialog.getByLabel('Display name').fill('Peabody')
    expect(page.url()).toBe(`${web}/settings/houses/new`)
    await dialog.getByRole('button', { name: 'Create Auction House' }).press('Enter')
    await dialog.getByRole('link', { name: 'Business name: This field is required.' }).waitFor()
    expect(await dialog.getByLabel('Country').inputValue()).toBe('USA')
    expect(await dialog.getByLabel('Time zone').locator('option').allInnerTexts()).toEqual(['Eastern', 'Central', 'Mountain', 'Pacific'])
    await dialog.getByLabel('Business name').fill('Peabody LLC')
    await dialog.getByLabel('City').fill('Peabody')
    await dialog.getByLabel('Email').fill('peabody@')
    await dialog.getByLabel('Email').press('Enter')
    await dialog.getByText('Enter a valid email address.').first().waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Email').fill('house@peabody.example')
    await dialog.getByLabel('Time zone').selectOption('Pacific')
    await dialog.getByLabel('Email').press('Enter')
    await page.getByText('Auction house created successfully').waitFor()
    await card(page, 'Peabody').getByText('Los Angeles time').waitFor()
    await card(page, 'Peabody').getByText('1 staff member').waitFor()

    await card(page, 'Peabody').getByRole('button', { name: /^Edit/ }).press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit Peabody' })
    await edit.getByLabel('Status').selectOption('Inactive')
    await edit.getByLabel('Website').fill('https://peabody.example/')
    await edit.getByLabel('Website').press('Enter')
    await card(page, 'Peabody').getByText('Inactive').waitFor()
    expect(await card(page, 'Peabody').getByRole('link', { name: 'peabody.example', exact: true }).getAttribute('href')).toBe(
      'https://peabody.example/',
    )

    await card(page, 'Peabody')
      .getByRole('button', { name: /^Delete/ })
      .press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Delete Peabody?' })
    await question.getByText('removes the auction house from the account').waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete Auction House' }).press('Enter')
    await page.getByText('Auction house deleted successfully').waitFor()
    await expect.poll(() => card(page, 'Peabody').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('that hold data are not deleted, and say what they hold', async () => {
    const { page, problems, expecting, context, call } = await open('held')
    await call(createBidder, { body: { firstName: 'Ann', lastName: 'Kept', email: 'ann@kept.example' } })
    expecting(409)
    await card(page, 'Winter House')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete Auction House' }).click()
    await page.getByRole('alert').getByText('Winter House still holds 1 bidder. Delete or move them first.').waitFor()
    await page.getByText('Failed to delete auction house').waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })

  it('changed by two at once lose nothing of either', async () => {
    const { page, problems, expecting, context, call, house } = await open('conflict')
    expecting(409)
    await page.goto(`${web}/settings/houses/${house.id}`)
    const dialog = page.getByRole('dialog', { name: 'Edit Winter House' })
    await dialog.getByLabel('City').fill('Salem East')
    await call(updateHouse, {
      params: { id: house.id },
      body: { city: 'Salem West', street: '2 Essex Street', version: house.version ?? '' },
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Someone else changed this while you were editing').waitFor()
    await dialog.getByText('City: they saved “Salem West”, you entered “Salem East”').waitFor()
    expect(await dialog.getByLabel('Street').inputValue()).toBe('2 Essex Street')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Winter House saved').waitFor()
    const { auctionHouses } = await call(listHouses, {})
    expect(auctionHouses[0]?.address).toMatchObject({ city: 'Salem East', street: '2 Essex Street' })
    expect(problems).toEqual([])
    await context.close()
  })

  it('and what may not be done with them are shown to those who work there', async () => {
    const { page, problems, context } = await visit()
    await signIn(page, web, 'mikayla.stone')
    await page.waitForURL('**/bidders')
    await page.getByRole('button', { name: 'Your profile' }).click()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    const create = page.getByRole('button', { name: 'Create Auction House' })
    await create.waitFor()
    expect(await create.isDisabled()).toBe(true)
    await create.hover()
    const tip = page.getByRole('tooltip', { includeHidden: true })
    await expect.poll(() => tip.textContent()).toMatch(/\w+ \w+ \(account owner\) can grant it\.$/)
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
})

it('groups put houses together', async () => {
  const { page, problems, context } = await open('groups')
  await page.getByText('No groups yet').waitFor()
  await page.getByRole('button', { name: 'Create Group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  const create = dialog.getByRole('button', { name: 'Create Group' })
  await dialog.getByLabel('Name').fill('North Shore')
  await create.press('Enter')
  await dialog.getByRole('link', { name: /choose|house/i }).waitFor()
  await dialog.getByRole('checkbox', { name: 'Winter House' }).press('Space')
  await expectAccessible(page)
  await create.press('Enter')
  await page.getByText('Group created successfully').waitFor()
  await card(page, 'North Shore').getByText('Winter House').waitFor()
  await card(page, 'North Shore').getByRole('button', { name: /^Edit/ }).press('Enter')
  await page.getByRole('dialog').getByLabel('Description').fill('Essex County')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await card(page, 'North Shore').getByText('Essex County').waitFor()
  await card(page, 'North Shore')
    .getByRole('button', { name: /^Delete/ })
    .press('Enter')
  await page.getByRole('alertdialog').getByText('Its auction houses and their data stay as they are.').waitFor()
  await page.getByRole('button', { name: 'Delete Group' }).press('Enter')
  await page.getByText('Group deleted successfully').waitFor()
  await page.getByText('No groups yet').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('the account is renamed, and the shell follows', async () => {
  const { page, problems, context } = await open('account')
  await page.getByRole('button', { name: 'Edit Account' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Account' })
  await dialog.getByLabel('Name').fill('Winter & Daughters')
  await dialog.getByLabel('Type').selectOption('Auction House Group')
  await dialog.getByLabel('Currency').selectOption('JPY')
  await expectAccessible(page)
  await dialog.getByLabel('Name').press('Enter')
  await page.getByText('Account saved').waitFor()
  await page.getByRole('button', { name: /Winter & Daughters/ }).click()
  await page.getByText('Account Owner').first().waitFor()
  await page.getByText('Auction House Group').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('the account is deleted once its houses are empty', async () => {
  const { page, problems, expecting, context, call, email } = await open('ended')
  const { id } = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Last', email: 'ann@last.example' } })
  // Still in use; and the sign-out itself carries a token that ended with the account.
  expecting(409, 401)
  await page.getByRole('button', { name: 'Delete Account' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete Winter?' })
  await question.getByText('signs you out').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete Account' }).press('Enter')
  await question.getByText('This account still has auction houses with data. Delete those first.').waitFor()
  await call(deleteBidder, { params: { id } })
  await question.getByRole('button', { name: 'Delete Account' }).press('Enter')
  await page.getByText('Winter was deleted.').waitFor()
  await signInAs(page, web, email)
  await page.getByRole('heading', { name: 'You don’t have access to an account yet' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

describe('the configuration', () => {
  it('shows whether the services are up, and where the app runs', async () => {
    const { page, problems, expecting, context } = await open('config')
    await page.getByRole('tab', { name: 'Houses' }).press('ArrowRight')
    await page.getByRole('tab', { name: 'APIs', selected: true }).press('ArrowRight')
    await page.getByText('Configuration Ready').waitFor()
    await page.getByRole('button', { name: 'Check Services' }).press('Enter')
    await page.getByText('All Services Online').waitFor()
    await page.getByRole('button', { name: 'Show Details' }).press('Enter')
    await page.getByRole('row', { name: /^Data Upload online/ }).waitFor()
    await expectAccessible(page)
    expecting(503)
    await page.route(`${bidders}/health`, (route) => route.fulfill({ status: 503, headers: { 'access-control-allow-origin': web } }))
    await page.getByRole('button', { name: 'Check Services' }).press('Enter')
    await page
      .getByRole('alert')
      .getByText(/^Services Offline: some services are not responding/)
      .waitFor()
    await page.getByRole('row', { name: /^Scoring offline HTTP 503/ }).waitFor()
    await expectAccessible(page)
    await page.getByText('Deployment Information').waitFor()
    await page.getByText(web, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Deployment checklist' }).press('Enter')
    await page.getByRole('heading', { name: 'Before the first release' }).waitFor()
    expect(page.url()).toBe(`${web}/settings/config/deployment-checklist`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to Config' }).press('Enter')
    await page.getByText('data upload 7077').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('stays in the page in demo mode, where houses are changed in memory', async () => {
    const { page, problems, context } = await visit({ viewport: 'phone' })
    await page.goto(`${web}/login`)
    await page.getByRole('button', { name: 'Quick Demo Access' }).click()
    await page.waitForURL('**/bidders')
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith(`${web}/`) || asked.push(request.url()))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Account Settings' }).click()
    await page.getByRole('button', { name: 'Create Auction House' }).click()
    await page.getByLabel('Display name').fill('Salem')
    await page.getByLabel('Business name').fill('Salem LLC')
    await page.getByLabel('City').fill('Salem')
    await page.getByLabel('City').press('Enter')
    await card(page, 'Salem').waitFor()
    await page.getByRole('tab', { name: 'Config' }).click()
    await page.getByRole('button', { name: 'Check Services' }).click()
    await page.getByText('All Services Online').waitFor()
    expect(asked).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
