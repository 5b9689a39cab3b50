import type * as calls from '@auctionwiz/contracts/mfa-policy'
import type { SecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type AccountDocument, accountDocumentId, accountRecord, type StoredPolicy } from '@auctionwiz/records/accounts'
import { countsHere, defaultPolicy, isDemanded, longestSessions, policyHere } from '../accounts/security-policy.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { requireAdministrator } from '../security/administers.ts'
import { revoking } from '../sessions/revoking.ts'

const presentPolicy = ({ mfa, passwords, sessions = longestSessions, revision = 0 }: StoredPolicy): SecurityPolicy => ({
  mfa,
  passwords,
  sessions,
  version: String(revision),
})

export const readSecurityPolicy =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof calls.readSecurityPolicy> =>
  async (_input, { claims }) =>
    presentPolicy(await policyHere(accounts, claims.accountId))

/**
 * A user whose change immediately requires a second factor of themselves must already have one, so that they do not lock themselves out. A new
 * requirement also applies to existing tokens.
 */
export const updateSecurityPolicy =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof calls.updateSecurityPolicy> =>
  async ({ body: { version, ...wanted } }, context) => {
    const { claims, account, now } = context
    requireAdministrator(claims)
    const user = await activeUser(parts.people, claims.userId)
    const demands = wanted.mfa.required || wanted.mfa.requiredForRoles.length > 0
    const ownRoles = claims.accountRole === 'owner' ? ['owner'] : Object.values(claims.houses)
    const demandsMine = isDemanded({ mfa: wanted.mfa }, ownRoles)
    if (demandsMine && wanted.mfa.gracePeriodDays === 0 && !countsHere(wanted, user)) throw new Failure('own_factor_first')

    const change = (stored: AccountDocument): AccountDocument => {
      const before = stored.security ?? defaultPolicy
      if (presentPolicy(before).version !== version) throw new Failure('stale_version')
      const mfaSince = asksMore(before, wanted) ? now.toISOString() : before.mfaSince
      return { ...stored, security: { ...wanted, mfaSince, revision: (before.revision ?? 0) + 1 } }
    }
    const write = () =>
      recordsOf(accountRecord, account).change(accountDocumentId, change, (after, before) => [
        accountAudit(context)({
          action: 'account.security_policy',
          subjectType: 'account',
          subjectId: claims.accountId,
          subjectName: after.name,
          before: presentPolicy(before.security ?? defaultPolicy),
          after: presentPolicy(after.security ?? defaultPolicy),
        }),
      ])
    const stored = demands ? await revoking(parts, [`account:${claims.accountId}`], write) : await write()
    if (!stored?.document.security) throw new Failure('account_access')
    return presentPolicy(stored.document.security)
  }

type Wanted = Omit<SecurityPolicy, 'version'>

/** Whether the policy requires more users or stronger methods, which starts the grace period. */
const asksMore = ({ mfa: before }: StoredPolicy, { mfa: after }: Wanted): boolean =>
  (after.required && !before.required) ||
  (after.enforceBackupCodes && !before.enforceBackupCodes) ||
  after.requiredForRoles.some((role) => !before.requiredForRoles.includes(role)) ||
  after.excludedTypes.some((type) => !before.excludedTypes.includes(type))
