import * as settings from '@auctionwiz/contracts/notification-settings'
import * as calls from '@auctionwiz/contracts/notifications'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { countNotifications } from './count-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { dismissNotification, markAllNotificationsRead, markNotificationRead } from './mark-notifications.ts'
import { readNotificationSettings, updateNotificationSettings } from './notification-settings.ts'

export const notificationEndpoints = (parts: Deps): Route[] => [
  serve(calls.countNotifications, countNotifications(parts)),
  serve(calls.listNotifications, listNotifications(parts)),
  serve(calls.markNotificationRead, markNotificationRead(parts)),
  serve(calls.markAllNotificationsRead, markAllNotificationsRead(parts)),
  serve(calls.dismissNotification, dismissNotification(parts)),
  serve(settings.readNotificationSettings, readNotificationSettings(parts)),
  serve(settings.updateNotificationSettings, updateNotificationSettings(parts)),
]
