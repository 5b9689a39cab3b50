import type { Client } from '@auctionwiz/contracts/client'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { argon2Hasher } from '@auctionwiz/functions-auth/passwords/argon2'
import { randomId } from '@auctionwiz/platform/core/ids'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { StackInfo } from './stack.ts'
import { createTenant, storeOf, type Tenant } from './tenant.ts'

/** Somebody who signs in with a password and works in a house of their own tenant. */
export interface TestPerson {
  id: string
  email: string
  password: string
  tenant: Tenant
}

const at = '2026-01-01T00:00:00Z'
const password = 'quiet copper lantern'
let hash: Promise<string> | undefined

/** The tenant's owner, who so far had a token alone, as a user and member: an invitation counts while whoever sent it may invite. */
export const ownerOf = async (stack: StackInfo, tenant: Tenant): Promise<Client> => {
  const { userId } = tenant.claims('owner')
  await putPerson(stack, userId, 'Olive', 'owner@house.example', { place: tenant, role: 'owner' })
  return tenant.as('owner')
}

/** A person with a tenant of their own or, with `tenant`, another member of that one. Administrator unless told. */
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
  await partitionOf(storeOf(stack), 'identities', [id]).write([
    { kind: 'put', document: { id: 'password', type: 'password', ...{ hash: await hash } } },
  ])
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
  const user = {
    email,
    name: `${firstName} Quill`,
    firstName,
    lastName: 'Quill',
    userType: 'staff',
    status: 'active',
    emailVerified: true,
    isEmployee: false,
    profile: { timezone: 'Europe/London', language: 'en' },
    preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn: false },
    mfa: { enabled: false },
    createdAt: at,
    updatedAt: at,
  }
  const put = (key: string, documents: { id: string; type: string }[]) =>
    partitionOf(store, 'identities', [key]).write(documents.map((document) => ({ kind: 'put', document })))
  const granted = { assignedAt: at, assignedBy: 'usr_owner' }
  const houses = role === 'owner' ? [] : [{ auctionHouseId: place.houseId, role, ...granted }]
  const member = { userId: id, accountRole: role === 'owner' ? 'owner' : 'member', houses, ...granted }
  await put(id, [
    { id: 'user', type: 'user', ...user },
    { id: `membership:${place.accountId}`, type: 'membership', ...{ accountId: place.accountId, isDefault: true } },
  ])
  await put(`email:${email}`, [{ id: 'lookup', type: 'lookup', ...{ target: id } }])
  await partitionOf(store, 'accounts', [place.accountId]).write([
    { kind: 'put', document: { id: `member:${id}`, type: 'member', ...member } as { id: string; type: string } },
  ])
}
