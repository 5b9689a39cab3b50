import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** FEBRL's 5,000 people with an email each, as a house would export its registrations. */
const registrations = async (): Promise<Buffer> => {
  const lines = (await readFile(new URL('../data/febrl-dataset3.csv', import.meta.url), 'utf8')).trim().split('\n')
  const [header, ...people] = lines
  const rows = people.map((line, index) => `${line},person${index}@example.org`)
  return Buffer.from([`${header},email`, ...rows, ''].join('\n'))
}

it('imports five thousand registrations, shows what was wrong and lets the bad rows be downloaded', async () => {
  const { page, problems, context } = await visit()
  // In a house of their own: five thousand bidders more would be in the way of other journeys.
  const { email, password } = await createPerson(stack)
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.getByRole('link', { name: 'Data Processing' }).click()
  await page.getByRole('heading', { name: 'New Upload' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('Registrations')
  await page.getByLabel('Description').fill('FEBRL dataset 3')
  await page.locator('input[type=file]').setInputFiles({ name: 'registrations.csv', mimeType: 'text/csv', buffer: await registrations() })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Completed with errors').first().waitFor({ timeout: 150_000 })
  await page.getByText('5,000').first().waitFor()
  await page.getByText('missing required field lastName').first().waitFor()
  await page
    .getByText(/And \d+ more\.\.\./)
    .first()
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download the [\d,]+ rows/ }).click(),
  ])
  const content = await readFile(await download.path(), 'utf8')
  expect(content.split('\n')[0]).toContain('Issues')
  await page
    .getByText(/^Error file kept until \d+ \w{3} \d{4}$/)
    .first()
    .waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Bidders' }).click()
  await page.getByPlaceholder('Search bidders...').fill('person4999')
  await page.getByText('person4999@example.org').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
}, 240_000)

it('refuses a picture that is called .csv before anything is sent', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone' })
  await signIn(page, web, 'blake.howie')
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/data-processing`)
  const buffer = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer })
  await page
    .getByText(/is not a CSV file/i)
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})
