import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser } from '../support/browser.ts'
import { enter, expectFocus, focused, goToUploads, openTab, press, tabTo, type } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'

/** Data processing without a mouse: from the file to its undo. */
const { web } = ownStack().urls
const visit = inBrowser()

const people = (...names: readonly string[]): string =>
  ['Who,Email,Phone', ...names.map((name, at) => `${name},person${at}@keys.example,+1 212 555 010${at}`), ''].join('\n')

/** Fills in the form; the file dialog belongs to the browser. */
const fill = async (page: Page, name: string, content: string): Promise<void> => {
  await type(page, page.getByLabel('Name', { exact: true }), name)
  await type(page, page.getByLabel('Description'), 'By keyboard')
  const picker = page.locator('input[type=file]')
  await tabTo(page, picker)
  await picker.setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

it('maps a file, tries it, imports it, decides its conflicts and undoes it', async () => {
  const { page, problems, context } = await visit()
  await enter(page, web, 'demo')
  await goToUploads(page)

  await fill(page, 'first', people('Ann Keys', 'Bob Keys', 'Cid Keys', 'Dot Keys'))
  await press(page, page.getByRole('button', { name: 'Check Columns First' }))
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
  await tabTo(page, page.getByLabel('Read Who as'))
  await page.keyboard.type('Full name')
  await press(page, page.getByRole('button', { name: 'Later sample row' }))
  await page.getByRole('complementary', { name: 'Row 3 becomes' }).getByText('Bob Keys').waitFor()
  await press(page, page.getByRole('button', { name: 'Start Dry Run' }))
  await page.getByText('Nothing has been written yet.').waitFor()
  await press(page, page.getByRole('button', { name: 'Import 4 Rows' }))
  await page.getByText('Completed', { exact: true }).first().waitFor({ timeout: 60_000 })

  await fill(page, 'second', people('Zed Quux', 'Yolanda Prax', 'Xavier Mott', 'Wanda Lisk').replace('Who', 'Full name'))
  await press(page, page.getByRole('button', { name: 'Upload', exact: true }))
  await expectFocus(page.getByRole('heading', { name: 'Processing History' }))
  const conflicts = /^Conflict Resolution/
  await page.getByRole('tab', { name: /^Conflict Resolution 4/ }).waitFor({ timeout: 60_000 })
  await openTab(page, /^Uploads & Processing/, conflicts)

  // Field by field, and then by its key.
  const rows = page.getByRole('grid').getByRole('row')
  await press(page, rows.nth(1), 'Enter')
  const [existing, imported] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)]
  await tabTo(page, existing)
  await page.keyboard.press('ArrowRight')
  await expectFocus(imported)
  await press(page, page.getByRole('button', { name: /^Merge/ }))
  await page.getByText('3 conflicts are pending.').waitFor()
  await expectFocus(page.locator('[role=row][aria-current]'))
  await page.keyboard.press('k')
  await page.getByText('2 conflicts are pending.').waitFor()
  await expectFocus(page.locator('[role=row][aria-current]'))

  // The others together.
  await page.keyboard.press('Control+a')
  await press(page, page.getByRole('region', { name: 'Actions for the selected rows' }).getByRole('button', { name: 'Skip for Now' }))
  await page.getByText('No conflicts are pending.').waitFor()

  await openTab(page, conflicts, /^Undo/)
  const upload = page.getByRole('row', { name: /first/ })
  await upload.waitFor()
  await tabTo(page, rows.nth(1))
  for (let presses = 0; presses < 20 && !(await focused(upload)); presses += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('region', { name: 'first' }).getByRole('button', { name: 'Undo Import' }))
  await page
    .getByText(/^Import undone/)
    .first()
    .waitFor({ timeout: 60_000 })
  expect(problems).toEqual([])
  await context.close()
}, 120_000)
