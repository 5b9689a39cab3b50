import { instant } from '@auctionwiz/contracts/fields'
import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

const idPrefix = 'key'

/** Seconds for which a key stays in the list after its end. */
const listedAfterEnd = 30 * 86_400

export const apiKeyRecord = record({
  type: 'api-key',
  container: 'accounts',
  idPrefix,
  names: ['API key', 'API keys'],
  about: 'What another program may do in houses of the account, and until when. The secret is stored as a hash alone.',
  fields: () => ({
    name: z.string(),
    scopes: z.array(z.string()),
    auctionHouseIds: z.array(z.string()),
    /** SHA-256 of the secret. */
    hash: z.string(),
    /** Its last characters. */
    ending: z.string(),
    /** The secret before the last rotation, and until when it works. */
    former: z.optional(z.object({ hash: z.string(), until: instant })),
    createdAt: instant,
    expiresAt: instant,
    /** The user responsible for it: its maker, or the user who rotated it last. The key is good as long as they administer its houses. */
    responsibleId: z.string(),
    responsible: z.string(),
    rotatedAt: z.optional(instant),
    lastUsedAt: z.optional(instant),
    /** The network address of the program. */
    lastUsedFrom: z.optional(z.string()),
    revokedAt: z.optional(instant),
  }),
  personalData: staffData('responsibleId'),
  nameOf: ({ name }) => name,
})

export type ApiKeyDocument = DocumentOf<typeof apiKeyRecord>

/** Whether an id of a caller names a key instead of a user. */
export const isApiKeyId = (id: string): boolean => id.startsWith(`${idPrefix}_`)

/** The key with its time to live in the store: to its end, and then some. Every change restarts the period, so every change sets it. */
export const keptToItsEnd = (key: Omit<ApiKeyDocument, 'type'>, now: Date): Omit<ApiKeyDocument, 'type'> => {
  const end = key.revokedAt ?? key.expiresAt
  const left = Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / 1000))
  return { ...key, ttl: left + listedAfterEnd }
}

/** A key whose end is to be announced. */
export interface EndingKey {
  accountId: string
  keyId: string
}

/** When the end of each key is to be announced next. */
export const endingKeys = (store: DocumentStore, now: () => Date): OpenWork<EndingKey> =>
  openWork({ store, now, queueName: 'api-key-ends', nameOf: ({ keyId }) => keyId, patience: 0, kept: true })
