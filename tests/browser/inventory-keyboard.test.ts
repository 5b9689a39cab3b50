import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { enter, expectFocus, goToUploads, opened, openUndo, press, tabTo, type } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'

/** The inventory and its files by keyboard alone: no press of a pointer, and the focus is never lost. */
const { web } = ownStack().urls
const visit = inBrowser()

const modes = ['live', 'demo'] as const

/** Leaves no other items in the list of the inventory, so that the way to a row is short. */
const search = async (page: Page, words: string): Promise<void> => {
  await type(page, page.getByRole('searchbox', { name: 'Search items...' }), words)
}

const replace = async (page: Page, field: Locator, words: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

const goToInventory = async (page: Page): Promise<void> => {
  await press(page, page.getByRole('link', { name: 'Inventory' }))
  await page.getByRole('button', { name: 'Add Item' }).waitFor()
}

it.each(modes)(
  'adds, changes and deletes an item, and undoes the deletion (%s)',
  async (mode) => {
    const { page, problems, context } = await visit()
    await enter(page, web, mode)
    const title = `Keyed cabinet ${mode} ${fresh()}`
    await goToInventory(page)
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Add item' })
    await expectFocus(form.getByLabel('Title', { exact: true }))
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await form.getByRole('alert').first().waitFor()
    await replace(page, form.getByLabel('Category', { exact: true }), 'Furniture')
    await replace(page, form.getByLabel('Estimated value, low'), '1200.50')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })

    await search(page, title)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    const row = page.getByRole('row', { name: new RegExp(title) })
    await tabTo(page, row)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${title}`) })
    await opened(dialog)
    await press(page, dialog.getByRole('button', { name: 'Edit' }))
    const edit = page.getByRole('dialog', { name: `Edit ${title}` })
    await expectFocus(edit.getByLabel('Title', { exact: true }))
    await replace(page, edit.getByLabel(/^Location/), 'Gallery')
    await page.keyboard.press('Enter')
    await dialog.getByText('Gallery').waitFor()
    await opened(dialog)

    await press(page, dialog.getByRole('button', { name: 'Delete' }))
    const question = page.getByRole('alertdialog', { name: `Delete ${title}?` })
    await question.getByText(/^The item leaves the inventory\. For 24 hours you can undo this/).waitFor()
    await opened(question)
    await page.keyboard.press('Escape')
    await opened(dialog)
    await press(page, dialog.getByRole('button', { name: 'Delete' }))
    await opened(question)
    await press(page, question.getByRole('button', { name: 'Delete' }))
    await row.waitFor({ state: 'detached' })

    await goToUploads(page)
    await openUndo(page, new RegExp(`Deleted ${title}`))
    const panel = page.getByRole('region', { name: `Deleted ${title}` })
    await panel.getByText('The item returns to the inventory as it was.').waitFor()
    await press(page, panel.getByRole('button', { name: 'Undo', exact: true }))
    await panel.waitFor({ state: 'detached' })
    await goToInventory(page)
    await search(page, title)
    await row.getByText('Gallery').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
  180_000,
)

it.each(modes)(
  'maps a file of items, corrects a row before and after the import, and takes all back (%s)',
  async (mode) => {
    const { page, problems, context } = await visit()
    await enter(page, web, mode)
    const mark = `keyed${mode}${fresh()}`
    const csv = [
      'Stock no,Item,Category,Where it lies,Low estimate,High estimate',
      `${mark}-1,Clock ${mark},Furniture,Loft,100,200`,
      `${mark}-2,Bowl ${mark},Silver,Vault,900,100`,
      `${mark}-3,,Silver,Vault,10,20`,
    ].join('\n')
    await goToUploads(page)
    await type(page, page.getByLabel('Name', { exact: true }), mark)
    await type(page, page.getByLabel('Description'), 'By keyboard')
    await type(page, page.getByLabel('Category', { exact: true }), 'Inventory')
    const picker = page.locator('input[type=file]')
    await tabTo(page, picker)
    await picker.setInputFiles({ name: 'keyed.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await press(page, page.getByRole('button', { name: 'Check Columns First' }))
    await type(page, page.getByLabel('Read Where it lies as'), 'Location')
    await press(page, page.getByRole('button', { name: 'Start Dry Run' }))

    await press(page, page.getByRole('button', { name: 'Correct the 2 rows' }))
    const correct = page.getByRole('dialog', { name: 'Correct rejected rows' })
    await opened(correct)
    await replace(page, correct.getByLabel('Estimated value, high'), '1000')
    await press(page, correct.getByRole('button', { name: 'Check corrected rows' }))
    await press(page, page.getByRole('button', { name: 'Import 2 Rows' }))

    const upload = page.getByRole('listitem').filter({ hasText: mark }).first()
    await upload.getByRole('link', { name: `${mark}-2` }).waitFor({ timeout: 60_000 })
    await press(page, upload.getByRole('button', { name: 'Correct the row' }))
    await opened(correct)
    await replace(page, correct.getByLabel('Title of the item'), `Chair ${mark}`)
    await press(page, correct.getByRole('button', { name: 'Import corrected rows' }))
    await upload.getByRole('link', { name: `${mark}-3` }).waitFor({ timeout: 60_000 })

    await openUndo(page, new RegExp(mark))
    const panel = page.getByRole('region', { name: mark })
    await panel.getByText('3 records it created are removed').waitFor()
    await press(page, panel.getByRole('button', { name: 'Undo Import' }))
    await page.getByRole('status').getByText('Import undone: 3 removed, 0 restored, 0 kept').waitFor({ timeout: 60_000 })
    await goToInventory(page)
    await search(page, mark)
    await page.getByText('No matching items').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
  240_000,
)
