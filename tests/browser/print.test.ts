import { createAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { addBidderNote } from '@auctionwiz/contracts/bidder-notes'
import { createLot, recordLotOutcome } from '@auctionwiz/contracts/lots'
import jsQr from 'jsqr'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** Signed in, with a print dialog that only counts. */
const opened = async () => {
  const { page, ...rest } = await visit()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  return { page, ...rest }
}

const paper = async (page: Page) => {
  await page.locator('html[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('body > article')
  await sheet.waitFor()
  expect(await page.locator('#root').isVisible()).toBe(false)
  const text = await sheet.innerText()
  const ink = await sheet.evaluate((element) => getComputedStyle(element).color)
  expect(ink).toBe('rgb(0, 0, 0)')
  const rows = await sheet.locator('tbody tr').count()
  // Printing ends and takes the sheet away.
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return { text, rows, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 }
}

it('prints a bidder’s whole profile without the app around it', async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const lastName = `Printed${fresh()}`
  const { id } = await blake(createBidder, { body: { firstName: 'Ida', lastName, email: `ida.${lastName}@example.com`.toLowerCase() } })
  await blake(addBidderNote, { params: { id }, body: { note: 'Sits in the first row.', category: 'Preference', isPrivate: false } })
  await blake(addBidderNote, { params: { id }, body: { note: 'Owes me a coffee.', category: 'General', isPrivate: true } })
  const { page, problems, context } = await opened()
  await page.goto(`${web}/bidders/${id}`)
  await page.getByRole('button', { name: `More actions for Ida ${lastName}` }).click()
  await page.getByRole('menuitem', { name: /^Print/ }).click()
  const { text, pages } = await paper(page)
  expect(text).toContain(`Ida ${lastName}`)
  for (const words of ['Bidder sheet', 'Paddle', 'Bid limit', 'Payments', 'Sits in the first row.']) expect(text).toContain(words)
  expect(text).not.toContain('Owes me a coffee.')
  expect(pages).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

it('prints all bidders that match with their filter by Ctrl+P', async () => {
  const { page, problems, context } = await opened()
  await page.goto(`${web}/bidders?status=Active`)
  await page.getByRole('grid').waitFor()
  const count = async () => Number(await page.getByRole('heading', { level: 1 }).locator('+ *').innerText())
  // The list is there before its total.
  await expect.poll(count).toBeGreaterThan(100)
  const total = await count()
  await page.keyboard.press('Control+p')
  const { text, rows, pages } = await paper(page)
  expect(text).toContain('Status: Active')
  expect(rows).toBeGreaterThan(100)
  expect(text).toContain(`${rows} bidders`)
  expect(total).toBeGreaterThanOrEqual(rows)
  expect(pages).toBeGreaterThan(3)
  expect(problems).toEqual([])
  await context.close()
})

it('prints the catalogue of an auction with descriptions and estimates, without reserves and notes', async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString()
  const { id } = await blake(createAuction, { body: { title: 'Clocks', startDate: day(9), endDate: day(10), auctionType: 'Live' } })
  const terms = { estimateLow: 4_000_00, estimateHigh: 6_000_00, reserve: 3_333_00, notes: 'From the Ames estate.' }
  await blake(createLot, { params: { id }, body: { title: 'Tall case clock', description: 'Eight-day movement.', ...terms } })
  const { id: lotId, version } = await blake(createLot, { params: { id }, body: { title: 'Banjo clock', ...terms } })
  await blake(recordLotOutcome, { params: { id, lotId }, body: { outcome: { action: 'withdraw' }, version } })
  const { page, problems, context } = await opened()
  await page.goto(`${web}/auctions/${id}/lots`)
  await page.getByRole('row', { name: 'Tall case clock' }).waitFor()
  await page.keyboard.press('Control+p')
  const { text, rows, pages } = await paper(page)
  expect([rows, pages]).toEqual([2, 1])
  expect(text).toMatch(/Clocks[\s\S]*1\s+Tall case clock\s+Eight-day movement\.\s+\$4,000 – \$6,000\s+2\s+Banjo clock\s+Withdrawn/)
  expect(text).not.toMatch(/3,333|Ames/)
  expect(problems).toEqual([])
  await context.close()
})

/** What a QR code says that is drawn with a square for each dark module. */
const readCode = (path: string, modules: number): string | undefined => {
  const [scale, border] = [4, 16]
  const size = modules * scale + 2 * border
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let at = 0; at < scale * scale; at += 1) {
      const column = border + Number(x) * scale + (at % scale)
      const row = border + Number(y) * scale + Math.floor(at / scale)
      pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
    }
  return jsQr(pixels, size, size)?.data
}

it('prints a label for each selected lot, with a code that leads to it', async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString()
  const { id } = await blake(createAuction, { body: { title: 'Labelled sale', startDate: day(9), endDate: day(10) } })
  for (const title of ['Tall case clock', 'Banjo clock', 'Shelf clock']) await blake(createLot, { params: { id }, body: { title } })
  const { page, problems, context } = await opened()
  await page.goto(`${web}/auctions/${id}/lots`)
  for (const name of ['Tall case clock', 'Shelf clock']) await page.getByRole('row', { name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Print labels' }).click()
  await page.locator('html[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const labels = page.locator('body > article li')
  expect(await labels.locator('p:first-of-type').allInnerTexts()).toEqual(['Tall case clock', 'Shelf clock'])
  expect(await labels.locator('svg path').count()).toBe(2)
  const code = labels.first().locator('svg')
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  expect(readCode((await code.locator('path').getAttribute('d')) ?? '', size)).toMatch(new RegExp(`^${web}/auctions/${id}/lots/lot_`))
  expect(problems).toEqual([])
  await context.close()
})

it('prints who has access, with role, houses and last activity', async () => {
  const { page, problems, context } = await opened()
  await page.goto(`${web}/security/users`)
  await page.getByRole('grid').getByText('Mikayla Stone').waitFor()
  await page.getByRole('button', { name: 'Print' }).click()
  const { text, rows } = await paper(page)
  expect(text).toContain('Users of the account')
  expect(text).toMatch(/Mikayla Stone\s+Staff\s+New York/)
  expect(rows).toBeGreaterThan(3)
  expect(problems).toEqual([])
  await context.close()
})
