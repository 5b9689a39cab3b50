import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownStack } from './own-stack.ts'
import { enterPassword } from './people.ts'

/** Signs in from the address of one's own security, which is where that leads. */
export const openMySecurity = async (page: Page, email: string): Promise<void> => {
  const { web } = ownStack().urls
  await page.goto(`${web}/login?return=%2Fsecurity`)
  await enterPassword(page, email)
}

export const onMySecurity = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()

/** What was revoked is closed within seconds in every app; a page that is reloaded once all its calls were answered shows it by then. */
export const shownAfterReloads = (page: Page, sign: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.reload({ waitUntil: 'networkidle' })
        return sign.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true)
