import { readFile } from 'node:fs/promises'
import { listPaymentsDue } from '@auctionwiz/contracts/payments-due'
import { listUndoables } from '@auctionwiz/contracts/undoables'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { closedSale, laterTimer } from '../support/closed-sale.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('records payments of a file after its columns and its dry run were checked, and takes them back', async () => {
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
  await page.goto(`${web}/data-processing`)
  await page.getByLabel('Name', { exact: true }).fill('Till of the day')
  await page.getByLabel('Description').fill('From the shop')
  await page.getByLabel('Category').selectOption('financial')
  await page.getByText('Each row is a payment of a winner for an auction.').waitFor()
  await page.locator('input[type=file]').setInputFiles({ name: 'till.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check Columns First' }).click()
  await page.getByLabel('Read Ticket as').selectOption('transactionId')
  await page.getByLabel('“Twint” means').selectOption('paypal')
  await page.getByText('$500.00').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Dry Run' }).click()
  await page
    .getByRole('row', { name: `T-2 ${email}` })
    .getByText('this house has no auction “Clocks”')
    .waitFor({ timeout: 60_000 })
  await expectAccessible(page)
  const { paymentsDue: before } = await admin(listPaymentsDue, { query: {} })
  expect(before).toMatchObject([{ state: 'unpaid', payments: [] }])
  await page.getByRole('button', { name: 'Import 1 Row' }).click()
  await expect.poll(async () => (await admin(listUndoables, { query: {} })).undoables.length, { timeout: 60_000 }).toBe(1)

  await page.goto(`${web}/data-processing`)
  await page.getByText('Recorded for:').waitFor()
  await page.getByRole('link', { name: 'Silver' }).click()
  const row = page.getByRole('row', { name: 'Ann Lee' })
  await row.getByText('Paid').waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()])
  expect(await readFile(await file.path(), 'utf8')).toContain('T-1')
  await row.click()
  const details = page.getByRole('dialog', { name: 'Ann Lee' })
  await details.getByText('$500.00, PayPal, recorded by Ada').waitFor()
  await details.getByText('T-1').waitFor()
  await expectAccessible(page)

  await page.goto(`${web}/data-processing/undo`)
  await page.getByRole('button', { name: 'Undo: Till of the day' }).click()
  const panel = page.getByRole('region', { name: 'Till of the day' })
  await panel.getByText('1 payment it recorded is removed').waitFor()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Undo Import' }).click()
  await page.getByText('Import undone: 1 removed, 0 restored, 0 kept').first().waitFor({ timeout: 60_000 })
  await page.goto(`${web}/legal?tab=unpaid`)
  await row.getByText('$500').waitFor()
  expect((await admin(listPaymentsDue, { query: {} })).paymentsDue).toMatchObject([{ state: 'unpaid', payments: [] }])
  expect(problems).toEqual([])
  await context.close()
}, 180_000)
