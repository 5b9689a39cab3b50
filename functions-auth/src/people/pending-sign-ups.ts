import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { emailLookup } from '@auctionwiz/records/lookups'
import { type PendingSignUp, pendingSignUpsId, pendingSignUpsRecord } from '@auctionwiz/records/pending-sign-ups'
import type { People } from './people.ts'

/** Further sign-ups can be confirmed, but not signed in with before: a flood takes no place from an earlier one. */
const maxSignUps = 10
const pendingOf = (people: Pick<People, 'partition'>, email: string) =>
  recordsOf(pendingSignUpsRecord, people.partition(emailLookup(email)))

export async function pendingSignUps(people: Pick<People, 'partition'>, email: string, now: Date): Promise<PendingSignUp[]> {
  const stored = await pendingOf(people, email).find(pendingSignUpsId)
  return alive(stored?.document.signUps, now)
}

/** Adds a sign-up to those with the same address. It expires after `seconds`. */
export async function addPendingSignUp(
  people: Pick<People, 'partition'>,
  email: string,
  signUp: Omit<PendingSignUp, 'until'>,
  seconds: number,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  await pendingOf(people, email).upsert(pendingSignUpsId, (stored) => {
    const signUps = [...alive(stored?.signUps, now), { ...signUp, until }].slice(0, maxSignUps)
    return { id: pendingSignUpsId, signUps, ttl: seconds }
  })
}

const alive = (signUps: readonly PendingSignUp[] = [], now: Date): PendingSignUp[] =>
  signUps.filter(({ until }) => until > now.toISOString())
