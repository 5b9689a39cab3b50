import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
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
  await page.getByText('missing required field Last name').first().waitFor()
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

it('on the phone refuses a picture that is called .csv, and scrolls to the result of a file that can be read', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone' })
  const { email, password } = await createPerson(stack)
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/data-processing`)
  const files = page.locator('input[type=file]')
  const picture = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
  await files.setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: picture })
  await page
    .getByText(/is not a CSV file/i)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Remove photo.csv' }).click()
  const upload = async (button: string): Promise<void> => {
    const buffer = Buffer.from('First name,Last name,Email\nAda,Lane,ada.lane@example.com\n')
    await page.getByLabel('Description').fill('From the front desk')
    await files.setInputFiles({ name: 'desk.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: button, exact: true }).click()
  }
  const history = page.getByRole('heading', { name: 'Processing History' })
  const isInView = () => history.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight - 100)
  expect(await isInView()).toBe(false)
  await upload('Upload')
  await expect.poll(isInView).toBe(true)
  await page.getByRole('heading', { name: 'desk', exact: true }).waitFor()
  await upload('Check Columns First')
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
  await page.getByRole('button', { name: 'Back to Data Processing' }).click()
  await expect.poll(isInView).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

it('asks what a column means, shows what would become of each row, and imports that', async () => {
  const { page, problems, context } = await visit()
  const { email, password } = await createPerson(stack)
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/data-processing`)
  const rows = [
    'Who,E-mail,Cell,Registered,Pays,Loyalty card',
    '"Malloney, Mikayla",m.malloney@example.com,2125550148,03/04/2026,CHK,Y',
    'Joshua Rudd,joshua.rudd(at)example,,05/06/2026,WIRE,N',
    'Theo Brandt,theo@example.com,555-01,07/08/2026,Giro,N',
    'Mikayla Malloney,m.malloney@example.com,2125550199,03/04/2026,CHK,Y',
    '',
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'registrations.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByLabel('Description').fill('Registered online')
  await page.getByRole('button', { name: 'Check Columns First' }).click()
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
  await page.getByLabel('Read Who as').selectOption('fullName')
  await page.getByLabel('Read Pays as').selectOption('preferredPaymentMethod')
  await page.getByLabel('“Giro” means').selectOption('Wire Transfer')
  await page.getByText('Answer the open questions first.').first().waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Day first: 3 Apr 2026 and 5 Jun 2026' }).check()
  const preview = page.getByRole('complementary', { name: 'Row 2 becomes' })
  await preview.getByText('Mikayla Malloney').waitFor()
  await preview.getByText('Loyalty card').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Dry Run' }).click()
  await page.getByText('Nothing has been written yet.').waitFor()
  await page.getByRole('row', { name: '3 Joshua Rudd Error invalid email format: joshua.rudd(at)example' }).waitFor()
  await page.getByRole('row', { name: /^5 Mikayla Malloney Update/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 3 Rows' }).click()
  await page.getByRole('heading', { name: 'New Upload' }).waitFor()
  await page.getByText('Completed with errors').first().waitFor({ timeout: 60_000 })
  await page.getByText('Read by the saved mapping “registrations”.').waitFor()
  await page.getByRole('button', { name: 'Correct the row' }).click()
  const rejected = page.getByRole('dialog', { name: 'Correct rejected rows' })
  await rejected.getByText('Joshua Rudd').waitFor()
  await expectAccessible(page)
  await rejected.getByLabel('Email').fill('joshua.rudd(at)example.com')
  await rejected.getByRole('button', { name: 'Import corrected rows' }).click()
  await rejected.getByText('1 row still can’t be read. The reason is at the field.').waitFor()
  await rejected.getByLabel('Email').fill('joshua.rudd@example.com')
  await rejected.getByRole('button', { name: 'Import corrected rows' }).click()
  await page.getByText('Completed', { exact: true }).first().waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Bidders' }).click()
  await page.getByText('m.malloney@example.com').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
}, 120_000)

it('maps a file of past sales, and leads from the import to the lots', async () => {
  const { page, problems, context } = await visit()
  const { email, password } = await createPerson(stack)
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/data-processing`)
  const rows = [
    'Sale,Sale date,Lot,Title,Sold price,Outcome,Buyer email',
    'American Furniture,2024-03-09,1,Walnut chest,1500,Sold,ann@example.com',
    'American Furniture,2024-03-09,2,Pine table,,Bought in,',
    'American Furniture,2024-03-09,two,Mirror,90,Sold,ann@example.com',
  ]
  await page.getByLabel('Category').selectOption('auctions')
  await page.locator('input[type=file]').setInputFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByLabel('Description').fill('Sales of our old program')
  await page.getByRole('button', { name: 'Check Columns First' }).click()
  await page.getByRole('complementary', { name: 'Row 2 becomes' }).getByText('Sold, $1,500').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Dry Run' }).click()
  await page.getByRole('row', { name: /^4 two Mirror Error/ }).waitFor()
  await page.getByRole('button', { name: 'Import 2 Rows' }).click()
  await page.getByRole('link', { name: 'American Furniture' }).click({ timeout: 60_000 })
  await page.getByText('Walnut chest').first().waitFor()
  await page.getByText('$1,500').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
}, 120_000)
