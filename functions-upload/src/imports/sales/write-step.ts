import type { Auction } from '@auctionwiz/contracts/auctions'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { StoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { type RegistrationDocument, registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDue } from '@auctionwiz/records/results-due'
import { saleStepRecord } from '@auctionwiz/records/sale-steps'
import { withoutRepeats } from '../../syncs/store-lines.ts'
import { changedLotWrites, newLotWrites } from '../../syncs/write-lot.ts'
import type { PlannedStep } from './plan-step.ts'
import type { SalePlace } from './sale-place.ts'
import type { LotSlot, SaleSide } from './sale-sides.ts'
import { undoOfStep } from './undo-of-step.ts'

/** A step in the files of its upload. */
export interface StepPlace {
  id: string
  auctionId: string
  /** The file and the first row of the step. */
  file: number
  row: number
}

/**
 * Writes the lots and registrations of a step in one batch, with what became of its rows and what undoes it. Fails with `exists` where the step was done
 * by another worker.
 */
export const writeStep = async (
  step: PlannedStep,
  { at, auction, side, place }: { at: StepPlace; auction: Auction; side: SaleSide; place: SalePlace },
): Promise<void> => {
  const { lots, registrations, rows } = step
  if (lots.length + registrations.length === 0) return
  const own = lots.map((slot) => lotWrites(slot, auction, place))
  const added = registrations.map((one) => registrationOf(one, auction, place))
  const written = own.map(writtenLot)
  const changed = lots.flatMap(({ stored }, index) => {
    const after = written[index]
    return after ? [{ before: stored?.document, after }] : []
  })
  const writes = withoutRepeats([
    saleStepRecord.creation({ id: at.id, rows: rows.map((row) => ({ ...row })) }),
    undoOfStep(place.upload.id, at, { lots: changed, registrations: added }),
    ...added.flatMap((one) => registrationWrites(one, place)),
    ...(registrations.length > 0 ? [resultsDue({ auctionId: auction.id }, place.now)] : []),
    ...own.flat(),
  ])
  const versions = await side.part.write(writes)
  for (const [index, slot] of lots.entries()) {
    const [first] = own[index] ?? []
    const document = written[index]
    if (first && document) slot.stored = { document, version: versions[writes.indexOf(first)] ?? '' }
    slot.changes = {}
  }
}

/** The lot that its first write stores. */
const writtenLot = ([first]: readonly Write[]): LotDocument | undefined =>
  first?.kind === 'create' || first?.kind === 'replace' ? lotRecord.parse(first.document) : undefined

/** The lot first. */
const lotWrites = (slot: LotSlot, auction: Auction, { author }: SalePlace): Write[] => {
  const { stored, id, values, changes } = slot
  const found = stored ? changedLotWrites(stored, changes, auction, author) : newLotWrites(id, values, auction, author)
  // The auction or the lot was changed since it was read: the window is planned again.
  if ('problem' in found) throw new StoreError('stale', `lot ${id} was changed meanwhile`)
  return found.writes
}

const registrationOf = (
  { bidderId, paddle }: PlannedStep['registrations'][number],
  { id: auctionId }: Auction,
  { now }: SalePlace,
): RegistrationDocument => {
  const at = now.toISOString()
  return registrationDocument({
    ...{ id: registrationId(bidderId), auctionId, bidderId, paddle, state: 'Registered' as const },
    ...{ createdAt: at, updatedAt: at },
  })
}

const registrationWrites = (registration: RegistrationDocument, { author }: SalePlace): Write[] => {
  const { auctionId, bidderId, paddle } = registration
  const after = { auctionId, bidderId, paddle, ...author.source }
  return [
    registrationRecord.creation(registration),
    auditOf(registrationRecord, registration, author, { action: 'registration.create', after }),
  ]
}
