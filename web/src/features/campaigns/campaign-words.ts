import type { Auction } from '@auctionwiz/contracts/auctions'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import { type Campaign, type CampaignKind, type CampaignStatus, leftOutReasons, type RecipientState } from '@auctionwiz/contracts/campaigns'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { listed } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { labels } from '../../messages/label-messages.ts'
import type { StatusTone } from '../../ui/StatusDot.tsx'
import { campaignText as text } from './messages.ts'

export const statusTones: Record<CampaignStatus, StatusTone> = {
  scheduled: 'planned',
  sending: 'live',
  stopping: 'pending',
  stopped: 'idle',
  sent: 'good',
}

/** Whether emails of the campaign may still go out. */
export const isUnderWay = ({ status }: Pick<Campaign, 'status'>): boolean => status !== 'sent' && status !== 'stopped'

/** Milliseconds until a screen with a campaign under way asks again. */
export const refreshMs = 3000

/** Why no campaign for the auction can be made; undefined where one can. */
export const useCampaignReason = (auction: Auction): string | undefined => {
  const permission = usePermissionReason('communications:broadcast')
  const stage = stageOf(auction)
  if (permission !== undefined) return permission
  return stage === 'Draft' ? text.unpublished : stage === 'Upcoming' || stage === 'Active' ? undefined : text.over
}

/** The rule of a premium or category campaign in words; undefined for a saved view, whose name says it. */
export const ruleWords = (kind: CampaignKind, filter: BidderFilter | undefined): string | undefined => {
  if (!filter || kind === 'segment') return undefined
  const { scoreType = 'national', minScore: from = 0, tier = [], category = [] } = filter
  const score = labels.scoreType[scoreType]
  return kind === 'premium'
    ? text.premiumRule({ score, from, tiers: listed(tier.map((one) => labels.tier[one])) })
    : text.categoryRule({ score, from, categories: listed(category.map((one) => labels.category[one])) })
}

export type Counts = Campaign['counts']

/** How many bidders of the segment there are. */
export const countAll = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0)

/** The reasons that left somebody out, most frequent first. */
export const leftOutOf = (counts: Counts): { reason: RecipientState; count: number }[] =>
  leftOutReasons
    .map((reason) => ({ reason, count: counts[reason] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
