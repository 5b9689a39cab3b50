import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { describe, expect, it } from 'vitest'
import { ids, open } from './test-people.ts'

describe('the people of an account', () => {
  it('are listed with role, state and last activity, searched and filtered', async () => {
    const { as } = await open()
    const ask = await as('own')
    const all = await ask('listUsers')
    expect(all).toMatchObject({ status: 200, total: 4 })
    expect(all.users).toContainEqual(
      expect.objectContaining({
        id: 'usr_sta',
        email: 'sta@house.example',
        role: 'staff',
        status: 'active',
        mfa: { enabled: false },
        version: '0',
      }),
    )
    expect(all.users.find(({ id }: { id: string }) => id === 'usr_own')).toMatchObject({ role: 'owner', lastActiveAt: /^2026-11-21/ })
    const list = async (query: object) => ids(await ask('listUsers', undefined, undefined, { query }))
    expect(await list({ search: 'STA@' })).toEqual(['usr_sta'])
    expect(await list({ search: 'name of usr_v' })).toEqual(['usr_vic'])
    for (const search of ['@', '--', '***', '’']) expect(await list({ search })).toEqual([])
    expect(await list({ role: 'admin' })).toEqual(['usr_adm'])
    expect(await list({ role: 'owner' })).toEqual(['usr_own'])
    expect(await list({ status: 'suspended' })).toEqual([])
    const first = await ask('listUsers', undefined, undefined, { query: { limit: '3' } })
    const second = await ask('listUsers', undefined, undefined, { query: { limit: '3', page: first.nextPage } })
    expect([...ids(first), ...ids(second)].sort()).toEqual(['usr_adm', 'usr_own', 'usr_sta', 'usr_vic'])
  })

  it('of a house are listed with their role there, the owner among them', async () => {
    const { as, call, tokenOf } = await open()
    const ask = await as('adm')
    const list = async (query: object = {}) => ids(await ask('listHouseUsers', undefined, undefined, { query })).sort()
    expect(await list()).toEqual(['usr_adm', 'usr_own', 'usr_sta', 'usr_vic'])
    expect(await list({ role: 'viewer' })).toEqual(['usr_vic'])
    expect(await list({ role: 'owner' })).toEqual(['usr_own'])
    expect(ids(await ask('listUsersOfHouse', undefined, 'acc_1_house')).sort()).toEqual(await list())
    expect(await ask('listUsersOfHouse', undefined, 'acc_2_house')).toMatchObject({ status: 404 })
    expect(await call('listHouseUsers', { token: await tokenOf('adm'), house: 'acc_2_house' })).toMatchObject({ status: 404 })
  })

  it('are read one by one, and strangers are not there', async () => {
    const { as } = await open()
    const ask = await as('adm')
    expect(await ask('readUser', undefined, 'usr_sta')).toMatchObject({
      user: { id: 'usr_sta', role: 'staff' },
      profile: { timezone: 'Europe/London' },
      version: '0',
    })
    expect(await ask('readUser', undefined, 'usr_oth')).toMatchObject({ status: 404, error: { message: 'User not found' } })
    expect(await ask('readUser', undefined, 'usr_nobody')).toMatchObject({ status: 404, error: { message: 'User not found' } })
  })

  it.each(['sta', 'vic'])('are nothing to %s', async (name) => {
    const { as } = await open()
    const ask = await as(name)
    expect(await ask('listUsers')).toMatchObject({ status: 403, error: { details: { permission: 'users:view' } } })
    expect(await ask('changeUserRole', { role: 'viewer' }, 'usr_adm')).toMatchObject({
      status: 403,
      error: { details: { permission: 'users:roles_assign' } },
    })
    expect(await ask('deactivateUser', undefined, 'usr_adm')).toMatchObject({
      status: 403,
      error: { details: { permission: 'users:edit' } },
    })
  })
})

