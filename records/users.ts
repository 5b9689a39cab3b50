import { instant } from '@auctionwiz/contracts/fields'
import { user } from '@auctionwiz/contracts/identity'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { revision } from './revisions.ts'
import { staffData } from './staff-data.ts'

const { id: _id, email: _email, ...fields } = user.shape

export const userRecord = record({
  type: 'user',
  container: 'identities',
  names: ['user', 'users'],
  about: 'Somebody who signs in, with the profile, the preferences and what is known of the sign-ins.',
  fields: () => ({
    ...fields,
    email: z.string(),
    /** Sessions that began before are over: the password was changed, or everything was signed out. */
    sessionsFrom: z.optional(instant),
    revision,
    /** When an administrator removed all second factors; gone once a new one is set up. */
    mfaResetAt: z.optional(instant),
    /** The preferred method. */
    primaryMfa: z.optional(z.string()),
    /** Devices that signed in, the latest first. */
    devices: z.optional(z.array(z.object({ name: z.string(), seenAt: instant }))),
    /** Hashes of network addresses that signed in, the latest first. */
    addresses: z.optional(z.array(z.string())),
    /** Tenants of the identity provider in which the person is known. */
    tenants: z.optional(z.array(z.string())),
    /** When the user accepted the terms of service and the privacy policy. */
    termsAcceptedAt: z.optional(instant),
  }),
  personalData: staffData(),
  nameOf: ({ name }) => name,
})

export type UserDocument = DocumentOf<typeof userRecord>

/** The id of the document in the user's partition, which is the user id. */
export const userDocumentId = 'user'

export const findUser = (person: PartitionReader): Promise<Versioned<UserDocument> | undefined> =>
  readerOf(userRecord, person).find(userDocumentId)
