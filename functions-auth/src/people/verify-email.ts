import type { User } from '@auctionwiz/contracts/identity'
import type { verifyEmail as endpoint } from '@auctionwiz/contracts/passwords'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { proofRecord } from '@auctionwiz/records/proofs'
import type { Deps } from '../deps.ts'
import { addressLimit, signUpLimit } from '../security/limits.ts'
import { confirmAddress } from './confirm-address.ts'
import { pendingSignUps } from './pending-sign-ups.ts'
import { proofOwner, readProof } from './proofs.ts'

type VerifyParts = Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'mail' | 'hasher'>

/**
 * Confirms a new user's first address, or a user's changed address. The first user to confirm an address gets it. A new user needs the link, which
 * proves the mailbox, and the password, which proves who signed up. A stranger who receives the link cannot confirm with it alone.
 */
export const verifyEmail =
  (parts: VerifyParts): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, rateLimiter } = parts
    const { proof, owner, user } = await rateLimiter.attempt(addressLimit(context.address), context.now, () => proven(parts, body, context))
    const { email, id } = proof.document
    const mine = user.id === owner.id
    await confirmAddress(parts, user, email, context, mine ? [{ kind: 'remove', id, version: proof.version }] : [])
    if (!mine) await recordsOf(proofRecord, people.partition(owner.id)).removeOnce(id, proof.version)
    return { success: true, email }
  }

/** Whose address is confirmed, by the link of `owner`. Fails with link_rejected, invalid_request without the password, sign_up_password and too_many_attempts. */
async function proven(parts: VerifyParts, { token, password }: { token: string; password?: string | undefined }, context: CallContext) {
  const { people, rateLimiter } = parts
  const link = proofOwner(token)
  const proof = link && (await readProof(people.partition(link.userId), link, ['email', 'email-change'], context.now))
  const owner = link && (await people.read(link.userId))
  if (!proof || !owner) throw new Failure('link_rejected')
  if (proof.document.kind === 'email-change') return { proof, owner, user: owner }
  if (!password) throw new Failure('invalid_request', { fields: { password: 'Enter the password you chose when signing up.' } })
  const limit = signUpLimit(owner.id)
  await rateLimiter.consume(limit, context.now)
  const user = await signedUpWith(parts, owner, proof.document.email, password, context)
  if (!user) throw new Failure('sign_up_password')
  await rateLimiter.reset([limit])
  return { proof, owner, user }
}

/** The password identifies the sign-up of the address. So a user who signed up twice can use the link of either mail. */
async function signedUpWith(
  { people, hasher }: VerifyParts,
  owner: User,
  email: string,
  password: string,
  { now }: CallContext,
): Promise<User | undefined> {
  if (await hasher.verify(password, await people.passwordHash(owner.id))) return owner
  const signUps = await pendingSignUps(people, email, now)
  const hashes = signUps.map(({ hash }) => hash)
  const match = signUps[await hasher.find(password, hashes)]
  const user = match && (await people.read(match.userId))
  return user?.emailVerified ? undefined : user
}
