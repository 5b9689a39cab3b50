import { instant, money } from '@auctionwiz/contracts/fields'
import { caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import { notificationKindNames, notificationKinds, notificationPriorities } from '@auctionwiz/contracts/notification-kinds'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { passingStaffData } from './staff-data.ts'

/** What the words of a notification are filled with. */
export const notificationFacts = z.object({
  caseNumber: z.optional(z.string()),
  /** To which a case was moved. */
  status: z.optional(z.enum(caseStatuses)),
  amount: z.optional(money),
  limit: z.optional(money),
  since: z.optional(instant),
  /** A day. */
  due: z.optional(z.string()),
  action: z.optional(z.string()),
  person: z.optional(z.string()),
  /** Of an upload, an auction or a verification method. */
  name: z.optional(z.string()),
  count: z.optional(z.int()),
  total: z.optional(z.int()),
  failed: z.optional(z.int()),
  device: z.optional(z.string()),
  address: z.optional(z.string()),
})
export type NotificationFacts = z.output<typeof notificationFacts>

export const notificationRecord = record({
  type: 'notification',
  container: 'identities',
  idPrefix: 'ntf',
  names: ['notification', 'notifications'],
  about: 'Something that the product tells one user: what happened, with the figures of its words, and whether it was read.',
  fields: () => ({
    /** Where it is listed: the account, the house and the topic; `gone` once it was dismissed, `hidden` where it is only mailed. */
    scope: z.string(),
    accountId: z.string(),
    auctionHouseId: z.string(),
    kind: z.enum(notificationKindNames),
    priority: z.enum(notificationPriorities),
    at: instant,
    readAt: z.optional(instant),
    /** The id of what it is about, such as a case. */
    subjectId: z.optional(z.string()),
    /** The mail that still has to name it, or that one has. */
    mail: z.optional(z.enum(['due', 'digest', 'sent'])),
    facts: notificationFacts,
  }),
  indexes: { fields: ['scope', 'mail'], composite: [['at']] },
  // The most; each has its own: to the end of the third month after the one it came in.
  ttl: 124 * 86_400,
  personalData: passingStaffData(),
})

export type NotificationDocument = DocumentOf<typeof notificationRecord>

/** The scope of dismissed notifications, which stay until their time is over so that their cause makes no new one. */
export const goneScope = 'gone'

/** The scope of those that a user wants in the summary alone. */
export const hiddenScope = 'hidden'

/** Where notifications of a kind are listed and counted. */
export const notificationScope = (accountId: string, auctionHouseId: string, kind: NotificationDocument['kind']): string =>
  topicScope(accountId, auctionHouseId, notificationKinds[kind].topic)

/** The scope of what is about the user alone, in whichever account. */
export const ownScope = '//security'

export const topicScope = (accountId: string, auctionHouseId: string, topic: string): string => `${accountId}/${auctionHouseId}/${topic}`

/** The month in which a notification came, such as `2026-11`. */
export const monthOf = (at: string): string => at.slice(0, 7)

/** Months after its own in which a notification is kept. */
const keptMonths = 3

const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString()
}

/** Whether notifications of a month are still there. */
export const isKept = (month: string, now: Date): boolean => monthAfter(month, keptMonths + 1) > now.toISOString()

/** Seconds for which a notification of that time is still kept, 1 at least: a `ttl`. */
export const notificationSecondsLeft = (at: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(monthAfter(monthOf(at), keptMonths + 1)) - now.getTime()) / 1000))
