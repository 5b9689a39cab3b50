import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'

/** An auction whose winners are reminded of what they owe. */
export interface ScheduledSale {
  accountId: string
  auctionHouseId: string
  auctionId: string
}

/** A change is written within this time after it was noted. */
const patience = 60_000

/** The auctions of all houses for which somebody owes money, by when the next step is due. */
export const scheduledSales = (store: DocumentStore, now: () => Date): OpenWork<ScheduledSale> =>
  openWork({
    store,
    now,
    queueName: 'sales',
    nameOf: ({ accountId, auctionHouseId, auctionId }) => `${accountId}:${auctionHouseId}:${auctionId}`,
    patience,
    kept: true,
  })

export type SaleSchedule = Pick<OpenWork<ScheduledSale>, 'note'>
