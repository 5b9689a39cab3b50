import { readFile } from 'node:fs/promises'
import { listPaymentsDue } from '@auctionwiz/contracts/payments-due'
import { listUndoables } from '@auctionwiz/contracts/undoables'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { closedSale, laterTimer } from '../support/closed-sale.ts'
import { expectFocus, goToUploads, opened, openTab, openUndo, press, stepTo, tabTo, type } from '../support/keyboard.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('records payments of a file by keyboard alone, its columns and dry run checked first, and takes them back', async () => {
  const { tenant, email } = await closedSale(stack)
  const admin = await tenant.as('admin')
  const ada = await createPerson(stack, 'admin', tenant, 'Ada')
  // The timer looks at a sale soon after it has ended.
  await laterTimer(stack, email).runIn(1)
  // The day in the time zone of the house.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
  const csv = [
    'Ticket,Auction,Bidder Email,Date,Total,Premium,Grand Total,Paid with',
    `T-1,Silver,${email},${today},400.00,100.00,550.00,Twint`,
    `T-2,Clocks,${email},${today},20.00,,20.00,Twint`,
  ].join('\n')

  const { page, problems, context } = await visit()
  await signInAs(page, web, ada.email, ada.password)
  await page.waitForURL('**/bidders')
  await goToUploads(page)
  await type(page, page.getByLabel('Name', { exact: true }), 'Till of the day')
  await type(page, page.getByLabel('Description'), 'From the shop')
  await type(page, page.getByLabel('Category', { exact: true }), 'Financial')
  await page.getByText('Each row is a payment of a winner for an auction.').waitFor()
  const picker = page.locator('input[type=file]')
  await tabTo(page, picker)
  await picker.setInputFiles({ name: 'till.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expectAccessible(page)
  await press(page, page.getByRole('button', { name: 'Check Columns First' }))
  await type(page, page.getByLabel('Read Ticket as'), 'Transaction ID')
  await type(page, page.getByLabel('“Twint” means'), 'PayPal')
  await page.getByText('$500.00').waitFor()
  await expectAccessible(page)
  await press(page, page.getByRole('button', { name: 'Start Dry Run' }))
  await page
    .getByRole('row', { name: `T-2 ${email}` })
    .getByText('this house has no auction “Clocks”')
    .waitFor({ timeout: 60_000 })
  await expectAccessible(page)
  const { paymentsDue: before } = await admin(listPaymentsDue, { query: {} })
  expect(before).toMatchObject([{ state: 'unpaid', payments: [] }])
  await press(page, page.getByRole('button', { name: 'Import 1 Row' }))
  const upload = page.getByRole('listitem').filter({ hasText: 'Till of the day' })
  await upload.getByText('Recorded for:').waitFor({ timeout: 60_000 })
  expect((await admin(listUndoables, { query: {} })).undoables).toHaveLength(1)

  await press(page, upload.getByRole('link', { name: 'Silver' }))
  const row = page.getByRole('row', { name: 'Ann Lee' })
  await row.getByText('Paid').waitFor()
  const exportButton = page.getByRole('button', { name: 'Export', exact: true })
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, exportButton)])
  expect(await readFile(await file.path(), 'utf8')).toContain('T-1')
  await expectFocus(exportButton)
  await stepTo(page, row)
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Ann Lee' })
  await opened(details)
  await details.getByText('$500.00, PayPal, recorded by Ada').waitFor()
  await details.getByText('T-1').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await details.waitFor({ state: 'detached' })
  await expectFocus(row)

  await goToUploads(page)
  await openUndo(page, /Till of the day/)
  const panel = page.getByRole('region', { name: 'Till of the day' })
  await panel.getByText('1 payment it recorded is removed').waitFor()
  await expectAccessible(page)
  await press(page, panel.getByRole('button', { name: 'Undo Import' }))
  await page.getByRole('status').getByText('Import undone: 1 removed, 0 restored, 0 kept').waitFor({ timeout: 60_000 })
  await press(page, page.getByRole('link', { name: /^Legal/ }))
  await openTab(page, /^All/, /^Active/, /^Unpaid/)
  await row.getByText('$500').waitFor()
  expect((await admin(listPaymentsDue, { query: {} })).paymentsDue).toMatchObject([{ state: 'unpaid', payments: [] }])
  expect(problems).toEqual([])
  await context.close()
}, 180_000)
