import { type AuditSource, type AuditSubject, auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { Write } from '@auctionwiz/platform/core/store/store'
import type { SyncRunDocument } from '@auctionwiz/records/auction-syncs'

/** On whose behalf a sync writes, and from which platform it comes. */
export interface SyncAuthor {
  now: Date
  platform: string
  audit(subject: AuditSubject): Write
}

export const authorOf = ({ startedById, startedBy, correlationId, platform }: SyncRunDocument, now: Date): SyncAuthor => {
  const source: AuditSource = { now, actorId: startedById, actorName: startedBy, address: 'background', correlationId }
  return { now, platform, audit: (subject) => auditWrite(source, subject) }
}
