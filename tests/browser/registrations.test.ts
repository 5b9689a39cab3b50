import { createAuction } from '@auctionwiz/contracts/auctions'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const newAuction = async (): Promise<string> => {
  const blake = await staffClient(stack, 'blake.howie')
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString()
  const { id } = await blake(createAuction, { body: { title: `Clocks ${fresh()}`, startDate: day(30), endDate: day(31) } })
  return id
}

const open = async (id: string, options?: Parameters<typeof visit>[0], person = 'blake.howie') => {
  const opened = await visit(options)
  await signIn(opened.page, web, person)
  await opened.page.getByRole('heading', { name: /^Bidder/ }).waitFor()
  await opened.page.goto(`${web}/auctions/${id}/lots`)
  await opened.page.getByRole('tab', { name: 'Bidders' }).click()
  await opened.page.getByText('No bidders yet').waitFor()
  return opened
}

it('registers bidders with a paddle, approves, changes and removes them', async () => {
  const { page, problems, context, expecting } = await open(await newAuction())
  await expectAccessible(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Register bidder' })
  await form.getByRole('button', { name: 'Register bidder' }).click()
  await form.getByRole('link', { name: /Choose a bidder/ }).waitFor()
  await form.getByRole('searchbox').fill('ada')
  const found = form.getByRole('radio').first()
  await found.waitFor()
  const bidder = (await form.getByRole('radiogroup').locator('label').first().innerText()).split(',')[0] ?? ''
  await found.click()
  await form.getByLabel('Bidding limit').fill('12,000')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Register bidder' }).click()
  await form.waitFor({ state: 'detached' })
  const row = page.getByRole('row', { name: bidder })
  await row.getByText('$12,000').waitFor()
  expect(await row.innerText()).toMatch(/^1\s/)
  await expectAccessible(page)

  await page.keyboard.press('n')
  await form.getByRole('searchbox').fill(bidder)
  await form.getByRole('radio', { name: bidder }).first().click()
  expecting(409)
  await form.getByRole('button', { name: 'Register bidder' }).click()
  await form.getByRole('alert').first().waitFor()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Discard' }).click()
  await form.waitFor({ state: 'detached' })

  const menu = page.getByRole('button', { name: 'Actions for paddle 1' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await row.getByText('Approved').waitFor()
  await menu.click()
  await page.getByRole('menuitem', { name: /Edit registration/ }).click()
  const edit = page.getByRole('dialog', { name: 'Paddle 1' })
  await edit.getByLabel('Paddle').fill('117')
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Actions for paddle 117' }).click()
  await page.getByRole('menuitem', { name: 'Remove registration' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove registration' }).click()
  await page.getByText('No bidders yet').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('lets a viewer read the list on the phone, and names the permission that registering needs', async () => {
  const { page, problems, context } = await open(await newAuction(), { viewport: 'phone', dark: true }, 'joshua.rudd')
  const register = page.getByRole('button', { name: 'Register bidder' }).first()
  expect(await register.getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
