import type { AutoInviteThreshold } from '@auctionwiz/contracts/auctions'
import type { Invitation, InvitationState } from '@auctionwiz/contracts/bidder-invitations'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringSettings } from '@auctionwiz/contracts/scoring'
import { type DecisionInput, decide } from '../scores/automation.ts'

type Rules = Pick<ScoringSettings, 'autoInvite' | 'autoDeny' | 'number'>
type Decision = NonNullable<Invitation['decision']>

export type Invitable = Pick<Bidder, 'status' | 'facts' | 'autoInviteOverride'> & {
  nationalScore: Pick<Bidder['nationalScore'], 'score' | 'tier'>
  localScore: Pick<Bidder['localScore'], 'score' | 'tier'>
}

const stateOf: Record<Bidder['autoInviteStatus'], InvitationState> = {
  'Auto-Invite': 'invited',
  'Manual Review': 'review',
  'Auto-Deny': 'denied',
}

/** The rules as they count for an auction: its threshold stands for that of Auto-Invite, and turns it on. */
const rulesFor = (rules: Rules, threshold: AutoInviteThreshold | undefined): Rules => {
  if (!threshold) return rules
  const scoreThreshold = threshold.useNationalScore ? threshold.nationalScore : threshold.localScore
  return { ...rules, autoInvite: { ...rules.autoInvite, enabled: true, scoreThreshold } }
}

/**
 * What becomes of a bidder for an auction: what staff set for the bidder by hand, else what the rules say of the score that counts for the
 * auction. Nobody Suspended is invited, whatever was set.
 */
export const decideInvitation = (
  bidder: Invitable,
  rules: Rules,
  threshold: AutoInviteThreshold | undefined,
): { state: InvitationState; decision: Decision } => {
  const scoreType = threshold?.useNationalScore ? 'national' : 'local'
  const { score, tier } = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  const { paidOnTime, paidLate, disputes, defaults } = bidder.facts
  const input = { status: bidder.status, score, tier, paidOnTime, paidLate, disputes, defaults }
  const ruled = decide(decisionInput(input), rulesFor(rules, threshold))
  const override = bidder.autoInviteOverride && { status: bidder.autoInviteOverride.status, by: bidder.autoInviteOverride.by }
  const decision: Decision = {
    ...ruled,
    rules: rules.number,
    scoreType,
    input,
    ...(threshold && { threshold }),
    ...(override && { override }),
  }
  const state = stateOf[override?.status ?? ruled.status]
  return { state: state === 'invited' && bidder.status === 'Suspended' ? 'review' : state, decision }
}

const decisionInput = ({ status, score, tier, ...facts }: Decision['input']): DecisionInput => ({
  status,
  facts,
  localScore: { score, tier },
})

/** Decides again from what was kept. `rules` are those of then. @returns whether status and reasons come out the same. */
export const replay = (
  { status, reasons, input, threshold }: Decision,
  rules: Rules,
): { same: boolean; status: Decision['status']; reasons: Decision['reasons'] } => {
  const again = decide(decisionInput(input), rulesFor(rules, threshold))
  return { same: again.status === status && JSON.stringify(again.reasons) === JSON.stringify(reasons), ...again }
}
