import type { login as endpoint } from '@auctionwiz/contracts/sign-in'
import { accountRules, addressRules } from '@auctionwiz/domain/throttle'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { emailLookup } from '../people/person.ts'
import type { Attempts } from './attempts.ts'
import { completeSignIn, type SignInParts } from './complete-sign-in.ts'

interface Parts extends SignInParts {
  hasher: PasswordHasher
  attempts: Attempts
}

/** An unknown address and a wrong password get the same answer after the same work. */
export const login =
  ({ hasher, attempts, ...parts }: Parts): UseCase<typeof endpoint> =>
  async ({ body: { email, password } }, context) => {
    if (email === '' || password === '') throw new Failure('missing_credentials')
    const account = { kind: 'account', name: emailLookup(email), rules: accountRules }
    const guarded = [account, { kind: 'address', name: context.address, rules: addressRules }]
    await attempts.admit(guarded, context.now)

    const userId = await parts.people.find(emailLookup(email))
    const nobody = userId === undefined
    const [user, hash] = await Promise.all([parts.people.read(userId ?? 'nobody'), parts.people.passwordHash(userId ?? 'nobody')])
    if (!(await hasher.verify(password, nobody ? undefined : hash)) || !user) {
      await attempts.failed(guarded, context.now)
      throw new Failure('invalid_credentials')
    }
    await attempts.succeeded([account])
    if (user.status === 'suspended') throw new Failure('account_suspended')
    return completeSignIn(parts, user, 'password', context)
  }
