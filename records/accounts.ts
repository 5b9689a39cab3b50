import { id, instant } from '@auctionwiz/contracts/fields'
import { type Account, type AuctionHouse, account } from '@auctionwiz/contracts/identity'
import { mfaTypes } from '@auctionwiz/contracts/mfa-types'
import { organization } from '@auctionwiz/contracts/organizations'
import { houseRoles } from '@auctionwiz/contracts/roles'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { revision, versionOf } from './revisions.ts'
import { staffData } from './staff-data.ts'

/** What the account demands of its people. */
const securityPolicy = z.object({
  mfa: z.object({
    required: z.boolean(),
    requiredForRoles: z.array(z.enum(['owner', ...houseRoles])),
    gracePeriodDays: z.int(),
    enforceBackupCodes: z.boolean(),
    excludedTypes: z.array(z.enum(mfaTypes)),
  }),
  passwords: z.object({ minimumLength: z.int() }),
  /** The product's own limits when absent. */
  sessions: z.optional(z.object({ idleDays: z.int(), maximumDays: z.int() })),
  /** When the account last demanded more. */
  mfaSince: instant,
  revision,
})

const { tenantId, domain, domainProven, linkedAt, required, provision } = organization.shape

/** The tenant at the identity provider whose people sign in to the account. */
const storedOrganization = z.object({
  ...{ tenantId, domain, domainProven, linkedAt, required, provision },
  mappings: z.array(z.object({ claim: z.string(), role: z.enum(houseRoles), auctionHouseIds: z.array(id) })),
  defaultHouseIds: z.array(id),
  /** The code that shows whose the domain is, hashed. */
  domainCode: z.optional(z.object({ hash: z.string(), expiresAt: instant })),
  revision,
})

const { id: _id, type, auctionHouses: _houses, version: _version, ...fields } = account.shape

export const accountRecord = record({
  type: 'account',
  container: 'accounts',
  names: ['account', 'accounts'],
  about: 'A customer of the product: its plan, its settings and what it demands of the people who sign in to it.',
  fields: () => ({
    ...fields,
    accountType: type,
    security: z.optional(securityPolicy),
    organization: z.optional(storedOrganization),
    revision,
  }),
  personalData: staffData('ownerId'),
  nameOf: ({ name }) => name,
})

export type AccountDocument = DocumentOf<typeof accountRecord>
export type StoredPolicy = z.output<typeof securityPolicy>
export type StoredOrganization = z.output<typeof storedOrganization>

/** The id of the document in the account's partition, which is the account id. */
export const accountDocumentId = 'account'

/** The account's own document; undefined where it was deleted. */
export const findAccount = (account: PartitionReader): Promise<Versioned<AccountDocument> | undefined> =>
  readerOf(accountRecord, account).find(accountDocumentId)

/** The account as callers see it, with the houses that they may see. */
export function accountOf(document: AccountDocument, id: string, auctionHouses: AuctionHouse[]): Account {
  return { ...document, id, type: document.accountType, auctionHouses, version: versionOf(document) }
}
