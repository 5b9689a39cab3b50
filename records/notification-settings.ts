import { type NotificationChannels, notificationChannels, usualChannels } from '@auctionwiz/contracts/notification-settings'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { revision, versionOf } from './revisions.ts'
import { staffData } from './staff-data.ts'

export const notificationSettingsRecord = record({
  type: 'notification-settings',
  container: 'identities',
  names: ['notification settings', 'notification settings'],
  about: 'How a user wants to be notified, by type of notification.',
  fields: () => ({ channels: notificationChannels, revision }),
  personalData: staffData(),
})

export const notificationSettingsId = 'notification-settings'

/** The user's choice, or the usual one. */
export const readNotificationChannels = async (person: PartitionReader): Promise<{ channels: NotificationChannels; version: string }> => {
  const stored = (await readerOf(notificationSettingsRecord, person).find(notificationSettingsId))?.document
  return { channels: stored?.channels ?? usualChannels, version: versionOf(stored ?? {}) }
}
