import { beforeAll, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson, type TestPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

let ada: TestPerson
beforeAll(async () => {
  ada = await createPerson(stack, 'admin', undefined, 'Ada')
})

it('keeps how a user wants to be told', async () => {
  const { page, problems, context } = await visit()
  await signInAs(page, web, ada.email, ada.password)
  await page.waitForURL('**/bidders')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const settings = () => page.getByRole('button', { name: 'Notification Settings' }).click()
  await settings()
  const dialog = page.getByRole('dialog', { name: 'Notification Settings' })
  await dialog.getByLabel('Reminders by email').selectOption('Daily summary')
  await dialog.getByRole('switch', { name: 'Automations in the app' }).click()
  await expect.poll(() => dialog.getByRole('switch', { name: 'Automations in the app' }).isChecked()).toBe(false)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('dialog', { name: 'Workflow Notifications' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await settings()
  await expect.poll(() => dialog.getByLabel('Reminders by email').inputValue()).toBe('digest')
  expect(await dialog.getByRole('switch', { name: 'Automations in the app' }).isChecked()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})
