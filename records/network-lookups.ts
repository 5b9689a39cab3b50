import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const networkLookupsRecord = record({
  type: 'network-lookups',
  formerTypes: ['networkLookups'],
  container: 'accounts',
  names: ['list of people looked up', 'lists of people looked up'],
  about: 'The people of one of 64 buckets that the account has looked up in the network of scores.',
  fields: () => ({
    /** Prefixes of their keys. */
    people: z.array(z.string()),
  }),
  personalData: {
    of: 'customer',
    exported: false,
    erasure: { kept: 'It holds prefixes of keyed hashes, which count the people that an account looks up and identify nobody.' },
  },
})

export type LookupDocument = DocumentOf<typeof networkLookupsRecord>

export const lookupSummaryRecord = record({
  type: 'network-lookup-summary',
  formerTypes: ['networkLookupSummary'],
  container: 'accounts',
  names: ['count of people looked up', 'counts of people looked up'],
  about: 'The number of people without an auction recorded by the account that it has looked up, and its limit.',
  fields: () => ({
    total: z.int(),
    /** The limit, as last computed. */
    allowed: z.int(),
    /** When `allowed` was computed. */
    computedAt: z.string(),
    /** When the account first looked up a person. */
    since: z.string(),
  }),
  personalData: 'none',
})

export type LookupSummary = DocumentOf<typeof lookupSummaryRecord>

export const lookupSummaryId = 'network-lookups'
