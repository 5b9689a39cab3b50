import { instant } from '@auctionwiz/contracts/fields'
import { factorTypes } from '@auctionwiz/contracts/mfa-types'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

/** A code that was sent, hashed. */
export const sentCode = z.object({ hash: z.string(), sentAt: instant, expiresAt: instant, attempts: z.int() })
export type SentCode = z.output<typeof sentCode>

/** What is known of a passkey: the public half of its key, in base 64 for addresses as is the id, and how often it says to have been used. */
const passkeyCredential = z.object({
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()),
  /** Whether the device's maker keeps copies of it, so that it outlives the device. */
  synced: z.boolean(),
})
export type PasskeyCredential = z.output<typeof passkeyCredential>

export const mfaMethodRecord = record({
  type: 'mfa-method',
  formerTypes: ['mfaMethod'],
  container: 'identities',
  idPrefix: 'mfa',
  names: ['verification method', 'verification methods'],
  about: 'A user’s second factor, a passkey among them. Before it is verified it counts for nothing and is soon removed.',
  fields: () => ({
    kind: z.enum(factorTypes),
    name: z.string(),
    enabled: z.boolean(),
    verified: z.boolean(),
    /** An authenticator's seed, encrypted. */
    secret: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
    email: z.optional(z.string()),
    /** The last step of the clock whose code was used. */
    lastStep: z.optional(z.int()),
    /** The code on its way while the method is set up. */
    code: z.optional(sentCode),
    /** Hashes of backup codes that were shown with the first method and count once it is verified. */
    backupHashes: z.optional(z.array(z.string())),
    lastUsedAt: z.optional(instant),
    createdAt: instant,
    passkey: z.optional(passkeyCredential),
  }),
  personalData: staffData(),
  nameOf: ({ name }) => name,
})

export type MfaMethodDocument = DocumentOf<typeof mfaMethodRecord>
