import { notificationKinds } from '@auctionwiz/contracts/notification-kinds'
import type * as calls from '@auctionwiz/contracts/notifications'
import type { Notification } from '@auctionwiz/contracts/notifications'
import type { AccountReading, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { countIn, isRead, type NotificationCountsDocument, readNotificationCounts } from '@auctionwiz/records/notification-counts'
import { type NotificationDocument, notificationRecord } from '@auctionwiz/records/notifications'
import { findUser } from '@auctionwiz/records/users'
import type { Deps } from '../deps.ts'
import { type CasesRead, caseStanding, notifiedCases, type Standing } from './case-standing.ts'
import { seenScopes } from './seen-scopes.ts'
import { type SettledSubjects, settledSubjects } from './subject-standing.ts'
import { notificationWords } from './words.ts'

const pageSize = 20

export const listNotifications =
  ({ people, store }: Pick<Deps, 'people' | 'store'>): UseCase<typeof calls.listNotifications> =>
  async ({ query }, context) => {
    const { claims, now } = context
    const person = people.partition(claims.userId)
    const scopes = seenScopes(claims)
    const [counts, { items, next }, user] = await Promise.all([
      readNotificationCounts(person),
      readerOf(notificationRecord, person).page(latestIn(scopes), { limit: pageSize, next: query.page }),
      findUser(person),
    ])
    const documents = items.map(({ document }) => document)
    const [cases, subjects] = await Promise.all([notifiedCases(store, documents, context), settledSubjects(store, documents)])
    const shown = { counts, cases, subjects, context, timeZone: user?.document.profile.timezone ?? 'UTC' }
    const notifications = documents.map((document) => presented(document, shown))
    return { notifications, ...countIn(counts, scopes, now), ...(next !== undefined && { nextPage: next }) }
  }

const latestIn = (scopes: readonly string[]) => ({
  where: [{ field: 'scope', in: scopes } as const],
  orderBy: (['type', 'at'] as const).map((field) => ({ field, descending: true })),
})

interface Shown {
  counts: NotificationCountsDocument
  cases: CasesRead
  subjects: SettledSubjects
  context: Pick<AccountReading, 'claims' | 'language' | 'now'>
  timeZone: string
}

const presented = (document: NotificationDocument, { counts, cases, subjects, context, timeZone }: Shown): Notification => {
  const { id, kind, priority, at, auctionHouseId, subjectId } = document
  const { type, topic } = notificationKinds[kind]
  const words = notificationWords(context.language, timeZone)
  const { actions, settled, legalCase }: Standing =
    topic === 'legal' ? caseStanding(document, cases, context) : { actions: ['open'], settled: subjects.get(id) }
  return {
    id,
    type,
    topic,
    priority,
    ...words.said(document),
    timestamp: at,
    read: isRead(counts, document),
    actionRequired: actions.some((action) => action !== 'review_case' && action !== 'open'),
    actions,
    ...(settled && { settled: words.settled(settled) }),
    ...(auctionHouseId !== '' && { auctionHouseId }),
    ...(subjectId !== undefined && { subjectId }),
    ...(legalCase && { case: legalCase }),
  }
}
