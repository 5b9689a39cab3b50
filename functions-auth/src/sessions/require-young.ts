import { Failure } from '@auctionwiz/platform/core/failure'
import type { SessionDocument } from '@auctionwiz/records/sessions'
import type { Membership } from '../accounts/accounts.ts'
import { longestSessions } from '../accounts/security-policy.ts'

const dayMs = 24 * 3600 * 1000

/** Fails with refresh_rejected for a session that the account lets live no longer: unused since `idleSince`, or as a whole. */
export const requireYoung = (
  membership: Membership | undefined,
  { createdAt, signedInAt = createdAt }: SessionDocument,
  idleSince: string,
  now: Date,
): void => {
  const { idleDays, maximumDays } = membership?.stored.security?.sessions ?? longestSessions
  const idle = now.getTime() - Date.parse(idleSince) > idleDays * dayMs
  if (idle || now.getTime() - Date.parse(signedInAt) > maximumDays * dayMs) throw new Failure('refresh_rejected')
}
