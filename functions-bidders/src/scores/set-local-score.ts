import type { setLocalScore as endpoint } from '@auctionwiz/contracts/local-score'
import { setManually } from '@auctionwiz/domain/scores/set-manually'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { visibleBidder } from '../bidders/visible-bidder.ts'

/** Sets, adjusts or resets the custom score manually; rescoring keeps it, and screens show it as a separate part. */
export const setLocalScore: UseCase<typeof endpoint> = async ({ params, body: { version, ...change } }, context) => {
  const { house, claims, now, can, audit } = context
  const [before, rules] = await Promise.all([readBidder(house, params.id), readScoringRules(house)])
  if (before.version !== version) throw new Failure('stale_version')
  const permission = 'bidders:tier_assign'
  if (change.tier !== undefined && !can(permission)) throw forbidden(permission)
  const after = setManually(before, change, { by: claims.userName, byId: claims.userId, at: now.toISOString() }, rules, now)
  const event = audit({
    action: 'bidder.score',
    subjectType: 'bidder',
    subjectId: before.id,
    subjectName: before.name,
    before: { score: before.localScore.score, tier: before.localScore.tier, ...before.localManual },
    after: { score: after.localScore.score, tier: after.localScore.tier, ...after.localManual },
  })
  const [written = ''] = await writeBidders(house, [{ before, after }], [event])
  return visibleBidder({ ...after, version: written }, context)
}
