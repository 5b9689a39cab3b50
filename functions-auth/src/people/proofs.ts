import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type ProofDocument, type ProofKind, proofRecord } from '@auctionwiz/records/proofs'
import { hashSecret, newSecret } from '../security/secrets.ts'

/** Seconds a mailed link is good for. */
const proofLifetimes: Record<ProofKind, number> = { email: 24 * 3600, 'email-change': 24 * 3600, 'password-reset': 30 * 60 }

/** The document to write and the token for the link: `<userId>.<proofId>.<secret>`, which names its own place. */
export async function newProof(userId: string, kind: ProofKind, email: string, now: Date): Promise<{ write: Write; token: string }> {
  const id = randomId('prf')
  const secret = newSecret()
  const seconds = proofLifetimes[kind]
  const write = proofRecord.creation({
    id,
    kind,
    email,
    secretHash: await hashSecret(secret),
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
    ttl: seconds,
  })
  return { write, token: `${userId}.${id}.${secret}` }
}

/** Whose token it is, from its form alone. */
export function proofOwner(token: string): { userId: string; proofId: string; secret: string } | undefined {
  const [, userId, proofId, secret] = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{20,64})$/.exec(token) ?? []
  return userId && proofId && secret ? { userId, proofId, secret } : undefined
}

/** The proof behind a token; undefined when there is none of these kinds, it was used or has run out. */
export async function readProof(
  person: PartitionReader,
  { proofId, secret }: { proofId: string; secret: string },
  kinds: readonly ProofKind[],
  now: Date,
): Promise<Versioned<ProofDocument> | undefined> {
  const stored = await readerOf(proofRecord, person).find(proofId)
  if (!stored || !kinds.includes(stored.document.kind)) return undefined
  if (stored.document.expiresAt <= now.toISOString()) return undefined
  return (await hashSecret(secret)) === stored.document.secretHash ? stored : undefined
}
