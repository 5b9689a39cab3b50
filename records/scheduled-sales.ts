import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { paymentDueRecord } from './payments-due.ts'

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

const auctionIds = projection(paymentDueRecord, ['auctionId'])

/** Notes each auction of a house for which somebody owes money: its steps may be due at other times. */
export const noteUnpaidSales = async (
  sales: SaleSchedule,
  house: PartitionReader,
  place: Omit<ScheduledSale, 'auctionId'>,
): Promise<void> => {
  const noted = new Set<string>()
  for await (const { document } of listerOf(auctionIds, house).each({ where: [{ field: 'state', equals: 'unpaid' }] }, 500)) {
    if (noted.has(document.auctionId)) continue
    noted.add(document.auctionId)
    await sales.note({ ...place, auctionId: document.auctionId })
  }
}
