import type { loginWithProvider as endpoint } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import type { ProviderVerifier } from '../organizations/provider-token.ts'
import { providerUser } from '../organizations/provider-user.ts'
import { vouchedPerson } from '../organizations/vouched-person.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { completeSignIn } from './complete-sign-in.ts'

/** A person whom the provider authenticated may learn that they have no user here. A second factor checked there is not required again. */
export const loginWithProvider =
  (parts: Deps, verify: ProviderVerifier): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const person = await vouchedPerson(parts, verify, body, context)
    const user = await providerUser(parts, person, context)
    if (!person.mfa) return beginSignIn(parts, user, 'provider', undefined, context)
    if (user.status === 'suspended') throw new Failure('account_suspended')
    return completeSignIn(parts, user, 'provider+mfa', context)
  }
