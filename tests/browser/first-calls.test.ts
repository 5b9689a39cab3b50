import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, signIn, visit } from '../support/browser.ts'
import { enterPassword } from '../support/people.ts'

/** What the browser asks the services for, and when. */
const { web } = inject('stack').urls
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Asked {
  path: string
  /** How many calls, itself included, had to be answered one after the other for it to be. */
  depth: number
}

/** Notes each call to a service with the longest chain of calls of which one was sent after the other's answer. */
const notesOf = (page: Page): Asked[] => {
  const asked = new Map<Request, Asked>()
  const notes: Asked[] = []
  let answered = 0
  page.on('request', (request) => {
    if (request.url().startsWith(web)) return
    const note = { path: new URL(request.url()).pathname, depth: answered + 1 }
    asked.set(request, note)
    notes.push(note)
  })
  page.on('requestfinished', (request) => {
    answered = Math.max(answered, asked.get(request)?.depth ?? 0)
  })
  return notes
}

it('leads from the password to a shell with data in three calls, one after the other', async () => {
  const { page, problems, context } = await visit(browser)
  await page.goto(`${web}/login`)
  const notes = notesOf(page)
  await enterPassword(page, 'blake.howie@harcourtvale.example', demonstrationPassword)
  await page
    .getByRole('row', { name: /B-\d{5}/ })
    .first()
    .waitFor()
  const first = (end: string) => notes.find(({ path }) => path.endsWith(end))?.depth
  expect([first('/login'), first('/tokens/access'), first('/listBidders')], JSON.stringify(notes)).toEqual([1, 2, 3])
  expect(problems).toEqual([])
  await context.close()
})

it('asks for the feature flags again after five minutes, without a reload', async () => {
  const { page, problems, context } = await visit(browser)
  await page.clock.install()
  const notes = notesOf(page)
  await signIn(page, web, 'mikayla.stone')
  await page.waitForURL('**/bidders')
  await page.getByRole('row').first().waitFor()
  const times = () => notes.filter(({ path }) => path === '/features').length
  await expect.poll(times).toBe(1)
  await page.clock.fastForward(290_000)
  expect(times()).toBe(1)
  // The five minutes begin with the answer, which may have come a moment ago.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000)
        return times()
      },
      { timeout: 15_000 },
    )
    .toBe(2)
  expect(problems).toEqual([])
  await context.close()
})
