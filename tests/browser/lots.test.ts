import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)

const open = async (options?: Parameters<typeof visit>[0], person = 'blake.howie') => {
  const opened = await visit(options)
  await signIn(opened.page, web, person)
  await opened.page.getByRole('heading', { name: /^Bidder/ }).waitFor()
  return opened
}

/** A new auction whose lots are open, by way of its menu. */
const openLots = async (page: Page) => {
  const title = `Silver ${fresh()}`
  await page.goto(`${web}/auctions/new`)
  const form = page.getByRole('dialog', { name: 'Create New Auction' })
  await form.getByLabel('Auction title').fill(title)
  await form.getByLabel('Start date').fill(day(30))
  await form.getByLabel('End date').fill(day(31))
  await form.getByLabel('Band 1: premium in percent').fill('25')
  await form.getByRole('button', { name: 'Create Auction' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('link', { name: 'Open lots' }).click()
  await page.getByText('No lots yet').waitFor()
  return title
}

const add = async (page: Page, fields: Record<string, string>) => {
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Add lot' })
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: false }).first().fill(value)
  await form.getByRole('button', { name: 'Add lot' }).click()
  await form.waitFor({ state: 'detached' })
}

const row = (page: Page, title: string) => page.getByRole('row', { name: title })
const rowTitles = async (page: Page) => {
  const texts = await page.getByRole('grid').locator('[data-index]').allInnerTexts()
  return texts.map((text) => text.split('\n').slice(0, 2).join(' ')).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
const move = async (page: Page, action: string) => {
  await page.getByRole('link', { name: 'Back to the auction' }).click()
  await page.getByRole('region').getByRole('button', { name: action }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Open lots' }).click()
  await page.getByRole('grid', { name: 'Lots' }).waitFor()
}

describe('the lots of an auction', () => {
  it('are added, renumbered, moved, changed together, sold and undone', async () => {
    const { page, problems, context } = await open()
    await openLots(page)
    await expectAccessible(page)
    await add(page, { Title: 'Tankard', 'Low estimate': '4,000', 'High estimate': '6,000', Reserve: '3,500' })
    await add(page, { Title: 'Porringer', 'Lot number': '1A', 'Low estimate': '800' })
    await add(page, { Title: 'Salver', 'Lot number': '7' })
    await page.getByText('Total of 3 lots').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Renumber' }).click()
    const renumber = page.getByRole('dialog', { name: 'Renumber lots' })
    await renumber.getByLabel('From number').fill('100')
    await renumber.getByLabel('In steps of').fill('10')
    await renumber.getByText(/100, 110, 120/).waitFor()
    await expectAccessible(page)
    await renumber.getByRole('button', { name: 'Renumber' }).click()
    await page.getByText('3 lots have new numbers').waitFor()
    await expect.poll(() => rowTitles(page)).toEqual(['100 Tankard', '110 Porringer', '120 Salver'])

    await page.getByRole('button', { name: 'Actions for lot 120' }).click()
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Move lot 120' })
    await dialog.getByLabel('After lot').fill('100')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect.poll(() => rowTitles(page)).toEqual(['100 Tankard', '110 Salver', '120 Porringer'])

    await page.getByRole('checkbox', { name: 'Select 110 Salver' }).check()
    await page.getByRole('checkbox', { name: 'Select 120 Porringer' }).check()
    const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
    await bar.getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit 2 lots' })
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await edit.getByText('Fill in at least one field.').first().waitFor()
    await edit.getByLabel('Reserve').fill('500')
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('2 lots were changed').waitFor()
    await row(page, 'Salver').getByText('$500').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Salver').getByText('None').waitFor()

    await move(page, 'Publish')
    await move(page, 'Go live')
    await row(page, 'Tankard').click()
    const panel = page.getByRole('region', { name: '100 Tankard' })
    await panel.getByRole('button', { name: 'Sell' }).click()
    const sell = page.getByRole('dialog', { name: 'Sell lot 100' })
    await sell.getByLabel('Hammer price').fill('3,000')
    await sell.getByText('Below the reserve of $3,500.').waitFor()
    await sell.getByText('The buyer pays $3,750, premium included.').waitFor()
    await sell.getByLabel('Paddle').fill('114')
    await expectAccessible(page)
    await sell.getByRole('button', { name: 'Sell' }).click()
    await panel.getByText('Paddle 114').waitFor()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByText('with premium $3,750').waitFor()
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await bar.getByRole('button', { name: 'Withdraw' }).click()
    const refused = page.getByRole('dialog', { name: '1 lot was not changed' })
    await refused.getByText('Lot 100: Not possible: the lot is Sold.').waitFor()
    await refused.getByRole('button', { name: 'Close' }).first().click()
    await page.getByText('2 lots were withdrawn').waitFor()
    await page.getByRole('radio', { name: 'Withdrawn 2' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('can be read by a viewer on the phone, and name the permission that an action needs', async () => {
    const { page, problems, context } = await open({ viewport: 'phone', dark: true }, 'joshua.rudd')
    await page.goto(`${web}/auctions`)
    await page.getByRole('button', { name: 'Actions for Rugs & Textiles' }).click()
    await page.getByRole('menuitem', { name: 'Lots' }).click()
    await page.getByText(/Kazak prayer rug/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions for lot 1', exact: true }).click()
    expect(await page.getByRole('menuitem', { name: /^Withdraw/ }).getAttribute('aria-disabled')).toBe('true')
    await page
      .getByRole('menu')
      .getByText(/auctions:edit/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
