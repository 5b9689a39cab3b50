import type { CallContext } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Parts } from '../parts.ts'
import { addressGuard } from '../sign-in/limits.ts'
import type { ProviderPerson, ProviderVerifier } from '../sign-in/provider-token.ts'

/** Whom a provider's token vouches for. Fails with provider_rejected; guesses are slowed down. */
export const vouchedPerson = async (
  { attempts }: Pick<Parts, 'attempts'>,
  verify: ProviderVerifier,
  { idToken, nonce }: { idToken: string; nonce: string },
  { address, now }: CallContext,
): Promise<ProviderPerson> =>
  attempts.tried(addressGuard(address), now, async () => {
    const person = await verify(idToken, nonce)
    if (!person) throw new Failure('provider_rejected')
    return person
  })
