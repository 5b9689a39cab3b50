import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'

/** A case that automations look at. */
export interface ScheduledCase {
  accountId: string
  auctionHouseId: string
  caseId: string
}

/** A change of a case is written within this time after it was noted. */
const patience = 60_000

/** The cases of all houses with automations ahead, by when they are due. */
export const scheduledCases = (store: DocumentStore, now: () => Date): OpenWork<ScheduledCase> =>
  openWork({
    store,
    now,
    queueName: 'cases',
    nameOf: ({ accountId, auctionHouseId, caseId }) => `${accountId}:${auctionHouseId}:${caseId}`,
    patience,
    kept: true,
  })

export type CaseSchedule = Pick<OpenWork<ScheduledCase>, 'note'>

/** A house whose time zone changed: the reminders of its cases and of payments go out in its mornings. */
export interface MovedHouse {
  accountId: string
  auctionHouseId: string
}

/** The houses whose cases and payment reminders have to be scheduled again. */
export const movedHouses = (store: DocumentStore, now: () => Date): OpenWork<MovedHouse> =>
  openWork({
    store,
    now,
    queueName: 'moved-houses',
    nameOf: ({ accountId, auctionHouseId }) => `${accountId}:${auctionHouseId}`,
    patience,
    kept: true,
  })
