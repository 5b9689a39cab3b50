import { type NotificationKind, notificationKinds } from '@auctionwiz/contracts/notification-kinds'
import { chosenTypes, type MailChoice } from '@auctionwiz/contracts/notification-settings'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { isApiKeyId } from './api-keys.ts'
import { changeCounted, counted } from './notification-counts.ts'
import { type DueMail, notificationMails, secondsToDigest } from './notification-mails.ts'
import { readNotificationChannels } from './notification-settings.ts'
import { hiddenScope, type NotificationFacts, notificationRecord, notificationScope, notificationSecondsLeft } from './notifications.ts'
import { findUser } from './users.ts'

/** Something that a user is to be told. */
export interface Notice {
  /** What happened, such as the id of a run: for the same cause a user gets one notification, however often this is repeated. */
  cause: readonly string[]
  kind: NotificationKind
  accountId: string
  auctionHouseId: string
  subjectId?: string
  facts: NotificationFacts
  /** The caller writes mails of its own about it, where the user wants them at once. */
  hasOwnMail?: true
}

/**
 * Stores a notification of a user in the channels that they chose. An interrupted call can be repeated.
 * @returns how the user wants it mailed
 */
export const notify = async (store: DocumentStore, userId: string, notice: Notice, now: Date): Promise<MailChoice> => {
  // A program that acts with an API key reads nothing.
  if (isApiKeyId(userId)) return 'never'
  const person = partitionOf(store, 'identities', [userId])
  const { inApp, mail, timeZone } = await choiceOf(person, notice.kind)
  const due = dueMail(mail, notice)
  // Noted first: where no notification follows, no mail is written.
  if (due) {
    const seconds = due === 'digest' ? secondsToDigest(now, timeZone) : 0
    await notificationMails(store, () => now, due).note({ userId }, seconds)
  }
  if (inApp || due) await keep(person, userId, notice, { now, inApp, due })
  return mail
}

const dueMail = (mail: MailChoice, { hasOwnMail }: Notice): DueMail | undefined =>
  mail === 'digest' ? 'digest' : mail === 'at_once' && !hasOwnMail ? 'due' : undefined

const choiceOf = async (person: Partition, kind: NotificationKind) => {
  const type = chosenTypes.find((one) => one === notificationKinds[kind].type)
  // Nobody can choose not to be told of what concerns security.
  if (!type) return { inApp: true, mail: 'at_once', timeZone: 'UTC' } as const
  const [{ channels }, user] = await Promise.all([readNotificationChannels(person), findUser(person)])
  const { inApp, mail } = channels[type]
  const { preferences, profile } = user?.document ?? {}
  return { inApp, mail: preferences?.emailNotifications === false ? 'never' : mail, timeZone: profile?.timezone ?? 'UTC' } as const
}

/** Sends notifications, for those who do nothing else with the documents of users. */
export type Notifier = (userId: string, notice: Notice) => Promise<unknown>

export const notifier =
  (store: DocumentStore, now: () => Date): Notifier =>
  (userId, notice) =>
    notify(store, userId, notice, now())

/** Stores a notification about the user alone, who reads it in every account; mails of these are written elsewhere. */
export const notifyOwn = (person: Partition, userId: string, notice: Pick<Notice, 'cause' | 'kind' | 'facts'>, now: Date): Promise<void> =>
  keep(person, userId, { ...notice, accountId: '', auctionHouseId: '' }, { now, inApp: true, due: undefined })

interface Kept {
  now: Date
  inApp: boolean
  due: DueMail | undefined
}

const keep = async (person: Partition, userId: string, notice: Notice, { now, inApp, due }: Kept): Promise<void> => {
  const { cause, kind, accountId, auctionHouseId, subjectId, facts } = notice
  const id = await derivedId('ntf', userId, ...cause)
  const scope = inApp ? notificationScope(accountId, auctionHouseId, kind) : hiddenScope
  await changeCounted(person, async (counts) => {
    if (await readerOf(notificationRecord, person).find(id)) return undefined
    const at = afterInstant(now, counts.scopes[scope]?.readUntil)
    const document = notificationRecord.document({
      id,
      ttl: notificationSecondsLeft(at, now),
      scope,
      accountId,
      auctionHouseId,
      kind,
      priority: notificationKinds[kind].priority,
      at,
      ...(subjectId !== undefined && { subjectId }),
      ...(due && { mail: due }),
      facts,
    })
    const listed = inApp ? counted(counts, document, { total: 1, unread: 1 }, now) : counts
    return { counts: listed, beside: [notificationRecord.creation(document)] }
  })
}

/** Now, or just after an instant: the clock of another machine may be ahead, and what is new is not yet read. */
const afterInstant = (now: Date, instant: string | undefined): string =>
  new Date(Math.max(now.getTime(), instant === undefined ? 0 : Date.parse(instant) + 1)).toISOString()
