import type { BulkOutcome } from '@auctionwiz/contracts/bulk'
import type { Outcomes } from './bulk-changes.ts'

/** The summed results of several batches. */
export const addOutcomes = (...all: readonly Outcomes[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const some of all)
    for (const [outcome, count] of Object.entries(some) as [BulkOutcome, number][]) sum[outcome] = (sum[outcome] ?? 0) + count
  return sum
}
