import { endpoints } from '@auctionwiz/contracts/apps'
import { permissionsOf, type Role } from '@auctionwiz/contracts/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from './testing.ts'

/** Every call that needs a permission, made by each role: refused by name where the permission table says so, and nowhere else. */
const guarded = endpoints.auth.flatMap((endpoint) =>
  endpoint.access.kind === 'access' && endpoint.access.permission ? [[endpoint.name, endpoint.access.permission, endpoint] as const] : [],
)
const roles: Role[] = ['owner', 'admin', 'staff', 'viewer']

describe.each(roles)('as %s', (role) => {
  const app = testApp()
  let token = ''
  beforeAll(async () => {
    for (const each of roles) await app.addUser(`usr_${each}`, `${each}@house.example`)
    await app.addAccount('acc_1', 'Harcourt', { usr_owner: 'owner', usr_admin: 'admin', usr_staff: 'staff', usr_viewer: 'viewer' })
    token = (await app.enter(`${role}@house.example`, 'acc_1')).token
  })

  it.each(guarded)('%s needs %s', async (name, permission, endpoint) => {
    const params = endpoint.params ? { id: 'nobody' } : {}
    const { status, error } = await app.call(name, { token, params, ...(endpoint.body && { body: {} }) })
    if (permissionsOf(role).includes(permission)) expect(status).not.toBe(403)
    else expect({ status, permission: error.details.permission }).toEqual({ status: 403, permission })
  })
})
