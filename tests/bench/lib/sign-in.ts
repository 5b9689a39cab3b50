import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import type { Page } from 'playwright-core'

/** Signs in as a demonstration user; resolves when the list of bidders has its number. @param base where the web app is */
export const signIn = async (page: Page, base: string): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.getByLabel('Email').fill('blake.howie@harcourtvale.example')
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText(/^[\d,]+ bidders/).waitFor()
}
