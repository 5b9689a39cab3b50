import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const open = async () => {
  const app = testApp()
  for (const name of ['own', 'adm', 'sta', 'vic', 'oth']) await app.addUser(`usr_${name}`, `${name}@house.example`)
  await app.addAccount('acc_1', 'Harcourt', { usr_own: 'owner', usr_adm: 'admin', usr_sta: 'staff', usr_vic: 'viewer' })
  await app.addAccount('acc_2', 'Other', { usr_oth: 'owner', usr_vic: 'staff' })
  const tokenOf = async (name: string, accountId = 'acc_1') => (await app.enter(`${name}@house.example`, accountId)).token
  const as = async (name: string) => {
    const token = await tokenOf(name)
    return (call: string, body?: object, id?: string, more: object = {}) =>
      app.call(call, { token, ...(body && { body }), ...(id && { params: { id } }), ...more })
  }
  return { ...app, tokenOf, as }
}

const ids = (answer: { users: { id: string }[] }) => answer.users.map(({ id }) => id)

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

describe('a role', () => {
  it('is changed, recorded, told, and in effect within seconds', async () => {
    const { as, call, enter, pass, letterTo, store } = await open()
    const { token, refreshToken } = await enter('sta@house.example', 'acc_1')
    const ask = await as('adm')
    expect(await ask('changeUserRole', { role: 'viewer', version: '0' }, 'usr_sta')).toMatchObject({
      status: 200,
      role: 'viewer',
      version: '1',
    })
    expect(letterTo('sta@house.example')?.text).toContain('Harcourt house (viewer)')
    pass(5)
    expect(await call('readCurrentUser', { token })).toMatchObject({ status: 401, error: { code: 'token_expired' } })
    const renewed = await call('refreshTokens', { body: { refreshToken } })
    expect(await call('readCurrentUser', { token: renewed.accessToken })).toMatchObject({ access: { roles: ['viewer'] } })
    const { items } = await store.query(
      'accounts',
      ['acc_1'],
      { type: 'audit', where: [{ field: 'action', equals: 'user.role_change' }] },
      { limit: 9 },
    )
    expect(items).toMatchObject([
      {
        actorId: 'usr_adm',
        subjectId: 'usr_sta',
        before: { houses: { acc_1_house: 'staff' } },
        after: { houses: { acc_1_house: 'viewer' } },
      },
    ])
  })

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const { as } = await open()
    const [one, two] = [await as('own'), await as('adm')]
    await one('changeUserRole', { role: 'viewer', version: '0' }, 'usr_sta')
    expect(await two('changeUserRole', { role: 'staff', version: '0' }, 'usr_sta')).toMatchObject({
      status: 409,
      error: { code: 'stale_version' },
    })
  })

  it.each([
    ['adm', 'usr_sta', { role: 'admin' }, 'owner_only'],
    ['own', 'usr_sta', { role: 'admin' }, undefined],
    ['adm', 'usr_adm', { role: 'viewer' }, 'own_user'],
    ['own', 'usr_own', { role: 'viewer' }, 'own_user'],
    ['adm', 'usr_own', { role: 'viewer' }, 'owner_protected'],
    ['adm', 'usr_sta', {}, 'required_fields'],
    ['adm', 'usr_sta', { role: 'owner' }, 'invalid_request'],
    ['adm', 'usr_sta', { role: 'viewer', permissions: ['users:edit'] }, 'invalid_request'],
    ['adm', 'usr_oth', { role: 'viewer' }, 'not_found'],
  ])('by %s of %s to %j: %s', async (actor, target, body, code) => {
    const { as } = await open()
    const answer = await (await as(actor))('changeUserRole', body, target)
    expect(answer.error?.code).toBe(code)
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

  it('suspended in every account is told at sign-in', async () => {
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

  it('activity shows what somebody did here', async () => {
    const { as } = await open()
    const ask = await as('own')
    await (await as('adm'))('changeUserRole', { role: 'staff' }, 'usr_vic')
    expect(await ask('readUserActivity', undefined, 'usr_adm')).toMatchObject({
      days: 30,
      events: [{ action: 'user.role_change', subjectId: 'usr_vic' }],
    })
    expect(await ask('readUserActivity', undefined, 'usr_adm', { query: { days: '7' } })).toMatchObject({ days: 7 })
    expect(await ask('readUserActivity', undefined, 'usr_oth')).toMatchObject({ status: 404 })
    expect(await ask('readUserActivity', undefined, 'usr_adm', { query: { days: '0' } })).toMatchObject({ status: 400 })
  })
})

describe('houses of a person', () => {
  const twoHouses = async () => {
    const app = await open()
    const own = await app.as('own')
    const { id: second } = await own('createHouse', { name: 'Second', businessName: 'Second', city: 'York' })
    return { ...app, second, own: await app.as('own') }
  }

  it('are given, taken and set as a whole', async () => {
    const { own, second, enter } = await twoHouses()
    expect(await own('assignUser', { userId: 'usr_sta', role: 'viewer', auctionHouseId: second })).toMatchObject({
      role: 'viewer',
      houses: [{}, { auctionHouseId: second }],
    })
    expect((await enter('sta@house.example', 'acc_1')).access.houses).toHaveLength(2)
    expect(await own('removeUser', { userId: 'usr_sta' })).toMatchObject({
      status: 200,
      role: 'none',
      houses: [{ auctionHouseId: second }],
    })
    expect(await own('removeUser', { userId: 'usr_sta' })).toMatchObject({ status: 404 })
    const { version } = (await own('readUser', undefined, 'usr_sta')).user
    expect(
      await own('setUserHouseAccess', { houses: [{ auctionHouseId: 'acc_1_house', role: 'admin' }], version }, 'usr_sta'),
    ).toMatchObject({ role: 'admin' })
    expect(await own('setUserHouseAccess', { houses: [], version }, 'usr_sta')).toMatchObject({ status: 409 })
    expect(await own('setUserHouseAccess', { houses: [], version: String(Number(version) + 1) }, 'usr_sta')).toMatchObject({ role: 'none' })
    expect((await enter('sta@house.example', 'acc_1')).access.houses).toEqual([])
  })

  it('that an administrator does not administer are out of reach', async () => {
    const { own, second, as } = await twoHouses()
    await own('assignUser', { userId: 'usr_sta', role: 'staff', auctionHouseId: second })
    const adm = await as('adm')
    expect(await adm('assignUser', { userId: 'usr_vic', role: 'staff', auctionHouseId: second })).toMatchObject({ status: 404 })
    expect(await adm('deactivateUser', undefined, 'usr_sta')).toMatchObject({ status: 403, error: { code: 'beyond_reach' } })
    expect(await adm('setUserHouseAccess', { houses: [], version: '1' }, 'usr_sta')).toMatchObject({ error: { code: 'beyond_reach' } })
    expect(await adm('changeUserRole', { role: 'viewer' }, 'usr_sta')).toMatchObject({
      status: 200,
      role: 'viewer',
      houses: [{ role: 'viewer' }, { role: 'staff' }],
    })
  })

  it('are told to the person', async () => {
    const { as } = await twoHouses()
    expect(await (await as('sta'))('readMyHouseAccess')).toMatchObject({
      houses: [{ auctionHouseId: 'acc_1_house', role: 'staff', permissions: expect.arrayContaining(['bidders:view']) }],
    })
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

describe('ownership', () => {
  it('goes to another member; the owner until then administers every house', async () => {
    const { as, enter, letterTo, call } = await open()
    const { token } = await enter('own@house.example', 'acc_1')
    expect(await call('transferOwnership', { token, body: { userId: 'usr_sta' } })).toMatchObject({
      status: 200,
      id: 'usr_sta',
      accountRole: 'owner',
    })
    expect(letterTo('sta@house.example')?.subject).toBe('You now own Harcourt')
    expect((await enter('sta@house.example', 'acc_1')).access).toMatchObject({ accountRole: 'owner' })
    expect((await enter('own@house.example', 'acc_1')).access).toMatchObject({ accountRole: 'member', roles: ['admin'] })
    const users = await (await as('sta'))('listUsers', undefined, undefined, { query: { role: 'owner' } })
    expect(ids(users)).toEqual(['usr_sta'])
  })

  it.each([
    ['adm', 'usr_sta', 'owner_only'],
    ['own', 'usr_own', 'own_user'],
    ['own', 'usr_oth', 'not_found'],
  ])('is not given by %s to %s: %s', async (actor, userId, code) => {
    const { as } = await open()
    expect(await (await as(actor))('transferOwnership', { userId })).toMatchObject({ error: { code } })
  })

  it('asks for the password again when the sign-in is not fresh', async () => {
    const { call, enter, pass } = await open()
    const { refreshToken } = await enter('own@house.example', 'acc_1')
    pass(16 * 60)
    const { accessToken: token } = await call('refreshTokens', { body: { refreshToken } })
    expect(await call('transferOwnership', { token, body: { userId: 'usr_sta' } })).toMatchObject({
      status: 403,
      error: { code: 'confirmation_required' },
    })
  })

  it('goes to one of two at once', async () => {
    const { enter, call, store } = await open()
    const { token } = await enter('own@house.example', 'acc_1')
    const answers = await Promise.all(['usr_sta', 'usr_vic'].map((userId) => call('transferOwnership', { token, body: { userId } })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { items } = await store.query(
      'accounts',
      ['acc_1'],
      { type: 'member', where: [{ field: 'accountRole', equals: 'owner' }] },
      { limit: 9 },
    )
    expect(items).toHaveLength(1)
  })
})
