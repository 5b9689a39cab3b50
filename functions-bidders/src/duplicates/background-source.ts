import type { JobDocument } from '@auctionwiz/platform/core/jobs/job'
import type { AuditSource } from '@auctionwiz/platform/core/records/audit'

/** The actor of a job’s audit events: the user who started it. */
export const backgroundSource = ({ startedById, startedBy, correlationId }: JobDocument, now: Date): AuditSource => ({
  now,
  actorId: startedById,
  actorName: startedBy,
  address: 'background',
  correlationId,
})
