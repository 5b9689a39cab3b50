import { listAuctions } from '@auctionwiz/contracts/auctions'
import { listLots, updateLot } from '@auctionwiz/contracts/lots'
import { listNotifications } from '@auctionwiz/contracts/notifications'
import { samplePlatformKey } from '@auctionwiz/domain/samples/sample-platforms'
import { httpSales } from '@auctionwiz/functions-upload/platforms/http-sales'
import { publicFetch } from '@auctionwiz/functions-upload/platforms/public-fetch'
import { ownInterface } from '@auctionwiz/functions-upload/platforms/sale-mapping'
import { salePresets } from '@auctionwiz/functions-upload/platforms/sale-presets'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor } from '../support/people.ts'

/** An auction of a bidding platform from its import to the end of the connection, against the stand-in of the platform. */
const stack = ownStack()
const { web, platforms } = stack.urls
const visit = inBrowser()

const platform = { id: 'bidharbor', name: 'BidHarbor', auction: { id: 'bh-3', currency: 'USD' } } as const
const key = samplePlatformKey(platform.id)
const sales = httpSales(`${platforms}/${platform.id}`, salePresets.get(platform.id) ?? ownInterface, publicFetch({ isAllowed: () => true }))

/** What the stand-in does from now on. */
const behave = async (behavior: { key?: string; refusedLots?: string[] }): Promise<void> => {
  const { status } = await fetch(`${platforms}/behavior/${platform.id}`, { method: 'PUT', body: JSON.stringify(behavior) })
  expect(status).toBe(200)
}

/** A lot is changed on the platform; one that it does not have is added. */
const changeThere = async (lotNumber: string, change: { title?: string; estimateLow?: number }): Promise<void> => {
  const { items } = await sales.lots(key, platform.auction, { limit: 50 })
  const { updatedAt, ...lot } = items.find((one) => one.lotNumber === lotNumber) ?? {
    ...{ id: `bh-3-${lotNumber}`, lotNumber, title: `Lot ${lotNumber}`, description: '' },
    ...{ estimateLow: 100_000, estimateHigh: 200_000, state: 'Upcoming' as const, updatedAt: undefined },
  }
  await sales.putLot(key, platform.auction, { ...lot, ...change }, updatedAt)
}

/** The same lot is changed by the house. */
const changeHere = async (auctionId: string, lotNumber: string, title: string): Promise<void> => {
  const call = await clientFor(stack, 'blake.howie@harcourtvale.example', demonstrationPassword)
  const { lots } = await call(listLots, { params: { id: auctionId }, query: {} })
  const lot = lots.find((one) => one.lotNumber === lotNumber)
  if (!lot) throw new Error(`There is no lot ${lotNumber}`)
  await call(updateLot, { params: { id: auctionId, lotId: lot.id }, body: { title, version: lot.version } })
}

const importedId = async (title: string): Promise<string> => {
  const call = await clientFor(stack, 'blake.howie@harcourtvale.example', demonstrationPassword)
  const { auctions } = await call(listAuctions, { query: { search: title } })
  return auctions[0]?.id ?? ''
}

/** Whether the user has read the latest notification about the auction; undefined without one. */
const isNoticeRead = async (): Promise<boolean | undefined> => {
  const call = await clientFor(stack, 'blake.howie@harcourtvale.example', demonstrationPassword)
  const { notifications } = await call(listNotifications, { query: {} })
  return notifications.find(({ subjectId }) => subjectId === auctionId)?.read
}

/** The figures of the run in view, such as `{ created: 1, total: 12 }`. */
const figures = async (page: Page): Promise<string> => (await page.getByRole('tabpanel').innerText()).replaceAll(/\s+/g, ' ')

const sync = async (page: Page, direction: string): Promise<void> => {
  await page.getByRole('button', { name: 'Sync', exact: true }).click()
  await page.getByRole('menuitem', { name: direction }).click()
}

const connect = async (form: Locator, accessKey: string): Promise<void> => {
  await form.getByLabel('Access key').fill(accessKey)
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await form.waitFor({ state: 'detached' })
}

/** Each test goes on where the one before ended. */
let auctionId = ''

const signedIn = async () => {
  const opened = await visit()
  await signIn(opened.page, web, 'blake.howie')
  await opened.page.getByRole('grid').waitFor()
  return opened
}

