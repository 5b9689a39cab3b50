import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store/store'
import { mayBeTold } from '@auctionwiz/records/may-be-told'
import { type DueMail, notificationMails } from '@auctionwiz/records/notification-mails'
import { type NotificationDocument, notificationRecord, notificationSecondsLeft } from '@auctionwiz/records/notifications'
import { findUser, type UserDocument } from '@auctionwiz/records/users'
import type { MailQueue } from '../messages/mail-job.ts'
import { notificationWords } from './words.ts'

export interface NotificationMailPorts {
  store: DocumentStore
  mails: MailQueue
  webOrigin: string
  log: Logger
  now(): Date
}

const atOnce = 50
/** Users of one round; the next round goes on. */
const most = 1_000
/** A mail names this many, the latest ones, and counts the others. */
const named = 30
const tryAgain = 30 * 60_000

/**
 * Runs on a timer: mails the notifications that are due. A mail has the id of its user and due time, so that a round that follows an interrupted one
 * sends it no second time.
 */
export const sendNotificationMails = (ports: NotificationMailPorts, kind: DueMail) => async (): Promise<void> => {
  const { store, log, now } = ports
  const open = notificationMails(store, now, kind)
  for (let looked = 0; looked < most; looked += atOnce) {
    const due = await open.due(atOnce)
    for (const one of due) {
      const { message, takenUp, at } = one.document
      const isDone = await mailTo(ports, message.userId, { kind, at }).then(() => true, notNow(log))
      const noted = isDone ? open.remove(one) : open.lookAgain(one, { inMs: tryAgain, takenUp: takenUp + 1 })
      await noted.catch((error: unknown) => {
        // Something new was noted for the next mail at this moment.
        if (!isStoreError(error, 'stale', 'missing')) throw error
      })
    }
    if (due.length < atOnce) return
  }
}

/** A user whose mail fails holds up nobody else; a busy service does. */
const notNow =
  (log: Logger) =>
  (error: unknown): false => {
    if (busyFor(error) !== undefined) throw error
    log.error('a mail of notifications was not written', error)
    return false
  }

interface Due {
  kind: DueMail
  at: string
}

const mailTo = async ({ store, mails, webOrigin, now }: NotificationMailPorts, userId: string, { kind, at }: Due): Promise<void> => {
  const person = partitionOf(store, 'identities', [userId])
  const user = (await findUser(person))?.document
  const due: NotificationDocument[] = []
  for await (const { document } of readerOf(notificationRecord, person).each({ where: [{ field: 'mail', equals: kind }] }))
    due.push(document)
  const told = await whatMayBeTold(store, userId, due)
  if (user?.status === 'active' && told.length > 0) {
    const id = await derivedId('msg', kind, userId, at)
    const values = { name: user.firstName, message: listed(told, user) }
    const letter = { id, kind: 'notifications', to: user.email, language: user.profile.language, values, link: `${webOrigin}/` } as const
    await mails.send({ letter, at: now().toISOString(), failures: 0 })
  }
  for (const { id } of due) await markSent(person, id, now())
}

/** Access may have ended since; then the mail says nothing of the house. */
const whatMayBeTold = async (
  store: DocumentStore,
  userId: string,
  due: readonly NotificationDocument[],
): Promise<NotificationDocument[]> => {
  const may = await Promise.all(due.map((one) => mayBeTold(store, userId, one)))
  return due.filter((_, index) => may[index]).toSorted((a, b) => b.at.localeCompare(a.at))
}

const listed = (told: readonly NotificationDocument[], { profile }: UserDocument): string => {
  const words = notificationWords(profile.language, profile.timezone)
  const lines = told.slice(0, named).map((one) => {
    const { title, message } = words.said(one)
    return `• ${[one.facts.caseNumber, title].filter(Boolean).join(', ')}: ${message}`
  })
  return told.length > named ? [...lines, words.others(told.length - named)].join('\n') : lines.join('\n')
}

const markSent = (person: Partition, id: string, now: Date) =>
  recordsOf(notificationRecord, person).change(id, (one) => ({ ...one, mail: 'sent', ttl: notificationSecondsLeft(one.at, now) }))
