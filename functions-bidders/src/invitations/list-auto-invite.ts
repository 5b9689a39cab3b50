import type { listAutoInvite as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import { decideInvitation } from '@auctionwiz/domain/invitations/decide-invitation'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { readAuction } from '@auctionwiz/records/auctions'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { candidates } from './candidates.ts'

const pageSize = 100

/** A page holds those of the next hundred bidders by score whom the rules invite, so it may be short before the end. */
export const listAutoInvite: UseCase<typeof endpoint> = async ({ query: { auctionId, page } }, { house, now }) => {
  const [rules, { autoInviteThreshold }] = await Promise.all([readScoringRules(house), readAuction(house, auctionId, now)])
  const score = autoInviteThreshold?.useNationalScore ? 'nationalScore' : 'localScore'
  const orderBy = (['type', `listKeys.${score === 'nationalScore' ? 'national' : 'local'}`] as const).map((field) => ({
    field,
    descending: true,
  }))
  const found = await listerOf(candidates, house).page({ orderBy }, { limit: pageSize, next: page })
  const bidders = found.items
    .map(({ document }) => document)
    .filter((bidder) => decideInvitation(bidder, rules, autoInviteThreshold).state === 'invited')
    .map((bidder) => ({
      bidderId: bidder.id,
      bidderNumber: bidder.bidderId,
      bidderName: bidder.name,
      score: bidder[score].score,
      tier: bidder[score].tier,
    }))
  return { bidders, ...(found.next && { nextPage: found.next }) }
}
