import { type AuditSource, type AuditSubject, auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { Write } from '@auctionwiz/platform/core/store/store'
import type { SyncRunDocument } from '@auctionwiz/records/auction-syncs'

/** On whose behalf a sync or an import writes. */
export interface SyncAuthor {
  now: Date
  /** What the audit log names as the source: the platform, or the upload. */
  source: { platform: string } | { upload: string }
  audit(subject: AuditSubject): Write
}

export const authorOf = ({ startedById, startedBy, correlationId, platform }: SyncRunDocument, now: Date): SyncAuthor => {
  const origin: AuditSource = { now, actorId: startedById, actorName: startedBy, address: 'background', correlationId }
  return { now, source: { platform }, audit: (subject) => auditWrite(origin, subject) }
}
