import type * as calls from '@auctionwiz/contracts/payments-due'
import type { ReminderSettings } from '@auctionwiz/contracts/payments-due'
import { usualReminders } from '@auctionwiz/domain/payments-due/ladder'
import { dayIn, instantOf } from '@auctionwiz/domain/zoned-time'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { readHouse } from '@auctionwiz/records/houses'
import { type ReminderSettingsDocument, reminderSettingsId, reminderSettingsRecord } from '@auctionwiz/records/reminder-settings'
import { noteUnpaidSales, type SaleSchedule } from '@auctionwiz/records/scheduled-sales'

const settingsOf = ({
  enabled,
  reminderDays,
  secondNoticeDays,
  finalNoticeDays,
  caseDays,
  howToPay,
  reports = [],
}: ReminderSettingsDocument): ReminderSettings => ({
  ...{ enabled, reminderDays, secondNoticeDays, finalNoticeDays, caseDays },
  ...(howToPay !== undefined && { howToPay }),
  ...(reports.length > 0 && { reports }),
})

const answerOf = ({ document, version }: Versioned<ReminderSettingsDocument>) => ({
  ...settingsOf(document),
  ...(document.startsOn !== undefined && { startsOn: document.startsOn }),
  version,
})

export const readReminderSettings: UseCase<typeof calls.readReminderSettings> = async (_input, { house }) => {
  const stored = await readerOf(reminderSettingsRecord, house).find(reminderSettingsId)
  return stored ? answerOf(stored) : usualReminders
}

const dayFrom = (now: Date, timeZone: string) => {
  const startsOn = dayIn(now.toISOString(), timeZone)
  return { startsOn, startsAt: instantOf(`${startsOn}T00:00`, timeZone) }
}

/** Turned on, they begin with the auctions of that day: of earlier ones nothing says who has paid. */
export const updateReminderSettings =
  (sales: SaleSchedule): UseCase<typeof calls.updateReminderSettings> =>
  async ({ body: { version, ...settings } }, context) => {
    const { house, account, auctionHouseId, claims, now } = context
    const all = recordsOf(reminderSettingsRecord, house)
    const before = (await all.find(reminderSettingsId))?.document
    const { timezone } = (await readHouse(account, auctionHouseId)).settings
    const begins =
      settings.enabled && !before?.enabled ? dayFrom(now, timezone) : { startsOn: before?.startsOn, startsAt: before?.startsAt }
    const event = context.audit({
      ...{ action: 'payment.settings', subjectType: 'settings', subjectId: reminderSettingsId },
      before: before ? settingsOf(before) : usualReminders,
      after: settings,
    })
    const document = { id: reminderSettingsId, ...settings, ...begins }
    const place = { accountId: claims.accountId, auctionHouseId }
    if (settings.enabled || settings.reports?.length) await noteUnpaidSales(sales, house, place)
    try {
      return answerOf(await (version === undefined ? all.create(document, [event]) : all.replace(document, version, [event])))
    } catch (error) {
      throw isStoreError(error, 'exists', 'stale', 'missing') ? new Failure('stale_version') : error
    }
  }
