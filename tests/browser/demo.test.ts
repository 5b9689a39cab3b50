import { bidderWorkbook } from '@auctionwiz/functions-upload/testing/workbooks'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

it.each(['desktop', 'phone'] as const)('shows the product on sample data, and no request leaves the page (%s)', async (viewport) => {
  const { page, problems, context } = await visit({ viewport })
  await page.goto(`${web}/login`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${web}/`)) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.waitForURL('**/bidders')
  await page
    .getByText(/B-1\d{4}/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page
    .getByText(/B-1\d{4}/)
    .first()
    .click()
  await page.getByRole('tab', { name: /Score Breakdown/ }).click()
  await page.getByText('What makes up the score').waitFor()
  expect(asked).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

it('imports a workbook, which is converted in a worker', async () => {
  const { page, problems, context } = await visit()
  await page.goto(`${web}/login`)
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  expect(page.workers()).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Bidders' })
  await dialog.getByRole('tab', { name: 'File Upload' }).click()
  const buffer = Buffer.from(bidderWorkbook(3))
  await dialog.getByLabel(/^File:/).setInputFiles({ name: 'spring.xlsx', mimeType: 'application/octet-stream', buffer })
  await dialog.getByText(/^\d+ KB$/).waitFor()
  const worker = page.waitForEvent('worker')
  await dialog.getByRole('button', { name: 'Upload File', exact: true }).click()
  expect((await worker).url()).toMatch(/\/assets\/table-worker-/)
  await page.getByText(/^File uploaded successfully!/).waitFor()
  await page.getByRole('searchbox').fill('ann2@example.com')
  await page.getByRole('grid').getByText('Ann2 Lee').waitFor()
  await expect.poll(() => page.workers()).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

it('downloads no sample data before it is needed', async () => {
  const { page, context } = await visit()
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto(`${web}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Quick Demo Access' }).waitFor()
  const bodies = (await Promise.all(scripts)).join('')
  expect(bodies.length).toBeGreaterThan(1000)
  expect(bodies).not.toContain('demo@auctionwiz.example')
  await context.close()
})
