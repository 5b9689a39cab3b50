import type { loginWithProvider as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Parts } from '../parts.ts'
import { providerLookup } from '../people/person.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { addressGuard } from './limits.ts'
import type { ProviderVerifier } from './provider-token.ts'

/** Whoever the provider vouches for may learn that they have no user here. A second factor that it asked for need not be asked for again. */
export const loginWithProvider =
  (parts: Parts, verify: ProviderVerifier): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, attempts } = parts
    const address = [addressGuard(context.address)]
    await attempts.admit(address, context.now)
    const person = await verify(body.idToken, body.nonce)
    if (!person) {
      await attempts.failed(address, context.now)
      throw new Failure('provider_rejected')
    }
    const userId = await people.find(providerLookup(person.tenantId, person.objectId))
    const user = userId === undefined ? undefined : await people.read(userId)
    if (!user) throw new Failure('user_not_found')
    if (!person.mfa) return beginSignIn(parts, user, 'provider', undefined, context)
    if (user.status === 'suspended') throw new Failure('account_suspended')
    return completeSignIn(parts, user, 'provider+mfa', context)
  }
