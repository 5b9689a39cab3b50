import type { User } from '@auctionwiz/contracts/identity'
import type { login as endpoint } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { LimitKey } from '@auctionwiz/platform/core/security/rate-limiter'
import { emailLookup } from '@auctionwiz/records/lookups'
import { findPassword, type PasswordDocument } from '@auctionwiz/records/passwords'
import type { UserDocument } from '@auctionwiz/records/users'
import type { Deps } from '../deps.ts'
import { accountsRequiring, mustUseOrganization } from '../organizations/domains.ts'
import { passwordWrite } from '../passwords/new-password.ts'
import { hasAddress } from '../people/addresses.ts'
import { pendingSignUps } from '../people/pending-sign-ups.ts'
import { addressLimit, familiarLimit, passwordLimit } from '../security/limits.ts'
import { hashAddress, isFamiliar } from '../sessions/known-devices.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { isNoted, noteFailedSignIns } from './failed-sign-ins.ts'

/**
 * An unknown address and a wrong password get the same answer after the same work. Where an organization wants its people to sign in with it, that
 * answer says so of every address of its domain.
 */
export const login =
  (parts: Deps): UseCase<typeof endpoint> =>
  async ({ body: { email, password, mfaCode } }, context) => {
    if (email === '' || password === '') throw new Failure('missing_credentials')
    const user = await parts.rateLimiter.attempt(addressLimit(context.address), context.now, () =>
      personOf(parts, email, password, context),
    )
    return beginSignIn(parts, user, 'password', mfaCode || undefined, context)
  }

/** Two hashes for every address, known or not: that of its user and that of those who signed up with it and have not confirmed it. */
async function personOf(parts: Deps, email: string, password: string, context: CallContext): Promise<User> {
  const { people, rateLimiter } = parts
  const [confirmed, requiring] = await Promise.all([people.find(emailLookup(email)), accountsRequiring(people, email)])
  const candidate = await candidateOf(parts, confirmed, email)
  const limit = await limitOf(candidate, email, context)
  const tries = await rateLimiter.consume(limit, context.now)
  const [member, newcomer] = await Promise.all([
    verified(parts, candidate, password, context),
    verifiedSignUp(parts, email, password, context),
  ])
  const user = member ?? newcomer
  // A valid password that grants no access is answered and counted like a wrong one.
  if (!user || (await mustUseOrganization(parts, user, requiring)))
    return refuse(parts, candidate, tries, requiring.length > 0 ? 'organization_required' : 'invalid_credentials', context)
  await rateLimiter.reset([limit])
  if (user.id === candidate.id && tries > 1) await noteFailedSignIns(parts, user.id, tries - 1, context)
  return user
}

async function refuse(
  parts: Deps,
  { id, user }: Candidate,
  tries: number,
  code: 'organization_required' | 'invalid_credentials',
  context: CallContext,
): Promise<never> {
  if (isNoted(tries)) await noteFailedSignIns(parts, user && id, tries, context)
  throw new Failure(code)
}

interface Candidate {
  id: string
  user: UserDocument | undefined
  password: PasswordDocument | undefined
}

/** Who may be meant; the same reads are made when nobody is. A lookup left over from a change of address means nobody. */
async function candidateOf({ people }: Pick<Deps, 'people'>, id = 'nobody', email: string): Promise<Candidate> {
  const [user, password] = await Promise.all([people.stored(id), findPassword(people.partition(id))])
  const mine = user && hasAddress(user.document, email)
  return mine ? { id, user: user.document, password: password?.document } : { id, user: undefined, password: undefined }
}

async function limitOf({ id, user }: Candidate, email: string, { address }: CallContext): Promise<LimitKey> {
  const addressHash = await hashAddress(id, address)
  return user && isFamiliar(user, addressHash) ? familiarLimit(email, address) : passwordLimit(email)
}

/** Checks a password, and rehashes it when the cost has increased since it was chosen. */
async function verified(
  { people, hasher }: Pick<Deps, 'people' | 'hasher'>,
  { id, user, password: stored }: Candidate,
  password: string,
  { now }: CallContext,
): Promise<User | undefined> {
  if (!(await hasher.verify(password, stored?.hash)) || !user || !stored) return undefined
  if (hasher.isOutdated?.(stored.hash)) await people.partition(id).write([passwordWrite(await hasher.hash(password), now, stored.ttl)])
  return { ...user, id }
}

/**
 * Finds the user who signed up with the address and has not confirmed it. Several users can; each signs in with their own password. So a
 * stranger who signs up with an address learns nothing about its owner and does not block the owner's sign-in.
 */
async function verifiedSignUp(
  { people, hasher }: Pick<Deps, 'people' | 'hasher'>,
  email: string,
  password: string,
  { now }: CallContext,
): Promise<User | undefined> {
  const signUps = await pendingSignUps(people, email, now)
  const match =
    signUps[
      await hasher.find(
        password,
        signUps.map(({ hash }) => hash),
      )
    ]
  const user = await people.read(match?.userId ?? 'nobody')
  // Once confirmed, the password counts that the user has now.
  return user && !user.emailVerified && hasAddress(user, email) ? user : undefined
}
