import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { countLots } from '@auctionwiz/records/lot-counts'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDue } from '@auctionwiz/records/results-due'
import { countUndone, type SaleUndoCounts } from '@auctionwiz/records/sale-changes'
import { authorOf, type UndoSource } from '../undo-source.ts'
import type { PlannedSale } from './plan-sale.ts'

/** A lot or a registration in a batch: it and its audit event. */
interface Unit {
  writes: Write[]
  counts: Partial<SaleUndoCounts>
  lot?: { before: LotDocument; after?: LotDocument }
}

/** A unit is two writes of a batch, in which the counters and the due results have room. */
const perBatch = 45

/** Undoes the lots, then the registrations of an auction, batch by batch, each with its counters. */
export async function* undoSale(house: Partition, plan: PlannedSale, source: UndoSource): AsyncGenerator<void> {
  const { auctionId } = plan
  const part = house.in('auctions').within(auctionId)
  for (const batch of batchesOf(unitsOf(plan, source), perBatch, ({ writes }) => bytesOf(writes))) {
    const lots = batch.flatMap(({ lot }) => lot ?? [])
    const counts: SaleUndoCounts = { lotsRemoved: 0, lotsRestored: 0, registrationsRemoved: 0 }
    for (const unit of batch)
      for (const [name, count] of Object.entries(unit.counts) as [keyof SaleUndoCounts, number][]) counts[name] += count
    const isDue = counts.registrationsRemoved > 0 || lots.some(hasResult)
    await part.write([
      ...batch.flatMap(({ writes }) => writes),
      ...countLots(lots),
      countUndone(source.uploadId, auctionId, counts),
      ...(isDue ? [resultsDue({ auctionId }, source.now)] : []),
    ])
    yield
  }
}

const hasResult = ({ before, after }: NonNullable<Unit['lot']>): boolean =>
  before.state !== 'Upcoming' || (after !== undefined && after.state !== 'Upcoming')

const unitsOf = ({ auctionId, removedLots, restoredLots, removedRegistrations }: PlannedSale, source: UndoSource): Unit[] => {
  const author = authorOf(source)
  const after = { undone: source.upload }
  return [
    ...removedLots.map(({ document, version }): Unit => {
      const { lotNumber, title, state, hammer, paddle } = document
      const before = { auctionId, lotNumber, title, state, hammer, paddle }
      const event = auditOf(lotRecord, document, author, { action: 'lot.remove', before, after })
      return { writes: [{ kind: 'remove', id: document.id, version }, event], counts: { lotsRemoved: 1 }, lot: { before: document } }
    }),
    ...restoredLots.map(({ before, after: restored }): Unit => {
      const action = before.document.state === restored.state && before.document.hammer === restored.hammer ? 'lot.update' : 'lot.outcome'
      const figures = ({ title, state, hammer, paddle }: LotDocument) => ({ title, state, hammer, paddle })
      const change = { action, before: figures(before.document), after: { ...after, ...figures(restored) } } as const
      return {
        writes: [lotRecord.replacement(restored, before.version), auditOf(lotRecord, restored, author, change)],
        counts: { lotsRestored: 1 },
        lot: { before: before.document, after: restored },
      }
    }),
    ...removedRegistrations.map(({ document, version }): Unit => {
      const { bidderId, paddle } = document
      const event = auditOf(registrationRecord, document, author, {
        action: 'registration.remove',
        before: { auctionId, bidderId, paddle },
        after,
      })
      return { writes: [{ kind: 'remove', id: document.id, version }, event], counts: { registrationsRemoved: 1 } }
    }),
  ]
}
