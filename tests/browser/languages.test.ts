import { readMyProfile } from '@auctionwiz/contracts/own-profile'
import { expect, it } from 'vitest'
import { inBrowser, overlaysFetched } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { createPerson } from '../support/person.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it('a person chooses the language before and after sign-in, without losing what they typed, and the profile keeps it', async () => {
  const person = await createPerson(stack)
  const { page, problems, context } = await visit({ viewport: 'desktop' })
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`${web}/login`)
  await page.locator('input[type=email]').fill(person.email)
  expect(files.filter((file) => /texts-(es|fr|de)/.test(file))).toEqual([])
  await page.getByLabel('Language').selectOption('Deutsch')
  await page.getByLabel('Sprache').waitFor()
  expect(await page.locator('input[type=email]').inputValue()).toBe(person.email)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')

  await page.locator('input[type=password]').fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bidders')
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
  const language = async () => (await clientOf(stack, { accessToken })(readMyProfile, {})).user.profile.language
  await expect.poll(language).toBe('de')
  // The page has the answer too, and stands still.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await overlaysFetched(page)

  await page.getByRole('button', { name: 'Ihr Profil' }).press('Enter')
  await page.getByLabel('Sprache').selectOption('Français')
  await page.getByLabel('Langue').waitFor()
  await expect.poll(language).toBe('fr')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
  expect(problems).toEqual([])
  await context.close()
})

it('says that it could not start in the language last shown, when no text arrives', async () => {
  const { page, context } = await visit()
  await context.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.route(/\/assets\/texts-/, (route) => route.abort())
  await page.goto(`${web}/login`)
  await page.getByRole('heading', { name: 'AuctionWiz konnte nicht starten' }).waitFor()
  await page.unroute(/\/assets\/texts-/)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await page.getByLabel('Sprache').waitFor()
  await context.close()
})

it('says in German that it has no connection, with the advice for that', async () => {
  const { page, context } = await visit()
  await context.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto(`${web}/login`)
  await page.getByLabel('Sprache').waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('input[type=email]').fill('nobody@example.com')
  await page.locator('input[type=password]').fill('wrong')
  await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Keine Verbindung zum Anmeldedienst').waitFor()
  await context.close()
})
