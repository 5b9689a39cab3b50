import { readFile, writeFile } from 'node:fs/promises'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { changeBidders } from '@auctionwiz/contracts/bulk'
import type { Feature } from '@auctionwiz/contracts/features'
import { listScoringVersions } from '@auctionwiz/contracts/scoring'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, signInAs } from '../support/people.ts'
import { createPerson, type TestPerson } from '../support/person.ts'

/** Views that come and go with the flags of App Configuration, while the app is open. */
const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

interface Flags {
  featureFlags: { id: string; enabled: boolean; conditions?: object }[]
}

/** Switches a flag for one person, as an operator does: the file is what the local App Configuration serves. Others keep it. */
const switchFor = async (person: TestPerson, feature: Feature, on: boolean): Promise<void> => {
  const file = JSON.parse(await readFile(stack.flagsFile, 'utf8')) as Flags
  const Audience = { Users: [], Groups: [], DefaultRolloutPercentage: 100, Exclusion: { Users: on ? [] : [person.id], Groups: [] } }
  const flag = { id: feature, enabled: true, conditions: { client_filters: [{ name: 'Microsoft.Targeting', parameters: { Audience } }] } }
  const featureFlags = file.featureFlags.map((one) => (one.id === feature ? flag : one))
  await writeFile(stack.flagsFile, JSON.stringify({ ...file, featureFlags }))
}

/** Puts back what the file said once the journey is over. */
const keepFlags = async (): Promise<void> => {
  const before = await readFile(stack.flagsFile, 'utf8')
  onTestFinished(() => writeFile(stack.flagsFile, before))
}

/** Lets the five minutes between two refreshes pass in the page until the screen says what is awaited. */
const inTime = (page: Page, shown: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(301_000)
      return shown()
    })
    .toBe(true)

const open = async (person: TestPerson) => {
  const opened = await visit()
  await opened.page.clock.install()
  await signInAs(opened.page, web, person.email, person.password)
  await opened.page.waitForURL('**/bidders')
  await opened.page.getByRole('button', { name: 'Score Settings', exact: true }).waitFor()
  // Distinguishes this page from a reloaded one.
  await opened.page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const reloaded = () => opened.page.evaluate(() => !('sameDocument' in window))
  return { ...opened, reloaded }
}

const denied = (feature: Feature) => `Access denied: ${feature} feature not available in your plan`

it('takes the scoring rules away and brings them back as their flag goes off and on, without a reload', async () => {
  await keepFlags()
  const person = await createPerson(stack)
  const call = await clientFor(stack, person.email, person.password)
  const { page, problems, expecting, context, reloaded } = await open(person)
  await page.getByRole('button', { name: 'Score Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Bidder Scoring Settings' })
  const tab = (name: string) => dialog.getByRole('tab', { name, exact: true })
  // As shown: a tab that is not selected also holds its name unseen, to keep the place of the bold form.
  const tabs = async () => (await dialog.getByRole('tab').allInnerTexts()).map((text) => text.trim())
  await dialog.getByRole('slider').first().waitFor()
  await expect.poll(tabs).toEqual(['AuctionWiz Score', 'Custom Score', 'Automation Rules'])
  // The preview polls: it may get the refusal before the flags are requested.
  expecting(403)

  await switchFor(person, 'advanced-scoring', false)
  const refusal = dialog.getByRole('heading', { name: denied('advanced-scoring'), exact: true })
  await inTime(page, () => refusal.isVisible())
  expect(await tabs()).toEqual(['AuctionWiz Score'])
  expect(await dialog.getByRole('slider').count()).toBe(0)
  await expectAccessible(page)
  await expect.poll(() => call(listScoringVersions, {}).catch((error: Error) => error.message)).toBe(denied('advanced-scoring'))
  await tab('AuctionWiz Score').press('Enter')
  await page.waitForURL('**/score-settings/auctionwiz')
  await refusal.waitFor({ state: 'detached' })

  await switchFor(person, 'advanced-scoring', true)
  await inTime(page, () => tab('Automation Rules').isVisible())
  await tab('Automation Rules').press('Enter')
  await page.waitForURL('**/score-settings/automation')
  await dialog.getByRole('switch').or(dialog.getByRole('checkbox')).first().waitFor()
  expect(await reloaded()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

it('says at the address of what is off why it is not there', async () => {
  await keepFlags()
  const person = await createPerson(stack)
  const call = await clientFor(stack, person.email, person.password)
  await switchFor(person, 'advanced-scoring', false)
  await expect.poll(() => call(listScoringVersions, {}).catch((error: Error) => error.message)).toBe(denied('advanced-scoring'))
  const { page, problems, expecting, context } = await open(person)
  expecting(403)
  await page.goto(`${web}/bidders/score-settings/automation`)
  const dialog = page.getByRole('dialog', { name: 'Bidder Scoring Settings' })
  await inTime(page, () => dialog.getByRole('heading', { name: denied('advanced-scoring'), exact: true }).isVisible())
  expect(problems).toEqual([])
  await context.close()
})

it('corrects a screen that is behind, when a service refuses and when the window is returned to', async () => {
  await keepFlags()
  const person = await createPerson(stack)
  const call = await clientFor(stack, person.email, person.password)
  await call(createBidder, { body: { firstName: 'Ines', lastName: 'Marlow', email: 'ines.marlow@mail.example' } })
  await call(createBidder, { body: { firstName: 'Odo', lastName: 'Marlow', email: 'odo.marlow@mail.example' } })
  const { page, problems, expecting, context, reloaded } = await open(person)
  const select = page.getByRole('checkbox', { name: 'Select all rows shown' })
  await select.check()
  await switchFor(person, 'bulk-operations', false)
  const ids = (await call(listBidders, {})).bidders.map(({ id }) => id)
  const answered = () =>
    call(changeBidders, { body: { action: { kind: 'tags', add: [], remove: ['none'] }, ids } })
      .then(() => 'changed')
      .catch((error: Error) => error.message)
  await expect.poll(answered).toBe(denied('bulk-operations'))
  expecting(403)
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await bar.getByRole('button', { name: 'Set Status', exact: true }).click()
  await page.getByRole('menuitem').first().click()
  await page
    .getByRole('status')
    .filter({ hasText: denied('bulk-operations') })
    .waitFor()
  await bar.waitFor({ state: 'detached' })
  expect(await select.count()).toBe(0)

  await switchFor(person, 'bulk-operations', true)
  await expect.poll(answered).toBe('changed')
  const returned = async () => {
    await page.clock.fastForward(16_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return select.isVisible()
  }
  await expect.poll(returned).toBe(true)
  expect(await reloaded()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})
