import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { screens } from '../support/screens.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const widths = Array.from({ length: 41 }, (_, step) => 320 + step * 40)

/** What is cut or lies beyond an edge. What scrolls sideways by design, such as a table or a row of tabs, is left out. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`)
    const title = document.querySelector('h1')
    if (title && title.scrollWidth > title.clientWidth) found.push(`the title is cut: ${title.clientWidth} of ${title.scrollWidth} px`)
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    for (const control of document.querySelectorAll('button, a, input, select, textarea')) {
      const { left, right, width } = control.getBoundingClientRect()
      if (width <= 1 || !control.checkVisibility() || (left >= -1 && right <= window.innerWidth + 1)) continue
      const main = control.closest('main')
      const scroller = control.closest('[role="tablist"], [role="grid"], table')
      if (!(main && scroller && scrolls(control.parentElement)))
        found.push(`${control.textContent || control.getAttribute('aria-label')}: ${left} to ${right}`)
    }
    return found
  })

/** Two frames after a change of size, when everything that moves into its place has arrived. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await frame()
  })

/** On a busy machine a screen that measures itself takes the new width some frames late; what is really cut stays cut. */
const lastingMisfits = async (page: Page): Promise<string[]> => {
  let found: string[] = []
  for (let look = 0; look < 20; look += 1) {
    await settled(page)
    found = await misfits(page)
    if (found.length === 0) break
  }
  return found
}

const atEveryWidth = async (page: Page): Promise<Record<number, string[]>> => {
  const found: Record<number, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const here = await lastingMisfits(page)
    if (here.length > 0) found[width] = here
  }
  return found
}

const tenAtOnce = Array.from({ length: Math.ceil(screens.length / 10) }, (_, part) => [screens.slice(part * 10, part * 10 + 10)] as const)

it.each(tenAtOnce)('cuts no title and puts no control beyond an edge, from 320 to 1920 px: %s', async (some) => {
  const { page, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  const found: Record<string, Record<number, string[]>> = {}
  for (const screen of some) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${web}/${screen}`)
    await page.locator('h1').waitFor()
    await page.waitForFunction(() => document.querySelector('main [role="status"][aria-label="Loading..."]') === null)
    const here = await atEveryWidth(page)
    if (Object.keys(here).length > 0) found[screen] = here
  }
  expect(found).toEqual({})
  await context.close()
})

it('keeps the title row whole beside the panel of a bidder', async () => {
  const { page, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('tab', { name: 'Notes' }).waitFor()
  expect(await atEveryWidth(page)).toEqual({})
  await context.close()
})
