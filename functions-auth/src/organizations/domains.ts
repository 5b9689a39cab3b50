import type { User } from '@auctionwiz/contracts/identity'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { StoredOrganization } from '@auctionwiz/records/accounts'
import { emailDomainId, emailDomainRecord } from '@auctionwiz/records/email-domains'
import { findMember } from '@auctionwiz/records/members'
import type { UserDocument } from '@auctionwiz/records/users'
import type { Deps } from '../deps.ts'
import type { People } from '../people/people.ts'
import { domainOf, organizationOf } from './organization.ts'

const recordsOfDomain = (people: People, domain: string) => recordsOf(emailDomainRecord, people.partition(`domain:${domain}`))

/** The accounts that require their organization for the domain of an address. Claiming a domain shuts out nobody: see `mustUseOrganization`. */
export const accountsRequiring = async (people: People, email: string): Promise<string[]> =>
  (await recordsOfDomain(people, domainOf(email)).find(emailDomainId))?.document.accountIds ?? []

export async function noteDomain(people: People, domain: string, accountId: string, required: boolean): Promise<void> {
  await recordsOfDomain(people, domain).upsert(emailDomainId, (stored) => {
    if (!stored && !required) return undefined
    const others = (stored?.accountIds ?? []).filter((id) => id !== accountId)
    return { ...stored, id: emailDomainId, accountIds: required ? [...others, accountId] : others }
  })
}

/**
 * Whether a user with a valid password or passkey must sign in with an organization instead. This applies to members, except the owner, of an
 * account that requires it for their domain, if the organization already has them or may add them.
 */
export async function mustUseOrganization(
  { people, accounts }: Pick<Deps, 'people' | 'accounts'>,
  user: User & Pick<UserDocument, 'tenants'>,
  accountIds: readonly string[],
): Promise<boolean> {
  if (accountIds.length === 0) return false
  const memberships = await people.memberships(user.id)
  for (const { accountId } of memberships) {
    if (!accountIds.includes(accountId)) continue
    const [organization, member] = await Promise.all([
      organizationOf(accounts, accountId),
      findMember(accounts.partition(accountId), user.id),
    ])
    if (!organization || !requires(organization, user.email) || !member || member.document.accountRole === 'owner') continue
    if (user.tenants?.includes(organization.tenantId) || memberships.length === 1) return true
  }
  return false
}

const requires = ({ required, domain }: StoredOrganization, email: string): boolean => required && domain === domainOf(email)
