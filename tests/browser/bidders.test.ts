import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh, freshSurname } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const names = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: /B-1\d{4}/ })

const open = async (person = 'blake.howie') => {
  const opened = await visit()
  await signIn(opened.page, web, person)
  await names(opened.page).first().waitFor()
  return opened
}

describe('the bidders of a house', () => {
  it('are searched, filtered, sorted and paged through', async () => {
    const { page, problems, context } = await open()
    await expectAccessible(page)
    const first = await names(page).first().innerText()

    await page.getByPlaceholder('Search bidders...').fill('matth')
    await expect.poll(async () => (await names(page).allInnerTexts()).every((row) => /matth/i.test(row)), { timeout: 30_000 }).toBe(true)
    await page.waitForURL(/matth/)
    await page.getByPlaceholder('Search bidders...').fill('nobody-has-this-name')
    await page.getByText('No bidders match').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect.poll(() => names(page).first().innerText()).toBe(first)

    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Lowest first' }).click()
    await expect.poll(() => names(page).first().innerText()).not.toBe(first)
    await page.getByRole('radio', { name: 'Custom' }).first().click({ force: true })
    await page.goto(`${web}/bidders?tier=Silver&status=Active`)
    await expect
      .poll(async () => (await names(page).count()) > 0 && (await names(page).allInnerTexts()).every((row) => row.includes('Silver')), {
        timeout: 30_000,
      })
      .toBe(true)

    await page.goto(`${web}/bidders?sort=name`)
    await names(page).first().waitFor()
    await page.mouse.move(700, 600)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000)
        return Math.max(...(await names(page).evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))))))
      })
      .toBeGreaterThan(100)
    expect(problems).toEqual([])
    await context.close()
  })

  it('open in a panel with a score whose parts add up, by mouse and by keyboard', async () => {
    const { page, problems, context } = await open()
    await names(page).first().click()
    await page.waitForURL(/\/bidders\/bid_/)
    await page.getByRole('tab', { name: /Score Breakdown/ }).click()
    await page.getByText('What makes up the score').waitFor()
    await expectAccessible(page)
    const left = async (act: () => Promise<unknown>) => {
      const before = page.url()
      await act()
      await page.waitForURL((url) => url.href !== before)
    }
    await left(() => page.getByRole('button', { name: 'Next', exact: true }).click())
    await left(() => page.goBack())
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.waitForURL(/\/bidders(\?|$)/)
    expect(problems).toEqual([])
    await context.close()
  })

  it('are added with early checks, and a taken address leads to its bidder', async () => {
    const { page, problems, expecting, context } = await open()
    expecting(409)
    const surname = freshSurname()
    const email = `xanthe.${fresh()}@bidders.example`
    await page.getByRole('button', { name: 'Add Bidder' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add New Bidder' })
    await dialog.getByRole('button', { name: 'Add Bidder' }).click()
    await dialog.getByText('Please fill in all required fields').first().waitFor()
    await expectAccessible(page)
    await dialog.getByLabel(/First name/).fill('Xanthe')
    await dialog.getByLabel(/Last name/).fill(surname)
    await dialog.getByLabel(/Email address/).fill(email)
    await dialog.getByRole('button', { name: 'Add Bidder' }).click()
    await page.getByText('Bidder added successfully!').first().waitFor()

    await page.goto(`${web}/bidders/new`)
    await dialog.getByLabel(/First name/).fill('Xanthe')
    await dialog.getByLabel(/Last name/).fill('Twin')
    await dialog.getByLabel(/Email address/).fill(email)
    await dialog.getByRole('button', { name: 'Add Bidder' }).click()
    // Who is like whom depends on all names of the house: some are asked about first.
    const refused = dialog.getByText(/already exists in this auction house/).first()
    const anyway = dialog.getByRole('button', { name: 'Add Anyway' })
    await refused.or(anyway).first().waitFor()
    if (await anyway.isVisible()) await anyway.click()
    await refused.waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('can be seen but not changed by a viewer', async () => {
    const { page, problems, context } = await open('joshua.rudd')
    const add = page.getByRole('button', { name: 'Add Bidder' })
    expect(
      (await add.count()) === 0 || (await add.first().isDisabled()) || (await add.first().getAttribute('aria-disabled')) === 'true',
    ).toBe(true)
    await page.goto(`${web}/data-processing`)
    await page
      .getByText(/permission/i)
      .first()
      .waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
})