describe('standing', () => {
  it('suspended in one account means out of it within seconds, not of others', async () => {
    const { as, call, enter, pass } = await open()
    const [here, there] = [await enter('vic@house.example', 'acc_1'), await enter('vic@house.example', 'acc_2')]
    const ask = await as('own')
    expect(await ask('deactivateUser', undefined, 'usr_vic')).toMatchObject({ status: 200, id: 'usr_vic' })
    pass(5)
    expect(await call('readCurrentUser', { token: here.token })).toMatchObject({ status: 401 })
    expect(await call('refreshTokens', { body: { refreshToken: here.refreshToken } })).toMatchObject({
      status: 403,
      error: { code: 'account_suspended' },
    })
    expect(await call('readCurrentUser', { token: there.token })).toMatchObject({ status: 200 })
    const { data } = await call('login', { body: { email: 'vic@house.example', password: 'right-password' } })
    expect(data.accounts).toMatchObject([{ accountId: 'acc_2' }])
    expect(await call('createAccessToken', { token: data.sessionToken, body: { userId: 'usr_vic', accountId: 'acc_1' } })).toMatchObject({
      error: { code: 'account_suspended' },
    })
    expect((await ask('listUsers', undefined, undefined, { query: { status: 'suspended' } })).users).toMatchObject([
      { id: 'usr_vic', status: 'suspended' },
    ])
    expect(await ask('reactivateUser', undefined, 'usr_vic')).toMatchObject({ status: 200 })
    expect(await enter('vic@house.example', 'acc_1')).toMatchObject({ status: 200 })
  })

  it('suspended in every account is refused at sign-in with the reason', async () => {
    const { as, call } = await open()
    await (await as('own'))('deactivateUser', undefined, 'usr_sta')
    expect(await call('login', { body: { email: 'sta@house.example', password: 'right-password' } })).toMatchObject({
      status: 403,
      error: { code: 'account_suspended' },
    })
  })

  it.each([
    ['adm', 'usr_own', 'owner_protected'],
    ['own', 'usr_own', 'own_user'],
    ['adm', 'usr_adm', 'own_user'],
    ['adm', 'usr_oth', 'not_found'],
  ])('of %s: %s cannot be suspended (%s)', async (actor, target, code) => {
    const { as } = await open()
    expect(await (await as(actor))('deactivateUser', undefined, target)).toMatchObject({ error: { code } })
  })

  it('a reset is mailed by an administrator, who never sees it', async () => {
    const { as, letterTo, call } = await open()
    const ask = await as('adm')
    const answer = await ask('sendUserPasswordReset', undefined, 'usr_sta')
    expect(answer.json).toEqual({ success: true })
    const choice = { newPassword: 'three old clocks', confirmPassword: 'three old clocks' }
    expect(await call('resetPassword', { body: { token: letterTo('sta@house.example')?.secret, ...choice } })).toMatchObject({
      status: 200,
    })
    expect(await ask('sendUserPasswordReset', undefined, 'usr_own')).toMatchObject({ error: { code: 'owner_protected' } })
  })

  it('activity shows what a user did here', async () => {
    const { as } = await open()
    const ask = await as('own')
    await (await as('adm'))('changeUserRole', { role: 'staff' }, 'usr_vic')
    expect(await ask('readUserActivity', undefined, 'usr_adm')).toMatchObject({
      days: 30,
      events: [{ action: 'user.role_change', subjectId: 'usr_vic' }, { action: 'user.enter' }],
    })
    expect(await ask('readUserActivity', undefined, 'usr_adm', { query: { days: '7' } })).toMatchObject({ days: 7 })
    expect(await ask('readUserActivity', undefined, 'usr_oth')).toMatchObject({ status: 404 })
    expect(await ask('readUserActivity', undefined, 'usr_adm', { query: { days: '0' } })).toMatchObject({ status: 400 })
  })
})

