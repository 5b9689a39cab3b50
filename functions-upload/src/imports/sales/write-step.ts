import type { Auction } from '@auctionwiz/contracts/auctions'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { StoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { lotRecord } from '@auctionwiz/records/lots'
import { registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDue } from '@auctionwiz/records/results-due'
import { saleStepRecord } from '@auctionwiz/records/sale-steps'
import { withoutRepeats } from '../../syncs/store-lines.ts'
import { changedLotWrites, newLotWrites } from '../../syncs/write-lot.ts'
import type { PlannedStep } from './plan-step.ts'
import type { SalePlace } from './sale-place.ts'
import type { LotSlot, SaleSide } from './sale-sides.ts'

/**
 * Writes the lots and registrations of a step and what became of its rows in one batch. Fails with `exists` where the step was done by another worker.
 */
export const writeStep = async (
  step: PlannedStep,
  { id, auction, side, place }: { id: string; auction: Auction; side: SaleSide; place: SalePlace },
): Promise<void> => {
  const { lots, registrations, rows } = step
  if (lots.length + registrations.length === 0) return
  const own = lots.map((slot) => lotWrites(slot, auction, place))
  const writes = withoutRepeats([
    saleStepRecord.creation({ id, rows: rows.map((row) => ({ ...row })) }),
    ...registrations.flatMap((one) => registrationWrites(one, auction, place)),
    ...(registrations.length > 0 ? [resultsDue({ auctionId: auction.id }, place.now)] : []),
    ...own.flat(),
  ])
  const versions = await side.part.write(writes)
  for (const [index, slot] of lots.entries()) {
    const [written] = own[index] ?? []
    const at = written ? writes.indexOf(written) : -1
    if (written && at >= 0 && (written.kind === 'create' || written.kind === 'replace'))
      slot.stored = { document: lotRecord.parse(written.document), version: versions[at] ?? '' }
    slot.changes = {}
  }
}

/** The lot first. */
const lotWrites = (slot: LotSlot, auction: Auction, { author }: SalePlace): Write[] => {
  const { stored, id, values, changes } = slot
  const found = stored ? changedLotWrites(stored, changes, auction, author) : newLotWrites(id, values, auction, author)
  // The auction or the lot was changed since it was read: the window is planned again.
  if ('problem' in found) throw new StoreError('stale', `lot ${id} was changed meanwhile`)
  return found.writes
}

const registrationWrites = (
  { bidderId, paddle }: PlannedStep['registrations'][number],
  { id: auctionId }: Auction,
  { now, author }: SalePlace,
): Write[] => {
  const at = now.toISOString()
  const registration = registrationDocument({
    ...{ id: registrationId(bidderId), auctionId, bidderId, paddle, state: 'Registered' as const },
    ...{ createdAt: at, updatedAt: at },
  })
  const after = { auctionId, bidderId, paddle, ...author.source }
  return [
    registrationRecord.creation(registration),
    auditOf(registrationRecord, registration, author, { action: 'registration.create', after }),
  ]
}
