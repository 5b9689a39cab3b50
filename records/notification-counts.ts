import { instant } from '@auctionwiz/contracts/fields'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { isKept, monthOf, type NotificationDocument } from './notifications.ts'
import { passingStaffData } from './staff-data.ts'

const scopeCounts = z.object({
  /** Notifications until then count as read, whatever they say themselves. */
  readUntil: z.optional(instant),
  /** By the month in which they came: with its notifications a month leaves the counts. */
  months: z.record(z.string(), z.object({ total: z.int(), unread: z.int() })),
})

export const notificationCountsRecord = record({
  type: 'notification-counts',
  container: 'identities',
  names: ['count of notifications', 'counts of notifications'],
  about: 'How many notifications a user has and has not read, by where they are listed: the bell reads this one document.',
  fields: () => ({ scopes: z.record(z.string(), scopeCounts) }),
  // Longer than any notification that it counts.
  ttl: 125 * 86_400,
  personalData: passingStaffData(),
})

export type NotificationCountsDocument = DocumentOf<typeof notificationCountsRecord>
type ScopeCounts = z.output<typeof scopeCounts>

const countsId = 'notification-counts'

const none = notificationCountsRecord.document({ id: countsId, scopes: {} })

export const readNotificationCounts = async (person: PartitionReader): Promise<NotificationCountsDocument> =>
  (await readerOf(notificationCountsRecord, person).find(countsId))?.document ?? none

/** How many are listed in some scopes. */
export const countIn = ({ scopes }: NotificationCountsDocument, seen: readonly string[], now: Date): { total: number; unread: number } => {
  const counted = seen.flatMap((scope) => Object.entries(scopes[scope]?.months ?? {})).filter(([month]) => isKept(month, now))
  const sum = (key: 'total' | 'unread') => counted.reduce((all, [, count]) => all + count[key], 0)
  return { total: sum('total'), unread: sum('unread') }
}

export const isRead = ({ scopes }: NotificationCountsDocument, { scope, at, readAt }: NotificationDocument): boolean =>
  readAt !== undefined || at <= (scopes[scope]?.readUntil ?? '')

/** The counts with one notification more or fewer. Months whose notifications are gone leave them. */
export const counted = (
  counts: NotificationCountsDocument,
  { scope, at }: Pick<NotificationDocument, 'scope' | 'at'>,
  change: { total?: number; unread?: number },
  now: Date,
): NotificationCountsDocument => {
  const { months = {}, ...rest } = counts.scopes[scope] ?? {}
  const month = monthOf(at)
  const { total, unread } = months[month] ?? { total: 0, unread: 0 }
  const kept = Object.entries({
    ...months,
    [month]: { total: total + (change.total ?? 0), unread: Math.max(0, unread + (change.unread ?? 0)) },
  }).filter(([each]) => isKept(each, now))
  return { ...counts, scopes: { ...counts.scopes, [scope]: { ...rest, months: Object.fromEntries(kept) } } }
}

interface ReadUntil {
  scopes: readonly string[]
  until: string
  /** Unread ones that came after that. */
  later: readonly Pick<NotificationDocument, 'scope' | 'at'>[]
}

/** The counts after all that came until a moment were read. */
export const readUntil = (counts: NotificationCountsDocument, { scopes, until, later }: ReadUntil): NotificationCountsDocument => {
  const unreadOf = (scope: string, month: string) => later.filter((one) => one.scope === scope && monthOf(one.at) === month).length
  const read = scopes.flatMap((scope): [string, ScopeCounts][] => {
    const counted = counts.scopes[scope]
    if (!counted) return []
    const months = Object.entries(counted.months).map(([month, { total }]) => [month, { total, unread: unreadOf(scope, month) }])
    const latest = [until, counted.readUntil ?? until].toSorted().at(-1)
    return [[scope, { readUntil: latest, months: Object.fromEntries(months) }]]
  })
  return { ...counts, scopes: { ...counts.scopes, ...Object.fromEntries(read) } }
}

/** What becomes of the counts, and what is written with them. */
export interface CountedChange {
  counts: NotificationCountsDocument
  beside: readonly Write[]
}

/**
 * Changes a user's counts and notifications in one batch, so that the two never differ; tried again when something else changed them meanwhile.
 * @param change undefined where there is nothing to change
 */
export const changeCounted = (
  person: Partition,
  change: (counts: NotificationCountsDocument) => Promise<CountedChange | undefined>,
): Promise<void> => {
  const all = recordsOf(notificationCountsRecord, person)
  return retryConflicts(async () => {
    const stored = await all.find(countsId)
    const made = await change(stored?.document ?? none)
    if (!made) return
    await (stored ? all.replace(made.counts, stored.version, made.beside) : all.create(made.counts, made.beside))
  }, ['stale', 'exists', 'missing'])
}
