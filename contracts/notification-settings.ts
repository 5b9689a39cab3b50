import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { NotificationType } from './notification-kinds.ts'

/** How a user wants to be told: in the app, and by mail at once, in a daily summary or not at all. */

export const mailChoices = ['at_once', 'digest', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]

const channels = z.strictObject({ inApp: z.boolean(), mail: z.enum(mailChoices) })

/** What concerns the security of the user's own access is always in the app and in a mail of its own. */
export const chosenTypes = ['automation', 'approval_required', 'reminder', 'escalation'] as const satisfies readonly NotificationType[]
export type ChosenType = (typeof chosenTypes)[number]

const byType = { automation: channels, approval_required: channels, reminder: channels, escalation: channels } satisfies Record<
  ChosenType,
  typeof channels
>
export const notificationChannels = z.strictObject(byType)
export type NotificationChannels = z.output<typeof notificationChannels>

/** Until the user chooses: what waits for somebody is mailed at once, what merely happened comes in the summary. */
export const usualChannels: NotificationChannels = {
  automation: { inApp: true, mail: 'digest' },
  approval_required: { inApp: true, mail: 'at_once' },
  reminder: { inApp: true, mail: 'at_once' },
  escalation: { inApp: true, mail: 'at_once' },
}

/** The hour of the user's day at which the summary is sent. */
export const digestHour = 7

const access = { kind: 'access', scope: 'user' } as const
const refused = ['unauthenticated', 'token_expired', 'busy'] as const
const answer = z.object({ channels: notificationChannels, version: z.string() })

export const readNotificationSettings = endpoint({
  app: 'auth',
  name: 'readNotificationSettings',
  summary: 'Read how the caller is notified, by type of notification',
  method: 'GET',
  path: 'notifications/settings',
  access,
  answer,
  errors: refused,
})

export const updateNotificationSettings = endpoint({
  app: 'auth',
  name: 'updateNotificationSettings',
  summary: 'Choose how the caller is notified, by type of notification; applies to notifications from now on',
  method: 'PUT',
  path: 'notifications/settings',
  access,
  body: z.strictObject({ channels: notificationChannels, version: z.string().check(z.maxLength(20)) }),
  answer,
  errors: [...refused, 'invalid_request', 'stale_version'],
})
