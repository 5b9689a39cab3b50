import type { confirmWithPasskey as endpoint } from '@auctionwiz/contracts/passkeys'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { noteRefusedFactor } from '../mfa/note-refused-factor.ts'
import { activeUser } from '../people/active-user.ts'
import { addressLimit } from '../security/limits.ts'
import { confirmSession } from '../sessions/sessions.ts'
import { scopes } from './ceremony.ts'
import { checkPasskey } from './check-passkey.ts'

type ConfirmParts = Pick<Deps, 'store' | 'people' | 'rateLimiter' | 'webauthn'>

/** A passkey that opens the sign-in alone is as good as the password; it must be the caller's own. */
export const confirmWithPasskey =
  (parts: ConfirmParts): UseCase<typeof endpoint> =>
  async ({ body: { passkey } }, context) => {
    const { id } = await activeUser(parts.people, context.claims.userId)
    await parts.rateLimiter.attempt(addressLimit(context.address), context.now, async () => {
      const known = await checkPasskey(parts, passkey, scopes.alone, context, id)
      if (known !== undefined) return
      await noteRefusedFactor(parts, id, 'passkey', context)
      throw new Failure('passkey_rejected')
    })
    return confirmSession(parts.people, context)
  }
