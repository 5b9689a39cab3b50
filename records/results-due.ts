import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

export const resultsDueRecord = record({
  type: 'results-due',
  container: 'auctions',
  ofPart: true,
  names: ['due results', 'due results'],
  about:
    'Says that outcomes or paddles of an auction changed since the facts of its bidders were brought up to date. Each such change writes it in its own batch.',
  fields: () => ({ auctionId: z.string(), changedAt: z.string() }),
  personalData: 'none',
})

export type ResultsDue = DocumentOf<typeof resultsDueRecord>

export const resultsDueId = 'due:results'

/** The write that notes a change of results, for its batch. */
export const resultsDue = ({ auctionId }: { auctionId: string }, now: Date): Write => resultsDueRecord.put(resultsDueOf(auctionId, now))

/** What that write stores. */
export const resultsDueOf = (auctionId: string, now: Date): ResultsDue =>
  resultsDueRecord.document({ id: resultsDueId, auctionId, changedAt: now.toISOString() })

/** Whether results of any auction of the house are due, also of one that is not over yet. */
export const areResultsDue = async (house: PartitionReader): Promise<boolean> =>
  (await listerOf(resultsDueRecord, house.in('auctions').ofAllParts()).count([], 1)) > 0
