import type { UpcomingRun } from '@auctionwiz/contracts/legal-case-workflow'
import type { CaseAction, CaseDue, LegalCase } from '@auctionwiz/contracts/legal-cases'
import { type AutomationRule, automationRules, type Occurrence } from './automation-rules.ts'
import { isActiveCase } from './document.ts'
import type { CaseState } from './new-case.ts'

/** A run of an automation that the case has ahead. */
export interface Run extends Occurrence {
  rule: AutomationRule
}

/** What automations will do, the nearest first; those that wait for an event come last. Computed from the case alone. */
export const runsAhead = (legalCase: CaseState): Run[] =>
  automationRules
    .flatMap((rule) => rule.occurrences(legalCase).map((occurrence): Run => ({ ...occurrence, rule })))
    .filter(({ slot, cause }) => !hasRun(legalCase, slot, cause))
    .toSorted((a, b) => (a.at ?? eventually).localeCompare(b.at ?? eventually))

const eventually = '9999'

/** A repeating rule keeps the instant of its last run, which lies at or after what made it due. */
const hasRun = ({ ran }: CaseState, slot: string, cause: string): boolean => ran[slot] === cause

/** The first run whose time has come; none while automations are paused. */
export const dueRun = (legalCase: CaseState, now: Date): Run | undefined => {
  if (!legalCase.automation.enabled) return undefined
  const [first] = runsAhead(legalCase)
  return first?.at !== undefined && first.at <= now.toISOString() ? first : undefined
}

/** When automations have to look at the case next, ISO 8601; undefined where nothing is ahead but events. */
export const nextRunAt = (legalCase: CaseState): string | undefined =>
  legalCase.automation.enabled ? runsAhead(legalCase)[0]?.at : undefined

export const upcomingOf = (legalCase: CaseState): UpcomingRun[] =>
  runsAhead(legalCase).map(({ rule, at, facts }) => ({
    rule: rule.rule,
    ...(at !== undefined && { at }),
    ...(rule.status && { status: rule.status }),
    facts,
  }))

const repeats: ReadonlySet<string> = new Set(['remind_inactive', 'remind_approval'])

/** Days within which a legal review is due. */
const reviewDays = 7

/**
 * The case after a run. A late run counts from the moment at which it really happened.
 * @param reviewId the id of an action item that it may open
 */
export const afterRun = (legalCase: CaseState, { rule, slot, cause, facts }: Run, now: Date, reviewId: string): CaseState => {
  const at = now.toISOString()
  const ran = { ...legalCase.ran, [slot]: repeats.has(slot) ? at : cause }
  if (rule.status !== undefined) {
    const step = { status: rule.status, timestamp: at, reason: '', changedBy: automationName, automated: true, rule: rule.rule, facts }
    return { ...legalCase, ran, status: rule.status, statusHistory: [...legalCase.statusHistory, step], lastUpdated: at }
  }
  if (!rule.opensReview) return { ...legalCase, ran }
  const due = new Date(now.getTime() + reviewDays * 86_400_000).toISOString().slice(0, 10)
  const review: CaseAction = {
    id: reviewId,
    text: 'Legal review',
    kind: 'legal_review',
    dueDate: due,
    createdAt: at,
    createdBy: automationName,
  }
  return { ...legalCase, ran, actionItems: [...legalCase.actionItems, review] }
}

/** Who changed what an automation changed. */
export const automationName = 'AuctionWiz'

/** The case with what is due next in it. */
export const withDue = <State extends CaseState>(legalCase: State): State => {
  const { due: _due, ...rest } = legalCase
  const due = caseDue(legalCase)
  return { ...rest, ...(due && { due }) } as State
}

/** The nearest of: a move, an approval or payment that is waited for, an action item, a deadline. */
const caseDue = (legalCase: CaseState): CaseDue | undefined => {
  if (legalCase.status === 'CLOSED') return undefined
  return [...awaited(legalCase), ...toDo(legalCase)].toSorted((a, b) => a.at.localeCompare(b.at))[0]
}

const awaited = (legalCase: CaseState): CaseDue[] => {
  const { settlement, status, statusHistory, automation } = legalCase
  const moves = automation.enabled
    ? runsAhead(legalCase).filter(({ rule }) => rule.status !== undefined || rule.rule === 'remind_inactive')
    : []
  const since = statusHistory.at(-1)?.timestamp ?? legalCase.dateSubmitted
  return [
    ...moves.flatMap(({ rule, at }): CaseDue[] =>
      at === undefined ? [] : [{ at, kind: 'automation', rule: rule.rule, ...(rule.status && { status: rule.status }) }],
    ),
    ...(settlement?.state === 'pending' ? [{ at: plusHours(settlement.proposedAt, 24), kind: 'approval' as const }] : []),
    ...(status === 'SETTLED' && settlement?.confirmedAt === undefined ? [{ at: plusHours(since, 48), kind: 'payment' as const }] : []),
  ]
}

const toDo = (legalCase: LegalCase | CaseState): CaseDue[] => {
  const { actionItems, filingDeadline, estimatedResolutionDate } = legalCase
  const isActive = isActiveCase(legalCase)
  return [
    ...actionItems.flatMap(({ dueDate, doneAt, text }): CaseDue[] =>
      dueDate === undefined || doneAt !== undefined ? [] : [{ at: dueDate, kind: 'action', text }],
    ),
    ...(isActive && filingDeadline ? [{ at: filingDeadline, kind: 'filing_deadline' as const }] : []),
    ...(isActive && estimatedResolutionDate ? [{ at: estimatedResolutionDate, kind: 'resolution' as const }] : []),
  ]
}

const plusHours = (instant: string, hours: number): string => new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
