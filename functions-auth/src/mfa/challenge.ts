import type { MfaChallenge } from '@auctionwiz/contracts/sign-in'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store'
import { hashSecret, newSecret } from '../tokens/secrets.ts'
import { hintOf, type MethodDocument, type SentCode } from './method-document.ts'

/** A sign-in whose password was right and whose second factor is awaited; the partition is the hash of its token. */
export interface ChallengeDocument extends StoredDocument {
  id: 'challenge'
  type: 'challenge'
  userId: string
  /** How the first step was made. */
  firstStep: string
  createdAt: string
  expiresAt: string
  attempts: number
  sends: number
  code?: SentCode & { methodId: string }
}

const lifetime = 600

export const challengePartition = async (store: DocumentStore, token: string): Promise<Partition> =>
  partitionOf(store, 'throttles', [await hashSecret('challenge', token)])

/** Writes a challenge. @returns it as its person sees it, with the token. */
export const createChallenge = async (
  store: DocumentStore,
  userId: string,
  firstStep: string,
  methods: readonly MethodDocument[],
  hasBackupCodes: boolean,
  now: Date,
): Promise<MfaChallenge> => {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + lifetime * 1000).toISOString()
  const document: ChallengeDocument = {
    id: 'challenge',
    type: 'challenge',
    userId,
    firstStep,
    createdAt: now.toISOString(),
    expiresAt,
    attempts: 0,
    sends: 0,
    ttl: lifetime,
  }
  await (await challengePartition(store, token)).write([{ kind: 'create', document }])
  return {
    token,
    expiresAt,
    backupCodes: hasBackupCodes,
    methods: distinct(methods).map((method, index) => {
      const hint = hintOf(method)
      return { id: method.id, type: method.kind, name: method.name, primary: index === 0, ...(hint && { hint }) }
    }),
  }
}

/** Whichever passkey is at hand answers for all of them. */
const distinct = (methods: readonly MethodDocument[]): MethodDocument[] => {
  const passkey = methods.find(({ kind }) => kind === 'passkey')
  return methods.filter((method) => method.kind !== 'passkey' || method === passkey)
}
