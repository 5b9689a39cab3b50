import { timeOrderedId } from './ids.ts'
import type { StoredDocument, Write } from './store.ts'

/** Who did what to what, when and from where, with the values before and after. Written in the batch of the change itself, never changed. */
export interface AuditEvent extends StoredDocument {
  type: 'audit'
  action: string
  at: string
  actorId: string
  subjectType: string
  subjectId: string
  address: string
  correlationId: string
  before?: unknown
  after?: unknown
}

export interface AuditSubject {
  action: string
  subjectType: string
  subjectId: string
  before?: unknown
  after?: unknown
}

export interface AuditSource {
  now: Date
  actorId: string
  address: string
  correlationId: string
}

export const auditWrite = ({ now, ...source }: AuditSource, subject: AuditSubject): Write => {
  const event: AuditEvent = { id: timeOrderedId('audit', now), type: 'audit', at: now.toISOString(), ...source, ...subject }
  return { kind: 'create', document: event }
}
