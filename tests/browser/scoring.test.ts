import { isOpen, listJobs } from '@auctionwiz/contracts/jobs'
import { readScoringSettings, type ScoringRules, saveScoringSettings } from '@auctionwiz/contracts/scoring'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: /B-1\d{4}/ })

const open = async (person: string) => {
  const opened = await visit()
  await signIn(opened.page, web, person)
  await rows(opened.page).first().waitFor()
  return opened
}

/** No background work brings scores up to date any longer. */
const rescored = async (): Promise<void> => {
  const call = await staffClient(stack, 'blake.howie')
  const rescoring = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'rescore')
  await expect.poll(async () => isOpen(await rescoring()), { timeout: 60_000, interval: 200 }).toBe(false)
}

/** Puts back the rules that were in force before, when a journey has changed them. */
const putBack = async (before: ScoringRules): Promise<void> => {
  const call = await staffClient(stack, 'blake.howie')
  const { version, ...now } = await call(readScoringSettings, {})
  if (JSON.stringify(rulesOf(now)) === JSON.stringify(before)) return
  await call(saveScoringSettings, { body: { ...before, version } })
  await rescored()
}

const rulesOf = ({ weights, thresholds, autoInvite, autoDeny }: ScoringRules): ScoringRules => ({
  weights,
  thresholds,
  autoInvite,
  autoDeny,
})

const weight = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

describe('the scoring settings', () => {
  it('refuse weights that miss 100, preview what changes, save it, and the history names the cause', async () => {
    const before = rulesOf(await (await staffClient(stack, 'blake.howie'))(readScoringSettings, {}))
    onTestFinished(() => putBack(before))
    const { page, problems, context } = await open('blake.howie')
    await page.getByRole('button', { name: 'Score Settings', exact: true }).click()
    await page.waitForURL('**/bidders/score-settings')
    await weight(page, 'Payment History').fill('20')
    await page.getByRole('status').getByText('Weights must total 100% (currently under by 10%)').waitFor()
    expect(await page.getByRole('button', { name: 'Save Settings' }).getAttribute('aria-disabled')).toBe('true')
    await weight(page, 'Referrals').fill('15')
    await page.getByText('Weights total 100%').waitFor()
    const see = page.getByRole('button', { name: /^See the/ })
    await see.waitFor({ timeout: 60_000 })
    const summary = await page
      .getByRole('region', { name: 'Effect of saving' })
      .getByText(/[\d,]+ of [\d,]+ bidders/)
      .first()
      .innerText()
    await see.click()
    await page.getByText('Back to the figures').waitFor()
    const changed = page.getByRole('tabpanel', { name: 'Custom Score' }).getByText(/^B-1\d{4}$/)
    await changed.first().waitFor()
    const number = await changed.first().innerText()
    await expectAccessible(page)
    expect(Number(/^([\d,]+)/.exec(summary)?.[1]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(Math.min(100, await changed.count()))

    await page.getByRole('tab', { name: 'Automation Rules' }).click()
    await page.waitForURL('**/score-settings/automation')
    await page.getByRole('textbox', { name: 'Custom score below' }).fill('62')
    await page.getByText(/in invitation status/).waitFor({ timeout: 60_000 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Score settings saved.').first().waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await rescored()
    await page.getByRole('progressbar', { name: 'Updating scores' }).waitFor({ state: 'detached' })

    await page.goto(`${web}/bidders?score=local&invite=Auto-Deny`)
    await rows(page).first().waitFor()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(5)
    await page.goto(`${web}/bidders?score=local`)
    await page.getByPlaceholder('Search bidders...').fill(number)
    await rows(page).filter({ hasText: number }).first().click()
    await page.getByRole('tab', { name: /Score Breakdown/ }).click()
    await page.getByRole('button', { name: 'History: Table' }).click()
    await page.getByText('Score settings changed by Blake Howie').first().waitFor()
    await page
      .getByText(/To raise it/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('can be read but not changed by a viewer', async () => {
    const { page, problems, context } = await open('joshua.rudd')
    await page.goto(`${web}/bidders/score-settings/auctionwiz`)
    await page.getByText(/The platform manages its weights and tiers/).waitFor()
    await page.getByRole('switch', { name: /Share anonymous data/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Custom Score' }).click()
    expect(await weight(page, 'Win Rate').isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Save Settings' }).getAttribute('data-tip')).toContain('bidders:scoring_local')
    expect(problems).toEqual([])
    await context.close()
  })
})

it('sets a custom score by hand, with a reason, and gives it back to the rules', async () => {
  const { page, problems, context } = await open('blake.howie')
  await page.goto(`${web}/bidders?score=local&sort=name`)
  await rows(page).first().click()
  await page.getByRole('tab', { name: /Score Breakdown/ }).click()
  await page.getByRole('button', { name: 'Set manually' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Custom score').selectOption({ label: 'Set to a fixed score' })
  await dialog.getByLabel('Score', { exact: true }).fill('83')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter a reason, so that others understand the change later.').first().waitFor()
  await dialog.getByLabel('Reason').fill('Buys for a museum')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Set to 83 by Blake Howie on .*: Buys for a museum/).waitFor()
  await page.getByRole('button', { name: 'Set manually' }).click()
  await dialog.getByLabel('Custom score').selectOption({ label: 'Calculated' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Set to 83 by Blake Howie/).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
