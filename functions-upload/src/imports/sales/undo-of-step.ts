import { fieldChange } from '@auctionwiz/domain/imports/sales/field-change'
import type { Write } from '@auctionwiz/platform/core/store/store'
import type { LotDocument } from '@auctionwiz/records/lots'
import type { RegistrationDocument } from '@auctionwiz/records/registrations'
import { lotSum, registrationSum, saleChangeId, saleChangeRecord, settableLot } from '@auctionwiz/records/sale-changes'
import type { StepPlace } from './write-step.ts'

/** What a step wrote. A lot that it added has no `before`. */
interface WrittenStep {
  lots: readonly { before: LotDocument | undefined; after: LotDocument }[]
  registrations: readonly RegistrationDocument[]
}

/** What undoes a step, for its batch. Of what the step added a short sum is enough to see whether somebody edited it since. */
export const undoOfStep = (
  uploadId: string,
  { auctionId, file, row }: Omit<StepPlace, 'id'>,
  { lots, registrations }: WrittenStep,
): Write =>
  saleChangeRecord.creation({
    ...{ id: saleChangeId(uploadId, file, row), uploadId, auctionId, file, row },
    lots: lots.map(({ before, after }) => ({
      ...{ id: after.id, sum: lotSum(after) },
      ...(before && fieldChange(settableLot(before), settableLot(after))),
    })),
    registrations: registrations.map((one) => ({ bidderId: one.bidderId, sum: registrationSum(one) })),
    bidderIds: registrations.map(({ bidderId }) => bidderId),
  })
