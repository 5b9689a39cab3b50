import type { MfaChallenge } from '@auctionwiz/contracts/sign-in'
import { recordsOf, type Writer } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'
import { type SignInChallenge, signInChallengeId, signInChallengeRecord } from '@auctionwiz/records/sign-in-challenges'
import { hintOf } from '../mfa/method-document.ts'
import { hashSecret, newSecret } from '../security/secrets.ts'

const lifetime = 600

/** The challenge of a token: the only record of its partition. */
export const challengesOf = async (store: DocumentStore, token: string): Promise<Writer<SignInChallenge>> =>
  recordsOf(signInChallengeRecord, partitionOf(store, 'throttles', [await hashSecret('challenge', token)]))

/** Writes a challenge. @returns it as its person sees it, with the token. */
export async function createChallenge(
  store: DocumentStore,
  userId: string,
  firstStep: string,
  methods: readonly MfaMethodDocument[],
  hasBackupCodes: boolean,
  now: Date,
): Promise<MfaChallenge> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + lifetime * 1000).toISOString()
  const challenges = await challengesOf(store, token)
  await challenges.create({
    id: signInChallengeId,
    userId,
    firstStep,
    createdAt: now.toISOString(),
    expiresAt,
    attempts: 0,
    sends: 0,
  })
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
function distinct(methods: readonly MfaMethodDocument[]): MfaMethodDocument[] {
  const passkey = methods.find(({ kind }) => kind === 'passkey')
  return methods.filter((method) => method.kind !== 'passkey' || method === passkey)
}
