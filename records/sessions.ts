import { instant } from '@auctionwiz/contracts/fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

/** A refresh token that was replaced. Its own secret and `salt` together give its successor, which is stored nowhere. */
const previousToken = z.object({
  hash: z.string(),
  salt: z.string(),
  replacedAt: instant,
  /** The browser that used it, and the account that its session was in. */
  userAgent: z.string(),
  accountId: z.string(),
})

export const sessionRecord = record({
  type: 'session',
  container: 'identities',
  idPrefix: 'ses',
  names: ['session', 'sessions'],
  about: 'One sign-in of a user into one account, prolonged by rotating refresh tokens.',
  fields: () => ({
    accountId: z.string(),
    /** SHA-256 of the refresh token that is valid now. */
    refreshHash: z.string(),
    /** Marks the secrets issued for this session, so that an earlier one differs from a guess. */
    family: z.optional(z.string()),
    previous: z.optional(previousToken),
    createdAt: instant,
    lastUsedAt: instant,
    userAgent: z.string(),
    address: z.string(),
    revokedAt: z.optional(instant),
    /** It ended because a refresh token was used twice. */
    reused: z.optional(z.literal(true)),
    /** When and from where that was, until its user is notified. */
    unreported: z.optional(z.object({ at: instant, address: z.string() })),
    /** When the user signed in; the session begins when they enter an account. */
    signedInAt: z.optional(instant),
    /** When the user last confirmed the password for a change to how they sign in. */
    confirmedAt: z.optional(instant),
    /** When all other sessions were ended and this one was not. */
    keptAt: z.optional(instant),
  }),
  personalData: staffData(),
})

export type SessionDocument = DocumentOf<typeof sessionRecord>
