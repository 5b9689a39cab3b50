import { connectionProblems } from '@auctionwiz/contracts/platform-auctions'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const platformConnectionRecord = record({
  type: 'platform-connection',
  container: 'bidders',
  names: ['connection to a bidding platform', 'connections to bidding platforms'],
  about: 'That the house is connected to a bidding platform, with its key encrypted for this house and platform.',
  fields: () => ({
    platformId: z.string(),
    /** The key, encrypted. */
    sealedKey: z.string(),
    /** ISO 8601. */
    connectedAt: z.string(),
    /** Who connected it, by name. */
    connectedBy: z.string(),
    /** When a sync last completed; ISO 8601. */
    lastSyncAt: z.optional(z.string()),
    /** Why the last sync stopped, where it is the connection's fault. */
    problem: z.optional(z.enum(connectionProblems)),
  }),
  personalData: { of: 'staff', exported: false, erasure: { kept: 'It says who connected the platform, until it is disconnected.' } },
})

export type PlatformConnection = DocumentOf<typeof platformConnectionRecord>

export const connectionId = (platformId: string): string => `platform:${platformId}`