describe('a profile', () => {
  it('is one’s own to change, and shown in lists', async () => {
    const { as } = await open()
    const [ask, own] = [await as('vic'), await as('own')]
    const { version } = await ask('readMyProfile')
    expect(
      await ask('updateMyProfile', {
        firstName: 'Victor',
        lastName: 'Hall',
        language: 'de',
        preferences: { marketingOptIn: true },
        version,
      }),
    ).toMatchObject({
      status: 200,
      user: {
        name: 'Victor Hall',
        profile: { language: 'de', timezone: 'Europe/London' },
        preferences: { marketingOptIn: true, emailNotifications: true },
      },
    })
    const laidOut = await ask('updateMyProfile', { preferences: { dashboardLayout: 'compact' }, version: '1' })
    const { user } = await ask('readMyProfile')
    expect(laidOut.user.preferences).toMatchObject({ dashboardLayout: 'compact' })
    expect(user).toMatchObject({
      profile: { firstName: user.firstName, lastName: user.lastName },
      preferences: { timezone: user.profile.timezone, language: user.profile.language, dashboardLayout: 'compact' },
    })
    expect(await ask('updateMyProfile', { firstName: 'V', version })).toMatchObject({ status: 409 })
    expect(await ask('updateMyProfile', { timezone: 'Mars', version: '1' })).toMatchObject({ status: 400 })
    expect((await own('listUsers', undefined, undefined, { query: { search: 'victor' } })).users).toMatchObject([{ name: 'Victor Hall' }])
  })

  it('is corrected by an administrator for who belongs to the account alone', async () => {
    const { as } = await open()
    const ask = await as('adm')
    expect(await ask('updateUser', { lastName: 'Smith', version: '0' }, 'usr_sta')).toMatchObject({
      status: 200,
      user: { name: 'Name Smith' },
      version: '1',
    })
    expect(await ask('updateUser', { lastName: 'Smith', version: '0' }, 'usr_vic')).toMatchObject({
      status: 403,
      error: { code: 'shared_user' },
    })
    expect(await ask('updateUser', { email: 'x@y.example', version: '1' }, 'usr_sta')).toMatchObject({ status: 400 })
    expect(await ask('updateUser', { lastName: 'Smith', version: '0' }, 'usr_own')).toMatchObject({ error: { code: 'owner_protected' } })
  })
})

describe('who can grant what is missing', () => {
  const [admin, owner] = ['Name of usr_adm', 'Name of usr_own (account owner)']

  it('is named to everybody who works in the house, without addresses', async () => {
    const { as, call, tokenOf } = await open()
    const answer = await (await as('vic'))('listGranters')
    expect(answer).toMatchObject({
      status: 200,
      granters: [
        { name: 'Name of usr_own', owner: true, lacks: [] },
        { name: 'Name of usr_adm', owner: false, lacks: [] },
      ],
    })
    expect(answer.text).not.toMatch(/@|Name of usr_(vic|sta|oth)/)
    expect(await call('listGranters', { token: await tokenOf('vic'), house: 'acc_2_house' })).toMatchObject({ status: 404 })
  })

  it('is named by the refusal: administrators for what they hold, the owner for what comes with their role', async () => {
    const { as } = await open()
    const own = await as('own')
    await own('listUsers')
    const vic = await as('vic')
    const refused = async (call: string, body?: object) => (await vic(call, body, 'usr_sta')).error
    expect(await refused('changeUserRole', { role: 'viewer' })).toMatchObject({
      message: `You do not have the permission users:roles_assign. ${owner} can grant it.`,
      details: { permission: 'users:roles_assign', grantedBy: owner },
    })
    expect(await refused('listAuditEvents')).toMatchObject({ details: { grantedBy: `${owner} or ${admin}` } })
    const permissions = permissionsOf('admin').filter((permission) => permission !== 'system:audit')
    await own('changeUserRole', { permissions }, 'usr_adm')
    expect(await refused('listAuditEvents')).toMatchObject({ details: { grantedBy: owner } })
    await own('deactivateUser', undefined, 'usr_adm')
    expect((await vic('listGranters')).granters).toHaveLength(1)
  })
})
