import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { passkeyCeremonyId, passkeyCeremonyRecord } from '@auctionwiz/records/sign-in-challenges'
import { hashSecret } from '../security/secrets.ts'

/** Seconds that an authenticator's answer is awaited. */
const lifetime = 300

/** What a challenge may be answered for: signing in alone, one sign-in's second step, or a new passkey in one session. */
export const scopes = {
  alone: 'alone',
  secondStep: (token: string): Promise<string> => hashSecret('challenge', token),
  creation: (userId: string, sessionId: string): string => `create ${userId} ${sessionId}`,
}

const ceremoniesOf = async (store: DocumentStore, challenge: string) =>
  recordsOf(passkeyCeremonyRecord, partitionOf(store, 'throttles', [await hashSecret('passkey', challenge)]))

export async function beginCeremony(store: DocumentStore, challenge: string, scope: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetime * 1000).toISOString()
  const ceremonies = await ceremoniesOf(store, challenge)
  await ceremonies.create({ id: passkeyCeremonyId, scope, expiresAt })
}

/** Uses up the challenge that an answer claims to be for. @returns it; undefined when it is none of ours, not for this, too old or used. */
export async function takeChallenge(store: DocumentStore, clientDataJSON: string, scope: string, now: Date): Promise<string | undefined> {
  const challenge = claimedChallenge(clientDataJSON)
  if (challenge === undefined) return undefined
  const ceremonies = await ceremoniesOf(store, challenge)
  const stored = await ceremonies.find(passkeyCeremonyId)
  if (!stored || !(await ceremonies.removeOnce(passkeyCeremonyId, stored.version))) return undefined
  return stored.document.scope === scope && stored.document.expiresAt > now.toISOString() ? challenge : undefined
}

/** The challenge in what the browser signed; an answer from within another site's page is none. */
function claimedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge, crossOrigin }: { challenge?: unknown; crossOrigin?: unknown } = JSON.parse(
      atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')),
    )
    return typeof challenge === 'string' && challenge.length <= 128 && crossOrigin !== true ? challenge : undefined
  } catch {
    return undefined
  }
}
