import type { CaseFacts, CaseRule, CaseStatus } from '@auctionwiz/contracts/legal-case-parts'
import { dayIn, instantOf } from '../zoned-time.ts'
import { dayAfter } from './days.ts'
import { isActiveCase } from './document.ts'
import { limitOf, needsLegalReview } from './limits.ts'
import type { CaseState } from './new-case.ts'

const hour = 3_600_000
const day = 24 * hour

/** Who gets the mail of an automation: who works on the case, those who may approve settlements, or who proposed one. */
export type Audience = 'assignee' | 'directors' | 'owner' | 'proposer'

/** One run that is due, or will be. Without `at` it waits for an event, such as a payment. */
export interface Occurrence {
  /** The rule or, of several runs of one rule in a case, the rule and what it is about. */
  slot: string
  /** What made it due: for the same cause it runs once. */
  cause: string
  /** ISO 8601. */
  at?: string
  facts: CaseFacts
  /** The action item that it is about. */
  actionId?: string
}

export interface AutomationRule {
  rule: CaseRule
  /** What it does: moves the case, opens a legal review, ends a request for approval, or sends a mail. */
  status?: CaseStatus
  opensReview?: true
  endsApproval?: true
  audiences?: readonly Audience[]
  /** Of a rule that repeats, when it is due after a time at which it was. */
  next?: (legalCase: CaseState, at: string) => string
  /** The runs that the case as it is has ahead. */
  occurrences(legalCase: CaseState): Occurrence[]
}

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** When the case reached its status. */
const since = ({ statusHistory, dateSubmitted }: CaseState): string => statusHistory.at(-1)?.timestamp ?? dateSubmitted

/** A move from a status some time after the case reached it. */
const moveAfter = (from: CaseStatus, ms: number) => (legalCase: CaseState) =>
  legalCase.status === from ? [moveAt(legalCase, later(since(legalCase), ms))] : []

const moveAt = (legalCase: CaseState, at: string | undefined): Occurrence => ({
  slot: 'move',
  cause: `${legalCase.status} ${since(legalCase)}`,
  ...(at !== undefined && { at }),
  facts: { status: legalCase.status, since: since(legalCase) },
})

/** When reminders of a day go out: at 9:00 in the time zone of the house. */
const morning = ({ timeZone = 'UTC' }: CaseState, date: string): string => instantOf(`${date}T09:00`, timeZone) ?? `${date}T09:00:00.000Z`

/** The morning of the 30th day after the day of an instant. */
const afterThirtyDays = (legalCase: CaseState, from: string): string =>
  morning(legalCase, dayAfter(dayIn(from, legalCase.timeZone ?? 'UTC'), 30))

const dayLater = (_: CaseState, at: string): string => later(at, day)

/** When a repeating rule was last due, or what it counts from. */
const lastOf = ({ ran }: CaseState, slot: string, from: string): string => {
  const last = ran[slot]
  return last !== undefined && last > from ? last : from
}

