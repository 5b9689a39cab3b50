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

/** The rules for an auction: its threshold replaces that of Auto-Invite, and turns Auto-Invite on. */
const rulesFor = (rules: Rules, threshold: AutoInviteThreshold | undefined): Rules => {
  if (!threshold) return rules
  const scoreThreshold = threshold.useNationalScore ? threshold.nationalScore : threshold.localScore
  return { ...rules, autoInvite: { ...rules.autoInvite, enabled: true, scoreThreshold } }
}

/**
 * Decides on a bidder for an auction: the manual status if staff set one, else the rules with the score that counts for the
 * auction. Suspended bidders are never invited.
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

/** Without the value found, which follows from the stored input; of New bidders, older decisions name the provisional score. */
const outcomeOf = ({ actual: _actual, ...outcome }: Decision['reasons'][number]) => outcome

/** Repeats a decision from its stored input with the `rules` of that time. @returns whether status and reasons are the same. */
export const replay = (
  { status, reasons, input, threshold }: Decision,
  rules: Rules,
): { same: boolean; status: Decision['status']; reasons: Decision['reasons'] } => {
  const again = decide(decisionInput(input), rulesFor(rules, threshold))
  return {
    same: again.status === status && JSON.stringify(again.reasons.map(outcomeOf)) === JSON.stringify(reasons.map(outcomeOf)),
    ...again,
  }
}
