import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { noteOnce, providerNonceRecord } from '@auctionwiz/records/used-once'
import type { Deps } from '../deps.ts'
import { addressLimit } from '../security/limits.ts'
import { hashSecret } from '../security/secrets.ts'
import type { ProviderPerson, ProviderVerifier } from './provider-token.ts'

/**
 * The identity in a provider's token. Each token is accepted once, so that a copied one is useless. Throws provider_rejected; guesses are
 * rate limited.
 */
export const vouchedPerson = async (
  { store, rateLimiter }: Pick<Deps, 'store' | 'rateLimiter'>,
  verify: ProviderVerifier,
  { idToken, nonce }: { idToken: string; nonce: string },
  { address, now }: CallContext,
): Promise<ProviderPerson> =>
  rateLimiter.attempt(addressLimit(address), now, async () => {
    const person = await verify(idToken, nonce)
    if (!person || !(await isFirst(store, person, nonce))) throw new Failure('provider_rejected')
    return person
  })

async function isFirst(store: DocumentStore, { tenantId, objectId }: ProviderPerson, nonce: string): Promise<boolean> {
  const partition = partitionOf(store, 'throttles', [await hashSecret('nonce', tenantId, objectId, nonce)])
  return noteOnce(recordsOf(providerNonceRecord, partition), { id: 'nonce' })
}
