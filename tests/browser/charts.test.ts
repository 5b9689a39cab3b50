import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

interface Heard {
  role: string
  name: string
  description: string
}

/** What a screen reader is given of the page, in its order. */
const heard = async (page: Page): Promise<Heard[]> => {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '')
  return nodes.flatMap(({ ignored, role, name, description }) =>
    ignored ? [] : [{ role: text(role), name: text(name), description: text(description) }],
  )
}

const open = async () => {
  const opened = await visit()
  await signIn(opened.page, web, 'blake.howie')
  await opened.page.getByRole('grid').getByRole('row').nth(1).waitFor()
  return opened
}

const sentence = /^[A-Z\d].*\d.*\.$/

/** Bar charts have their labels next to them; charts drawn as one image have them in their name. */
const barCharts = ['Score Distribution', 'Auto-Invite Status', 'Score histogram', 'Status', 'Bidders added by month']
const drawnCharts = ['Average score', 'Tiers over time']

it('every chart of the figures has a name, says what it shows, and is a table at a press', async () => {
  const { page, problems, context } = await open()
  await page.getByRole('tab', { name: 'Analytics' }).press('Enter')
  await page.getByRole('region', { name: 'Score Distribution' }).waitFor()
  const said = await heard(page)
  for (const name of barCharts) {
    expect(said.find((one) => one.role === 'region' && one.name === name)?.description).toMatch(sentence)
    expect(said.filter((one) => one.role === 'list' && one.name === name)).toHaveLength(1)
  }
  const images = said.filter(({ role }) => role === 'image').map(({ name }) => name)
  expect(images.filter((name) => sentence.test(name))).toHaveLength(drawnCharts.length)
  for (const name of [...barCharts, ...drawnCharts]) {
    const region = page.getByRole('region', { name, exact: true })
    await region.getByRole('radio', { name: 'Chart' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.getByRole('table', { name }).getByRole('row').count()).toBeGreaterThan(3)
  }
  expect(problems).toEqual([])
  await context.close()
})

it('a bar leads to its bidders by keyboard', async () => {
  const { page, problems, context } = await open()
  await page.goto(`${web}/bidders/analytics`)
  const bar = page.getByRole('region', { name: 'Score histogram' }).getByRole('link', { name: /^Score 70 to 79: / })
  const count = /: ([\d,]+) bidders/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]
  await bar.press('Enter')
  await page.waitForURL(/from=70&to=79/)
  await page.getByText(new RegExp(`^${count} of [\\d,]+ bidders`)).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('a score has its parts and its history for screen readers', async () => {
  const { page, problems, context } = await open()
  await page.getByRole('grid').getByRole('row').nth(1).press('Enter')
  await page.getByRole('tab', { name: 'Score Breakdown' }).press('Enter')
  const history = page.getByRole('region', { name: 'History', exact: true })
  await history.waitFor()
  const said = await heard(page)
  expect(said.find((one) => one.role === 'region' && one.name === 'What makes up the score')?.description).toMatch(
    /^[\d.]+ points from \d+ parts: .+ adds the most, [\d.]+; .+ is missing the most, [\d.]+\.$/,
  )
  const images = said.filter(({ role }) => role === 'image').map(({ name }) => name)
  expect(images.filter((name) => /score.*\d.*\.$/i.test(name))).toHaveLength(1)
  await history.getByRole('button', { name: 'History: Table' }).press('Enter')
  await history.getByRole('table').getByRole('row').nth(1).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
