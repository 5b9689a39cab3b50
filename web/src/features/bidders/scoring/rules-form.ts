import { rulesProblems, type ScoringRules } from '@auctionwiz/contracts/scoring'
import { phraseShown } from '../../../messages/field-messages.ts'

/** Parses a number; invalid input becomes 0. */
export const numberOf = (typed: string): number => {
  const number = Number(typed.replace(/[%\s]/g, ''))
  return Number.isFinite(number) ? Math.trunc(number) : 0
}

export const within = (number: number, most: number): number => Math.min(most, Math.max(0, number))

/** Extracts the rules from an object, in a fixed order, for comparison. */
export const rulesOf = ({ weights, thresholds, autoInvite, autoDeny }: ScoringRules): ScoringRules => ({
  weights: { ...weights },
  thresholds: { ...thresholds },
  autoInvite: { ...autoInvite },
  autoDeny: { ...autoDeny },
})

/** A comparison key that ignores the order of fields. */
export const rulesKey = (rules: ScoringRules): string =>
  JSON.stringify(rulesOf(rules), (_key, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

export interface RulesState {
  problems: { weights?: string; thresholds?: string }
  /** Differs from the active rules. */
  changed: boolean
  /** Can be previewed and saved. */
  ready: boolean
}

export const rulesState = (rules: ScoringRules, inForce: ScoringRules): RulesState => {
  const problems = Object.fromEntries(Object.entries(rulesProblems(rules)).map(([field, problem]) => [field, phraseShown(problem)]))
  const changed = rulesKey(rules) !== rulesKey(inForce)
  return { problems, changed, ready: changed && Object.keys(problems).length === 0 }
}
