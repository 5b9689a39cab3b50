import type { Tier } from '@auctionwiz/contracts/scores'
import type { TierMark } from '@auctionwiz/contracts/scoring'

export const tierOfMark = { premium: 'Premium', gold: 'Gold', silver: 'Silver', bronze: 'Bronze' } as const satisfies Record<TierMark, Tier>
