import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web, auth, bidders, auctions, upload } = ownStack().urls

const visit = inBrowser()

it('shows the first view after at most three calls in sequence', async () => {
  const { page, problems, context } = await visit()
  const services = [auth, bidders, auctions, upload]
  const isList = (url: string) => url.startsWith(`${bidders}/bidders/v1/listBidders`)
  const begun = Promise.withResolvers<void>()
  /** The calls answered before the list was requested. Other calls are held back until then. */
  const before: string[] = []
  await page.route(
    (url) => services.some((service) => url.href.startsWith(service)),
    async (route) => {
      const request = route.request()
      if (isList(request.url())) begun.resolve()
      else if (request.method() !== 'OPTIONS' && before.length === 2) await begun.promise
      else if (request.method() !== 'OPTIONS') before.push(new URL(request.url()).pathname)
      await route.continue()
    },
  )
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(before).toEqual(['/login', '/tokens/access'])
  expect(problems).toEqual([])
  await context.close()
})
