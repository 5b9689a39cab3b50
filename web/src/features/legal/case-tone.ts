import type { CaseStatus } from '@auctionwiz/contracts/legal-case-parts'
import type { StatusTone } from '../../ui/StatusDot.tsx'

/** The status dot of a case: what waits is a ring, what is worked on an amber dot, litigation red, a good end green, any other end grey. */
export const caseTone = (status: CaseStatus): StatusTone => tones[status]

const tones: Record<CaseStatus, StatusTone> = {
  SUBMITTED: 'idle',
  PENDING: 'pending',
  'IN REVIEW': 'working',
  MEDIATION: 'working',
  LITIGATION: 'bad',
  RESOLVED: 'good',
  SETTLED: 'good',
  DISMISSED: 'idle',
  CLOSED: 'done',
}
