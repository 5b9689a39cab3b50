import { addBidderNote } from '@auctionwiz/contracts/bidder-notes'
import { createBidder, listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const csv = `First name,Last name,Email,Phone
Ann,Fall,ann@fall.example,
Bob,Fall,bob@fall.example,
Known,Before,known@fall.example,+1 212 555 0148
`

it('undoes an import: who was edited since is kept and named, the others are as before', async () => {
  const { email, password, tenant } = await createPerson(stack)
  const admin = await tenant.as('admin')
  const known = await admin(createBidder, { body: { firstName: 'Known', lastName: 'Before', email: 'known@fall.example' } })
  const { page, problems, context } = await visit()
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.getByRole('link', { name: 'Data Processing' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fall catalogue')
  await page.getByLabel('Description').fill('Registrations')
  await page.locator('input[type=file]').setInputFiles({ name: 'fall.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Completed', { exact: true }).waitFor({ timeout: 60_000 })
  const { bidders } = await admin(listBidders, { query: {} })
  const ann = bidders.find(({ name }) => name === 'Ann Fall')?.id ?? ''
  await admin(addBidderNote, { params: { id: ann }, body: { note: 'Collects clocks.', category: 'General', isPrivate: false } })

  await page.getByRole('tab', { name: 'Undo' }).click()
  await page.getByText('3 rows imported').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo: Fall catalogue' }).click()
  const panel = page.getByRole('region', { name: 'Fall catalogue' })
  await panel.getByText('1 bidder it created is removed').waitFor()
  await panel.getByText('1 bidder it changed returns to the earlier values').waitFor()
  await panel.getByText('Edited since the import').waitFor()
  await page.getByPlaceholder('Search by bidder, file or person...').fill('no such file')
  await page.getByText('No change matches').waitFor()
  await page.getByRole('button', { name: 'Show all changes' }).click()
  await page.getByText('3 rows imported').waitFor()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Undo Import' }).click()
  await page.getByText('Import undone: 1 removed, 1 restored, 1 kept').first().waitFor({ timeout: 60_000 })
  await page.getByText('Nothing to undo').waitFor()

  const left = (await admin(listBidders, { query: {} })).bidders.map(({ name }) => name)
  expect(left.sort()).toEqual(['Ann Fall', 'Known Before'])
  expect((await admin(readBidder, { params: { id: known.id } })).phone).toBeUndefined()
  await page.getByRole('tab', { name: 'Uploads & Processing' }).click()
  await page.getByRole('link', { name: 'Undone' }).click()
  await panel.getByText('What the undo did').waitFor()
  await panel.getByRole('link', { name: 'Ann Fall' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
}, 120_000)
