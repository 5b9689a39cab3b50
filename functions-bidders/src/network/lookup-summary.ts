import type { NetworkSharing } from '@auctionwiz/contracts/network'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** How many people without an auction recorded by the account it has looked up. Stored in the account's partition. */
export interface LookupSummary extends StoredDocument {
  type: 'networkLookupSummary'
  total: number
  /** How many it may look up, as last computed. */
  allowed: number
  /** When `allowed` was computed. */
  computedAt: string
  /** When the first was looked up. */
  since: string
}

export const lookupSummaryId = 'network-lookups'

/** How many people without a recorded auction an account may look up in a month, and how many more for each person it publishes. */
export const freeLookups = 2000
export const lookupsPerPublished = 10

export const lookupsOf = (summary: LookupSummary | undefined): NetworkSharing['lookups'] => ({
  used: summary?.total ?? 0,
  allowed: summary?.allowed ?? freeLookups,
})
