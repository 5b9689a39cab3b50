import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  acknowledged,
  currencies,
  date,
  email,
  givenDate,
  id,
  instant,
  listOf,
  money,
  multilineText,
  optionalText,
  removable,
  text,
} from './fields.ts'
import {
  caseAction,
  caseCategories,
  caseDue,
  caseLot,
  casePerson,
  casePriorities,
  caseSorts,
  caseStatuses,
  caseStatusStep,
  caseTypes,
  mostCaseLots,
  partyTypes,
  settlement,
} from './legal-case-parts.ts'
import { pageFacts, paging, searchWords } from './paging.ts'

/** Legal cases of a house: the dispute, the parties, the status, and who works on it. */

const subject = {
  caseType: z.enum(caseTypes),
  category: z.enum(caseCategories),
  priority: z.enum(casePriorities),
  title: text(200),
  jurisdiction: text(200),
}

/** Who claims and against whom. */
const parties = {
  plaintiffName: optionalText(200),
  plaintiffType: z.optional(z.enum(partyTypes)),
  plaintiffEmail: z.optional(email),
  defendantName: optionalText(200),
  defendantType: z.optional(z.enum(partyTypes)),
  defendantEmail: z.optional(email),
}

const claim = money.check(z.refine(({ amount }) => amount >= 0, { error: 'Use an amount of at least 0.', path: ['amount'] }))

