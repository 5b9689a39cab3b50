import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import type { AccountContext, CallContext } from '@auctionwiz/platform/core/http/context'
import { type AuditSubject, actorOf, auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { Write } from '@auctionwiz/platform/core/store/store'

export type Audit = <Action extends AuditAction>(subject: AuditSubject<Action>) => Write

/** The audit events of a call, to be written in the batch of the change itself. */
export const auditOf =
  ({ now, address, correlationId }: CallContext, actorId: string): Audit =>
  (subject) =>
    auditWrite({ now, actorId, address, correlationId }, subject)

export const accountAudit =
  ({ now, address, correlationId, claims }: AccountContext): Audit =>
  (subject) =>
    auditWrite({ now, ...actorOf(claims), address, correlationId }, subject)
