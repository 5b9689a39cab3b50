import { rulesProblems, type ScoringRules } from '@auctionwiz/contracts/scoring'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { writePercent } from '../../../app/write-number.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { textOr } from '../../../messages/index.ts'
import { labels } from '../../../messages/label-messages.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { recordText } from '../../../ui/record-form/messages.ts'
import { scoringText as text } from './messages.ts'
import { tierOfMark } from './tier-marks.ts'

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

/** What is wrong with the rules, in words. */
export interface RulesProblems {
  weights?: string
  thresholds?: string
}

export const problemsOf = (rules: ScoringRules): RulesProblems =>
  Object.fromEntries(Object.entries(rulesProblems(rules)).map(([field, problem]) => [field, phraseShown(problem)]))

type FieldsOf<Part extends keyof ScoringRules> = `${Part}.${keyof ScoringRules[Part] & string}`
type RuleField = FieldsOf<'weights'> | FieldsOf<'thresholds'> | FieldsOf<'autoInvite'> | FieldsOf<'autoDeny'>

/** The rules as the values of a form; each field has its path as its name. */
export type RuleValues = Record<RuleField, string | boolean>

export const ruleValues = (rules: ScoringRules): RuleValues =>
  Object.fromEntries(
    Object.entries(rulesOf(rules)).flatMap(([part, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${part}.${name}`, typeof value === 'number' ? String(value) : value]),
    ),
  ) as RuleValues

export const rulesFrom = (values: RuleValues): ScoringRules => {
  const filled = <Part extends keyof ScoringRules>(part: Part): ScoringRules[Part] =>
    Object.fromEntries(
      Object.entries(defaultRules[part]).map(([name, one]) => {
        const value = values[`${part}.${name}` as RuleField]
        return [name, typeof one === 'number' ? Number(value) : value]
      }),
    ) as ScoringRules[Part]
  return { weights: filled('weights'), thresholds: filled('thresholds'), autoInvite: filled('autoInvite'), autoDeny: filled('autoDeny') }
}

/** The name of each rule. */
export const ruleLabels = (): Record<RuleField, string> => {
  const { autoInvite, autoDeny, scoreAtLeast, scoreBelow, requirePaymentHistory, requireMinimumTier, minimumTier } = text
  const { checkDisputes, checkPaymentDefaults } = text
  const named = <Part extends keyof ScoringRules>(part: Part, names: Record<keyof ScoringRules[Part] & string, string>) =>
    Object.fromEntries(Object.entries<string>(names).map(([name, label]) => [`${part}.${name}`, label]))
  const within = (rule: string) => (label: string) => text.ruleField({ rule, label })
  const [ofTier, ofInvite, ofDeny] = [within(text.thresholds), within(autoInvite), within(autoDeny)]
  return {
    ...named(
      'weights',
      mapped(defaultRules.weights, (component) => recordLabels.component[component]),
    ),
    ...named(
      'thresholds',
      mapped(defaultRules.thresholds, (mark) => ofTier(labels.tier[tierOfMark[mark]])),
    ),
    ...named('autoInvite', {
      enabled: autoInvite,
      scoreThreshold: ofInvite(scoreAtLeast),
      requirePaymentHistory: ofInvite(requirePaymentHistory),
      requireMinimumTier: ofInvite(requireMinimumTier),
      minimumTier: ofInvite(minimumTier),
    }),
    ...named('autoDeny', {
      enabled: autoDeny,
      scoreThreshold: ofDeny(scoreBelow),
      checkDisputes: ofDeny(checkDisputes),
      checkPaymentDefaults: ofDeny(checkPaymentDefaults),
    }),
  } as Record<RuleField, string>
}

const mapped = <Key extends string>(keys: Record<Key, unknown>, label: (key: Key) => string): Record<Key, string> =>
  Object.fromEntries((Object.keys(keys) as Key[]).map((key) => [key, label(key)])) as Record<Key, string>

/** A rule's value in words. */
export const ruleShown = (field: RuleField, value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? recordText.stale.on : recordText.stale.off
  if (field === 'autoInvite.minimumTier') return textOr(labels.tier, value)
  return field.startsWith('weights.') ? writePercent(Number(value)) : value
}