it('connects a platform and imports an auction with its lots and registrations', async () => {
  for (const lotNumber of ['2', '3', '4', '5']) await changeThere(lotNumber, {})
  const { page, problems, context } = await signedIn()
  await page.goto(`${web}/auctions/import`)
  const dialog = page.getByRole('dialog', { name: 'Import Auctions' })
  await dialog.getByRole('button', { name: 'Connect a platform' }).click()
  const credentials = page.getByRole('dialog', { name: 'Connect a platform' })
  await credentials.getByLabel('Platform').selectOption(platform.name)
  await connect(credentials, key)
  await dialog.getByRole('radio', { name: /Marine Art/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import Auction', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Marine Art' })
  await panel.getByText(platform.name, { exact: true }).first().waitFor()
  auctionId = await importedId('Marine Art')

  await page.goto(`${web}/auctions/${auctionId}/platform`)
  await expect
    .poll(() => figures(page), { timeout: 30_000 })
    .toMatch(/Pull from BidHarbor, .* 13 created \+ 0 updated \+ 1 unchanged \+ 0 conflict \+ 0 failed = 14 records read/)
  expect(problems).toEqual([])
  await context.close()
})

it('compares both sides, applies, decides a conflict and retries what failed alone', async () => {
  // Both change lot 2; the platform changes 3 and adds 6; the house changes 4, which the platform refuses, and 5.
  await changeThere('2', { title: 'Brig in a gale' })
  await changeThere('3', { estimateLow: 150_000 })
  await changeThere('6', {})
  await changeHere(auctionId, '2', 'Brig in a storm')
  await changeHere(auctionId, '4', 'Sextant, brass')
  await changeHere(auctionId, '5', 'Ship’s bell')
  await behave({ refusedLots: ['bh-3-4'] })

  const { page, problems, context } = await signedIn()
  await page.goto(`${web}/auctions/${auctionId}/edit`)
  const edit = page.getByRole('region', { name: 'Edit Auction' })
  await sync(page, 'Two-way sync')
  await edit.getByRole('link', { name: 'Review changes' }).waitFor()
  await expectAccessible(page)
  expect(await isNoticeRead()).toBe(false)
  await edit.getByRole('link', { name: 'Review changes' }).click()
  await expect.poll(() => figures(page)).toMatch(/1 create \+ 3 update \+ 10 unchanged \+ 1 conflict \+ 0 failed = 15 records read/)
  await expect.poll(isNoticeRead).toBe(true)
  await page.getByRole('button', { name: 'Apply changes' }).click()
  await expect
    .poll(() => figures(page), { timeout: 30_000 })
    .toMatch(/1 created \+ 2 updated \+ 10 unchanged \+ 1 conflict \+ 1 failed = 15 records read Adds up/)
  await page.getByText('The platform refused the change. Check the record there.').first().waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Decide' }).click()
  const decision = page.getByRole('dialog', { name: /^Decide: / })
  await decision.getByRole('radio', { name: /Brig in a gale/ }).check()
  await expectAccessible(page)
  await decision.getByRole('button', { name: 'Merge' }).click()
  await page.getByText('The conflict is decided').waitFor()
  await page.getByText('It is decided.').first().waitFor()

  await behave({ refusedLots: [] })
  await page.getByRole('button', { name: 'Retry 1 failed' }).click()
  await expect
    .poll(() => figures(page), { timeout: 30_000 })
    .toMatch(/0 created \+ 1 updated \+ 0 unchanged \+ 0 conflict \+ 0 failed = 1 records read/)
  const there = await sales.lots(key, platform.auction, { limit: 50 })
  expect(there.items.find(({ lotNumber }) => lotNumber === '4')?.title).toBe('Sextant, brass')
  expect(problems).toEqual([])
  await context.close()
})

it('asks for another key when the first has expired, and ends the connection', async () => {
  const { page, problems, context } = await signedIn()
  await page.goto(`${web}/auctions/${auctionId}/platform`)
  await page.getByText('Connected', { exact: true }).waitFor()
  await behave({ key: 'renewed-key' })
  await sync(page, 'Pull from BidHarbor')
  await page.getByText('Connection error: API key expired. Please update credentials.').waitFor()
  await page.getByText('Error', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update credentials' }).click()
  await connect(page.getByRole('dialog', { name: 'Update credentials' }), 'renewed-key')
  await page.getByText('Connected', { exact: true }).waitFor()
  await sync(page, 'Two-way sync')
  await expect
    .poll(() => figures(page), { timeout: 30_000 })
    .toMatch(/0 created \+ 0 updated \+ 15 unchanged \+ 0 conflict \+ 0 failed = 15 records read/)

  await page.goto(`${web}/auctions/import`)
  await page.getByRole('dialog', { name: 'Import Auctions' }).getByRole('button', { name: 'Disconnect BidHarbor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.goto(`${web}/auctions/${auctionId}/platform`)
  await page.getByText('Disconnected', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Sync', exact: true }).click()
  expect(await page.getByRole('menuitem', { name: 'Two-way sync' }).getAttribute('aria-disabled')).toBe('true')
  expect(problems).toEqual([])
  await context.close()
})
