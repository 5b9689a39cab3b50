import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import type { User } from '@auctionwiz/contracts/identity'
import type { signUp as endpoint } from '@auctionwiz/contracts/sign-up'
import { passwordMinimum } from '@auctionwiz/domain/passwords'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type UserDocument, userRecord } from '@auctionwiz/records/users'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { paceMail } from '../messages/mail-pace.ts'
import { requireTimezone } from '../messages/when.ts'
import { passwordWrite, requireGoodPassword } from '../passwords/new-password.ts'
import { userByEmail } from '../people/addresses.ts'
import { addPendingSignUp, pendingSignUps } from '../people/pending-sign-ups.ts'
import { presentPerson } from '../people/people.ts'
import { newProof } from '../people/proofs.ts'
import { spendMail } from '../security/limits.ts'
import { joinAsNew } from './join-as-new.ts'
import { newUser, unconfirmedLifetime } from './new-user.ts'

type SignUp = BodyOf<typeof endpoint>

/**
 * A person who signs up with another person's address gets a user, but never the link that confirms the address. Neither answer,
 * timing nor the next sign-in reveals whether the address was free. The real owner gets an email.
 */
export const signUp =
  (parts: Deps): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, rateLimiter, hasher, tokens } = parts
    requireComplete(body)
    requireTimezone(body.preferences.timezone, 'preferences.timezone')
    await requireGoodPassword({ newPassword: body.password, confirmPassword: body.confirmPassword }, body, passwordMinimum)
    await spendMail(rateLimiter, 'sign-up', body.email, context.address, context.now)
    const [first] = await pendingSignUps(people, body.email, context.now)
    const hash = await hasher.hash(body.password, first?.hash)
    const user = newUser(body, context.now)
    const userId = randomId('usr')
    const event = auditOf(context, userId)({ action: 'user.sign_up', subjectType: 'user', subjectId: userId })
    if (body.invitation) return joinAsNew(parts, { userId, user, hash, event, token: body.invitation }, context)

    await writePending(parts, { userId, user, hash }, event, context)
    const { ttl: _, ...shown } = user
    return { user: presentPerson(shown, userId), account: null, token: await tokens.session(userId), refreshToken: null }
  }

function requireComplete({ firstName, lastName, password, confirmPassword, preferences }: SignUp): void {
  const { termsAccepted, privacyPolicyAccepted } = preferences
  if (!firstName || !lastName || !password || !confirmPassword || !termsAccepted || !privacyPolicyAccepted)
    throw new Failure('signup_incomplete')
}

async function writePending(
  { store, people, mail }: Pick<Deps, 'store' | 'people' | 'mail'>,
  { userId, user, hash }: { userId: string; user: UserDocument; hash: string },
  event: Write,
  context: CallContext,
): Promise<void> {
  const { email, profile } = user
  const holder: User | undefined = await userByEmail(people, email)
  const { write, token } = await newProof(userId, 'email', email, context.now)
  await people.partition(userId).write([userRecord.creation(user), write, passwordWrite(hash, context.now, unconfirmedLifetime), event])
  await addPendingSignUp(people, email, { userId, hash }, unconfirmedLifetime, context.now)
  const delay = await paceMail(store, 'sign-up', context.now)
  mail.post(
    holder
      ? {
          kind: 'already_registered',
          to: holder.email,
          language: holder.profile.language,
          values: { name: holder.firstName },
          link: mail.link('/'),
        }
      : { kind: 'verify_email', to: email, language: profile.language, link: mail.link('/verify-email', token) },
    delay,
  )
}
