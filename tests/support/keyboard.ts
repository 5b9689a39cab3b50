import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { signIn } from './browser.ts'

/** What a journey does that uses no mouse. */

export const focused = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement)
export const holdsFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element.contains(document.activeElement))
export const expectFocus = (place: Locator) => expect.poll(() => focused(place), { timeout: 10_000 }).toBe(true)

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, place: Locator): Promise<void> => {
  await place.waitFor()
  for (let presses = 0; presses < 80 && !(await focused(place)); presses += 1) await page.keyboard.press('Tab')
  expect(await focused(place)).toBe(true)
}

/** Goes to a control and presses a key there. */
export const press = async (page: Page, place: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** Goes to the first row with K, then down with J until the row has the focus. */
export const stepTo = async (page: Page, row: Locator): Promise<void> => {
  await row.waitFor()
  const rows = await page.getByRole('grid').getByRole('row').count()
  for (let presses = 0; presses < rows; presses += 1) await page.keyboard.press('k')
  for (let presses = 0; presses < rows && !(await focused(row)); presses += 1) await page.keyboard.press('j')
  expect(await focused(row)).toBe(true)
}

/** Signs in as a clerk, or opens the demo. */
export const enter = async (page: Page, web: string, mode: 'live' | 'demo'): Promise<void> => {
  if (mode === 'live') await signIn(page, web, 'blake.howie')
  else {
    await page.goto(`${web}/login`)
    await press(page, page.getByRole('button', { name: 'Quick Demo Access' }))
  }
  await page.waitForURL('**/bidders')
}

/** Waits until a dialog has taken the focus: a press before would go to the page below. */
export const opened = (dialog: Locator) => expect.poll(() => holdsFocus(dialog), { timeout: 20_000 }).toBe(true)

/** Goes to a field and types; a select chooses what begins with the words. */
export const type = async (page: Page, field: Locator, words: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(words)
}

/** Goes to Data Processing by the rail. */
export const goToUploads = async (page: Page): Promise<void> => {
  await press(page, page.getByRole('link', { name: 'Data Processing' }))
  await page.getByRole('heading', { name: 'New Upload' }).waitFor()
}

/** Goes to the selected tab, from there by arrow to the others in turn, and opens the last. */
export const openTab = async (page: Page, selected: RegExp, ...others: RegExp[]): Promise<void> => {
  await tabTo(page, page.getByRole('tab', { name: selected, selected: true }))
  for (const tab of others) {
    await page.keyboard.press('ArrowRight')
    await expectFocus(page.getByRole('tab', { name: tab }))
  }
  await page.keyboard.press('Enter')
}

/** Opens the list of all that can be undone from Data Processing, and the change of this name in it. */
export const openUndo = async (page: Page, name: RegExp): Promise<void> => {
  await openTab(page, /^Uploads & Processing/, /^Conflict Resolution/, /^Undo/)
  const row = page.getByRole('row', { name })
  await stepTo(page, row)
  await page.keyboard.press('Enter')
}
