import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const row = (page: Page, index: number) => page.getByRole('grid').getByRole('row').nth(index)

const open = async (search = '', person = 'blake.howie') => {
  const opened = await visit()
  await signIn(opened.page, web, person)
  await row(opened.page, 1).waitFor()
  if (search) await opened.page.goto(`${web}/bidders${search}`)
  await row(opened.page, 1).waitFor()
  return opened
}

describe('many bidders at once', () => {
  it('are selected by range, change their status, and are what they were after Undo', async () => {
    const { page, problems, context } = await open('?sort=name&status=Active')
    const names = async () => (await Promise.all([2, 3, 4].map((index) => row(page, index).innerText()))).map((text) => text.split('\n')[0])
    const before = await names()
    await row(page, 2).getByRole('checkbox').click()
    await row(page, 4)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await page.getByText('3 selected', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set Status' }).click()
    await page.getByRole('menuitem', { name: 'Inactive' }).click()
    await page.getByText('3 bidders set to Inactive.').waitFor()
    await expect.poll(names).not.toEqual(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Changes to 3 bidders undone.').waitFor()
    await expect.poll(names).toEqual(before)
    expect(problems).toEqual([])
    await context.close()
  })

  it('are all that match, tagged in the background, by keyboard', async () => {
    const { page, problems, context } = await open('?tier=Bronze&sort=name')
    await row(page, 1).focus()
    await page.keyboard.press('Control+a')
    await page.getByText(/^[\d,]+ selected$/).waitFor()
    await page.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click()
    await page.getByRole('button', { name: 'Tags' }).click()
    const dialog = page.getByRole('dialog', { name: /^Tags for/ })
    await dialog.getByRole('button', { name: 'Change tags' }).click()
    await dialog.getByRole('link', { name: 'Add tags: Enter a tag to add or remove.' }).waitFor()
    const tags = [`vip ${fresh()}`, `museum ${fresh()}`]
    await dialog.getByRole('combobox', { name: 'Add tags' }).fill(tags.join(','))
    await page.keyboard.press('Enter')
    for (const tag of tags) await dialog.getByText(tag, { exact: true }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Change tags' }).click()
    await page.getByText(/Tags for [\d,]+ bidders changed/).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/Changes to [\d,]+ bidders undone/).waitFor({ timeout: 60_000 })
    expect(problems).toEqual([])
    await context.close()
  })

  it('cannot be selected by who may not change many', async () => {
    const { page, problems, context } = await open('', 'joshua.rudd')
    expect(await row(page, 1).getByRole('checkbox').count()).toBe(0)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page
      .getByRole('menuitem', { name: /bidders:export/ })
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('one bidder', () => {
  it('is deleted from the menu of its row, and comes back by Undo', async () => {
    const { page, problems, context } = await open('?sort=-name')
    const menuButton = row(page, 1).getByRole('button', { name: /^Actions for / })
    const name = (await menuButton.getAttribute('aria-label'))?.replace('Actions for ', '') ?? ''
    const itsMenu = page.getByRole('grid').getByRole('button', { name: `Actions for ${name}`, exact: true })
    const before = await itsMenu.count()
    await menuButton.click()
    await page.getByRole('menuitem', { name: 'Delete Bidder' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Bidder' }).click()
    const told = page.getByRole('status').filter({ hasText: `${name} was deleted` })
    await told.waitFor()
    await expect.poll(() => itsMenu.count()).toBe(before - 1)
    await told.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => itsMenu.count()).toBe(before)
    expect(problems).toEqual([])
    await context.close()
  })

  it('has its column made wider, which this browser remembers', async () => {
    const { page, problems, context } = await open()
    const head = page.getByRole('columnheader', { name: 'Tier' })
    const width = async () => (await head.boundingBox())?.width ?? 0
    const before = await width()
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('button', { name: 'Make Tier wider' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(width).toBe(before + 16)
    await page.reload()
    await row(page, 1).waitFor()
    await expect.poll(width).toBe(before + 16)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is selected on the phone, by boxes that Select shows', async () => {
    const { page, problems, context } = await visit({ viewport: 'phone' })
    await signIn(page, web, 'blake.howie')
    await page.getByRole('button', { name: 'Select bidders' }).click()
    const cards = page.getByRole('list', { name: 'Bidders' })
    await cards.getByRole('checkbox').nth(0).check()
    await cards.getByRole('checkbox').nth(1).check()
    await page.getByText('2 selected', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop selecting' }).click()
    await expect.poll(() => cards.getByRole('checkbox').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the list', () => {
  it('is taken out as CSV and Excel, as it is filtered', async () => {
    const { page, problems, context } = await open('?from=70&sort=name')
    const total = Number(/([\d,]+) of/.exec(await page.getByText(/[\d,]+ of [\d,]+ bidders/).innerText())?.[1]?.replaceAll(',', ''))
    const download = async (name: string) => {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()])
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
    }
    const csv = await download('CSV')
    expect(csv.name).toMatch(/^bidders-\d{4}-\d\d-\d\d\.csv$/)
    const [head, ...lines] = csv.content.toString().trim().split('\r\n')
    expect(head).toContain('Bidder ID,First name,Last name,AuctionWiz score')
    expect(lines).toHaveLength(total)
    expect(lines.every((line) => Number(line.split(',')[3]) >= 70)).toBe(true)
    const excel = await download('Excel (XLSX)')
    expect(excel.content.subarray(0, 2).toString()).toBe('PK')
    expect(problems).toEqual([])
    await context.close()
  })

  it('is saved as a view with its columns, and opened again', async () => {
    const { page, problems, context } = await open('?tier=Silver')
    const name = `Silver with tags ${fresh()}`
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'View' })
    await panel.getByRole('checkbox', { name: 'Tags' }).check()
    await panel.getByRole('button', { name: 'Save this view' }).click()
    await panel.getByLabel('Name of the view').fill(name)
    await panel.getByRole('button', { name: 'Save this view' }).click()
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
    await expectAccessible(page)
    await panel.getByRole('checkbox', { name: 'Tags' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Tags' }).count()).toBe(0)

    await page.getByRole('button', { name: 'View', exact: true }).click()
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.waitForURL(/tier=Silver/)
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Tags' }).waitFor()
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await panel.getByRole('button', { name: `Actions for the view ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete view' }).click()
    await page.getByText(`View ${name} deleted`).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is linked from the figures, which a table shows as well', async () => {
    const { page, problems, context } = await open()
    await page.getByRole('tab', { name: 'Analytics' }).click()
    await page.waitForURL(/\/bidders\/analytics/)
    const spread = page.getByRole('region', { name: 'Score Distribution' })
    const gold = spread.getByRole('link', { name: /^Gold/ })
    await gold.waitFor()
    const count = /Gold\s+([\d,]+)/.exec(await gold.innerText())?.[1]
    await expectAccessible(page)
    await spread.getByRole('radio', { name: 'Table' }).click({ force: true })
    expect(await spread.getByRole('row', { name: /^Gold/ }).innerText()).toContain(count)
    await spread.getByRole('radio', { name: 'Chart' }).click({ force: true })
    await gold.click()
    await page.waitForURL(/\/bidders\?.*tier=Gold/)
    await page.getByText(new RegExp(`^${count} of [\\d,]+ bidders`)).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

it('has on the phone in one menu what a wide window has as buttons', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone', touch: true })
  await signIn(page, web, 'blake.howie')
  const more = page.getByRole('button', { name: 'More', exact: true })
  const choose = async (name: string) => {
    await more.click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await more.click()
  await page.getByRole('menuitem').first().waitFor()
  const items = await page.getByRole('menuitem').allInnerTexts()
  expect(items.map((item) => item.split('\n')[0])).toEqual([
    'View',
    'Import',
    'Score Settings',
    'Export as CSV',
    'Export as Excel (XLSX)',
    'Print',
  ])
  await page.keyboard.press('Escape')
  await choose('View')
  await page.getByRole('dialog', { name: 'View' }).getByRole('button', { name: 'Save this view' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await choose('Score Settings')
  await page.getByRole('dialog', { name: 'Bidder Scoring Settings' }).getByRole('tab', { name: 'Custom Score' }).waitFor()
  await page.keyboard.press('Escape')
  await choose('Import')
  await page.getByRole('dialog', { name: /Import/ }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
