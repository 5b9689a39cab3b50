import * as z from 'zod/mini'
import { approval } from './approvals.ts'
import { date, id, instant, money } from './fields.ts'

/** What legal cases are made of: types, statuses, automations and their facts, people, action items, settlements. */

/** Every type of case, in the groups of filters and selects. */
export const caseTypeGroups = [
  ['payment', ['payment_default', 'payment_dispute', 'refund_request']],
  ['bidding', ['bidding_dispute', 'bidder_complaint', 'fraud_claim']],
  ['authenticity', ['authenticity_challenge', 'authenticity_claim', 'condition_dispute', 'property_damage', 'warranty_claim']],
  ['contract', ['breach_of_terms', 'breach_of_contract', 'contract_breach', 'contract_dispute', 'title_dispute']],
  ['consignment', ['consignment_issue', 'consigner_dispute']],
  ['other', ['other']],
] as const

export type CaseTypeGroup = (typeof caseTypeGroups)[number][0]
export type CaseType = (typeof caseTypeGroups)[number][1][number]
export const caseTypes = caseTypeGroups.flatMap(([, types]): readonly CaseType[] => types)

export const caseCategories = ['pre_sale', 'during_sale', 'post_sale', 'administrative', 'regulatory', 'other'] as const
export const casePriorities = ['low', 'medium', 'high', 'critical'] as const
export type CasePriority = (typeof casePriorities)[number]
export const partyTypes = ['individual', 'business', 'government', 'organization'] as const
export const caseStatuses = [
  'SUBMITTED',
  'PENDING',
  'IN REVIEW',
  'MEDIATION',
  'LITIGATION',
  'RESOLVED',
  'SETTLED',
  'DISMISSED',
  'CLOSED',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** Automations of a case; what fires each of them and what it does says `domain/legal-cases/automation-rules.ts`. */
export const caseRules = [
  'accept_case',
  'start_review',
  'close_resolved',
  'close_settled',
  'close_dismissed',
  'remind_inactive',
  'escalate_critical',
  'notify_director',
  'legal_review',
  'expire_approval',
  'ask_approval',
  'remind_approval',
  'confirm_payment',
  'remind_action',
  'remind_filing',
] as const
export type CaseRule = (typeof caseRules)[number]

/** What an automation goes by. Only the facts that its rule looks at are there. */
export const caseFacts = z.object({
  status: z.optional(z.enum(caseStatuses)),
  since: z.optional(instant),
  priority: z.optional(z.enum(casePriorities)),
  amount: z.optional(money),
  limit: z.optional(money),
  /** A day or an instant. */
  due: z.optional(z.string()),
  /** An action item. */
  action: z.optional(z.string()),
  person: z.optional(z.string()),
})
export type CaseFacts = z.output<typeof caseFacts>

/** A status of the case, since when, and who set it. */
export const caseStatusStep = z.object({
  status: z.enum(caseStatuses),
  /** Of an automated step when it was due: later dates count from it. Its event says when it ran. */
  timestamp: instant,
  reason: z.string(),
  changedBy: z.string(),
  automated: z.boolean(),
  /** Of automated steps, except the oldest ones. */
  rule: z.optional(z.enum(caseRules)),
  facts: z.optional(caseFacts),
})

export const casePerson = z.object({ userId: z.string(), name: z.string() })
export type CasePerson = z.output<typeof casePerson>

export const caseActionLimit = 100

/** Something to do in a case. Legal review is opened by an automation; a user who may approve settlements completes it. */
export const caseAction = z.object({
  id,
  text: z.string(),
  kind: z.enum(['task', 'legal_review']),
  owner: z.optional(casePerson),
  /** The day by which it is due, in the house's time zone. */
  dueDate: z.optional(date),
  createdAt: instant,
  createdBy: z.string(),
  doneAt: z.optional(instant),
  doneBy: z.optional(z.string()),
})
export type CaseAction = z.output<typeof caseAction>

/** A settlement as proposed; above the limit it waits for the approval of someone else. */
export const settlement = z.object({
  ...approval.shape,
  /** The day of the payment, once it is confirmed. */
  paidOn: z.optional(date),
  paymentReference: z.optional(z.string()),
  confirmedAt: z.optional(instant),
  confirmedBy: z.optional(z.string()),
})
export type Settlement = z.output<typeof settlement>

/** The most lots that one case can be linked with. */
export const mostCaseLots = 50

export const caseLot = z.object({ id, lotNumber: z.string(), title: z.string() })

/** What is due next in an open case: an automation, an action item or a deadline. */
export const caseDue = z.object({
  /** A day or an instant. */
  at: z.string(),
  kind: z.enum(['automation', 'action', 'approval', 'payment', 'filing_deadline', 'resolution']),
  rule: z.optional(z.enum(caseRules)),
  /** The status to which the automation moves the case. */
  status: z.optional(z.enum(caseStatuses)),
  /** The action item. */
  text: z.optional(z.string()),
})
export type CaseDue = z.output<typeof caseDue>

/** With `-` descending. `priority` goes by the weights Critical 4, High 3, Medium 2, Low 1, then by date. */
export const caseSorts = [
  'case',
  '-case',
  'auction',
  '-auction',
  'bidder',
  '-bidder',
  'type',
  '-type',
  'amount',
  '-amount',
  'priority',
  '-priority',
  'status',
  '-status',
  'date',
  '-date',
  'updated',
  '-updated',
  'due',
] as const
