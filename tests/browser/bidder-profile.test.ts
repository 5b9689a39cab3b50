import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible, openBrowser, signIn, visit } from '../support/browser.ts'

const { web } = inject('stack').urls
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Signed in, with the notes of the first bidder that the search finds. */
const openNotes = async (person: string, search: string) => {
  const opened = await visit(browser)
  const { page } = opened
  await signIn(page, web, person)
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders?search=${search}`)
  await page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: /B-1\d{4}/ })
    .first()
    .click()
  await page.getByRole('tab', { name: /^Notes/ }).click()
  return opened
}

describe('notes in the profile', () => {
  it('are added by keyboard, kept private, removed and brought back', async () => {
    const { page, problems, context } = await openNotes('blake.howie', 'mitchell')
    const notes = page.getByRole('tabpanel').getByRole('listitem')
    await page.getByLabel('New note').fill('Collects longcase clocks.\nRing before noon.')
    await page.getByLabel('Category').selectOption('Preference')
    await page.getByLabel('New note').press('Control+Enter')
    await expect.poll(() => notes.first().innerText()).toContain('Ring before noon.')
    expect(await notes.first().innerText()).toMatch(/Preference\s+Blake Howie/)
    expect(await page.getByLabel('New note').inputValue()).toBe('')

    await page.getByLabel('New note').fill('Waiting for the bank reference')
    await page.getByLabel(/^Private/).check()
    await page.getByRole('button', { name: 'Add Note' }).click()
    await expect.poll(() => notes.first().innerText()).toMatch(/bank reference[\s\S]*Private/)
    await expectAccessible(page)

    const colleague = await openNotes('mikayla.stone', 'mitchell')
    await colleague.page.getByText('Ring before noon.').waitFor()
    expect(await colleague.page.getByText('bank reference').count()).toBe(0)
    expect(await colleague.page.getByRole('button', { name: 'Remove the note of Blake Howie' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Remove the note of Blake Howie' }).first().click()
    await expect.poll(() => page.getByText('bank reference').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('bank reference').waitFor()
    expect([...problems, ...colleague.problems]).toEqual([])
    await context.close()
    await colleague.context.close()
  })

  it('cannot be written by a viewer, who is told why', async () => {
    const { page, problems, context } = await openNotes('joshua.rudd', 'mitchell')
    await page
      .getByRole('tabpanel')
      .getByText(/bidders:edit/)
      .waitFor()
    expect(await page.getByLabel('New note').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})
