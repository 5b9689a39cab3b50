import { type Partition, partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store'
import { removeOnce } from '../documents.ts'
import { hashSecret } from '../tokens/secrets.ts'

/** Seconds that an authenticator's answer is awaited. */
const lifetime = 300

/** What an authenticator was asked; the partition is the hash of its challenge. Used up by the first answer, right or wrong. */
interface CeremonyDocument extends StoredDocument {
  id: 'ceremony'
  type: 'ceremony'
  /** Binds the answer to what it was asked for: see `scopes`. */
  scope: string
  expiresAt: string
}

/** What a challenge may be answered for: signing in alone, one sign-in's second step, or a new passkey in one session. */
export const scopes = {
  alone: 'alone',
  secondStep: (token: string): Promise<string> => hashSecret('challenge', token),
  creation: (userId: string, sessionId: string): string => `create ${userId} ${sessionId}`,
}

const open = async (store: DocumentStore, challenge: string): Promise<Partition> =>
  partitionOf(store, 'throttles', [await hashSecret('passkey', challenge)])

export const beginCeremony = async (store: DocumentStore, challenge: string, scope: string, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + lifetime * 1000).toISOString()
  const document: CeremonyDocument = { id: 'ceremony', type: 'ceremony', scope, expiresAt, ttl: lifetime }
  await (await open(store, challenge)).write([{ kind: 'create', document }])
}

/** Uses up the challenge that an answer claims to be for. @returns it; undefined when it is none of ours, not for this, too old or used. */
export const takeChallenge = async (
  store: DocumentStore,
  clientDataJSON: string,
  scope: string,
  now: Date,
): Promise<string | undefined> => {
  const challenge = claimedChallenge(clientDataJSON)
  if (challenge === undefined) return undefined
  const partition = await open(store, challenge)
  const stored = await partition.read<CeremonyDocument>('ceremony')
  if (stored?.document.type !== 'ceremony' || !(await removeOnce(partition, 'ceremony', stored.version))) return undefined
  return stored.document.scope === scope && stored.document.expiresAt > now.toISOString() ? challenge : undefined
}

/** The challenge in what the browser signed; an answer from within another site's page is none. */
const claimedChallenge = (clientDataJSON: string): string | undefined => {
  try {
    const { challenge, crossOrigin }: { challenge?: unknown; crossOrigin?: unknown } = JSON.parse(
      atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')),
    )
    return typeof challenge === 'string' && challenge.length <= 128 && crossOrigin !== true ? challenge : undefined
  } catch {
    return undefined
  }
}
