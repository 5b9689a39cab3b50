import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible, openBrowser, signIn, visit } from '../support/browser.ts'

const { web } = inject('stack').urls
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a bidder file is checked, sent from the list, and followed to its end', async () => {
  const { page, problems, context } = await visit(browser)
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'File Upload' }).click()
  await dialog.getByText('What happens next?').waitFor()
  await expectAccessible(page)
  const choose = (name: string, content: string | Buffer) =>
    dialog.getByLabel(/^CSV file/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('scan.csv', Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2, 3]))
  await dialog.getByText(/scan\.csv/).waitFor()
  await choose('large.csv', Buffer.alloc(11 * 1024 * 1024, 'x'))
  await dialog.getByText(/at most 10MB/).waitFor()

  await choose('spring.csv', 'First Name,Last Name,Email\nOctavia,Ravensworth,octavia.ravensworth@import.example\n')
  await dialog.getByRole('button', { name: 'Upload File' }).click()
  await page.getByText(/^File uploaded successfully!/).waitFor()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByText('spring.csv').first().waitFor()
  await page.goto(`${web}/bidders?q=octavia.ravensworth%40import.example`)
  await expect
    .poll(
      async () => {
        await page.reload()
        const found = page.getByRole('grid').getByText('Octavia Ravensworth').first()
        await found.or(page.getByText('No bidders match')).waitFor()
        return found.count()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  expect(problems).toEqual([])
  await context.close()
})
