import type { Permission } from './permissions.ts'

/** What notifications are about. */

export const notificationTypes = ['automation', 'approval_required', 'reminder', 'escalation', 'security'] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationPriorities = ['critical', 'high', 'medium', 'low'] as const
export type NotificationPriority = (typeof notificationPriorities)[number]

/** Parts of the product, and the permission without which nobody sees what one says of a house. Security is about the user alone. */
export const notificationTopics = {
  legal: 'legal:notifications',
  imports: 'data:import',
  syncs: 'auctions:view',
  duplicates: 'bidders:merge',
  invitations: 'bidders:approve',
  exports: 'data:export',
  payments: 'payments:process',
  integrations: 'system:integrations',
  security: undefined,
} as const satisfies Record<string, Permission | undefined>
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
  expire_approval: { type: 'escalation', topic: 'legal', priority: 'high' },
  settlement_approved: { type: 'automation', topic: 'legal', priority: 'medium' },
  settlement_rejected: { type: 'reminder', topic: 'legal', priority: 'high' },
  legal_review: { type: 'approval_required', topic: 'legal', priority: 'high' },
  escalate_critical: { type: 'escalation', topic: 'legal', priority: 'critical' },
  notify_director: { type: 'escalation', topic: 'legal', priority: 'high' },
  confirm_payment: { type: 'reminder', topic: 'legal', priority: 'high' },
  remind_filing: { type: 'reminder', topic: 'legal', priority: 'high' },
  remind_action: { type: 'reminder', topic: 'legal', priority: 'medium' },
  remind_inactive: { type: 'reminder', topic: 'legal', priority: 'low' },
  case_assigned: { type: 'reminder', topic: 'legal', priority: 'medium' },
  case_moved: { type: 'automation', topic: 'legal', priority: 'low' },
  import_finished: { type: 'automation', topic: 'imports', priority: 'low' },
  import_incomplete: { type: 'automation', topic: 'imports', priority: 'medium' },
  import_failed: { type: 'automation', topic: 'imports', priority: 'high' },
  incoming_failed: { type: 'automation', topic: 'imports', priority: 'high' },
  sync_failed: { type: 'automation', topic: 'syncs', priority: 'high' },
  sync_conflicts: { type: 'automation', topic: 'syncs', priority: 'medium' },
  sync_waiting: { type: 'automation', topic: 'syncs', priority: 'medium' },
  duplicates_found: { type: 'automation', topic: 'duplicates', priority: 'medium' },
  key_expired: { type: 'escalation', topic: 'syncs', priority: 'high' },
  // A reminder, since it waits to be fetched: until the user chooses otherwise, these are mailed at once.
  house_exported: { type: 'reminder', topic: 'exports', priority: 'medium' },
  invitations_in_review: { type: 'approval_required', topic: 'invitations', priority: 'medium' },
  invitations_decided: { type: 'automation', topic: 'invitations', priority: 'low' },
  letter_needed: { type: 'reminder', topic: 'payments', priority: 'medium' },
  report_due: { type: 'reminder', topic: 'payments', priority: 'high' },
  api_key_expiring: { type: 'reminder', topic: 'integrations', priority: 'high' },
  api_key_expired: { type: 'reminder', topic: 'integrations', priority: 'high' },
  new_device: { type: 'security', topic: 'security', priority: 'high' },
  password_changed: { type: 'security', topic: 'security', priority: 'high' },
  email_changed: { type: 'security', topic: 'security', priority: 'high' },
  email_change_asked: { type: 'security', topic: 'security', priority: 'high' },
  factor_added: { type: 'security', topic: 'security', priority: 'medium' },
  factor_removed: { type: 'security', topic: 'security', priority: 'high' },
  factors_reset: { type: 'security', topic: 'security', priority: 'high' },
  backup_code_used: { type: 'security', topic: 'security', priority: 'high' },
  backup_codes_made: { type: 'security', topic: 'security', priority: 'medium' },
  access_changed: { type: 'security', topic: 'security', priority: 'medium' },
  ownership_received: { type: 'security', topic: 'security', priority: 'high' },
  ownership_given: { type: 'security', topic: 'security', priority: 'high' },
  house_export_made: { type: 'security', topic: 'security', priority: 'high' },
  session_reused: { type: 'security', topic: 'security', priority: 'critical' },
} as const satisfies Record<string, Kind>
export type NotificationKind = keyof typeof notificationKinds

export const notificationTopicNames = Object.keys(notificationTopics) as NotificationTopic[]

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

export const isNotificationKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name)
