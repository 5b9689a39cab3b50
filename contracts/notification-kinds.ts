import type { Permission } from './permissions.ts'

/** What notifications are about. */

export const notificationTypes = ['automation', 'approval_required', 'reminder', 'escalation'] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationPriorities = ['critical', 'high', 'medium', 'low'] as const
export type NotificationPriority = (typeof notificationPriorities)[number]

/** Parts of the product, and the permission without which nobody sees what one says of a house. */
export const notificationTopics = {
  legal: 'legal:notifications',
} as const satisfies Record<string, Permission>
export type NotificationTopic = keyof typeof notificationTopics

interface Kind {
  type: NotificationType
  topic: NotificationTopic
  priority: NotificationPriority
}

/** Each thing that a notification can say. */
export const notificationKinds = {
  ask_approval: { type: 'approval_required', topic: 'legal', priority: 'critical' },
  remind_approval: { type: 'approval_required', topic: 'legal', priority: 'critical' },
  legal_review: { type: 'approval_required', topic: 'legal', priority: 'high' },
  escalate_critical: { type: 'escalation', topic: 'legal', priority: 'critical' },
  notify_director: { type: 'escalation', topic: 'legal', priority: 'high' },
  confirm_payment: { type: 'reminder', topic: 'legal', priority: 'high' },
  remind_filing: { type: 'reminder', topic: 'legal', priority: 'high' },
  remind_action: { type: 'reminder', topic: 'legal', priority: 'medium' },
  remind_inactive: { type: 'reminder', topic: 'legal', priority: 'low' },
} as const satisfies Record<string, Kind>
export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

export const isNotificationKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name)
