import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, instant, money, multilineText, optionalText, text } from './fields.ts'

/** Legal cases of a house: the dispute, the parties and the status. */

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

/** A status of the case, since when, and who set it. */
const statusStep = z.object({
  status: z.enum(caseStatuses),
  timestamp: instant,
  reason: z.string(),
  changedBy: z.string(),
  automated: z.boolean(),
})

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
  ...subject,
  ...parties,
  description: z.optional(z.string()),
  claimAmount: z.optional(money),
  auctionId: z.optional(id),
  bidderId: z.optional(id),
  status: z.enum(caseStatuses),
  /** Oldest first; the last one is the status. */
  statusHistory: z.array(statusStep),
  dateSubmitted: instant,
  lastUpdated: instant,
  submittedBy: z.string(),
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type LegalCase = z.output<typeof legalCase>

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
})
export type NewLegalCase = z.input<typeof newLegalCase>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

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
  summary: 'List the cases of a bidder, including merged bidders, latest first',
  method: 'GET',
  path: 'legal/cases',
  access: { ...house, permission: 'legal:view' },
  query: z.strictObject({ bidderId: id, page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({ cases: z.array(legalCase), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const readLegalCase = endpoint({
  app: 'auctions',
  name: 'readLegalCase',
  summary: 'Read one legal case',
  method: 'GET',
  path: 'legal/cases/{id}',
  access: { ...house, permission: 'legal:view' },
  params: z.strictObject({ id }),
  answer: legalCase,
  errors: refused,
})
