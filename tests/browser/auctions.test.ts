import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { openAsStaff } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const open = async (options?: Parameters<typeof visit>[0], person = 'blake.howie') => {
  const opened = await visit(options)
  await openAsStaff(opened.page, stack, `${web}/auctions`, person)
  await opened.page.getByText('Rugs & Textiles').waitFor()
  return opened
}

const tile = (page: Page, name: string) => page.getByRole('tabpanel').page().locator('dl > div', { hasText: name }).locator('dd')

/** The date a number of days from now, in the form of a date field. */
const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)

describe('a house’s auctions', () => {
  it('are created, changed, published, opened, closed and duplicated by keyboard and mouse', async () => {
    const { page, problems, context } = await open()
    const title = `Fine jewelry ${fresh()}`
    const upcoming = Number(await tile(page, 'Upcoming').innerText())
    await expectAccessible(page)

    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Create New Auction' })
    await form.getByRole('button', { name: 'Create Auction' }).click()
    await form.getByRole('link', { name: 'Auction title: This field is required.' }).click()
    await page.keyboard.type(title)
    await form.getByLabel('Start date').fill(day(30))
    await form.getByLabel('End date').fill(day(29))
    await form.getByLabel('Auction category').selectOption('Jewelry & Watches')
    await form.getByLabel('Band 1: premium in percent').fill('25')
    await form.getByRole('button', { name: 'Add band' }).click()
    await form.getByLabel('Band 2: from').fill('250,000')
    await form.getByLabel('Band 2: premium in percent').fill('20')
    await form.getByText('$372,500.00').waitFor()
    await form.getByRole('button', { name: 'Use the saleroom table' }).click()
    expect(await form.getByLabel('Bidding increments').inputValue()).toContain('3000: 200, 500, 800, 1000')
    await form.getByRole('checkbox', { name: 'Wire Transfer' }).click()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create Auction' }).click()
    await form.getByRole('link', { name: 'End date: The end must be after the start.' }).waitFor()
    await form.getByLabel('End date').fill(day(31))
    await form.getByRole('button', { name: 'Create Auction' }).click()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => tile(page, 'Upcoming').innerText()).toBe(String(upcoming + 1))

    await page.getByRole('tab', { name: /Upcoming Auctions/ }).click()
    await page.getByRole('searchbox', { name: 'Search auctions...' }).fill(title.toUpperCase())
    await page.getByText('1 of 1 auction', { exact: true }).waitFor()
    await page.getByRole('grid').getByText(title).click()
    const panel = page.getByRole('region', { name: title })
    await panel.getByText('25%').waitFor()
    const added = await page.getByRole('status').getByText(`${title} was added as a draft`).boundingBox()
    const buttons = await panel.locator('footer').boundingBox()
    expect(added && added.y + added.height).toBeLessThan(buttons?.y ?? 0)
    await panel.getByText('20% from $250,000.00').waitFor()
    await expectAccessible(page)

    await panel.getByRole('button', { name: 'Edit Auction' }).click()
    const edit = page.getByRole('region', { name: 'Edit Auction' })
    for (const name of ['Basic Information', 'Auction Schedule', 'Status & Registration'])
      await edit.getByRole('heading', { name }).waitFor()
    await expectAccessible(page)
    await edit.getByLabel('Bidders registered').fill('none')
    expect(await edit.getByLabel('Bidders registered').inputValue()).toBe('0')
    await edit.getByLabel('Description (optional)', { exact: true }).fill('Rings and brooches')
    await page.keyboard.press('Escape')
    await edit.getByRole('button', { name: 'Keep editing' }).click()
    await edit.getByLabel('Bidders registered').fill('41')
    await page.getByRole('grid').getByText(title).click()
    await edit.getByRole('button', { name: 'Keep editing' }).click()
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await edit.waitFor({ state: 'detached' })
    await panel.getByText('41', { exact: true }).waitFor()

    for (const [step, help] of [
      ['Publish', /Published\. It opens by itself/],
      ['Go live', /opened by hand/],
      ['Close auction', 'Bidding is over.'],
    ] as const) {
      await panel.getByRole('button', { name: step }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: step }).click()
      await panel.getByText(help).waitFor()
    }
    await panel.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const copy = page.getByRole('dialog', { name: `Duplicate ${title}` })
    await copy.getByLabel('Start date').fill(`${day(60)}T10:00`)
    await copy.getByRole('button', { name: 'Duplicate' }).click()
    await page.getByRole('grid').getByText(`${title} (copy)`).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('tell the second of two who close one who was first', async () => {
    const [first, second] = [await open(), await open()]
    for (const { page } of [first, second]) {
      await page.getByRole('grid').getByText('Estate Jewelry, Weekly Online').click()
      await page.getByRole('region').getByRole('button', { name: 'Close auction' }).click()
    }
    const close = ({ page }: typeof first) => page.getByRole('alertdialog').getByRole('button', { name: 'Close auction' }).click()
    await close(first)
    await first.page.getByText('Estate Jewelry, Weekly Online is closed').waitFor()
    second.expecting(409)
    await close(second)
    await second.page.getByText('Blake Howie already made this change: Estate Jewelry, Weekly Online is Completed.').waitFor()
    expect([...first.problems, ...second.problems]).toEqual([])
    await first.context.close()
    await second.context.close()
  })

  it.each(['desktop', 'phone'] as const)('are planned by month in a calendar (%s)', async (viewport) => {
    const { page, problems, context } = await open({ viewport })
    await page
      .getByText('Calendar', { exact: true })
      .or(page.getByRole('button', { name: 'Calendar' }))
      .first()
      .click()
    await page.waitForURL(/month=\d{4}-\d\d/)
    const auction = page.getByRole('link', { name: /Rugs & Textiles\s*Active, / }).first()
    await auction.waitFor()
    await expectAccessible(page)
    const month = await page.getByRole('heading', { level: 2 }).innerText()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).innerText()).not.toBe(month)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).innerText()).toBe(month)
    await auction.click()
    await page.locator('[data-panel]').getByRole('heading', { name: 'Rugs & Textiles' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('can be read by a viewer, and name the permission that an action needs', async () => {
    const { page, problems, context } = await open({ viewport: 'phone', dark: true }, 'joshua.rudd')
    const running = page.getByRole('region', { name: 'American Furniture & Silver' })
    await running.getByText('3 sold, 1 passed or unsold, 0 withdrawn').waitFor()
    await running.getByRole('link', { name: 'Open lots' }).waitFor()
    expect(await running.getByRole('link', { name: 'Open clerk’s screen' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Actions for Rugs & Textiles' }).click()
    await page.getByRole('menuitem', { name: /Close auction/ }).waitFor()
    expect(await page.getByRole('menuitem', { name: /Close auction/ }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
})
