import type { Client } from '@auctionwiz/contracts/client'
import { createAccount } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { verifyEmail } from '@auctionwiz/contracts/passwords'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { signUp } from '@auctionwiz/contracts/sign-up'
import type { Page } from 'playwright-core'
import { mailedLink } from './mail.ts'
import type { StackInfo } from './stack.ts'
import { clientOf } from './tenant.ts'

export const password = 'velvet otter lanterns'

const preferences = { timezone: 'UTC', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true } as const

/** A user who has not confirmed the address yet. */
export const signUpAs = async (stack: StackInfo, email: string): Promise<void> => {
  await clientOf(stack, {})(signUp, {
    body: { firstName: 'Cleo', lastName: 'Winter', email, password, confirmPassword: password, preferences },
  })
}

/** A user with a confirmed address and no account. */
export const register = async (stack: StackInfo, email: string): Promise<void> => {
  await signUpAs(stack, email)
  const link = await mailedLink(email, 'Confirm your email address')
  await clientOf(stack, {})(verifyEmail, { body: { token: new URL(link).hash.slice(1) } })
}

/** An account of their own with one house for somebody registered; `call` acts as them there. */
export const ownAccount = async (stack: StackInfo, email: string, name: string): Promise<{ house: AuctionHouse; call: Client }> => {
  const { data } = await clientOf(stack, {})(login, { body: { email, password } })
  const signedIn = clientOf(stack, { sessionToken: data.sessionToken })
  const { account } = await signedIn(createAccount, {
    body: { name, type: 'individual', house: { name: `${name} House`, businessName: `${name} LLC`, city: 'Salem' } },
  })
  const { accessToken, account: entered } = await signedIn(createAccessToken, { body: { userId: data.user.id, accountId: account.id } })
  const [house] = entered.auctionHouses
  if (!house) throw new Error('The new account has no house')
  return { house, call: clientOf(stack, { accessToken, auctionHouseId: house.id }) }
}

/** Types address and password on the sign-in screen and sends them. */
export const signInAs = async (page: Page, base: string, email: string): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
