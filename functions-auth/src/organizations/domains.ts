import type { User } from '@auctionwiz/contracts/identity'
import { isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'
import type { StoredOrganization } from '@auctionwiz/records/accounts'
import { findMember } from '@auctionwiz/records/members'
import { changeDocument } from '../documents.ts'
import type { Parts } from '../parts.ts'
import type { People } from '../people/people.ts'
import type { UserDocument } from '../people/person.ts'
import { domainOf, organizationOf } from './organization.ts'

/** The accounts that have the people of a mail domain sign in with the organization. Its partition is the domain. */
interface DomainDocument extends StoredDocument {
  id: 'domain'
  type: 'domain'
  accountIds: string[]
}

const partitionOfDomain = (people: People, domain: string) => people.partition(`domain:${domain}`)

/** The accounts that require their organization for the domain of an address. Claiming a domain shuts out nobody: see `mustUseOrganization`. */
export const accountsRequiring = async (people: People, email: string): Promise<string[]> =>
  (await partitionOfDomain(people, domainOf(email)).read<DomainDocument>('domain'))?.document.accountIds ?? []

export const noteDomain = async (people: People, domain: string, accountId: string, required: boolean): Promise<void> => {
  const partition = partitionOfDomain(people, domain)
  const change = (document: DomainDocument): DomainDocument => {
    const others = document.accountIds.filter((id) => id !== accountId)
    return { ...document, accountIds: required ? [...others, accountId] : others }
  }
  if (required)
    await partition
      .write([{ kind: 'create', document: { id: 'domain', type: 'domain', accountIds: [] } as DomainDocument }])
      .catch((error: unknown) => {
        if (!isStoreError(error, 'exists')) throw error
      })
  await changeDocument<DomainDocument>(partition, 'domain', change)
}

/**
 * Whether somebody who brought the right password or passkey must sign in with an organization instead: members, not the owner, of an account
 * that requires it for their domain, if the organization can let them in, as it knows them already or may add them.
 */
export const mustUseOrganization = async (
  { people, accounts }: Pick<Parts, 'people' | 'accounts'>,
  user: User & Pick<UserDocument, 'tenants'>,
  accountIds: readonly string[],
): Promise<boolean> => {
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
