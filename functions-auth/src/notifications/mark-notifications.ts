import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type * as calls from '@auctionwiz/contracts/notifications'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type CountedChange, changeCounted, counted, isRead, readUntil } from '@auctionwiz/records/notification-counts'
import { goneScope, type NotificationDocument, notificationRecord, notificationSecondsLeft } from '@auctionwiz/records/notifications'
import type { Deps } from '../deps.ts'
import { seenScopes } from './seen-scopes.ts'

type Parts = Pick<Deps, 'people'>

export const markNotificationRead =
  ({ people }: Parts): UseCase<typeof calls.markNotificationRead> =>
  async ({ params }, { claims, now }) => {
    const person = people.partition(claims.userId)
    await changeCounted(person, async (counts) => {
      const { document, version } = await readSeen(person, claims, params.id)
      if (isRead(counts, document)) return undefined
      const read = rewritten({ ...document, readAt: now.toISOString() }, now)
      return { counts: counted(counts, document, { unread: -1 }, now), beside: [notificationRecord.replacement(read, version)] }
    })
    return { success: true }
  }

export const dismissNotification =
  ({ people }: Parts): UseCase<typeof calls.dismissNotification> =>
  async ({ params }, { claims, now }) => {
    const person = people.partition(claims.userId)
    await changeCounted(person, async (counts): Promise<CountedChange> => {
      const { document, version } = await readSeen(person, claims, params.id)
      const gone = rewritten({ ...document, scope: goneScope }, now)
      const fewer = { total: -1, ...(!isRead(counts, document) && { unread: -1 }) }
      return { counts: counted(counts, document, fewer, now), beside: [notificationRecord.replacement(gone, version)] }
    })
    return { success: true }
  }

/** @throws Failure `not_found` also for one of a house that the user no longer sees */
const readSeen = async (person: PartitionReader, claims: AccessClaims, id: string): Promise<Versioned<NotificationDocument>> => {
  const found = await readerOf(notificationRecord, person).read(id)
  if (!seenScopes(claims).includes(found.document.scope)) throw notFound('Notification')
  return found
}

/** A write would restart its lifetime. */
const rewritten = (document: NotificationDocument, now: Date): NotificationDocument => ({
  ...document,
  ttl: notificationSecondsLeft(document.at, now),
})

/** However many there are, one document changes. Those that came after the moment stay unread. */
export const markAllNotificationsRead =
  ({ people }: Parts): UseCase<typeof calls.markAllNotificationsRead> =>
  async ({ body: { until } }, { claims }) => {
    const person = people.partition(claims.userId)
    const scopes = seenScopes(claims)
    await changeCounted(person, async (counts) => {
      const later = await cameAfter(person, scopes, until)
      return { counts: readUntil(counts, { scopes, until, later: later.filter((one) => !isRead(counts, one)) }), beside: [] }
    })
    return { success: true }
  }

const cameAfter = async (person: Partition, scopes: readonly string[], until: string): Promise<NotificationDocument[]> => {
  const later: NotificationDocument[] = []
  const where = [{ field: 'scope', in: scopes } as const, { field: 'at', atLeast: until } as const]
  for await (const { document } of readerOf(notificationRecord, person).each({ where })) if (document.at > until) later.push(document)
  return later
}
