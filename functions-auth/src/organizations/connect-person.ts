import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { claimLookup, findLookup, providerLookup } from '@auctionwiz/records/lookups'
import type { Deps } from '../deps.ts'
import type { ProviderPerson } from './provider-token.ts'

/** Makes a provider's person lead to a user. Fails with provider_taken when they lead to another one. */
export async function connectPerson(
  { people }: Pick<Deps, 'people'>,
  { tenantId, objectId }: ProviderPerson,
  userId: string,
  viaAccount?: string,
  beside: readonly Write[] = [],
): Promise<void> {
  const partition = people.partition(providerLookup(tenantId, objectId))
  const lookup = { target: userId, ...(viaAccount && { viaAccount }) }
  const stored = await findLookup(partition)
  if (stored && stored.document.target !== userId && (await people.read(stored.document.target))) throw new Failure('provider_taken')
  // A user who connects themselves no longer depends on an account's link.
  const keeps = stored?.document.target === userId && stored.document.viaAccount === undefined
  if (!keeps && !(await claimLookup(partition, lookup, stored))) throw new Failure('provider_taken')
  await people.change(
    userId,
    (user) => ({ ...user, tenants: [...new Set([...(user.tenants ?? []), tenantId])] }),
    () => beside,
  )
}
