import {
  type SyncCounts,
  type SyncRun,
  syncDirections,
  syncFields,
  syncLine,
  syncRecordKinds,
  syncRun,
} from '@auctionwiz/contracts/auction-sync'
import { instant } from '@auctionwiz/contracts/fields'
import { connectionProblems } from '@auctionwiz/contracts/platform-auctions'
import { syncConflict } from '@auctionwiz/contracts/sync-conflicts'
import { conflictRules, syncFrequencies } from '@auctionwiz/contracts/sync-settings'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const day = 86_400

/** A value of each field, where there is one. */
const values = z.partialRecord(z.enum(syncFields), z.nullable(z.union([z.string(), z.int()])))

export const syncLinkRecord = record({
  type: 'sync-link',
  container: 'auctions',
  ofPart: true,
  names: ['link to a platform’s auction', 'links to platforms’ auctions'],
  about: 'The auction of a bidding platform from which an auction of the house was imported.',
  fields: () => ({
    auctionId: z.string(),
    platformId: z.string(),
    platformAuctionId: z.string(),
    /** The latest run. */
    runId: z.optional(z.string()),
    lastSyncAt: z.optional(instant),
    /** Why the last run stopped, where it is the connection's fault. */
    problem: z.optional(z.enum(connectionProblems)),
    /** Who imported it: scheduled syncs happen on their behalf. */
    importedById: z.string(),
    importedBy: z.string(),
  }),
  indexes: { fields: ['platformId', 'platformAuctionId'] },
  personalData: {
    of: 'staff',
    field: 'importedById',
    exported: false,
    erasure: { kept: 'It says who imported the auction, as long as the auction is there.' },
  },
})
export type SyncLink = DocumentOf<typeof syncLinkRecord>
export const syncLinkId = 'sync:link'

export const syncedRecord = record({
  type: 'synced',
  container: 'auctions',
  ofPart: true,
  names: ['synced record', 'synced records'],
  about: 'What house and platform had in common of an auction or a lot when they were last in step: the base of the next comparison.',
  fields: () => ({
    kind: z.enum(['auction', 'lot']),
    platformRecordId: z.string(),
    recordId: z.string(),
    values,
    /** The platform's time of its state that was last seen. */
    platformUpdatedAt: z.optional(z.string()),
    /** It was decided that the platform's removal of the record ends its sync. */
    ended: z.optional(z.literal(true)),
  }),
  indexes: { fields: ['kind'] },
  personalData: 'none',
})
export type Synced = DocumentOf<typeof syncedRecord>

export const platformBuyerRecord = record({
  type: 'platform-buyer',
  container: 'auctions',
  ofPart: true,
  names: ['platform’s bidder in an auction', 'platforms’ bidders in auctions'],
  about: 'Which bidder of the house a handle of a platform is in an auction, so that platform and house mean the same buyer.',
  fields: () => ({
    /** The platform's handle. */
    platformRecordId: z.string(),
    platformPaddle: z.string(),
    registrationId: z.string(),
    bidderId: z.string(),
  }),
  indexes: { fields: ['bidderId'] },
  personalData: {
    of: 'customer',
    field: 'bidderId',
    exported: true,
    erasure: { kept: 'A sync would otherwise import the person again. The id leads to nobody once the bidder is erased.' },
  },
})
export type PlatformBuyer = DocumentOf<typeof platformBuyerRecord>

const { id: _run, stalled: _stalled, waitsUntil: _until, ...runFields } = syncRun.shape

export const syncRunRecord = record({
  type: 'sync-run',
  container: 'auctions',
  ofPart: true,
  idPrefix: 'syn',
  names: ['sync with a platform', 'syncs with platforms'],
  about: 'A comparison of an auction with its platform, and what became of each record.',
  fields: () => ({
    ...runFields,
    startedById: z.string(),
    correlationId: z.string(),
    movedAt: instant,
    /** Writes without a further go-ahead. */
    goesAhead: z.optional(z.literal(true)),
    /** How often a worker took it up. */
    attempt: z.int(),
    /** Names its lines, once all of them are written. */
    plan: z.optional(z.string()),
    /** Documents that hold the platform's pages which the comparison has read, by list. */
    kept: z.optional(z.object({ lots: z.optional(z.int()), registrations: z.optional(z.int()) })),
    /** Lines that the comparison has written. */
    written: z.optional(z.int()),
    /** The platform limits requests until then. */
    waitsUntil: z.optional(instant),
    /** Seconds that it has waited for such limits since it last got on. */
    waited: z.optional(z.int()),
  }),
  indexes: { fields: ['status', 'platformId'], composite: [['startedAt']] },
  ttl: 180 * day,
  personalData: {
    of: 'staff',
    field: 'startedById',
    exported: false,
    erasure: { kept: 'It says who started the sync. The store removes it after half a year.' },
  },
})
export type SyncRunDocument = DocumentOf<typeof syncRunRecord>

const amount = z.optional(z.int())

