import { expect, it } from 'vitest'
import { ageSessions } from '../support/age-sessions.ts'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web, auth, upload } = stack.urls
const visit = inBrowser()

const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } })
const csv = 'First Name,Last Name,Email\nHenrietta,Lovelace,henrietta@key.example\n'

it('an administrator makes an API key, a program imports a file with it, and the key is revoked', async () => {
  const owner = await createPerson(stack, 'owner')
  const { page, problems, expecting, context } = await visit()
  await signInAs(page, web, owner.email, owner.password)
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await page.getByRole('tab', { name: 'APIs' }).click()
  await page.getByText('No API keys yet').waitFor()
  await ageSessions(stack, owner)
  await page.getByRole('button', { name: 'Create API Key' }).click()
  const form = page.getByRole('dialog', { name: 'Create API Key' })
  await form.getByLabel('Name').fill('Website')
  await expectAccessible(page)
  expecting(403)
  await form.getByRole('button', { name: 'Create API Key' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await question.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('alertdialog', { name: 'Secret of Website' })
  const secret = await shown.getByLabel('Secret').inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()

  const exchanged = await fetch(`${auth}/tokens/api-key`, { method: 'POST', ...bearer(secret) })
  const { accessToken } = (await exchanged.json()) as { accessToken: string }
  const file = new FormData()
  for (const [name, value] of Object.entries({ name: 'Registrations', description: 'Of the website', category: 'bidders' }))
    file.append(name, value)
  file.append('file_0', new File([csv], 'registrations.csv'))
  const sent = await fetch(`${upload}/data-upload/general`, { method: 'POST', body: file, ...bearer(accessToken) })
  expect(sent.status).toBe(202)
  const { uploadId, uploadedBy } = (await sent.json()) as { uploadId: string; uploadedBy: string }
  expect(uploadedBy).toBe('Website (API)')
  const status = async () => (await fetch(`${upload}/data-upload/status/${uploadId}`, bearer(accessToken))).json()
  await expect.poll(status, { timeout: 20_000 }).toMatchObject({ status: 'completed', results: { recordsImported: 1 } })

  await page.getByRole('button', { name: 'Change Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Incoming folder' })
  await settings.getByLabel('Take files from the folder').check()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Nothing has arrived yet.').waitFor()
  const arriving = new FormData()
  arriving.append('file_0', new File([csv], 'arriving.csv'))
  expect((await fetch(`${upload}/data-upload/incoming`, { method: 'POST', body: arriving, ...bearer(accessToken) })).status).toBe(202)

  await page.reload()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Website', exact: true }) })
  await card.getByText('Last used').waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Revoke Website' }).click()
  await page.getByRole('alertdialog', { name: 'Revoke Website?' }).getByRole('button', { name: 'Revoke Key' }).click()
  await card.getByText('Revoked', { exact: true }).waitFor()
  expect((await fetch(`${auth}/tokens/api-key`, { method: 'POST', ...bearer(secret) })).status).toBe(401)
  const refused = async () => (await fetch(`${upload}/data-upload/status/${uploadId}`, bearer(accessToken))).status
  await expect.poll(refused, { timeout: 10_000 }).toBe(401)
  expect(problems).toEqual([])
  await context.close()
})
