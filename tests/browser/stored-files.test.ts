import { readFile } from 'node:fs/promises'
import { blockId, blockSize } from '@auctionwiz/contracts/opened-uploads'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** A page of red. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>endobj
4 0 obj<</Length 26>>stream
1 0 0 rg 0 0 300 200 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** The second block of a file that has two. */
const isSecondBlock = (url: URL): boolean => url.searchParams.get('blockid') === blockId(1)

it('stores files that are not imported after a cut connection, shows them, sends them back and finds them', async () => {
  const { page, problems, context } = await visit()
  const { email, password } = await createPerson(stack)
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/data-processing`)
  await page.getByLabel('Name', { exact: true }).fill('Whitcombe consignment')
  await page.getByLabel('Description').fill('Contract and photograph')
  await page.getByLabel('Category').selectOption('marketing')
  await page.getByText('Files of this category can’t be imported yet.').waitFor()
  const input = page.locator('input[type=file]')
  await input.setInputFiles([
    { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'silver.png', mimeType: 'image/png', buffer: png },
    { name: 'ledger.txt', mimeType: 'text/plain', buffer: Buffer.alloc(blockSize + 9, 'a') },
    { name: 'letter.docx', mimeType: 'application/octet-stream', buffer: png },
  ])
  await page.getByText('The file letter.docx is not what its extension says').first().waitFor()
  await page.getByRole('button', { name: 'Remove letter.docx' }).click()
  await page.route(isSecondBlock, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('No connection. The upload continues by itself.').waitFor()
  await page.unroute(isSecondBlock)
  const files = page.getByRole('list', { name: 'Files of Whitcombe consignment' })
  await files.getByText('PDF · 0.3 KB · Stored, not imported').waitFor()
  await expectAccessible(page)

  await files.getByRole('button', { name: 'Preview contract.pdf' }).click()
  const drawn = page.getByRole('img', { name: 'contract.pdf, Page 1 of 1' })
  await drawn.waitFor()
  /** In the middle of the page. */
  const pixel = () =>
    drawn.evaluate((element) => {
      const page = element as HTMLCanvasElement
      // Read from a copy: reading the page itself again and again would be warned of in the console.
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      copy?.drawImage(page, page.width / 2, page.height / 2, 1, 1, 0, 0, 1, 1)
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])]
    })
  await expect.poll(pixel, { timeout: 15_000 }).toEqual([255, 0, 0, 255])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).last().click()

  await files.getByRole('button', { name: 'Preview silver.png' }).click()
  await page.getByRole('img', { name: 'silver.png' }).waitFor()
  await page.keyboard.press('Escape')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: 'Download contract.pdf' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toBe(pdf)

  await page.getByPlaceholder('Search uploads and files...').fill('nothing of this name')
  await page.getByText('No uploads found').waitFor()
  await page.getByPlaceholder('Search uploads and files...').fill('SILVER')
  await files.getByText('silver.png').waitFor()
  expect(problems.filter((problem) => !problem.includes('net::ERR_CONNECTION_RESET'))).toEqual([])
  await context.close()
}, 180_000)
