import type { Partition } from '@auctionwiz/platform/core/partition'
import { isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'
import type { People } from './people.ts'
import { emailLookup } from './person.ts'

/** Somebody who signed up with an address and has not confirmed it. */
export interface PendingSignUp {
  userId: string
  /** Of the password chosen at sign-up. All of one address share a salt, so that one hash compares a password with each of them. */
  hash: string
  until: string
}

/** Beside the lookup of an address: everybody who signed up with it and has not confirmed it. It claims nothing. */
interface PendingDocument extends StoredDocument {
  id: 'pending'
  type: 'pending'
  signUps?: PendingSignUp[]
}

/** Further sign-ups can be confirmed, but not signed in with before: a flood takes no place from an earlier one. */
const mostSignUps = 10
const races = 6

const placeOf = (people: Pick<People, 'partition'>, email: string): Partition => people.partition(emailLookup(email))

export const pendingSignUps = async (people: Pick<People, 'partition'>, email: string, now: Date): Promise<PendingSignUp[]> => {
  const stored = await placeOf(people, email).read<PendingDocument>('pending')
  return alive(stored?.document.signUps, now)
}

/** Adds a sign-up to those with the same address. It expires after `seconds`. */
export const addPendingSignUp = async (
  people: Pick<People, 'partition'>,
  email: string,
  signUp: Omit<PendingSignUp, 'until'>,
  seconds: number,
  now: Date,
): Promise<void> => {
  const place = placeOf(people, email)
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  for (let race = 1; ; race += 1) {
    const stored = await place.read<PendingDocument>('pending')
    const signUps = [...alive(stored?.document.signUps, now), { ...signUp, until }].slice(0, mostSignUps)
    const document: PendingDocument = { id: 'pending', type: 'pending', signUps, ttl: seconds }
    try {
      await place.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
      return
    } catch (error) {
      const lost = isStoreError(error, 'stale') || isStoreError(error, 'exists') || isStoreError(error, 'missing')
      if (!lost || race === races) throw error
    }
  }
}

const alive = (signUps: readonly PendingSignUp[] = [], now: Date): PendingSignUp[] =>
  signUps.filter(({ until }) => until > now.toISOString())
