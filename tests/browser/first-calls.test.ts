import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import type { Request, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { enterPassword } from '../support/people.ts'

/** What the browser asks the services for, and when. */
const { web } = ownStack().urls
const visit = inBrowser()

const pathOf = (request: Request): string => new URL(request.url()).pathname
const isCall = (url: URL): boolean => !url.href.startsWith(web)

it('leads from the password to a shell with data in three calls, one after the other', async () => {
  const { page, problems, context } = await visit()
  await page.goto(`${web}/login`)
  const chain: string[] = []
  const early: Route[] = []
  // Other calls are answered once the third call is sent, and later ones only once the rows are shown.
  await page.route(isCall, async (route) => {
    const path = pathOf(route.request())
    const link = ['/login', '/tokens/access', '/listBidders'].find((end) => path.endsWith(end))
    if (link === undefined) return void (chain.at(-1) !== '/listBidders' && early.push(route))
    chain.push(link)
    await route.continue()
    if (link === '/listBidders') for (const held of early.splice(0)) await held.continue()
  })
  await enterPassword(page, 'blake.howie@harcourtvale.example', demonstrationPassword)
  await page
    .getByRole('row', { name: /B-\d{5}/ })
    .first()
    .waitFor()
  expect(chain).toEqual(['/login', '/tokens/access', '/listBidders'])
  expect(problems).toEqual([])
  await context.close()
})

it('asks for the feature flags again after five minutes, without a reload', async () => {
  const { page, problems, context } = await visit()
  await page.clock.install()
  let times = 0
  page.on('request', (request) => {
    if (isCall(new URL(request.url())) && pathOf(request) === '/features') times += 1
  })
  await signIn(page, web, 'mikayla.stone')
  await page.waitForURL('**/bidders')
  await page.getByRole('row').first().waitFor()
  await expect.poll(() => times).toBe(1)
  await page.clock.fastForward(290_000)
  expect(times).toBe(1)
  // The five minutes begin with the answer, which may have come a moment ago.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000)
        return times
      },
      { timeout: 15_000 },
    )
    .toBe(2)
  expect(problems).toEqual([])
  await context.close()
})
