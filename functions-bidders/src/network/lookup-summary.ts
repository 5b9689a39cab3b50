import type { NetworkSharing } from '@auctionwiz/contracts/network'
import type { LookupSummary } from '@auctionwiz/records/network-lookups'

/** How many people without a recorded auction an account may look up in a month, and how many more for each person it publishes. */
export const freeLookups = 2000
export const lookupsPerPublished = 10

export const lookupsOf = (summary: LookupSummary | undefined): NetworkSharing['lookups'] => ({
  used: summary?.total ?? 0,
  allowed: summary?.allowed ?? freeLookups,
})
