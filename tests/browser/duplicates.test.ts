import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { findDuplicates } from '@auctionwiz/contracts/duplicates'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

/** Two records of one person. */
const registrations = [
  'First Name,Last Name,Email,Phone,Street,City,Zip',
  'Wilhelmina,Thistlewood,w.thistlewood@example.com,+1 212 555 0163,48 Larkspur Row,Albany,12203',
  'Wilhelmena,Thistlewood,minna@thistle.example,+1 212 555 0163,48 Larkspur Row,Albany,12203',
].join('\n')

it('finds the duplicates of an import, resolves a pair and undoes the merge', async () => {
  const { page, problems, context } = await visit()
  const { email, password } = await createPerson(stack)
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.getByRole('link', { name: 'Data Processing' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Counter registrations')
  await page.getByLabel('Description').fill('Two of them are one person')
  await page.locator('input[type=file]').setInputFiles({ name: 'counter.csv', mimeType: 'text/csv', buffer: Buffer.from(registrations) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Completed', { exact: true }).first().waitFor({ timeout: 60_000 })

  await page.getByRole('link', { name: 'Bidders' }).click()
  await page.getByRole('tab', { name: 'Duplicates' }).click()
  const row = page.getByRole('link', { name: /Thistlewood and .*Thistlewood/ })
  await row.waitFor({ timeout: 60_000 })
  await row.getByText(/^Differs in email/).waitFor()
  await page.getByRole('button', { name: 'Add Bidder' }).click()
  await page.getByRole('dialog', { name: 'Add New Bidder' }).getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/bidders/duplicates')
  await row.click()
  await page.waitForURL('**/bidders/duplicates/dup_*')
  await page.getByText('Found', { exact: false }).first().waitFor()
  await page.getByText(/^[\d.]+% sure\./).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Resolve', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolve Duplicate Bidders' })
  await dialog.getByRole('radio', { name: 'minna@thistle.example' }).check()
  await dialog.getByText('Your choice').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge Bidders' }).click()
  await page.getByText(/^Merged into/).waitFor()
  await page.getByRole('radiogroup', { name: 'Matches shown' }).getByText('Merged').click()
  await page.waitForURL('**show=merged*')
  await page
    .getByRole('link', { name: /Thistlewood and .*Thistlewood/ })
    .first()
    .click()
  await page.getByText(/^Merged .* by /).waitFor()
  await page.getByRole('button', { name: 'Undo Merge' }).click()
  await page.getByText('Merge undone. Both records were restored.').waitFor()
  await page.getByRole('radiogroup', { name: 'Matches shown' }).getByText('Pending').click()
  await page
    .getByRole('link', { name: /Thistlewood and .*Thistlewood/ })
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('warns at Add about an existing bidder, on the phone too', async () => {
  const { page, problems, context } = await visit({ viewport: 'phone', dark: true })
  const { email, password, tenant } = await createPerson(stack)
  const there = { firstName: 'Wilhelmina', lastName: 'Thistlewood', email: 'w.thistlewood@example.com', phone: '+1 212 555 0163' }
  const call = await tenant.as('admin')
  await call(createBidder, { body: there })
  await signInAs(page, web, email, password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/bidders/new`)
  await page.getByLabel(/First name/i).fill('Wilhelmina')
  await page.getByLabel(/Last name/i).fill('Thistelwood')
  await page.getByLabel(/Email address/i).fill('wt@another.example')
  await page.getByLabel(/Phone/i).fill('212 555 0163')
  await page.getByRole('button', { name: 'Add Bidder' }).last().click()
  await page.getByText('w.thistlewood@example.com').waitFor()
  await page.getByRole('button', { name: 'Add Anyway' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Anyway' }).click()
  await page.getByText('Bidder added successfully!').waitFor()

  await call(findDuplicates, {})
  await expect.poll(async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'duplicates')?.status).toBe('completed')
  await page.goto(`${web}/bidders/duplicates`)
  const card = page
    .getByRole('list', { name: /^Pending matches/ })
    .getByRole('button', { name: /Thistlewood/ })
    .first()
  await card.waitFor()
  await expectAccessible(page)
  await card.click()
  await page.getByText(/^[\d.]+% sure\./).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await page.getByText(/^Dismissed: /).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Moved back to Pending').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('decides match after match with the keyboard, and leaves the list alone while one is resolved', async () => {
  const { page, problems, context } = await visit()
  await page.goto(`${web}/login`)
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/bidders/duplicates`)
  const list = page.getByRole('grid', { name: /^Pending matches/ })
  const rows = list.getByRole('link')
  const named = async (index: number) => (await rows.nth(index).getAttribute('href'))?.split('/').at(-1)
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.closest('[role=row]')?.querySelector('[data-row-link]')?.getAttribute('href')?.split('/').at(-1),
    )
  await rows.nth(3).waitFor()
  const [first, second, third, fourth] = await Promise.all([0, 1, 2, 3].map(named))
  /** Each match of the list, once its values are on screen. */
  const shown = await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      const [one, other] = await rows.nth(index).locator('strong').allInnerTexts()
      const panel = page.getByRole('region', { name: `Match of ${one} and ${other}` })
      return () => panel.getByRole('heading', { name: /^What the merge keeps/ }).waitFor()
    }),
  )
  await shown[0]?.()
  await list.locator('[data-index="0"]').focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Resolve Duplicate Bidders' })
  await dialog.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('d')
  await dialog.getByRole('button', { name: 'Merge Bidders' }).click()
  await page.getByText(/^Merged into/).waitFor()
  await expect.poll(focused, { timeout: 10_000 }).toBe(second)
  await shown[1]?.()
  await page.keyboard.press('d')
  await expect.poll(focused, { timeout: 10_000 }).toBe(third)
  await expect.poll(() => named(0)).toBe(third)
  expect(await page.getByText(/^Dismissed: /).count()).toBe(1)
  expect(first).not.toBe(second)

  // Nothing needs to be chosen: one key merges, and the next match is open.
  await shown[2]?.()
  await page.keyboard.press('Control+Enter')
  await expect.poll(focused, { timeout: 10_000 }).toBe(fourth)
  await page.waitForURL(`**/bidders/duplicates/${fourth}`)
  await shown[3]?.()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused, { timeout: 10_000 }).not.toBe(fourth)

  // Selected ones are merged together, with one undo.
  const select = list.getByRole('checkbox', { name: /^Select (?!all)/ })
  await select.nth(0).check()
  await select.nth(1).check()
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await bar.getByRole('button', { name: 'Merge 2 Pairs' }).click()
  await page.getByText('2 matches merged').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText('2 merges undone').waitFor()

  // All that are sure go together, and the list knows.
  const pending = page.getByRole('button', { name: /^Merge \d+ Pairs?$/ })
  await pending.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge Pairs' }).click()
  await page.getByText(/^\d+ records? merged into/).waitFor()
  await pending.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

it('merges two bidders that are picked in the list, and undoes', async () => {
  const { page, problems, context } = await visit()
  await page.goto(`${web}/login`)
  await page.getByRole('button', { name: 'Quick Demo Access' }).click()
  await page.waitForURL('**/bidders')
  const select = page.getByRole('grid').getByRole('checkbox', { name: /^Select (?!all)/ })
  await select.first().check()
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  const merge = bar.getByRole('button', { name: 'Merge' })
  await merge.waitFor()
  expect(await merge.getAttribute('aria-disabled')).toBe('true')
  await select.nth(1).check()
  await bar.getByText('2 selected').waitFor()
  await merge.click()
  const dialog = page.getByRole('dialog', { name: 'Resolve Duplicate Bidders' })
  await dialog.getByText(/^As records are compared/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge Bidders' }).click()
  await page.getByText(/^Merged into/).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Merge undone. Both records were restored.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
