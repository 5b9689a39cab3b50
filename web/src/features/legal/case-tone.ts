import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { StatusTone } from '../../components/StatusDot.tsx'

/** How the status of a case is marked: open ones wait, settled ones are done, dismissed and closed ones are past. */
export const caseTone = (status: LegalCase['status']): StatusTone => {
  if (status === 'RESOLVED' || status === 'SETTLED') return 'good'
  if (status === 'LITIGATION') return 'bad'
  return status === 'DISMISSED' || status === 'CLOSED' ? 'idle' : 'pending'
}
