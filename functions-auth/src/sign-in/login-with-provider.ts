import type { loginWithProvider as endpoint } from '@auctionwiz/contracts/sign-in'
import { addressRules } from '@auctionwiz/domain/throttle'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { providerLookup } from '../people/person.ts'
import type { Attempts } from './attempts.ts'
import { completeSignIn, type SignInParts } from './complete-sign-in.ts'
import type { ProviderVerifier } from './provider-token.ts'

interface Parts extends SignInParts {
  verify: ProviderVerifier
  attempts: Attempts
}

/** Whoever the provider vouches for may learn that they have no user here. */
export const loginWithProvider =
  ({ verify, attempts, ...parts }: Parts): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const address = [{ kind: 'address', name: context.address, rules: addressRules }]
    await attempts.admit(address, context.now)
    const person = await verify(body.idToken, body.nonce)
    if (!person) {
      await attempts.failed(address, context.now)
      throw new Failure('provider_rejected')
    }
    const userId = await parts.people.find(providerLookup(person.tenantId, person.objectId))
    const user = userId === undefined ? undefined : await parts.people.read(userId)
    if (!user) throw new Failure('user_not_found')
    if (user.status === 'suspended') throw new Failure('account_suspended')
    return completeSignIn(parts, user, 'provider', context)
  }
