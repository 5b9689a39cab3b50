import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenDate, id, instant, money } from './fields.ts'

/** Approvals: something that one person asks for and another one decides, such as a settlement above the limit. */

export const approver = z.object({ userId: z.string(), name: z.string() })

/** `unneeded`: within the limit, so nobody is asked. `expired`: nobody decided in time; it can be asked for again. */
export const approvalStates = ['pending', 'approved', 'rejected', 'expired', 'unneeded'] as const

/** What was asked for, and what became of it. */
export const approval = z.object({
  amount: money,
  reason: z.string(),
  proposedAt: instant,
  proposedBy: approver,
  state: z.enum(approvalStates),
  /** Until when it can be decided; the oldest ones have no end. */
  expiresAt: z.optional(instant),
  decidedAt: z.optional(instant),
  decidedBy: z.optional(approver),
  /** For whom a substitute decided. */
  inPlaceOf: z.optional(approver),
  decisionReason: z.optional(z.string()),
})
export type Approval = z.output<typeof approval>

/** Someone who may approve, and who does it in their place from the first to the last day, in the house's time zone. */
export const substitution = z.object({
  person: approver,
  substitute: approver,
  from: z.string(),
  until: z.string(),
})
export type Substitution = z.output<typeof substitution>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'busy', 'invalid_request'] as const
const substitutions = z.object({ substitutions: z.array(substitution) })

export const listSubstitutes = endpoint({
  app: 'auctions',
  name: 'listSubstitutes',
  summary: 'List who decides on approvals in whose place, now or later',
  method: 'GET',
  path: 'legal/substitutes',
  access: { ...house, permission: 'legal:view' },
  answer: substitutions,
  errors: refused,
})

export const setSubstitute = endpoint({
  app: 'auctions',
  name: 'setSubstitute',
  summary: 'Name who decides on approvals in the caller’s place, from one day to another',
  method: 'PUT',
  path: 'legal/substitutes/own',
  access: { ...house, permission: 'legal:approve' },
  body: z.strictObject({ substituteId: id, from: givenDate, until: givenDate }),
  answer: substitutions,
  errors: [...refused, 'not_found'],
})

export const removeSubstitute = endpoint({
  app: 'auctions',
  name: 'removeSubstitute',
  summary: 'Decide on approvals oneself again',
  method: 'DELETE',
  path: 'legal/substitutes/own',
  access: { ...house, permission: 'legal:approve' },
  answer: substitutions,
  errors: refused,
})
