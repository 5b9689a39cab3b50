import { Failure } from '@auctionwiz/platform/core/failure'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store'
import type { Parts } from '../parts.ts'
import { type ProviderLookup, providerLookup } from '../people/person.ts'
import type { ProviderPerson } from '../sign-in/provider-token.ts'

/** Makes a provider's person lead to a user. Fails with provider_taken when they lead to another one. */
export const connectPerson = async (
  { people }: Pick<Parts, 'people'>,
  { tenantId, objectId }: ProviderPerson,
  userId: string,
  viaAccount?: string,
  beside: readonly Write[] = [],
): Promise<void> => {
  const partition = people.partition(providerLookup(tenantId, objectId))
  const lookup: ProviderLookup = { id: 'lookup', type: 'lookup', target: userId, ...(viaAccount && { viaAccount }) }
  const stored = await partition.read<ProviderLookup>('lookup')
  if (stored && stored.document.target !== userId && (await people.read(stored.document.target))) throw new Failure('provider_taken')
  // Whoever connects themselves depends on no account's link any longer.
  const keeps = stored?.document.target === userId && stored.document.viaAccount === undefined
  if (!keeps)
    await partition
      .write([stored ? { kind: 'replace', document: lookup, version: stored.version } : { kind: 'create', document: lookup }])
      .catch((error: unknown) => {
        throw isStoreError(error, 'exists') || isStoreError(error, 'stale') ? new Failure('provider_taken') : error
      })
  await people.change(
    userId,
    (user) => ({ ...user, tenants: [...new Set([...(user.tenants ?? []), tenantId])] }),
    () => beside,
  )
}
