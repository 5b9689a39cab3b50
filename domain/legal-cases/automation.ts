import type { CaseAction, CaseDue } from '@auctionwiz/contracts/legal-case-parts'
import type { UpcomingRun } from '@auctionwiz/contracts/legal-case-workflow'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { dayIn } from '../zoned-time.ts'
import { type AutomationRule, automationRules, type Occurrence } from './automation-rules.ts'
import { dayAfter } from './days.ts'
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
    .map((run): Run => (run.at === undefined ? run : { ...run, at: afterPause(legalCase, run.at) }))
    .toSorted((a, b) => (a.at ?? eventually).localeCompare(b.at ?? eventually))

const eventually = '9999'

/** What was due while automations were paused is due when they go on. */
const afterPause = ({ automation: { resumedAt } }: CaseState, at: string): string =>
  resumedAt !== undefined && resumedAt > at ? resumedAt : at

/** A repeating rule keeps when it was last due, which is never what makes it due next. */
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

/** Days within which a legal review is due. */
const reviewDays = 7

/**
 * The case after a run. A late run counts from when it was due, so that later dates are those of a run in time.
 * @param reviewId the id of an action item that it may open
 */
export const afterRun = (legalCase: CaseState, run: Run, now: Date, reviewId: string): CaseState => {
  const { rule, slot, cause, facts, at = now.toISOString() } = run
  const { timeZone = 'UTC', lastUpdated } = legalCase
  const ran = { ...legalCase.ran, [slot]: rule.next ? lastDue(legalCase, at, now, rule.next) : cause }
  const changed = lastUpdated > at ? lastUpdated : at
  if (rule.status !== undefined) {
    const step = { status: rule.status, timestamp: at, reason: '', changedBy: automationName, automated: true, rule: rule.rule, facts }
    return { ...legalCase, ran, status: rule.status, statusHistory: [...legalCase.statusHistory, step], lastUpdated: changed }
  }
  if (rule.endsApproval && legalCase.settlement)
    return { ...legalCase, ran, settlement: { ...legalCase.settlement, state: 'expired' }, lastUpdated: changed }
  if (!rule.opensReview) return { ...legalCase, ran }
  const review: CaseAction = {
    id: reviewId,
    text: 'Legal review',
    kind: 'legal_review',
    dueDate: dayAfter(dayIn(changed, timeZone), reviewDays),
    createdAt: now.toISOString(),
    createdBy: automationName,
  }
  return { ...legalCase, ran, actionItems: [...legalCase.actionItems, review] }
}

/** What automations ran for, after a change: a case that becomes Critical or High again is escalated again. */
export const ranAfterChange = ({ ran }: Pick<CaseState, 'ran'>, { priority }: Partial<CaseState>): CaseState['ran'] => {
  if (priority === undefined) return ran
  const { escalate_critical: _critical, notify_director: _high, ...rest } = ran
  return rest
}

/** The last time up to now at which a repeating run was due: of those that were missed, one takes place. */
const lastDue = (legalCase: CaseState, first: string, now: Date, next: NonNullable<AutomationRule['next']>): string => {
  let last = first
  for (let following = next(legalCase, last); following <= now.toISOString(); following = next(legalCase, last)) last = following
  return last
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
    ...(status === 'SETTLED' && settlement && settlement.confirmedAt === undefined
      ? [{ at: plusHours(since, 48), kind: 'payment' as const }]
      : []),
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
