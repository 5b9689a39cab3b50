import type * as calls from '@auctionwiz/contracts/bidder-assessments'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readAuction } from '@auctionwiz/records/auctions'
import { readRun, summaryOf } from './assessment-run.ts'

export const readAssessment =
  (texts: boolean): UseCase<typeof calls.readAssessment> =>
  async ({ params: { auctionId } }, context) => {
    const { house, now } = context
    const [auction, run] = await Promise.all([readAuction(house, auctionId, now), readRun(house, auctionId)])
    return summaryOf(context, auction, run?.document, texts)
  }
