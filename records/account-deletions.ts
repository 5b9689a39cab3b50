import { instant } from '@auctionwiz/contracts/fields'
import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const accountDeletionRecord = record({
  type: 'account-deletion',
  container: 'accounts',
  names: ['deletion of the account', 'deletions of accounts'],
  about: 'That an operator deleted the account with all that was stored of it, or began to: the only document that stays.',
  fields: () => ({
    startedAt: instant,
    finishedAt: z.optional(instant),
    /** The operator, and the request that the operator followed. */
    operator: z.string(),
    ticket: z.string(),
  }),
  // As long as the audit log of an account.
  ttl: 7 * 365 * 86_400,
  personalData: 'none',
})

export const accountDeletionId = 'deletion'
