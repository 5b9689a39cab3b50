import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext } from '@auctionwiz/platform/core/http/context'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'
import { countsHere, defaultPolicy, isDemanded } from '../accounts/security-policy.ts'
import type { Deps } from '../deps.ts'

/** Fails with mfa_needed when the account demands a second factor and what stays would not do. */
export async function requireSpare(
  { accounts }: Pick<Deps, 'accounts'>,
  staying: readonly MfaMethodDocument[],
  { claims: { accountId, userId } }: AccountContext,
): Promise<void> {
  const membership = await accounts.membership(accountId, userId)
  const policy = membership?.stored.security ?? defaultPolicy
  if (!membership || !isDemanded(policy, membership.access.roles)) return
  const methods = staying.filter(({ enabled, verified }) => enabled && verified).map(({ kind }) => kind)
  if (!countsHere(policy, { mfa: { enabled: methods.length > 0, methods } })) throw new Failure('mfa_needed')
}
