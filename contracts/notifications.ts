import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant } from './fields.ts'
import { notificationPriorities, notificationTopicNames, notificationTypes } from './notification-kinds.ts'

/** What the product tells a user: their own notifications, in all houses of the account where they may see what these are about. */

const user = { kind: 'access', scope: 'user' } as const
const refused = ['unauthenticated', 'token_expired', 'busy'] as const
const params = z.strictObject({ id })

/** What a notification offers to do. */
export const notificationActions = ['approve', 'reject', 'review_case', 'extend_deadline', 'open'] as const
export type NotificationAction = (typeof notificationActions)[number]

/** A case as it is now, for the actions on it. */
const notifiedCase = z.object({
  id,
  number: z.string(),
  version: z.string(),
  /** The day that is reminded of: of an action item, or for filing. */
  deadline: z.optional(z.object({ date: z.string(), actionId: z.optional(id) })),
})

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  topic: z.enum(notificationTopicNames),
  priority: z.enum(notificationPriorities),
  title: z.string(),
  message: z.string(),
  timestamp: instant,
  read: z.boolean(),
  /** Whether it waits for a decision of the user. */
  actionRequired: z.boolean(),
  actions: z.array(z.enum(notificationActions)),
  /** What became of it meanwhile and who did that; nothing is left to do then. */
  settled: z.optional(z.string()),
  /** None where it is about the user alone. */
  auctionHouseId: z.optional(id),
  /** What `open` shows: an upload or an auction. */
  subjectId: z.optional(id),
  case: z.optional(notifiedCase),
})
export type Notification = z.output<typeof notification>

export const countNotifications = endpoint({
  app: 'auth',
  name: 'countNotifications',
  summary: 'Count the caller’s unread notifications; one point read, so that it can be asked once a minute',
  method: 'GET',
  path: 'notifications/count',
  access: user,
  answer: z.object({ unread: z.int() }),
  errors: refused,
})

export const listNotifications = endpoint({
  app: 'auth',
  name: 'listNotifications',
  summary: 'List a page of the caller’s notifications, the latest first, with what became of each meanwhile',
  method: 'GET',
  path: 'notifications',
  access: user,
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({
    notifications: z.array(notification),
    total: z.int(),
    unread: z.int(),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

export const markNotificationRead = endpoint({
  app: 'auth',
  name: 'markNotificationRead',
  summary: 'Mark one of the caller’s notifications as read',
  method: 'PUT',
  path: 'notifications/{id}/read',
  access: user,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found'],
})

export const markAllNotificationsRead = endpoint({
  app: 'auth',
  name: 'markAllNotificationsRead',
  summary: 'Mark the caller’s notifications as read that came until a moment: those that the caller has seen listed',
  method: 'PUT',
  path: 'notifications/read',
  access: user,
  body: z.strictObject({ until: instant }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request'],
})

export const dismissNotification = endpoint({
  app: 'auth',
  name: 'dismissNotification',
  summary: 'Take one of the caller’s notifications off the list',
  method: 'DELETE',
  path: 'notifications/{id}',
  access: user,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found'],
})
