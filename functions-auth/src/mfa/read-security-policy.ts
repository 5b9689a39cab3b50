import type { readSecurityPolicy as endpoint, SecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { StoredPolicy } from '@auctionwiz/records/accounts'
import { longestSessions, policyHere } from '../accounts/security-policy.ts'
import type { Deps } from '../deps.ts'

export const presentPolicy = ({ mfa, passwords, sessions = longestSessions, revision = 0 }: StoredPolicy): SecurityPolicy => ({
  mfa,
  passwords,
  sessions,
  version: String(revision),
})

export const readSecurityPolicy =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) =>
    presentPolicy(await policyHere(accounts, claims.accountId))
