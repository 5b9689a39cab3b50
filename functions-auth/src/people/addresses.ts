import type { User } from '@auctionwiz/contracts/identity'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { claimLookup, emailLookup, findLookup, lookupDocumentId, lookupRecord } from '@auctionwiz/records/lookups'
import type { People } from './people.ts'

/** Whether a user has this address now: a lookup alone may be left over from a change of address. */
export const hasAddress = (user: Pick<User, 'email'>, email: string): boolean => emailLookup(user.email) === emailLookup(email)

/** The user who has confirmed an address; the same reads are made when there is none. */
export async function userByEmail(people: People, email: string): Promise<User | undefined> {
  const userId = await people.find(emailLookup(email))
  const user = await people.read(userId ?? 'nobody')
  return user && hasAddress(user, email) ? user : undefined
}

/**
 * Makes an address lead to a user. @returns false when another user has it. One that a user gave up, or began to claim and never took, is free:
 * the user's own document says which address counts.
 */
export async function claimAddress(people: People, email: string, userId: string): Promise<boolean> {
  const address = people.partition(emailLookup(email))
  const stored = await findLookup(address)
  if (stored?.document.target === userId) return true
  const holder = stored && (await people.read(stored.document.target))
  if (holder && hasAddress(holder, email)) return false
  return claimLookup(address, { target: userId }, stored)
}

/** Releases a user's former address, unless it belongs to another user. */
export async function releaseAddress(people: People, email: string, userId: string): Promise<void> {
  const address = people.partition(emailLookup(email))
  const stored = await findLookup(address)
  if (stored?.document.target === userId) await recordsOf(lookupRecord, address).removeOnce(lookupDocumentId, stored.version)
}
