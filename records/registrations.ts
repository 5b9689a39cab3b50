import { type Registration, registration } from '@auctionwiz/contracts/registrations'
import { registrationKeys } from '@auctionwiz/domain/registrations/document'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const { id: _id, version: _version, bidder: _bidder, ...fields } = registration.shape

export const registrationRecord = record({
  type: 'registration',
  container: 'auctions',
  ofPart: true,
  names: ['registration', 'registrations'],
  about: 'A bidder who is registered for an auction, with the paddle under which lots are sold. It names the bidder by the id alone.',
  fields: () => ({
    ...fields,
    /** A hash of the request that registered the bidder under a key. */
    asked: z.optional(z.string()),
    /** The paddle, unique in the auction. */
    uniqueKey: z.string(),
    listKeys: z.object({ paddle: z.string() }),
  }),
  indexes: {
    fields: ['uniqueKey', 'bidderId', 'state', 'auctionId', 'listKeys.paddle'],
    composite: [['listKeys.paddle'], ['createdAt']],
  },
  personalData: {
    of: 'customer',
    field: 'bidderId',
    exported: true,
    erasure: { kept: 'The paddle stays taken in the sale. The id leads to nobody once the bidder is erased.' },
  },
  spreadsheet: true,
  nameOf: ({ paddle }) => paddle,
})

export type RegistrationDocument = DocumentOf<typeof registrationRecord>

/** What is stored of a registration beside the keys of lists. */
export type RegistrationFields = Omit<Registration, 'version' | 'bidder'> & Pick<RegistrationDocument, 'asked'>

/** The id says whose it is, so that a bidder is registered once. */
export const registrationId = (bidderId: string): string => `reg_${bidderId}`

/** The document of a registration, with the keys of lists. */
export const registrationDocument = (fields: RegistrationFields): RegistrationDocument =>
  registrationRecord.document({ ...fields, ...registrationKeys(fields) })

/** The registration as callers see it, without its bidder. */
export function registrationFieldsOf({
  type: _type,
  uniqueKey: _unique,
  listKeys: _keys,
  ...own
}: RegistrationDocument): RegistrationFields {
  return own
}