/** All automations, in the order in which they run when several are due at the same moment. */
export const automationRules: readonly AutomationRule[] = [
  { rule: 'accept_case', status: 'PENDING', occurrences: moveAfter('SUBMITTED', 0) },
  { rule: 'start_review', status: 'IN REVIEW', occurrences: moveAfter('PENDING', 24 * hour) },
  {
    rule: 'close_resolved',
    status: 'CLOSED',
    // What is still to be done keeps a resolved case open.
    occurrences: (legalCase) => {
      if (legalCase.status !== 'RESOLVED') return []
      const { actionItems } = legalCase
      const ends = actionItems.map(({ doneAt }) => doneAt)
      const last = ends.includes(undefined) ? undefined : [since(legalCase), ...ends].toSorted().at(-1)
      return [moveAt(legalCase, last)]
    },
  },
  {
    rule: 'close_settled',
    status: 'CLOSED',
    occurrences: (legalCase) => (legalCase.status === 'SETTLED' ? [moveAt(legalCase, legalCase.settlement?.confirmedAt)] : []),
  },
  { rule: 'close_dismissed', status: 'CLOSED', occurrences: moveAfter('DISMISSED', 30 * day) },
  {
    rule: 'escalate_critical',
    audiences: ['directors', 'assignee'],
    occurrences: (legalCase) => priorityRun(legalCase, 'critical', 'escalate_critical'),
  },
  { rule: 'notify_director', audiences: ['directors'], occurrences: (legalCase) => priorityRun(legalCase, 'high', 'notify_director') },
  {
    rule: 'legal_review',
    opensReview: true,
    audiences: ['directors'],
    occurrences: (legalCase) => {
      const { claimAmount, dateSubmitted, actionItems } = legalCase
      const isOpened = actionItems.some(({ kind }) => kind === 'legal_review')
      if (claimAmount === undefined || isOpened || !needsLegalReview(legalCase)) return []
      if (!['SUBMITTED', 'PENDING', 'IN REVIEW'].includes(legalCase.status)) return []
      const facts = { amount: claimAmount, limit: limitOf('review', claimAmount.currency) }
      return [{ slot: 'legal_review', cause: 'opened', at: dateSubmitted, facts }]
    },
  },
  {
    rule: 'expire_approval',
    endsApproval: true,
    audiences: ['proposer'],
    occurrences: (legalCase) =>
      legalCase.settlement?.expiresAt === undefined ? [] : approvalRun(legalCase, 'expire_approval', legalCase.settlement.expiresAt),
  },
  {
    rule: 'ask_approval',
    audiences: ['directors'],
    occurrences: (legalCase) => approvalRun(legalCase, 'ask_approval', legalCase.settlement?.proposedAt),
  },
  {
    rule: 'remind_approval',
    audiences: ['directors'],
    next: dayLater,
    occurrences: (legalCase) => {
      const from = legalCase.settlement?.proposedAt
      return approvalRun(legalCase, 'remind_approval', from && dayLater(legalCase, lastOf(legalCase, 'remind_approval', from)))
    },
  },
  {
    rule: 'confirm_payment',
    audiences: ['assignee', 'directors'],
    occurrences: (legalCase) => {
      const { status, settlement } = legalCase
      if (status !== 'SETTLED' || settlement === undefined || settlement.confirmedAt !== undefined) return []
      const facts = { status, since: since(legalCase), amount: settlement.amount }
      return [{ slot: 'confirm_payment', cause: since(legalCase), at: later(since(legalCase), 48 * hour), facts }]
    },
  },
  {
    rule: 'remind_action',
    audiences: ['owner'],
    occurrences: (legalCase) =>
      legalCase.actionItems.flatMap(({ id, text, dueDate, doneAt, owner }) => {
        if (legalCase.status === 'CLOSED' || dueDate === undefined || doneAt !== undefined) return []
        const facts = { action: text, due: dueDate, ...(owner && { person: owner.name }) }
        return [{ slot: `remind_action:${id}`, cause: dueDate, at: morning(legalCase, dueDate), facts, actionId: id }]
      }),
  },
  {
    rule: 'remind_filing',
    audiences: ['assignee'],
    occurrences: (legalCase) => {
      const { filingDeadline } = legalCase
      if (filingDeadline === undefined || !isActiveCase(legalCase)) return []
      const at = morning(legalCase, dayAfter(filingDeadline, -3))
      return [{ slot: 'remind_filing', cause: filingDeadline, at, facts: { due: filingDeadline } }]
    },
  },
  {
    rule: 'remind_inactive',
    audiences: ['assignee'],
    next: afterThirtyDays,
    occurrences: (legalCase) => {
      if (!isActiveCase(legalCase)) return []
      const at = afterThirtyDays(legalCase, lastOf(legalCase, 'remind_inactive', legalCase.lastUpdated))
      return [{ slot: 'remind_inactive', cause: at, at, facts: { since: legalCase.lastUpdated } }]
    },
  },
]

const priorityRun = (legalCase: CaseState, priority: CaseState['priority'], slot: CaseRule): Occurrence[] =>
  legalCase.priority === priority && isActiveCase(legalCase)
    ? [{ slot, cause: priority, at: legalCase.dateSubmitted, facts: { priority } }]
    : []

const approvalRun = ({ settlement }: CaseState, slot: CaseRule, when: string | undefined): Occurrence[] => {
  if (settlement?.state !== 'pending' || when === undefined) return []
  const { amount, proposedAt, proposedBy } = settlement
  const facts = { amount, limit: limitOf('approval', amount.currency), since: proposedAt, person: proposedBy.name }
  return [{ slot, cause: when, at: when, facts }]
}
