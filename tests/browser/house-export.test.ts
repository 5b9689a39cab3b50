import { openAsBlob } from 'node:fs'
import { unzip } from '@auctionwiz/platform/core/spreadsheets/unzip'
import { expect, it } from 'vitest'
import { ageSessions } from '../support/age-sessions.ts'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('the owner exports the whole house, confirms who they are and downloads the archive', async () => {
  const owner = await createPerson(stack, 'owner')
  const { page, problems, expecting, context } = await visit()
  await signInAs(page, web, owner.email, owner.password)
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await page.getByRole('button', { name: 'Export Whole House' }).click()
  const download = page.getByRole('button', { name: 'Download ZIP' })
  await download.waitFor()
  await expectAccessible(page)
  await ageSessions(stack, owner)
  expecting(403)
  await download.click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await question.getByLabel('Password', { exact: true }).fill(owner.password)
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^house-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await unzip(await openAsBlob(await file.path()))
  const manifest = archive.find(({ name }) => name === 'manifest.json')
  const { house } = JSON.parse(await new Response(manifest?.read()).text())
  expect(house).toEqual({ id: owner.tenant.houseId, name: expect.any(String) })
  expect(problems).toEqual([])
  await context.close()
})
