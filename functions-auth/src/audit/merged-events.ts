import { type AuditEvent, auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { AuditPlace } from './audit-places.ts'
import { type AuditConditions, newestFirst } from './read-events.ts'

export type PlacedEvent = AuditEvent & { auctionHouseId?: string }

interface MergedPage {
  events: PlacedEvent[]
  /** The moment before which the next page begins. */
  before?: string
}

/**
 * A page of the events of several places, newest first. A page ends between two moments, never within one, so the moment alone says where the
 * next begins in every place; it holds `limit` events or, where many happened in its last moment, a few more.
 */
export const mergedEvents = async (
  places: readonly AuditPlace[],
  where: AuditConditions,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<MergedPage> => {
  const narrowed: AuditConditions = before === undefined ? [...where] : [...where, { field: 'at', below: before }]
  const read = await Promise.all(places.map((place) => wholeMoments(place, narrowed, limit)))
  const all = read.flatMap(({ events }) => events).sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
  const last = all[limit - 1]
  // Fewer than requested: no partition has further events.
  if (!last) return { events: all }
  const events = all.filter(({ at }) => at >= last.at)
  const more = events.length < all.length || read.some((one) => one.more)
  return { events, ...(more && { before: last.at }) }
}

/** At least `limit` events of a place, with all of the last moment, and whether there are older ones. */
const wholeMoments = async ({ partition, auctionHouseId }: AuditPlace, where: AuditConditions, limit: number) => {
  const events: PlacedEvent[] = []
  let next: string | undefined
  do {
    const page = await readerOf(auditRecord, partition).page(newestFirst(where), { limit: limit + 1, next })
    events.push(...page.items.map(({ document }) => ({ ...document, ...(auctionHouseId && { auctionHouseId }) })))
    next = page.next
  } while (next !== undefined && (events.length < limit || events.at(-1)?.at === events[limit - 1]?.at))
  const end = events[limit - 1]?.at
  const older = end === undefined ? -1 : events.findIndex(({ at }) => at < end)
  return { events: older < 0 ? events : events.slice(0, older), more: next !== undefined || older >= 0 }
}
