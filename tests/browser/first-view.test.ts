import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, signIn, visit } from '../support/browser.ts'

const { web, auth, bidders, auctions, upload } = inject('stack').urls

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('shows the first view after at most three calls in sequence', async () => {
  const { page, problems, context } = await visit(browser)
  const services = [auth, bidders, auctions, upload]
  const isCall = (request: Request) => request.method() !== 'OPTIONS' && services.some((service) => request.url().startsWith(service))
  /** How many calls had to be answered one after the other until this one began, itself included. */
  const depths = new Map<Request, number>()
  let answered = 0
  page.on('request', (request) => {
    if (isCall(request)) depths.set(request, answered + 1)
  })
  page.on('requestfinished', (request) => {
    answered = Math.max(answered, depths.get(request) ?? 0)
  })
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('row').nth(1).waitFor()
  const list = [...depths].find(([request]) => request.url().startsWith(`${bidders}/bidders`))
  expect(list?.[1]).toBeLessThanOrEqual(3)
  expect(problems).toEqual([])
  await context.close()
})
