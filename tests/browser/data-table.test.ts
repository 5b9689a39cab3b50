import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const row = (page: Page, index: number) => page.getByRole('grid').getByRole('row').nth(index)
const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))

const open = async (search = '', viewport: 'desktop' | 'phone' = 'desktop') => {
  const opened = await visit({ viewport })
  await signIn(opened.page, web, 'blake.howie')
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  if (search) await opened.page.goto(`${web}/bidders${search}`)
  if (viewport === 'desktop') await row(opened.page, 1).waitFor()
  return opened
}

describe('the keyboard', () => {
  it('moves with J and K, selects with Space and Shift, edits with E and opens with Enter', async () => {
    const { page, problems, context } = await open()
    await page.keyboard.press('j')
    await expect.poll(() => focusedRow(page)).toBe('2')
    await page.keyboard.press('j')
    await expect.poll(() => focusedRow(page)).toBe('3')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('2 selected', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText('2 selected', { exact: true }).count()).toBe(0)
    await page.keyboard.press('End')
    await expect.poll(async () => Number(await focusedRow(page))).toBeGreaterThan(40)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedRow(page)).toBe('2')
    const nameIn = async (index: number) => (await page.locator(`[aria-rowindex="${index}"]`).getByRole('link').innerText()).split('\n')[0]
    const [name, nextName] = [await nameIn(2), await nameIn(3)]
    const panelOf = (bidder = '') => page.locator('[data-panel]').getByRole('heading', { name: bidder, exact: true })
    await page.keyboard.press('e')
    await page.getByRole('dialog', { name: `Edit ${name}` }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focusedRow(page)).toBe('2')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/bidders\/bid_/)
    const first = page.url()
    await panelOf(name).waitFor()
    await page.keyboard.press('j')
    await page.waitForURL((url) => url.href !== first)
    await panelOf(nextName).waitFor()
    await page.keyboard.press('k')
    await page.waitForURL(first)
    await panelOf(name).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('searches with /, adds with N and lists its keys with ?, but not while text is typed', async () => {
    const { page, problems, context } = await open()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByText('Next row').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('n')
    expect(await page.getByRole('dialog', { name: 'Add New Bidder' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('nj?/')
    expect(await search.inputValue()).toBe('nj?/')
    await page.keyboard.press('Escape')
    await search.blur()
    expect(await page.getByRole('button', { name: 'Add Bidder' }).getAttribute('data-tip')).toBe('Add Bidder (N)')
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'Add New Bidder' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('reaches the header in one tab stop, and the columns by arrows', async () => {
    const { page, problems, context } = await open()
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const score = page.getByRole('columnheader', { name: 'Score' })
    await expect
      .poll(() =>
        score
          .getByRole('button')
          .first()
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true)
    expect(await score.getAttribute('aria-sort')).toBe('descending')
    await page.keyboard.press('Enter')
    await expect.poll(() => score.getAttribute('aria-sort')).toBe('ascending')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedRow(page)).toBe('2')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the columns', () => {
  it('are moved, hidden and shown from their menus, which a reload keeps', async () => {
    const { page, problems, context } = await open()
    const headers = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
    const choose = async (column: string, action: string) => {
      await page.getByRole('columnheader', { name: column }).hover()
      await page.getByRole('button', { name: `Options for column ${column}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    expect(await headers()).toEqual(['Bidder', 'Score', 'Tier', 'Contact', 'Status', 'Auto-Invite', 'Total won', 'Actions'])
    await choose('Tier', 'Move left')
    await choose('Status', 'Hide column')
    await choose('Bidder', 'Show Tags')
    const changed = ['Bidder', 'Tier', 'Score', 'Contact', 'Auto-Invite', 'Total won', 'Tags', 'Actions']
    await expect.poll(headers).toEqual(changed)
    await page.reload()
    await row(page, 1).waitFor()
    expect(await headers()).toEqual(changed)
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the order', () => {
  it.each(['desktop', 'phone'] as const)('is chosen from a menu (%s)', async (viewport) => {
    const { page, problems, context } = await open('', viewport)
    const sort = page.getByRole('button', { name: viewport === 'phone' ? /^Sort by score, highest first/ : 'Sort', exact: true })
    await sort.click()
    await page.getByRole('menuitemradio', { name: 'Total won' }).click()
    await page.waitForURL(/sort=-spent/)
    await page.getByRole('button', { name: viewport === 'phone' ? /^Sort by total won/ : 'Sort', exact: true }).click()
    expect(await page.getByRole('menuitemradio', { name: 'Total won' }).getAttribute('aria-checked')).toBe('true')
    await page.getByRole('menuitemradio', { name: 'Lowest first' }).click()
    await page.waitForURL(/sort=spent/)
    for (const [label, word] of [
      ['Last auction', '-lastAuction'],
      ['Added', '-added'],
      ['Name', 'name'],
    ] as const) {
      await page.getByRole('button', { name: viewport === 'phone' ? /^Sort by/ : 'Sort', exact: true }).click()
      const [answer] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).searchParams.get('sort') === word),
        page.getByRole('menuitemradio', { name: label }).click(),
      ])
      expect(answer.status()).toBe(200)
    }
    expect(problems).toEqual([])
    await context.close()
  })
})

it('says how many match of how many there are', async () => {
  const { page, problems, context } = await open()
  const all = (await page.getByText(/^[\d,]+ bidders$/).innerText()).split(' ')[0]
  await page.goto(`${web}/bidders?tier=Premium`)
  await page.getByText(new RegExp(`^[\\d,]+ of ${all} bidders$`)).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).locator('+ *').innerText()).toBe(all)
  expect(problems).toEqual([])
  await context.close()
})

it('opens a row in another tab by its link', async () => {
  const { page, problems, context } = await open()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    row(page, 2)
      .getByRole('link')
      .click({ modifiers: ['Control'] }),
  ])
  await other.waitForURL(/\/bidders\/bid_/)
  expect(page.url()).not.toMatch(/bid_/)
  expect(problems).toEqual([])
  await context.close()
})
