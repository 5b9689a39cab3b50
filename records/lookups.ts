import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const lookupRecord = record({
  type: 'lookup',
  container: 'identities',
  names: ['lookup', 'lookups'],
  about: 'Leads from an email address, a provider’s person or a passkey to the user, or from a provider’s tenant to the account.',
  fields: () => ({
    /** A user id, or the account id of a tenant. */
    target: z.string(),
    /** Of a provider's person: the account whose link to the tenant made this, and whose link it needs. */
    viaAccount: z.optional(z.string()),
    /** Of a passkey: the second factor that it is. */
    methodId: z.optional(z.string()),
  }),
  personalData: staffData('target'),
})

export type LookupDocument = DocumentOf<typeof lookupRecord>

export const lookupDocumentId = 'lookup'

/** The partition of an address's lookup. */
export const emailLookup = (email: string): string => `email:${email.trim().toLowerCase()}`

/** That of a person at a provider, who is known by tenant and object id, never by email. */
export const providerLookup = (tenantId: string, objectId: string): string => `provider:${tenantId}:${objectId}`

/** That of a provider's tenant, which leads to the account that owns it. */
export const tenantLookup = (tenantId: string): string => `tenant:${tenantId}`

export const findLookup = (partition: PartitionReader): Promise<Versioned<LookupDocument> | undefined> =>
  readerOf(lookupRecord, partition).find(lookupDocumentId)

/**
 * Sets a partition's lookup, replacing the value that was read.
 * @returns false when another writer changed it meanwhile
 */
export async function claimLookup(
  partition: Partition,
  lookup: Pick<LookupDocument, 'target' | 'viaAccount' | 'methodId'>,
  read: Versioned<LookupDocument> | undefined,
): Promise<boolean> {
  const lookups = recordsOf(lookupRecord, partition)
  const document = { ...lookup, id: lookupDocumentId }
  try {
    await (read ? lookups.replace(document, read.version) : lookups.create(document))
    return true
  } catch (error) {
    if (isStoreError(error, 'stale', 'exists', 'missing')) return false
    throw error
  }
}
