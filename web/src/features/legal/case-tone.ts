import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { StatusTone } from '../../ui/StatusDot.tsx'

/** The status dot of a case: open ones are pending, resolved ones good, litigated ones bad, dismissed and closed ones idle. */
export const caseTone = (status: LegalCase['status']): StatusTone => {
  if (status === 'RESOLVED' || status === 'SETTLED') return 'good'
  if (status === 'LITIGATION') return 'bad'
  return status === 'DISMISSED' || status === 'CLOSED' ? 'idle' : 'pending'
}
