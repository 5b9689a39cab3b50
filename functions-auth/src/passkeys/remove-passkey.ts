import type { removePasskey as endpoint } from '@auctionwiz/contracts/passkeys'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { removeMethod } from '../mfa/delete-mfa-method.ts'
import { readPasskey, releaseCredential } from './passkeys.ts'

export const removePasskey =
  (parts: Pick<Deps, 'people' | 'accounts' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { passkey } = await removeMethod(parts, params.id, readPasskey, context)
    if (passkey) await releaseCredential(parts.people, passkey.credentialId)
    return { success: true }
  }
