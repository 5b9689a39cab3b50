import { createAuction, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { createLot, listLots, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { registerBidder } from '@auctionwiz/contracts/registrations'
import { logout } from '@auctionwiz/contracts/sign-in'
import { presetBands } from '@auctionwiz/domain/auctions/increment-presets'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, overlaysFetched, type Visit, type VisitOptions } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { enterPassword, openAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'
import { clientOf } from '../support/tenant.ts'

/** The clerk's screen over a real line that is cut, with tabs that die and clerks that meet. */
const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** A house with a running sale of five lots, in which Vanessa Parr has paddle 117 and may spend 1,500. */
const runningSale = async () => {
  const person = await createPerson(stack)
  const call = await person.tenant.as('owner')
  const hour = 3_600_000
  const { id } = await call(createAuction, {
    body: {
      title: 'American Furniture',
      startDate: new Date(Date.now() + hour).toISOString(),
      endDate: new Date(Date.now() + 8 * hour).toISOString(),
      biddingIncrements: presetBands('saleroom', 'USD'),
    },
  })
  for (const [index, title] of ['Chest', 'Clock', 'Desk', 'Chair', 'Table'].entries())
    await call(createLot, { params: { id }, body: { title, lotNumber: String(88 + index), estimateLow: 2_000_00, reserve: 1_100_00 } })
  const bidder = await call(createBidder, { body: { firstName: 'Vanessa', lastName: 'Parr', email: 'vanessa.parr@collector.example' } })
  await call(registerBidder, { params: { id }, body: { bidderId: bidder.id, paddle: '117', limit: 1_500_00 } })
  for (const action of ['publish', 'goLive'] as const) {
    const { version } = await call(readAuction, { params: { id } })
    await call(moveAuction, { params: { id }, body: { action, version } })
  }
  const lots = async () => (await call(listLots, { params: { id } })).lots
  return { person, call, id, lots, address: `${web}/auctions/${id}/clerk` }
}

const sit = async ({ person, address }: Awaited<ReturnType<typeof runningSale>>, options?: VisitOptions): Promise<Visit> => {
  const opened = await visit(options)
  await openAs(opened.page, stack, address, person.email, person.password)
  await opened.page.getByText('Current bid').first().waitFor()
  await overlaysFetched(opened.page)
  return opened
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const states = async (lots: () => Promise<{ state: string }[]>) => (await lots()).map(({ state }) => state).join(' ')

it('sells, passes, withdraws and undoes by keyboard, with one call for each result', async () => {
  const sale = await runningSale()
  const { page, problems, context } = await sit(sale)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/outcome')) sent.push(request.url().split('/outcome')[1] || 'record')
  })
  await page.getByText('No results yet').waitFor()
  await expectAccessible(page)

  await press(page, 'Enter')
  await page.getByText('Take a bid first.').waitFor()
  await press(page, 'ArrowUp', 'Enter')
  await page.getByText('Type the paddle of the buyer first.').waitFor()
  await press(page, 'Shift+ArrowUp', '1', '1', '7')
  await page.getByText('Vanessa Parr').first().waitFor()
  await page.getByText('limit $1,500').waitFor()
  await page.getByText('met', { exact: true }).waitFor()
  await expectAccessible(page)
  await press(page, 'Enter')
  await page.getByText('Undo lot 88').waitFor()
  await page.getByText('1 result saved').waitFor()

  // The next lot would take her beyond what she may spend.
  await press(page, 'ArrowUp', '1', '1', '7')
  await page.getByText('Over the limit of $1,500 by $700').waitFor()
  await press(page, 'ArrowDown', 'a')
  await page.getByLabel('Other amount').fill('12,5x')
  await press(page, 'Enter')
  await page.getByText('Enter an amount, such as 1,250.').waitFor()
  await page.getByLabel('Other amount').fill('1,250')
  await press(page, 'Enter')
  await page.getByText('$1,250').first().waitFor()
  await press(page, 'p')
  await page.getByText('Undo lot 89').waitFor()
  await press(page, 'n')
  await page.getByRole('region', { name: 'Lot 91', exact: true }).waitFor()
  await press(page, 'w')
  await page.getByText('All 3 results saved').waitFor()
  expect(await states(sale.lots)).toBe('Sold Passed Upcoming Withdrawn Upcoming')
  expect(sent).toEqual(['record', 'record', 'record'])

  await press(page, 'Control+z', 'Control+z')
  await page.getByText('1 result saved').waitFor()
  await page.getByRole('region', { name: 'Lot 89', exact: true }).waitFor()
  await page.getByText('$1,250').first().waitFor()
  await expect.poll(() => states(sale.lots)).toBe('Sold Upcoming Upcoming Upcoming Upcoming')

  await press(page, '?')
  await page.getByRole('dialog').getByText('Skip the lot').waitFor()
  await press(page, 'p', 'Escape')
  expect(await states(sale.lots)).toBe('Sold Upcoming Upcoming Upcoming Upcoming')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

it('keeps results while the line is cut, through the death of the tab, and sends them in order', async () => {
  const sale = await runningSale()
  const { page, context } = await sit(sale)
  await context.setOffline(true)
  await press(page, 'ArrowUp', '7', 'Enter', 'ArrowUp', '8', 'Enter', 'ArrowUp', 'ArrowUp', '9', 'Enter')
  await page.getByText('Offline, 3 results waiting').waitFor()
  await page.getByText('kept here, sent when back online').waitFor()
  await press(page, 'Control+z')
  await page.getByText('Offline, 2 results waiting').waitFor()
  await page.getByRole('link', { name: 'Back to the auction' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave with unsent results?' })
  await question.getByText('2 results are kept on this device.', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.close()
  expect(await states(sale.lots)).toBe('Upcoming Upcoming Upcoming Upcoming Upcoming')

  const outcomes: string[] = []
  const again = await context.newPage()
  again.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/outcome')) outcomes.push(request.postData() ?? '')
  })
  await context.setOffline(false)
  await again.goto(sale.address)
  await again.getByText('All 2 results saved').waitFor()
  expect(outcomes.map((body) => JSON.parse(body).outcome.paddle)).toEqual(['7', '8'])
  expect(await states(sale.lots)).toBe('Sold Sold Upcoming Upcoming Upcoming')
  // The bids of the lot on the block survived too.
  await again.getByRole('region', { name: 'Lot 90', exact: true }).waitFor()
  await again.getByText('2 bids').waitFor()
  expect((await sale.lots())[0]).toMatchObject({ hammer: 1_000_00, paddle: '7' })
  await context.close()
})

it('goes on after the session ended and the clerk signed in again', async () => {
  const sale = await runningSale()
  const { page, context } = await sit(sale)
  await context.setOffline(true)
  await press(page, 'ArrowUp', '7', 'Enter')
  await page.getByText('Offline, 1 result waiting').waitFor()
  const tokens = await page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }))
  await clientOf(stack, { accessToken: tokens.accessToken })(logout, { body: { refreshToken: tokens.refreshToken } })
  await page.evaluate(() => localStorage.setItem('accessTokenExpiresAt', '1'))
  await context.setOffline(false)
  await page.waitForURL('**/login?**')
  await enterPassword(page, sale.person.email, sale.person.password)
  await page.waitForURL(sale.address)
  await page.getByText('1 result saved').waitFor()
  expect(await states(sale.lots)).toBe('Sold Upcoming Upcoming Upcoming Upcoming')
  await context.close()
})

it('shows both results where another clerk was first, and does what the clerk decides', async () => {
  const sale = await runningSale()
  const { page, problems, expecting, context } = await sit(sale)
  const [chest, clock] = await sale.lots()
  if (!chest || !clock) throw new Error('no lots')
  for (const { id, version } of [chest, clock])
    await sale.call(recordLotOutcome, {
      params: { id: sale.id, lotId: id },
      body: { outcome: { action: 'sell', hammer: 900_00, paddle: '55' }, version },
    })
  expecting(409)
  await press(page, 'ArrowUp', '7', 'Enter')
  await page.getByText('You recorded: sold for $1,000 to 7. Somebody else recorded: sold for $900 to 55.', { exact: false }).waitFor()
  await page.getByText('1 result needs your decision').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the other result' }).click()
  await page.getByText('1 result saved').waitFor()
  await press(page, 'ArrowUp', '8', 'Enter')
  await page.getByRole('button', { name: 'Record my result' }).click()
  await page.getByText('All 2 results saved').waitFor()
  expect((await sale.lots()).slice(0, 2)).toMatchObject([
    { hammer: 900_00, paddle: '55' },
    { hammer: 1_000_00, paddle: '8' },
  ])
  expect(problems).toEqual([])
  await context.close()
})

it('lets one tab of a browser record, and moves to another one on demand', async () => {
  const sale = await runningSale()
  const { page, context } = await sit(sale)
  const second = await context.newPage()
  await second.goto(sale.address)
  await second.getByText('This sale is open in another tab').waitFor()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Go on here' }).click()
  await second.getByText('No bid yet').waitFor()
  await page.getByText('This sale is open in another tab').waitFor()
  await second.close()
  await page.getByText('No bid yet').waitFor()
  await context.close()
})

it.each(['phone', 'desktop'] as const)('is worked with fingers: %s', async (viewport) => {
  const sale = await runningSale()
  const { page, problems, context } = await sit(sale, { viewport, touch: true })
  await page.getByRole('button', { name: 'Bid $1,000' }).tap()
  await page.getByRole('group', { name: 'Key pad for the paddle' }).getByRole('button', { name: '8' }).tap()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sold, $1,000' }).tap()
  await page.getByText('1 result saved').waitFor()
  await page.getByRole('button', { name: 'Undo lot 88' }).tap()
  await expect.poll(() => states(sale.lots)).toBe('Upcoming Upcoming Upcoming Upcoming Upcoming')
  expect(problems).toEqual([])
  await context.close()
})

it('opens from the panel and the menu of a running sale', async () => {
  const sale = await runningSale()
  const { page, problems, context } = await sit(sale)
  await page.getByRole('link', { name: 'Back to the auction' }).click()
  const panel = page.getByRole('region', { name: 'American Furniture' })
  await panel.getByRole('link', { name: 'Open clerk’s screen' }).click()
  await page.waitForURL(sale.address)
  await page.goto(`${web}/auctions`)
  await page.getByRole('button', { name: 'Actions for American Furniture' }).click()
  await page.getByRole('menuitem', { name: 'Open clerk’s screen' }).click()
  await page.waitForURL(sale.address)
  await page.getByText('No bid yet').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
