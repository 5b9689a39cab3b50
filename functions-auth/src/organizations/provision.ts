import { emailPattern } from '@auctionwiz/contracts/fields'
import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { type AccountDocument, findAccount } from '@auctionwiz/records/accounts'
import { tenantLookup } from '@auctionwiz/records/lookups'
import { findMember } from '@auctionwiz/records/members'
import { type UserDocument, userRecord } from '@auctionwiz/records/users'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { claimAddress, userByEmail } from '../people/addresses.ts'
import { connectPerson } from './connect-person.ts'
import { domainOf } from './organization.ts'
import type { ProviderPerson } from './provider-token.ts'
import { syncMember } from './sync-member.ts'

type ProvisionParts = Pick<Deps, 'people' | 'accounts' | 'revoker' | 'clock'>

/**
 * The user for a first sign-in from a linked tenant: a new one, or the existing one with the address if that user belongs only to the tenant's
 * account, whose administrators control it anyway. All others connect themselves.
 * Throws user_not_found and organization_connect.
 */
export async function provision(parts: ProvisionParts, person: ProviderPerson, context: CallContext): Promise<User> {
  const { people, accounts } = parts
  const accountId = await people.find(tenantLookup(person.tenantId))
  const stored = accountId === undefined ? undefined : await findAccount(accounts.partition(accountId))
  const organization = stored?.document.organization
  if (accountId === undefined || !stored || organization?.tenantId !== person.tenantId) throw new Failure('user_not_found')
  if (!organization.domainProven) throw new Failure('user_not_found')
  const { email = '' } = person
  // An address elsewhere is not the organization's to vouch for.
  if (!emailPattern.test(email) || domainOf(email) !== organization.domain) throw new Failure('user_not_found')

  const userId = await derivedId('usr', person.tenantId, person.objectId)
  const holder = await userByEmail(people, email)
  if (holder && holder.id !== userId) await requireOwn(parts, holder, accountId)
  if (!organization.provision && !(holder && (await isMember(parts, holder.id, accountId)))) throw new Failure('user_not_found')
  const user = holder ?? (await newPerson(parts, { ...person, userId, email }, stored.document, context))
  await syncMember(parts, accountId, organization, { user, claims: person.claims ?? [], join: organization.provision }, context)
  const event = auditOf(
    context,
    user.id,
  )({
    action: 'user.organization_connect',
    subjectType: 'user',
    subjectId: user.id,
    after: { tenantId: person.tenantId },
  })
  await connectPerson(parts, person, user.id, accountId, [event])
  return (await people.read(user.id)) ?? user
}

/** Fails with organization_connect for a user who belongs to other accounts too, owns this one, or never proved the address. */
async function requireOwn({ people, accounts }: ProvisionParts, holder: User, accountId: string): Promise<void> {
  const [memberships, member] = await Promise.all([people.memberships(holder.id), findMember(accounts.partition(accountId), holder.id)])
  const elsewhere = memberships.some((membership) => membership.accountId !== accountId)
  if (elsewhere || !member || member.document.accountRole === 'owner' || !holder.emailVerified) throw new Failure('organization_connect')
}

const isMember = async ({ accounts }: ProvisionParts, userId: string, accountId: string): Promise<boolean> =>
  (await findMember(accounts.partition(accountId), userId)) !== undefined

/** The id is derived from the provider's, so that a retry of an aborted first sign-in continues with the same user. */
async function newPerson(
  { people }: ProvisionParts,
  { tenantId, name, userId, email }: ProviderPerson & { userId: string; email: string },
  account: AccountDocument,
  context: CallContext,
): Promise<User> {
  if (!(await claimAddress(people, email, userId))) throw new Failure('organization_connect')
  const at = context.now.toISOString()
  const shown = name?.trim().slice(0, 120) || (email.split('@')[0] ?? email)
  const [firstName = shown, ...rest] = shown.split(/\s+/)
  const user: UserDocument = {
    id: 'user',
    type: 'user',
    email,
    name: shown,
    firstName,
    lastName: rest.join(' '),
    userType: 'staff',
    status: 'active',
    emailVerified: true,
    isEmployee: false,
    profile: { timezone: account.settings.timezone, language: 'en' },
    preferences: { emailNotifications: true, defaultScoreType: account.settings.defaultScoreType, marketingOptIn: false },
    mfa: { enabled: false },
    createdAt: at,
    updatedAt: at,
  }
  const event = auditOf(context, userId)({ action: 'user.provision', subjectType: 'user', subjectId: userId, after: { tenantId } })
  await recordsOf(userRecord, people.partition(userId))
    .create(user, [event])
    .catch((error: unknown) => {
      if (!isStoreError(error, 'exists')) throw error
    })
  return { ...user, id: userId }
}
