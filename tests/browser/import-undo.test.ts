import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { addBidderNote } from '@auctionwiz/contracts/bidder-notes'
import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { listUndoables } from '@auctionwiz/contracts/undoables'
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
  await page.getByPlaceholder('Search by bidder, item, file or person...').fill('no such file')
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

const disputes = `Reference,Title,Type,Category,Priority,Status,Jurisdiction
M-1,Unpaid clock,Payment default,Post-sale,High,In review,New York
M-2,Unpaid table,Payment default,Post-sale,High,In review,New York
`

it('finds a row of a dry run by what is wrong with it, imports legal cases and takes them back', async () => {
  const { email, password, tenant } = await createPerson(stack)
  const admin = await tenant.as('admin')
  const { page, problems, context } = await visit()
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.getByRole('link', { name: 'Data Processing' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Old disputes')
  await page.getByLabel('Description').fill('Of the former system')
  await page.getByLabel('Category').selectOption({ label: 'Legal' })
  const buffer = Buffer.from(`${disputes}M-3,Unpaid chair,Witchcraft,Post-sale,High,In review,New York\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'disputes.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check Columns First' }).click()
  await page.getByRole('button', { name: 'Start Dry Run' }).click()
  const clock = page.getByRole('row', { name: 'Unpaid clock' })
  await clock.waitFor({ timeout: 60_000 })
  await page.getByPlaceholder('Search rows by text or reason...').fill('witch')
  await clock.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: 'Unpaid chair' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 2 Rows' }).click()
  await expect.poll(async () => (await admin(listUndoables, { query: {} })).undoables.length).toBe(1)

  await page.getByRole('tab', { name: 'Undo' }).click()
  await page.reload()
  const active = page.getByRole('link', { name: 'Legal' }).getByText('2', { exact: true })
  await active.waitFor()
  await page.getByRole('button', { name: 'Undo: Old disputes' }).click()
  const panel = page.getByRole('region', { name: 'Old disputes' })
  await panel.getByText('2 legal cases it created are removed').waitFor()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Undo Import' }).click()
  await page.getByText('Import undone: 2 removed, 0 restored, 0 kept').first().waitFor({ timeout: 60_000 })
  await active.waitFor({ state: 'detached' })
  expect(await admin(readLegalCaseTotals, {})).toMatchObject({ total: 0 })
  expect(problems).toEqual([])
  await context.close()
}, 120_000)
