import type { signInWithPasskey as endpoint } from '@auctionwiz/contracts/passkeys'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { noteRefusedFactor } from '../mfa/note-refused-factor.ts'
import { accountsRequiring, mustUseOrganization } from '../organizations/domains.ts'
import { activeUser } from '../people/active-user.ts'
import { addressLimit } from '../security/limits.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { secondStep } from '../sign-in/second-step.ts'
import { scopes } from './ceremony.ts'
import { checkPasskey } from './check-passkey.ts'
import { findPasskey } from './passkeys.ts'

/** The device has verified its person, so a passkey alone is two factors. What an unknown and a wrong one get is the same. */
export const signInWithPasskey =
  (parts: Deps): UseCase<typeof endpoint> =>
  async ({ body: { passkey, challenge } }, context) => {
    if (challenge !== undefined) {
      const scope = await scopes.secondStep(challenge)
      return secondStep(parts, challenge, context, async ({ user }) => {
        if ((await checkPasskey(parts, passkey, scope, context, user.id)) === undefined) throw new Failure('passkey_rejected')
        return 'passkey'
      })
    }
    const userId = await parts.rateLimiter.attempt(addressLimit(context.address), context.now, async () => {
      const known = await checkPasskey(parts, passkey, scopes.alone, context)
      if (known !== undefined) return known
      const owner = await findPasskey(parts.people, passkey.id)
      if (owner) await noteRefusedFactor(parts, owner.userId, 'passkey', context)
      throw new Failure('passkey_rejected')
    })
    const user = await activeUser(parts.people, userId)
    if (await mustUseOrganization(parts, user, await accountsRequiring(parts.people, user.email)))
      throw new Failure('organization_required')
    return completeSignIn(parts, user, 'passkey', context)
  }
