import type { Client } from '@auctionwiz/contracts/client'
import { createAccount } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { inviteUser } from '@auctionwiz/contracts/invitations'
import { verifyEmail } from '@auctionwiz/contracts/passwords'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { createAccessToken, login, type SignedIn } from '@auctionwiz/contracts/sign-in'
import { signUp } from '@auctionwiz/contracts/sign-up'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import type { Page } from 'playwright-core'
import { mailedLink } from './mail.ts'
import { ownerOf } from './person.ts'
import type { StackInfo } from './stack.ts'
import { clientOf, type Tenant } from './tenant.ts'

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
  await clientOf(stack, {})(verifyEmail, { body: { token: new URL(link).hash.slice(1), password } })
}

/** A new member of an account; the client acts as them. */
export const join = async (stack: StackInfo, tenant: Tenant, email: string, role: HouseRole): Promise<Client> => {
  const owner = await ownerOf(stack, tenant)
  await owner(inviteUser, { body: { email, role, auctionHouseIds: [tenant.houseId] } })
  const invitation = new URL(await mailedLink(email, /invites you/)).hash.slice(1)
  const person = { firstName: 'Dora', lastName: 'Lindqvist', email, password, confirmPassword: password }
  const { accessToken } = await clientOf(stack, {})(signUp, { body: { ...person, preferences, invitation } })
  return clientOf(stack, { accessToken })
}

const signedIn = async (stack: StackInfo, email: string, word: string) =>
  (await clientOf(stack, {})(login, { body: { email, password: word } })).data

const enter = async (stack: StackInfo, { user, sessionToken }: SignedIn['data'], accountId = '') => {
  const granted = await clientOf(stack, { sessionToken })(createAccessToken, { body: { userId: user.id, accountId } })
  const { accessToken, account } = granted
  const [house] = account.auctionHouses
  if (!house) throw new Error(`The account of ${user.email} has no house`)
  return { house, call: clientOf(stack, { accessToken, auctionHouseId: house.id }) }
}

/** A client signed in with only the password, in the user's first account and house. */
export const clientFor = async (stack: StackInfo, email: string, word = password): Promise<Client> => {
  const data = await signedIn(stack, email, word)
  return (await enter(stack, data, data.accounts[0]?.accountId)).call
}

/** A client of a seeded person, such as `blake.howie`. */
export const staffClient = (stack: StackInfo, person: string): Promise<Client> =>
  clientFor(stack, `${person}@harcourtvale.example`, demonstrationPassword)

/** Creates an account with one house for a registered user; `call` acts as that user there. */
export const ownAccount = async (stack: StackInfo, email: string, name: string): Promise<{ house: AuctionHouse; call: Client }> => {
  const data = await signedIn(stack, email, password)
  const { account } = await clientOf(stack, { sessionToken: data.sessionToken })(createAccount, {
    body: { name, type: 'individual', house: { name: `${name} House`, businessName: `${name} LLC`, city: 'Salem' } },
  })
  return enter(stack, data, account.id)
}

/** Types address and password where the sign-in screen is open, and sends them. */
export const enterPassword = async (page: Page, email: string, word = password): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(word)
  await field.press('Enter')
}

export const signInAs = async (page: Page, base: string, email: string, word = password): Promise<void> => {
  await page.goto(`${base}/login`)
  await enterPassword(page, email, word)
}

/** Opens an address as somebody who has just signed in: for journeys about neither the sign-in nor the screen that it leads to. */
export const openAs = async (page: Page, stack: StackInfo, address: string, email: string, word = password): Promise<void> => {
  const { user, sessionToken } = await signedIn(stack, email, word)
  const localStorage = [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'sessionToken', value: sessionToken },
  ]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: stack.urls.web, localStorage }] })
  await page.goto(address)
}

/** Opens an address as a seeded person, such as `blake.howie`; see `openAs`. */
export const openAsStaff = (page: Page, stack: StackInfo, address: string, person: string): Promise<void> =>
  openAs(page, stack, address, `${person}@harcourtvale.example`, demonstrationPassword)