export const legalCase = z.object({
  id,
  /** The case's number for staff, such as LC-1001. */
  caseNumber: z.string(),
  /** What the system that it was imported from calls it. */
  externalReference: z.optional(z.string()),
  ...subject,
  ...parties,
  description: z.optional(z.string()),
  /** Answers have amounts, here and in the settlement, for those who may see payments. */
  claimAmount: z.optional(money),
  auctionId: z.optional(id),
  /** As it was named when the link was last set. */
  auctionTitle: z.optional(z.string()),
  bidderId: z.optional(id),
  bidderName: z.optional(z.string()),
  /** Lots of the auction that the case is about. */
  lots: z.array(caseLot),
  status: z.enum(caseStatuses),
  /** Oldest first; the last one is the status. */
  statusHistory: z.array(caseStatusStep),
  dateSubmitted: instant,
  lastUpdated: instant,
  submittedBy: z.string(),
  assignedTo: z.optional(casePerson),
  involvedParties: z.array(z.string()),
  legalCounsel: z.optional(z.string()),
  courtCaseNumber: z.optional(z.string()),
  estimatedResolutionDate: z.optional(date),
  filingDeadline: z.optional(date),
  resolutionNotes: z.optional(z.string()),
  settlement: z.optional(settlement),
  /** Oldest first. */
  actionItems: z.array(caseAction),
  noteCount: z.int(),
  documentCount: z.int(),
  automation: z.object({
    enabled: z.boolean(),
    pausedAt: z.optional(instant),
    pausedBy: z.optional(z.string()),
    /** When they were enabled again: what was due meanwhile is due then. */
    resumedAt: z.optional(instant),
  }),
  due: z.optional(caseDue),
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type LegalCase = z.output<typeof legalCase>

/** A row or card of the list. */
export const legalCaseSummary = z.pick(legalCase, {
  id: true,
  caseNumber: true,
  caseType: true,
  priority: true,
  title: true,
  claimAmount: true,
  auctionId: true,
  auctionTitle: true,
  bidderId: true,
  bidderName: true,
  lots: true,
  status: true,
  dateSubmitted: true,
  lastUpdated: true,
  assignedTo: true,
  due: true,
  version: true,
})
export type LegalCaseSummary = z.output<typeof legalCaseSummary>

const lotIds = z.array(id).check(z.maxLength(mostCaseLots, 'Link at most 50 lots.'))
const involvedParties = z.array(text(200)).check(z.maxLength(30, 'Use at most 30 lines.'))

/** The first five describe the case and are required: without one of them the answer is `required_fields`. */
export const newLegalCase = z.strictObject({
  caseType: z.optional(subject.caseType),
  category: z.optional(subject.category),
  priority: z.optional(subject.priority),
  title: optionalText(200),
  jurisdiction: optionalText(200),
  ...parties,
  description: z.optional(multilineText(5000)),
  claimAmount: z.optional(claim),
  auctionId: z.optional(id),
  bidderId: z.optional(id),
  /** Lots of `auctionId`. */
  lotIds: z.optional(lotIds),
})
export type NewLegalCase = z.input<typeof newLegalCase>

/** Fields that are given change. A case that is CLOSED changes no more. */
export const legalCaseChange = z.strictObject({
  caseType: z.optional(subject.caseType),
  category: z.optional(subject.category),
  priority: z.optional(subject.priority),
  title: z.optional(subject.title),
  jurisdiction: z.optional(subject.jurisdiction),
  plaintiffName: optionalText(200),
  plaintiffType: removable(z.enum(partyTypes)),
  plaintiffEmail: removable(email),
  defendantName: optionalText(200),
  defendantType: removable(z.enum(partyTypes)),
  defendantEmail: removable(email),
  description: optionalText(5000),
  claimAmount: removable(claim),
  /** Another auction takes the links to lots away, unless `lotIds` names others. */
  auctionId: removable(id),
  bidderId: removable(id),
  lotIds: z.optional(lotIds),
  involvedParties: z.optional(involvedParties),
  legalCounsel: optionalText(200),
  courtCaseNumber: optionalText(100),
  estimatedResolutionDate: removable(givenDate),
  filingDeadline: removable(givenDate),
  resolutionNotes: optionalText(5000),
  version: z.string(),
})
export type LegalCaseChange = z.input<typeof legalCaseChange>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

const filters = {
  /** In case number, title, auction, bidder and type, in any case. */
  search: searchWords,
  /** `active`: neither CLOSED, RESOLVED, DISMISSED nor SETTLED. */
  view: z.optional(z.enum(['active'])),
  status: z.optional(listOf(z.enum(caseStatuses))),
  priority: z.optional(listOf(z.enum(casePriorities))),
  type: z.optional(listOf(z.enum(caseTypes))),
  /** Cases of the bidder, including merged bidders. */
  bidderId: z.optional(id),
  auctionId: z.optional(id),
  lotId: z.optional(id),
  /** A user's id. */
  assignedTo: z.optional(id),
  /** Submitted on or after, on or before this instant. */
  from: z.optional(instant),
  to: z.optional(instant),
}

/** Without a sort the latest comes first. */
export const caseFilter = z.strictObject({
  ...filters,
  sort: z.optional(z.enum(caseSorts)),
  ...paging(200),
})
export type CaseFilter = z.output<typeof caseFilter>

export const createLegalCase = endpoint({
  app: 'auctions',
  name: 'createLegalCase',
  summary: 'File a legal case; it gets a number in the house and starts as SUBMITTED',
  method: 'POST',
  path: 'legal/cases',
  access: { ...house, permission: 'legal:create' },
  body: newLegalCase,
  answer: legalCase,
  status: 201,
  errors: [...refused, 'invalid_request', 'required_fields', 'idempotency_mismatch'],
})

export const listLegalCases = endpoint({
  app: 'auctions',
  name: 'listLegalCases',
  summary: 'List a page of the house’s cases, filtered, searched and sorted; by default the latest first',
  method: 'GET',
  path: 'legal/cases',
  access: { ...house, permission: 'legal:view' },
  query: caseFilter,
  answer: z.object({
    cases: z.array(legalCaseSummary),
    ...pageFacts,
  }),
  errors: [...refused, 'invalid_request'],
})

const amounts = z.record(z.enum(currencies), z.int())
const counts = <const Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.int())

export const legalCaseTotals = z.object({
  total: z.int(),
  active: z.int(),
  /** Active cases of priority Critical. */
  critical: z.int(),
  /** Cases that are PENDING. */
  pending: z.int(),
  /** Claims of all cases, and of active ones, in minor units by currency; for those who may see payments. */
  amounts: z.optional(amounts),
  activeAmounts: z.optional(amounts),
  byStatus: counts(caseStatuses),
  byPriority: counts(casePriorities),
  byType: counts(caseTypes),
})
export type LegalCaseTotals = z.output<typeof legalCaseTotals>

export const readLegalCaseTotals = endpoint({
  app: 'auctions',
  name: 'readLegalCaseTotals',
  summary: 'Read how many cases the house has by status, priority and type, and their amounts',
  method: 'GET',
  path: 'legal/cases/totals',
  access: { ...house, permission: 'legal:view' },
  answer: legalCaseTotals,
  errors: refused,
})

export const readLegalCase = endpoint({
  app: 'auctions',
  name: 'readLegalCase',
  summary: 'Read one legal case',
  method: 'GET',
  path: 'legal/cases/{id}',
  access: { ...house, permission: 'legal:view' },
  params,
  answer: legalCase,
  errors: refused,
})

export const deleteLegalCase = endpoint({
  app: 'auctions',
  name: 'deleteLegalCase',
  summary: 'Delete a legal case with its notes, documents and history; the audit log keeps who did it',
  method: 'POST',
  path: 'legal/cases/{id}/removal',
  access: { ...house, permission: 'legal:delete' },
  params,
  body: z.strictObject({ version: z.string() }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request', 'stale_version'],
})

export const updateLegalCase = endpoint({
  app: 'auctions',
  name: 'updateLegalCase',
  summary: 'Change a legal case; the version read must be sent back',
  method: 'PUT',
  path: 'legal/cases/{id}',
  access: { ...house, permission: 'legal:edit' },
  params,
  body: legalCaseChange,
  answer: legalCase,
  errors: [...refused, 'invalid_request', 'stale_version', 'case_closed'],
})

export const assignLegalCase = endpoint({
  app: 'auctions',
  name: 'assignLegalCase',
  summary: 'Assign a case to someone who may see cases; without a user to nobody',
  method: 'PUT',
  path: 'legal/cases/{id}/assignment',
  access: { ...house, permission: 'legal:edit' },
  params,
  body: z.strictObject({ userId: z.optional(id), version: z.string() }),
  answer: legalCase,
  errors: [...refused, 'invalid_request', 'stale_version', 'case_closed'],
})

export const listCaseAssignees = endpoint({
  app: 'auctions',
  name: 'listCaseAssignees',
  summary: 'List the users of the house who may work on cases, by name',
  method: 'GET',
  path: 'legal/assignees',
  access: { ...house, permission: 'legal:view' },
  answer: z.object({
    people: z.array(z.object({ userId: z.string(), name: z.string(), /** Holds `legal:approve`. */ mayApprove: z.boolean() })),
  }),
  errors: refused,
})
