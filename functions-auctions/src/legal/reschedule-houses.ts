import { caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store/store'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { movedHouses, type ScheduledCase } from '@auctionwiz/records/scheduled-cases'
import { noteUnpaidSales, scheduledSales } from '@auctionwiz/records/scheduled-sales'

interface Ports {
  store: DocumentStore
  scheduled: Pick<OpenWork<ScheduledCase>, 'note'>
  now(): Date
}

const housesAtOnce = 10
const casesAtOnce = 50
const openStatuses = caseStatuses.filter((status) => status !== 'CLOSED')

/** Schedules cases and payment reminders of houses again whose time zone changed. An interrupted round is repeated, which does no harm. */
export const rescheduleMovedHouses = async ({ store, scheduled, now }: Ports): Promise<void> => {
  const moved = movedHouses(store, now)
  for (const found of await moved.due(housesAtOnce)) {
    const { accountId, auctionHouseId } = found.document.message
    const house = partitionOf(store, 'cases', [accountId, auctionHouseId])
    const cases = readerOf(legalCaseRecord, house)
    let next: string | undefined
    do {
      const page = await cases.page({ where: [{ field: 'status', in: openStatuses }] }, { limit: casesAtOnce, next })
      await Promise.all(page.items.map(({ document: { id: caseId } }) => scheduled.note({ accountId, auctionHouseId, caseId })))
      next = page.next
    } while (next !== undefined)
    await noteUnpaidSales(scheduledSales(store, now), house, { accountId, auctionHouseId })
    await moved.remove(found).catch((error: unknown) => {
      // The house moved again at this moment.
      if (!isStoreError(error, 'stale', 'missing')) throw error
    })
  }
}
