import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'

/** Notes a case before it is written, so that automations also find it when the service stops in between. */
export const noteCase = (schedule: CaseSchedule, { claims, auctionHouseId }: HouseContext, caseId: string): Promise<void> =>
  schedule.note({ accountId: claims.accountId, auctionHouseId, caseId })

/** A use case on a case, after which its automations are scheduled again. */
export const rescheduling =
  <E extends Endpoint>(schedule: CaseSchedule, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    await noteCase(schedule, context as HouseContext, String((input.params as { id?: unknown } | undefined)?.id))
    return useCase(input, context)
  }
