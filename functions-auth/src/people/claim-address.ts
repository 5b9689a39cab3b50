import { isStoreError } from '@auctionwiz/platform/core/store'
import type { People } from './people.ts'
import { emailLookup, type LookupDocument } from './person.ts'
import { hasAddress } from './user-by-email.ts'

/**
 * Makes an address lead to a user. @returns false when another user has it. One that a user gave up, or began to claim and never took, is free:
 * the user's own document says which address counts.
 */
export const claimAddress = async (people: People, email: string, userId: string): Promise<boolean> => {
  const address = people.partition(emailLookup(email))
  const document: LookupDocument = { id: 'lookup', type: 'lookup', target: userId }
  const stored = await address.read<LookupDocument>('lookup')
  if (stored?.document.target === userId) return true
  const holder = stored && (await people.read(stored.document.target))
  if (holder && hasAddress(holder, email)) return false
  try {
    await address.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
    return true
  } catch (error) {
    if (isStoreError(error, 'stale') || isStoreError(error, 'exists')) return false
    throw error
  }
}

/** Frees an address that a user gave up; one that leads to somebody else stays. */
export const releaseAddress = async (people: People, email: string, userId: string): Promise<void> => {
  const address = people.partition(emailLookup(email))
  const stored = await address.read<LookupDocument>('lookup')
  if (stored?.document.target !== userId) return
  await address.write([{ kind: 'remove', id: 'lookup', version: stored.version }]).catch((error: unknown) => {
    if (!isStoreError(error, 'stale') && !isStoreError(error, 'missing')) throw error
  })
}
