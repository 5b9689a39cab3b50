import type { PasskeyProof } from '@auctionwiz/contracts/passkeys'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import type { Deps } from '../deps.ts'
import { takeChallenge } from './ceremony.ts'
import { findPasskey, type PasskeyDocument } from './passkeys.ts'

/**
 * The owner of an answer's passkey; undefined for an invalid answer or an unexpected person. Consumes the challenge and updates the passkey's
 * counter, so that of two concurrent answers one is accepted.
 */
export async function checkPasskey(
  { store, people, webauthn }: Pick<Deps, 'store' | 'people' | 'webauthn'>,
  proof: PasskeyProof,
  scope: string,
  { now }: CallContext,
  expected?: string,
): Promise<string | undefined> {
  const challenge = await takeChallenge(store, proof.response.clientDataJSON, scope, now)
  const found = await findPasskey(people, proof.id)
  if (challenge === undefined || !found) return undefined
  const { document, version } = found.stored
  const { userHandle } = proof.response
  if (expected !== undefined && expected !== found.userId) return undefined
  if (!document.enabled || (userHandle !== undefined && userHandle !== handleOf(found.userId))) return undefined
  const verified = await webauthn.verifyProof(proof, challenge, document.passkey)
  if (!verified) return undefined
  const used: PasskeyDocument = { ...document, passkey: { ...document.passkey, ...verified }, lastUsedAt: now.toISOString() }
  try {
    await recordsOf(mfaMethodRecord, people.partition(found.userId)).replace(used, version)
    return found.userId
  } catch (error) {
    if (isStoreError(error, 'stale', 'missing')) return undefined
    throw error
  }
}

/** The user id as authenticators give it back. */
const handleOf = (userId: string): string => btoa(userId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
