import { instant } from '@auctionwiz/contracts/fields'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const passwordRecord = record({
  type: 'password',
  container: 'identities',
  names: ['password', 'passwords'],
  about: 'The hash of a user’s password.',
  fields: () => ({
    /** Describes its own algorithm and parameters (PHC string format). */
    hash: z.string(),
    changedAt: z.optional(instant),
  }),
  personalData: staffData(),
})

export type PasswordDocument = DocumentOf<typeof passwordRecord>

export const passwordDocumentId = 'password'

export const findPassword = (person: PartitionReader): Promise<Versioned<PasswordDocument> | undefined> =>
  readerOf(passwordRecord, person).find(passwordDocumentId)
