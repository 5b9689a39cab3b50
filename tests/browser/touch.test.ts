import { expect, it } from 'vitest'
import { inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { smallTargets } from '../support/touch.ts'

const { web } = ownStack().urls
const visit = inBrowser()

it('gives the thumb 44 pixels of every control', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone', touch: true })
  await page.goto(`${web}/forgot-password`)
  await page.getByLabel('Email').waitFor()
  expect(await smallTargets(page)).toEqual([])
  await page.goto(`${web}/login`)
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.waitForURL('**/bidders')
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  for (const [path, sign] of [
    ['/bidders?tier=Gold', page.getByRole('button', { name: /^Remove/ }).first()],
    ['/bidders/new', page.getByRole('dialog').getByLabel(/First name/)],
    ['/bidders/score-settings', page.getByRole('dialog').getByRole('slider').first()],
    ['/bidders/invitations', page.getByRole('tab', { name: /^In review/ })],
    ['/data-processing', page.getByRole('button', { name: 'Upload', exact: true })],
    ['/security', page.getByRole('heading', { name: 'Two-factor authentication' })],
    ['/security/users', page.getByRole('button', { name: 'Invite User' })],
    ['/settings', page.getByRole('heading', { level: 1 })],
  ] as const) {
    await page.goto(`${web}${path}`)
    await sign.waitFor()
    expect(await smallTargets(page), path).toEqual([])
  }
  expect(problems).toEqual([])
  await context.close()
})
