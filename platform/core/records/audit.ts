import type { AuditAction, SubjectTypeOf } from '@auctionwiz/contracts/audit-actions'
import { instant } from '@auctionwiz/contracts/fields'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import * as z from 'zod/mini'
import { auditType } from '../store/append-only.ts'
import { houseContainers } from '../store/containers.ts'
import { timeOrderedId } from '../store/ids.ts'
import type { Write } from '../store/store.ts'
import { type DocumentOf, record } from './record.ts'
import { redacted } from './redacted.ts'

/** Seconds for which an event is kept: seven years, as long as business records are to be kept and claims can be made. */
const auditKept = 7 * 365 * 86_400

export const auditRecord = record({
  type: 'audit',
  container: 'bidders',
  alsoIn: [...houseContainers.filter((name) => name !== 'bidders'), 'accounts', 'identities'],
  idPrefix: auditType,
  names: ['audit event', 'audit events'],
  about: 'Who did what to what, when and from where. It is written in the batch of the change itself and never changed.',
  fields: () => ({
    action: z.string(),
    at: instant,
    actorId: z.string(),
    /** The actor's name at the time. */
    actorName: z.optional(z.string()),
    subjectType: z.string(),
    subjectId: z.string(),
    /** What people call the subject: a name, a number, an address. */
    subjectName: z.optional(z.string()),
    address: z.string(),
    correlationId: z.string(),
    /** What the change replaced, secrets redacted. */
    before: z.optional(z.unknown()),
    after: z.optional(z.unknown()),
    /** What searches look in, folded. */
    searchKey: z.optional(z.string()),
    /** The data of the person it was about were erased: names and values are gone. */
    erased: z.optional(z.literal(true)),
  }),
  indexes: { fields: ['subjectId'], composite: [['at']] },
  ttl: auditKept,
  personalData: { of: 'customer', field: 'subjectId', exported: true, erasure: 'redacted' },
})

/** One event of the audit log. */
export type AuditEvent = DocumentOf<typeof auditRecord>

/** The action and its subject. `before` and `after` hold what changed; secrets in them are redacted. */
export interface AuditSubject<Action extends AuditAction = AuditAction> {
  action: Action
  subjectType: SubjectTypeOf<Action>
  subjectId: string
  subjectName?: string | undefined
  before?: unknown
  after?: unknown
}

/** Who did it, when and from where. */
export interface AuditSource {
  now: Date
  actorId: string
  actorName?: string
  address: string
  correlationId: string
}

/** The event as a write for the batch of its change. */
export const auditWrite = <Action extends AuditAction>(
  { now, ...source }: AuditSource,
  { subjectName, before, after, ...subject }: AuditSubject<Action>,
): Write => {
  const told = { ...(before !== undefined && { before: redacted(before) }), ...(after !== undefined && { after: redacted(after) }) }
  const named = { ...source, ...subject, ...told, ...(subjectName && { subjectName }) }
  return auditRecord.creation({ id: timeOrderedId(auditType, now), at: now.toISOString(), ...named, searchKey: searchKeyOf(named) })
}

type Searched = Pick<AuditEvent, 'action' | 'actorName' | 'subjectType' | 'subjectId' | 'subjectName'>

const searchKeyOf = ({ action, actorName = '', subjectType, subjectId, subjectName = '' }: Searched): string =>
  normalizeForSearch([action, actorName, subjectType, subjectId, subjectName].join(' '))

/** A copy of an event with the names that readers elsewhere need; it is found by them too. */
export const renamedEvent = (event: AuditEvent, names: Partial<Pick<AuditEvent, 'actorName' | 'subjectName'>>): AuditEvent => {
  const named = { ...event, ...names }
  return { ...named, searchKey: searchKeyOf(named) }
}

/** The event without data about its subject: keeps the actor, the action, the time and the address. */
export const erasedEvent = ({ before: _before, after: _after, subjectName: _name, ...event }: AuditEvent): AuditEvent => ({
  ...event,
  searchKey: searchKeyOf(event),
  erased: true,
})

/** The user responsible for a call: with "view as" the viewing user. */
export const actorOf = ({ userId, userName, viewedBy }: AccessClaims): Pick<AuditSource, 'actorId' | 'actorName'> =>
  viewedBy === undefined ? { actorId: userId, actorName: userName } : { actorId: viewedBy }
