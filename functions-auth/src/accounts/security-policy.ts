import type { User } from '@auctionwiz/contracts/identity'
import type { MfaDemand } from '@auctionwiz/contracts/sign-in'
import { findAccount, type StoredPolicy } from '@auctionwiz/records/accounts'
import type { UserDocument } from '@auctionwiz/records/users'
import type { Accounts, Membership } from './accounts.ts'

const dayMs = 24 * 3600 * 1000

/** How long sessions last where an account says nothing, in days. */
export const longestSessions = { idleDays: 14, maximumDays: 90 }

/** What an account demands that has not chosen anything. */
export const defaultPolicy: StoredPolicy = {
  mfa: { required: false, requiredForRoles: [], gracePeriodDays: 30, enforceBackupCodes: true, excludedTypes: [] },
  passwords: { minimumLength: 8 },
  sessions: longestSessions,
  mfaSince: '1970-01-01T00:00:00Z',
}

type DemandedUser = User & Pick<UserDocument, 'mfaResetAt'>

/** What is missing of the second factor that an account demands of a person; undefined when nothing is demanded or all is there. Whose factors were reset has no time of
 * grace: until a new one is set up a password alone would open the account. */
export function demandOf({ stored, access, member }: Membership, user: DemandedUser, now: Date): MfaDemand | undefined {
  if (user.mfaResetAt !== undefined && !user.mfa.enabled)
    return { requiredBy: user.mfaResetAt, missing: 'method', restricted: true, daysLeft: 0, reset: true }
  const policy = stored.security ?? defaultPolicy
  const missing = isDemanded(policy, access.roles) ? missingOf(policy, user) : undefined
  if (!missing) return undefined
  const requiredBy = requiredFrom(policy, member)
  const left = Date.parse(requiredBy) - now.getTime()
  return { requiredBy, missing, restricted: left <= 0, daysLeft: Math.max(0, Math.ceil(left / dayMs)) }
}

export const isDemanded = ({ mfa }: Pick<StoredPolicy, 'mfa'>, roles: readonly string[]): boolean =>
  mfa.required || mfa.requiredForRoles.some((role) => roles.includes(role))

/** The user's deadline to set one up: counted from when the policy or a new role required it. */
export function requiredFrom(
  { mfa, mfaSince }: StoredPolicy,
  { assignedAt, rolesSince = assignedAt }: { assignedAt: string; rolesSince?: string | undefined },
): string {
  const since = Math.max(Date.parse(mfaSince), Date.parse(rolesSince))
  return new Date(since + mfa.gracePeriodDays * dayMs).toISOString()
}

function missingOf({ mfa }: StoredPolicy, user: User): MfaDemand['missing'] | undefined {
  if (!countsHere({ mfa }, user)) return 'method'
  return mfa.enforceBackupCodes && !user.mfa.backupCodes?.generated ? 'backup_codes' : undefined
}

/** Whether a person has a method that the account accepts. */
export const countsHere = ({ mfa }: Pick<StoredPolicy, 'mfa'>, user: Pick<User, 'mfa'>): boolean =>
  user.mfa.enabled && (user.mfa.methods ?? ['authenticator']).some((type) => !(mfa.excludedTypes as readonly string[]).includes(type))

/** What an account demands; the defaults for one that has not said. */
export async function policyHere(accounts: Accounts, accountId: string): Promise<StoredPolicy> {
  const stored = await findAccount(accounts.partition(accountId))
  return stored?.document.security ?? defaultPolicy
}
