import { endpoints } from '@auctionwiz/contracts/apps'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { type Permission, permissionsOf, type Role } from '@auctionwiz/contracts/permissions'
import { jwtIssuer } from '@auctionwiz/functions-auth/sessions/jwt-issuer'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

/** Every call of every app that needs a permission, made over HTTP by each role: refused by name where the permission table says so, and nowhere else. */
const stack = ownStack()
const roles: Role[] = ['owner', 'admin', 'staff', 'viewer']
type Guarded = [name: string, permission: Permission, endpoint: Endpoint]
const guarded = (Object.keys(endpoints) as App[]).flatMap((app) =>
  endpoints[app].flatMap((endpoint): Guarded[] =>
    endpoint.access.kind === 'access' && endpoint.access.permission
      ? [[`${endpoint.method} ${app}/${endpoint.path}`, endpoint.access.permission, endpoint]]
      : [],
  ),
)

let tenant: Tenant
beforeAll(async () => {
  tenant = await createTenant(stack)
})

const call = async (endpoint: Endpoint, token: string) => {
  const json = endpoint.body && endpoint.request !== 'multipart'
  const body = json ? '{}' : endpoint.request === 'multipart' ? new FormData() : undefined
  const response = await fetch(`${stack.urls[endpoint.app]}/${endpoint.path.replace(/\{\w+\}/g, 'nothing')}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-auction-house-id': tenant.houseId,
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const error = text.startsWith('{"error"') ? JSON.parse(text).error : undefined
  return { status: response.status, code: error?.code, permission: error?.details?.permission, grantedBy: error?.details?.grantedBy }
}

const refusedFor = (permission: Permission) => ({ status: 403, code: 'forbidden', permission, grantedBy: expect.stringContaining('owner') })

/** A call of an add-on that the tenant has not taken is refused for that, for every caller. */
const withheld = { status: 403, code: 'feature_unavailable' }

const ownersAlone = { status: 403, code: 'owner_only' }

const expectAnswer = async (
  endpoint: Endpoint,
  permission: Permission,
  token: string,
  allowed: boolean,
  isOwner = false,
): Promise<void> => {
  const answer = await call(endpoint, token)
  if (answer.code === 'feature_unavailable' && endpoint.access.kind === 'access' && endpoint.access.feature)
    expect(answer).toMatchObject(withheld)
  else if (allowed && !isOwner && endpoint.access.kind === 'access' && endpoint.access.owner) expect(answer).toMatchObject(ownersAlone)
  else if (allowed) expect(answer.status, JSON.stringify(answer)).not.toBe(403)
  else expect(answer).toEqual(refusedFor(permission))
}

describe.each(roles)('as %s', (role) => {
  it.each(guarded)('%s needs %s', async (_name, permission, endpoint) => {
    await expectAnswer(endpoint, permission, await tenant.token(role), permissionsOf(role).includes(permission), role === 'owner')
  })
})

/**
 * What a use case checks in addition to the permission of its contract: private notes are part of what is held on a person, and the undo of an import
 * deletes bidders.
 */
const alsoNeeded: Record<string, string[]> = { exportPersonalData: ['bidders:history_edit'], undoImport: ['bidders:delete'] }

describe('beside the role', () => {
  const tokenWith = (marks: string[], role: 'staff' | 'admin') =>
    jwtIssuer(stack.signingKey).access({ ...tenant.claims(role), adjusted: { [tenant.houseId]: marks } })

  it.each(guarded)(
    '%s is allowed to users who were granted, and refused to users who were denied %s',
    async (_name, permission, endpoint) => {
      const granted = [permission, ...(alsoNeeded[endpoint.name] ?? [])].map((one) => `+${one}`)
      await expectAnswer(endpoint, permission, await tokenWith(granted, 'staff'), true)
      await expectAnswer(endpoint, permission, await tokenWith([`-${permission}`], 'admin'), false)
    },
  )
})

describe('viewing as an administrator', () => {
  it.each(guarded.filter(([, , { method }]) => method !== 'GET'))('%s is refused', async (_name, _permission, endpoint) => {
    const token = await jwtIssuer(stack.signingKey).access({ ...tenant.claims('admin'), viewedBy: 'usr_owner' })
    expect(await call(endpoint, token)).toMatchObject({ status: 403, code: 'view_only' })
  })
})