export const syncPageRecord = record({
  type: 'sync-page',
  container: 'auctions',
  ofPart: true,
  names: ['page of a platform’s list', 'pages of platforms’ lists'],
  about:
    'What a comparison has read of a platform, so that an interrupted one goes on behind it. Registrations are kept without the person.',
  fields: () => ({
    lots: z.optional(
      z.array(
        z.object({
          ...{ id: z.string(), lotNumber: z.string(), title: z.string(), description: z.string() },
          ...{ estimateLow: amount, estimateHigh: amount, startingBid: amount, hammer: amount, highestBid: amount },
          state: z.enum(['Upcoming', 'Sold', 'Passed', 'Withdrawn', 'Unsold']),
          buyer: z.optional(z.string()),
          updatedAt: z.optional(z.string()),
        }),
      ),
    ),
    registrations: z.optional(z.array(z.object({ id: z.string(), paddle: z.string() }))),
    unreadable: z.array(z.string()),
    total: z.optional(z.number()),
    /** Where the platform's next page begins. */
    next: z.optional(z.string()),
    /** Whether the platform's page ends here: one of very long texts takes several documents. */
    ends: z.boolean(),
  }),
  ttl: 2 * day,
  personalData: 'none',
})
export type SyncPageDocument = DocumentOf<typeof syncPageRecord>

const { id: _line, conflictStatus: _now, ...lineFields } = syncLine.shape

/** A platform's lot as the comparison read it. */
const platformLot = z.object({ updatedAt: z.optional(z.string()), buyer: z.optional(z.string()), values })

export const syncLineRecord = record({
  type: 'sync-line',
  container: 'auctions',
  ofPart: true,
  names: ['line of a sync', 'lines of syncs'],
  about: 'What a sync does with one record, and what became of it. Registrations are named by their paddle alone.',
  fields: () => ({
    ...lineFields,
    /** The run and its comparison. */
    plan: z.string(),
    /** The order in which lines are applied. */
    sequence: z.int(),
    /** Whether it waits for its turn. */
    waits: z.boolean(),
    /** The state of the house's record that was compared. */
    houseVersion: z.optional(z.string()),
    platform: z.optional(platformLot),
    /** The base once the changes are made. */
    agreed: z.optional(values),
    /** The lot that holds the wanted number and wants another itself: it gets this one's number at the same moment. */
    exchanges: z.optional(z.object({ recordId: z.string(), platformRecordId: z.string() })),
    /** The number that the lot gets on the way, when the one before it in a ring of exchanges takes its own. */
    passing: z.optional(z.string()),
    /** Of a registration: where the platform's page that holds it begins. */
    from: z.optional(z.string()),
  }),
  indexes: {
    fields: ['outcome', 'planned'],
    composite: [
      ['plan', 'sequence'],
      ['plan', 'waits', 'sequence'],
      ['plan', 'outcome', 'sequence'],
      ['plan', 'planned', 'sequence'],
    ],
  },
  ttl: 30 * day,
  personalData: 'none',
})
export type SyncLineDocument = DocumentOf<typeof syncLineRecord>

const { id: _conflict, version: _version, ...conflictFields } = syncConflict.shape

export const syncConflictRecord = record({
  type: 'sync-conflict',
  container: 'auctions',
  ofPart: true,
  names: ['conflict with a platform', 'conflicts with platforms'],
  about: 'A record that house and platform changed differently, to be decided once. There is one per record at most.',
  fields: () => ({
    ...conflictFields,
    kind: z.enum(syncRecordKinds),
    /** The platform's time of the state that is in conflict. */
    platformUpdatedAt: z.optional(z.string()),
  }),
  indexes: {
    fields: ['status'],
    composite: [['createdAt'], ['status', 'createdAt'], ['createdAt', 'id'], ['status', 'createdAt', 'id']],
  },
  personalData: 'none',
  nameOf: ({ name }) => name,
})
export type SyncConflictDocument = DocumentOf<typeof syncConflictRecord>

export const syncSettingsRecord = record({
  type: 'sync-settings',
  container: 'auctions',
  names: ['sync settings', 'sync settings'],
  about: 'How often imported auctions of the house sync, in which direction, and who wins a conflict.',
  fields: () => ({ frequency: z.enum(syncFrequencies), direction: z.enum(syncDirections), conflicts: z.enum(conflictRules) }),
  personalData: 'none',
})
export type SyncSettingsDocument = DocumentOf<typeof syncSettingsRecord>
export const syncSettingsId = 'settings:sync'
export const usualSyncSettings = { frequency: '15', direction: 'pull', conflicts: 'manual' } as const

export const noSyncCounts: SyncCounts = { total: 0, created: 0, updated: 0, unchanged: 0, conflict: 0, failed: 0 }

/** Milliseconds without progress after which a run counts as stalled. */
export const syncSilence = 5 * 60_000

/** When a run last got on; one that waits for a limit of its platform gets on once that ends. */
export const movedAtOf = ({ movedAt, waitsUntil = movedAt }: Pick<SyncRunDocument, 'movedAt' | 'waitsUntil'>): string =>
  waitsUntil > movedAt ? waitsUntil : movedAt

/** The run as callers see it. */
export const syncRunOf = (document: SyncRunDocument, now: Date): SyncRun => {
  const {
    type: _type,
    ttl: _ttl,
    startedById: _by,
    correlationId: _id,
    movedAt: _moved,
    goesAhead: _ahead,
    attempt: _attempt,
    plan: _plan,
    kept: _kept,
    written: _written,
    waitsUntil,
    waited: _waited,
    ...run
  } = document
  const isWorking = run.status === 'comparing' || run.status === 'applying'
  return {
    ...run,
    ...(isWorking && waitsUntil !== undefined && waitsUntil > now.toISOString() && { waitsUntil }),
    ...(isWorking && now.getTime() - Date.parse(movedAtOf(document)) >= syncSilence && { stalled: true as const }),
  }
}
