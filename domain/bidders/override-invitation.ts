import type { AutoInviteOverride, Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { statusInForce } from '../scores/automation.ts'

/** Who sets a manual invitation status, when and why. */
export type OverrideSource = Omit<AutoInviteOverride, 'status'>

/** The bidder with a manual invitation status or, with 'By rules', reset to the rules of the house. */
export const withInvitation = (
  bidder: Bidder,
  status: Bidder['autoInviteStatus'] | 'By rules',
  source: OverrideSource,
  rules: ScoringRules,
): Bidder => {
  const { autoInviteOverride: _before, ...rest } = bidder
  const next: Bidder = status === 'By rules' ? rest : { ...rest, autoInviteOverride: { status, ...source } }
  return { ...next, autoInviteStatus: statusInForce(next, rules) }
}
