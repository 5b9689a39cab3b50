import type { Client } from '@auctionwiz/contracts/client'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { argon2Hasher } from '@auctionwiz/functions-auth/passwords/argon2'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { emailLookup, lookupDocumentId, lookupRecord } from '@auctionwiz/records/lookups'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { passwordDocumentId, passwordRecord } from '@auctionwiz/records/passwords'
import { testUser } from '@auctionwiz/records/testing/fixtures'
import { userRecord } from '@auctionwiz/records/users'
import type { StackInfo } from './stack.ts'
import { createTenant, storeOf, type Tenant } from './tenant.ts'

/** A user who signs in with a password and works in a house of their own tenant. */
export interface TestPerson {
  id: string
  email: string
  password: string
  tenant: Tenant
}

const at = '2026-01-01T00:00:00Z'
const password = 'quiet copper lantern'
let hash: Promise<string> | undefined

/** The tenant's owner, who so far had only a token, as a user and member: an invitation is valid only while its sender may invite. */
export const ownerOf = async (stack: StackInfo, tenant: Tenant): Promise<Client> => {
  const { userId } = tenant.claims('owner')
  await putPerson(stack, userId, 'Olive', 'owner@house.example', { place: tenant, role: 'owner' })
  return tenant.as('owner')
}

/** A person with a tenant of their own or, with `tenant`, another member of that one. Administrator by default. */
export const createPerson = async (
  stack: StackInfo,
  role: HouseRole | 'owner' = 'admin',
  tenant?: Tenant,
  firstName = 'Pat',
): Promise<TestPerson> => {
  const place = tenant ?? (await createTenant(stack))
  const id = randomId('usr')
  const email = `${id.toLowerCase().replace('_', '.')}@house.example`
  hash ??= argon2Hasher().hash(password)
  await putPerson(stack, id, firstName, email, { place, role })
  await partitionOf(storeOf(stack), 'identities', [id]).write([passwordRecord.put({ id: passwordDocumentId, hash: await hash })])
  return { id, email, password, tenant: place }
}

const putPerson = async (
  stack: StackInfo,
  id: string,
  firstName: string,
  email: string,
  { place, role }: { place: Tenant; role: HouseRole | 'owner' },
): Promise<void> => {
  const store = storeOf(stack)
  const user = testUser({ email, name: `${firstName} Quill`, firstName, lastName: 'Quill' })
  const granted = { assignedAt: at, assignedBy: 'usr_owner' }
  const houses = role === 'owner' ? [] : [{ auctionHouseId: place.houseId, role, ...granted }]
  const accountRole = role === 'owner' ? 'owner' : 'member'
  await partitionOf(store, 'identities', [id]).write([userRecord.put(user), membershipWrite(place.accountId, true)])
  await partitionOf(store, 'identities', [emailLookup(email)]).write([lookupRecord.put({ id: lookupDocumentId, target: id })])
  const member = memberRecord.put({ id: memberId(id), userId: id, accountRole, houses, ...granted })
  await partitionOf(store, 'accounts', [place.accountId]).write([member])
}
