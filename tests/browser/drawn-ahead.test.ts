import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, overlaysFetched, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const rules = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0))

/** Fluent's variables of motion: once they are registered, they have a value everywhere. */
const motionRegistered = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => getComputedStyle(document.body).getPropertyValue('--fui-positioning-slide-direction-x') === '0px')

/** Rules are inserted in turns while the browser is idle: until a turn that inserts none. */
const allInserted = async (page: Page): Promise<number> => {
  await overlaysFetched(page)
  await motionRegistered(page)
  for (let before = 0; ; ) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    const now = await rules(page)
    if (now === before) return now
    before = now
  }
}

it('inserts the styles of what opens before it opens, and leaves nothing else in the page', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  await page.getByRole('row').nth(1).waitFor()
  const before = await allInserted(page)
  expect(await page.locator('[data-panel], [data-portal-node], [role=menu], [role=dialog]').count()).toBe(0)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  expect(await rules(page)).toBe(before)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  expect(await rules(page)).toBe(before)
  expect(problems).toEqual([])
  await context.close()
})
