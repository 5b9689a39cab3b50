import { bookOf, fileOf, sheetOf } from '@auctionwiz/functions-upload/testing/workbooks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

/** Looks for the bidder until the import has come to it. */
const expectImported = async (page: Page, name: string, email: string) => {
  await page.goto(`${web}/bidders?q=${encodeURIComponent(email)}`)
  await expect
    .poll(
      async () => {
        await page.reload()
        const found = page.getByRole('grid').getByText(name).first()
        await found.or(page.getByText('No bidders match')).waitFor()
        return found.count()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
}

it('a bidder file is checked, sent from the list, and followed to its end', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'File Upload' }).click()
  await dialog.getByText('What happens next?').waitFor()
  await expectAccessible(page)
  const choose = (name: string, content: string | Buffer) =>
    dialog.getByLabel(/^File:/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('scan.csv', Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2, 3]))
  await dialog.getByText(/scan\.csv/).waitFor()
  await choose('large.csv', Buffer.alloc(11 * 1024 * 1024, 'x'))
  await dialog.getByText(/at most 10MB/).waitFor()

  await choose('spring.csv', 'First Name,Last Name,Email\nOctavia,Ravensworth,octavia.ravensworth@import.example\n')
  await dialog.getByRole('button', { name: 'Upload File' }).click()
  await page.getByText(/^File uploaded successfully!/).waitFor()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByText('spring.csv').first().waitFor()
  await expectImported(page, 'Octavia Ravensworth', 'octavia.ravensworth@import.example')
  expect(problems).toEqual([])
  await context.close()
})

it('a workbook is imported, and an invalid one is reported immediately', async () => {
  const { page, problems, context } = await visit()
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders/import/file`)
  const dialog = page.getByRole('dialog', { name: 'Import Bidders' })
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel(/^File:/).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await choose('autumn.xlsx', Buffer.from('First Name,Last Name,Email'))
  await dialog.getByText(/^The file autumn\.xlsx is not an Excel workbook/).waitFor()
  await choose('autumn.json', Buffer.from('[["a@b.example","Bath"]]'))
  await dialog.getByText(/^Record 1 of the file autumn\.json is/).waitFor()
  await choose('autumn.json', Buffer.from('[{"email":"a@b.example","address":{"city":"Bath"}}]'))
  await dialog.getByText(/^Record 1 of the file/).waitFor({ state: 'detached' })
  await dialog.getByText(/^\d+ KB$/).waitFor()

  const rows = [
    ['First Name', 'Last Name', 'Email', 'Phone'],
    ['Leopold', 'Thistlewood', 'leopold.thistlewood@import.example', '0044 20 7946 0018'],
  ]
  await choose('autumn.xlsx', Buffer.from(fileOf(bookOf(sheetOf([]), sheetOf(rows)))))
  await dialog.getByText(/^\d+ KB$/).waitFor()
  await dialog.getByRole('button', { name: 'Upload File', exact: true }).click()
  await page.getByText(/^File uploaded successfully!/).waitFor()
  await expectImported(page, 'Leopold Thistlewood', 'leopold.thistlewood@import.example')
  expect(problems).toEqual([])
  await context.close()
})
