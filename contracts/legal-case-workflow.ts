import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenDate, id, instant, money, multilineText, optionalText } from './fields.ts'
import { caseFacts, casePerson, caseRules, caseStatuses } from './legal-case-parts.ts'
import { legalCase } from './legal-cases.ts'

/** How a case moves: statuses, settlements, and what automations do with it. Which status follows which says `domain/legal-cases/transitions.ts`. */

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'] as const
const params = z.strictObject({ id })
const version = z.string()
const reason = multilineText(1000)
const settled = money.check(z.refine(({ amount }) => amount > 0, { error: 'Use an amount above 0.', path: ['amount'] }))

export const changeLegalCaseStatus = endpoint({
  app: 'auctions',
  name: 'changeLegalCaseStatus',
  summary:
    'Move a case to a status that may follow its own, with a reason. SETTLED takes an amount; above the limit the settlement is proposed and waits for approval',
  method: 'POST',
  path: 'legal/cases/{id}/status',
  access: { ...house, permission: 'legal:workflow' },
  params,
  body: z.strictObject({ status: z.enum(caseStatuses), reason, settlementAmount: z.optional(settled), version }),
  /** With `settlement.state` pending the status is unchanged. */
  answer: legalCase,
  errors: [...refused, 'stale_version', 'case_status', 'settlement_required', 'settlement_pending', 'legal_review_open'],
})

export const decideSettlement = endpoint({
  app: 'auctions',
  name: 'decideSettlement',
  summary:
    'Approve or reject a proposed settlement; an approval settles the case. For those who may approve settlements and their substitutes, except the one who proposed it',
  method: 'POST',
  path: 'legal/cases/{id}/settlement/decision',
  access: { ...house, permission: 'legal:workflow' },
  params,
  body: z.strictObject({ decision: z.enum(['approve', 'reject']), reason: optionalText(1000), version }),
  answer: legalCase,
  errors: [...refused, 'stale_version', 'settlement_decided', 'own_settlement', 'approval_expired'],
})

export const confirmSettlementPayment = endpoint({
  app: 'auctions',
  name: 'confirmSettlementPayment',
  summary: 'Confirm that the payment of a settlement was received; an automation then closes the case',
  method: 'POST',
  path: 'legal/cases/{id}/settlement/payment',
  access: { ...house, permission: 'legal:workflow' },
  params,
  body: z.strictObject({ paidOn: givenDate, reference: optionalText(100), version }),
  answer: legalCase,
  errors: [...refused, 'stale_version', 'case_unsettled'],
})

export const setCaseAutomation = endpoint({
  app: 'auctions',
  name: 'setCaseAutomation',
  summary: 'Pause or enable the automations of a case',
  method: 'PUT',
  path: 'legal/cases/{id}/automation',
  access: { ...house, permission: 'legal:workflow' },
  params,
  body: z.strictObject({ enabled: z.boolean(), version }),
  answer: legalCase,
  errors: [...refused, 'stale_version', 'case_closed'],
})

/** An automation that will run: at a time, or, without one, when the event of its rule happens. */
export const upcomingRun = z.object({
  rule: z.enum(caseRules),
  at: z.optional(instant),
  /** The status to which it moves the case. */
  status: z.optional(z.enum(caseStatuses)),
  facts: caseFacts,
})
export type UpcomingRun = z.output<typeof upcomingRun>

export const previewCaseAutomation = endpoint({
  app: 'auctions',
  name: 'previewCaseAutomation',
  summary: 'Read what the automations of a case will do next and when, the nearest first; also while they are paused',
  method: 'GET',
  path: 'legal/cases/{id}/automation',
  access: { ...house, permission: 'legal:view' },
  params,
  answer: z.object({ enabled: z.boolean(), upcoming: z.array(upcomingRun) }),
  errors: refused,
})

export const caseEventKinds = [
  'filed',
  'status',
  'changed',
  'assigned',
  'note_added',
  'note_removed',
  'document_added',
  'document_removed',
  'document_changed',
  'action_added',
  'action_changed',
  'action_done',
  'action_reopened',
  'action_removed',
  'settlement_proposed',
  'settlement_approved',
  'settlement_rejected',
  'settlement_expired',
  'payment_confirmed',
  'reminder_sent',
  'second_notice_sent',
  'final_notice_sent',
  'letter_due',
  'payment_received',
  'payment_reversed',
  'automation_paused',
  'automation_enabled',
  'notified',
] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

/** Something that happened in a case. */
export const caseEvent = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(caseEventKinds),
  by: z.string(),
  automated: z.boolean(),
  rule: z.optional(z.enum(caseRules)),
  facts: z.optional(caseFacts),
  /** Of `status`: from where to where. */
  from: z.optional(z.enum(caseStatuses)),
  to: z.optional(z.enum(caseStatuses)),
  reason: z.optional(z.string()),
  amount: z.optional(money),
  /** Of `changed`: which fields. */
  fields: z.optional(z.array(z.string())),
  /** The document, the action item or the start of the note. */
  name: z.optional(z.string()),
  /** To whom the case was assigned, or who was notified. */
  people: z.optional(z.array(casePerson)),
})
export type CaseEvent = z.output<typeof caseEvent>

export const listCaseEvents = endpoint({
  app: 'auctions',
  name: 'listCaseEvents',
  summary: 'List a page of what happened in a case, the latest first',
  method: 'GET',
  path: 'legal/cases/{id}/events',
  access: { ...house, permission: 'legal:view' },
  params,
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({ events: z.array(caseEvent), nextPage: z.optional(z.string()) }),
  errors: refused,
})
