import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { closedSale, laterTimer } from '../support/closed-sale.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('reminds a winner on the third day, and no more once staff marked the lots as paid', async () => {
  const { tenant, email } = await closedSale(stack)
  const ada = await createPerson(stack, 'admin', tenant, 'Ada')
  const { runIn, received } = laterTimer(stack, email)
  // The timer looks at a sale soon after it has ended.
  await runIn(1)
  expect(received()).toEqual([])
  await runIn(4)
  expect(received()).toMatchObject([{ subject: 'Payment reminder: Silver', text: expect.stringContaining('At the front desk') }])

  const { page, problems, context } = await visit()
  await signInAs(page, web, ada.email, ada.password)
  await page.waitForURL('**/bidders')
  await page.goto(`${web}/legal`)
  await page.getByRole('tab', { name: 'Unpaid' }).click()
  const row = page.getByRole('row', { name: 'Ann Lee' })
  await row.getByText('$500').waitFor()
  expect(await row.innerText()).toContain('Reminder')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Actions for Ann Lee' }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
  const form = page.getByRole('dialog', { name: 'Mark as paid: Ann Lee' })
  expect(await form.getByLabel('Amount').inputValue()).toBe('500')
  await form.getByLabel('Reference').fill('TR-1')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText('Nobody owes anything').waitFor()
  await page.getByLabel('Payments by status').selectOption('paid')
  await row.getByText('Paid').waitFor()

  await runIn(30)
  expect(received()).toHaveLength(1)
  expect(problems).toEqual([])
  await context.close()
})
