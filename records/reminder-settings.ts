import { reminderSettingsFields } from '@auctionwiz/contracts/payments-due'
import { type Ladder, usualReminders } from '@auctionwiz/domain/payments-due/ladder'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import * as z from 'zod/mini'

export const reminderSettingsRecord = record({
  type: 'reminder-settings',
  container: 'cases',
  names: ['reminder settings', 'reminder settings'],
  about: 'After how many days the house reminds winners who have not paid, when it files a legal case, and how they can pay.',
  fields: () => ({
    ...reminderSettingsFields,
    /** Only auctions that closed on this day or later get notices by themselves: of earlier ones nothing says who has paid. */
    startsOn: z.optional(z.string()),
    /** When that day began where the house was then; absent in settings that an older version stored. */
    startsAt: z.optional(z.string()),
  }),
  personalData: 'none',
})
export type ReminderSettingsDocument = DocumentOf<typeof reminderSettingsRecord>
export const reminderSettingsId = 'settings:reminders'

/** What the house saved last, or the defaults. */
export const readLadder = async (house: PartitionReader, timeZone: string): Promise<Ladder> => {
  const stored = await readerOf(reminderSettingsRecord, house).find(reminderSettingsId)
  return { ...(stored?.document ?? usualReminders), timeZone }
}
