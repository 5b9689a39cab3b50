import { readFile } from 'node:fs/promises'
import { createLegalCase } from '@auctionwiz/contracts/legal-cases'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** A letter whose script would open a window in a viewer that runs scripts. */
const letter = (words: string): Buffer => {
  const drawn = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1); window.ran = true) >> >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
      `4 0 obj << /Length ${drawn.length} >> stream\n${drawn}\nendstream endobj`,
      '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  )
}

it('adds, shows, renames and removes documents, and makes the evidence pack of a case', async () => {
  const blake = await staffClient(stack, 'blake.howie')
  const { id, caseNumber } = await blake(createLegalCase, {
    body: { title: `Lamp returned ${fresh()}`, caseType: 'refund_request', category: 'post_sale', priority: 'low', jurisdiction: 'NY' },
  })
  const { page, problems, context, expecting } = await visit()
  expecting(400)
  await signIn(page, web, 'blake.howie')
  await page.getByRole('heading', { name: /^Bidder/ }).waitFor()
  await page.goto(`${web}/legal/${id}/documents`)
  const dialog = page.getByRole('dialog', { name: caseNumber })
  const add = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file)
    await dialog.getByRole('button', { name: 'Add document' }).click()
  }
  await dialog.getByLabel('Document type').selectOption('Evidence')
  await add({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no letter') })
  await dialog.getByText('The file is not what its extension says. Save it again in its own format.').waitFor()
  await add({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: letter('Paid in full') })
  const row = dialog.getByRole('listitem').filter({ hasText: 'receipt' })
  await row.waitFor()
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Preview receipt, version 1' }).click()
  const preview = page.getByRole('dialog', { name: 'receipt, version 1' })
  await preview.getByRole('img', { name: 'receipt, version 1, Page 1 of 1' }).waitFor()
  await preview.getByText('Paid in full').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })

  await row.getByRole('button', { name: 'Actions for receipt' }).click()
  await page.getByRole('menuitem', { name: 'Rename or change type' }).click()
  const change = page.getByRole('dialog', { name: 'Change receipt' })
  await change.getByLabel('Name').fill('Receipt of the buyer')
  await change.getByLabel('Document type').selectOption('Correspondence')
  await change.getByRole('button', { name: 'Save' }).click()
  const renamed = dialog.getByRole('listitem').filter({ hasText: 'Receipt of the buyer' })
  await renamed.getByText('Correspondence').waitFor()

  await dialog.getByRole('button', { name: 'Make evidence pack' }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const report = await readFile(await (await saved).path())
  expect(report.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  await expectAccessible(page)

  await renamed.getByRole('button', { name: 'Actions for Receipt of the buyer' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog', { name: 'Remove Receipt of the buyer?' }).getByRole('button', { name: 'Remove' }).click()
  await dialog.getByText('No documents yet.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
