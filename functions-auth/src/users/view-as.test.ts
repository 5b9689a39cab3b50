import { endpoints } from '@auctionwiz/contracts/apps'
import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { describe, expect, it } from 'vitest'
import { open } from './test-people.ts'

const viewing = async (actor = 'own', target = 'usr_sta') => {
  const app = await open()
  const answer = await (await app.as(actor))('viewAs', undefined, target)
  return { ...app, answer, token: answer.accessToken as string }
}

describe('viewing as another user', () => {
  it('shows the account as they see it, for ten minutes, and is on record', async () => {
    const { answer, token, call, as } = await viewing('adm')
    expect(answer).toMatchObject({ status: 200, expiresIn: 600, user: { id: 'usr_sta' }, access: { houses: [{ role: 'staff' }] } })
    expect(await call('listHouses', { token })).toMatchObject({ status: 200 })
    expect(await call('listFeatures', { token })).toMatchObject({ status: 200 })
    expect(await call('listUsers', { token })).toMatchObject({ status: 403, error: { details: { permission: 'users:view' } } })
    const { events } = await (await as('own'))('listAuditEvents', undefined, undefined, { query: { action: 'user.view_as' } })
    expect(events).toMatchObject([{ actorId: 'usr_adm', subjectId: 'usr_sta', subjectName: 'Name of usr_sta' }])
    const { exp } = JSON.parse(atob(token.split('.')[1] ?? ''))
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(600)
  })

  const guarded = endpoints.auth.filter(({ access }) => access.kind !== 'public')
  const open4 = ({ method, access }: Endpoint) =>
    method === 'GET' && access.kind === 'access' && (access.scope !== 'user' || access.viewable === true)
  it.each(guarded.filter((endpoint) => !open4(endpoint)).map(({ name }) => [name]))('refuses %s', async (name) => {
    const { token, call } = await viewing()
    const { params } = guarded.find((endpoint) => endpoint.name === name) ?? {}
    const answer = await call(name, { token, ...(params && { params: { id: 'usr_vic' } }), body: {} })
    expect(answer).toMatchObject({ status: 403, error: { code: 'view_only', details: { person: 'Name of usr_sta' } } })
  })

  it('ends with the session or access of the viewer', async () => {
    const { token, call, as, pass } = await viewing('adm')
    await (await as('own'))('deactivateUser', undefined, 'usr_adm')
    pass(5)
    expect(await call('listHouses', { token })).toMatchObject({ status: 401, error: { code: 'token_expired' } })
  })

  it('shows no more than the viewer may see', async () => {
    const { as, call } = await open()
    const own = await as('own')
    await own('changeUserRole', { permissions: [...permissionsOf('staff'), 'system:audit'] }, 'usr_sta')
    await own('changeUserRole', { permissions: permissionsOf('admin').filter((each) => each !== 'system:audit') }, 'usr_adm')
    const { accessToken, access } = await (await as('adm'))('viewAs', undefined, 'usr_sta')
    expect(access.houses[0].permissions).not.toContain('system:audit')
    expect(await call('listAuditEvents', { token: accessToken })).toMatchObject({ status: 403 })
  })

  it.each([
    ['sta', 'usr_vic', 'forbidden'],
    ['own', 'usr_own', 'own_user'],
    ['adm', 'usr_own', 'owner_protected'],
    ['adm', 'usr_oth', 'not_found'],
  ])('by %s of %s: %s', async (actor, target, code) => {
    const { answer } = await viewing(actor, target)
    expect(answer.error.code).toBe(code)
  })
})
