import { importUndoDays, keptReasons } from '@auctionwiz/contracts/import-undo'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { unversionedBidder } from './bidders.ts'

const kept = importUndoDays * 86_400

const { firstName, lastName, name, email, phone, dateOfBirth, address, status } = unversionedBidder.shape
const { timeToPickup, preferredPaymentMethod, preferredCategories, tags, facts } = unversionedBidder.shape

const someFields = z.object({
  firstName: z.exactOptional(firstName),
  lastName: z.exactOptional(lastName),
  name: z.exactOptional(name),
  email: z.exactOptional(email),
  phone: z.exactOptional(phone),
  dateOfBirth: z.exactOptional(dateOfBirth),
  address: z.exactOptional(address),
  status: z.exactOptional(status),
  timeToPickup: z.exactOptional(timeToPickup),
  preferredPaymentMethod: z.exactOptional(preferredPaymentMethod),
  preferredCategories: z.exactOptional(preferredCategories),
  tags: z.exactOptional(tags),
  facts: z.exactOptional(facts),
})

export const importChangeRecord = record({
  type: 'import-change',
  container: 'bidders',
  names: ['undo of a part of an import', 'undos of parts of imports'],
  about:
    'What a batch of an import did to bidders: which it created, with a sum that shows whether they were edited since, and what the others were. The store removes it when the time to undo is over.',
  fields: () => ({
    /** The end of the id of a bidder that the import created, and its sum. */
    created: z.array(z.tuple([z.string(), z.string()])),
    changed: z.array(z.object({ id: z.string(), before: someFields, after: someFields })),
    /** Those of all these who were there before the batch, so that an erasure finds them. */
    bidderIds: z.array(z.string()),
  }),
  indexes: { fields: ['bidderIds[]'] },
  ttl: kept,
  personalData: { of: 'customer', field: 'bidderIds', exported: true, erasure: 'redacted' },
})
export type ImportChange = DocumentOf<typeof importChangeRecord>

/** The batches of an import are numbered, so that they can be undone from the last to the first. */
export const importChangeId = (uploadId: string, number: number): string => `was:${uploadId}:${number}`

export const keptBidderRecord = record({
  type: 'import-kept',
  container: 'bidders',
  names: ['bidder kept by an undo', 'bidders kept by undos'],
  about: 'A bidder whom the undo of an import left as they are, and why. It names them by the id alone.',
  fields: () => ({
    uploadId: z.string(),
    bidderId: z.string(),
    reason: z.enum(keptReasons),
  }),
  indexes: { fields: ['uploadId', 'bidderId'] },
  ttl: kept,
  personalData: { of: 'customer', field: 'bidderId', exported: false, erasure: 'removed' },
})
export type KeptBidder = DocumentOf<typeof keptBidderRecord>

export const keptBidderId = (uploadId: string, bidderId: string): string => `kept:${uploadId}:${bidderId}`
