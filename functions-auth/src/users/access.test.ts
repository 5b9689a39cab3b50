import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { describe, expect, it } from 'vitest'
import { ids, open } from './test-people.ts'

describe('a role', () => {
  it('is changed, recorded, reported by email, and in effect within seconds', async () => {
    const { as, call, enter, pass, letterTo, store } = await open()
    const { token, refreshToken } = await enter('sta@house.example', 'acc_1')
    const ask = await as('adm')
    expect(await ask('changeUserRole', { role: 'viewer', version: '0' }, 'usr_sta')).toMatchObject({
      status: 200,
      role: 'viewer',
      version: '1',
    })
    expect(letterTo('sta@house.example')?.text).toContain('Harcourt house (viewer)')
    const { notifications } = await call('listNotifications', await enter('sta@house.example', 'acc_1'))
    expect(notifications).toMatchObject([
      { title: 'Your access was changed', message: expect.stringMatching(/^In the account Harcourt, by .+\.$/) },
    ])
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

  it('that someone else changed meanwhile is not overwritten', async () => {
    const { as } = await open()
    const [one, two] = [await as('own'), await as('adm')]
    await one('changeUserRole', { role: 'viewer', version: '0' }, 'usr_sta')
    expect(await two('changeUserRole', { role: 'staff', version: '0' }, 'usr_sta')).toMatchObject({
      status: 409,
      error: { code: 'stale_version', details: { version: '1', status: 'active', houses: { acc_1_house: 'viewer' } } },
    })
    const assigned = { userId: 'usr_sta', role: 'staff', version: '0' }
    expect(await two('assignUser', assigned)).toMatchObject({ status: 409, error: { code: 'stale_version' } })
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

  it('are reported to the user', async () => {
    const { as } = await twoHouses()
    expect(await (await as('sta'))('readMyHouseAccess')).toMatchObject({
      houses: [{ auctionHouseId: 'acc_1_house', role: 'staff', permissions: expect.arrayContaining(['bidders:view']) }],
    })
  })
})

describe('individual permissions', () => {
  const withMore = (...more: string[]) => [...permissionsOf('staff'), ...more]

  it('are granted and denied by house, said with giver and date, and in effect at once', async () => {
    const { as, enter, call, pass } = await open()
    const adm = await as('adm')
    const permissions = withMore('bidders:approve').filter((permission) => permission !== 'bidders:export')
    const changed = await adm('changeUserRole', { permissions, version: '0' }, 'usr_sta')
    expect(changed.houses[0].adjustments).toMatchObject([
      { permission: 'bidders:approve', effect: 'grant', by: 'usr_adm' },
      { permission: 'bidders:export', effect: 'deny', by: 'usr_adm' },
    ])
    pass(5)
    const entered = await enter('sta@house.example', 'acc_1')
    expect(entered.access.houses[0].permissions.toSorted()).toEqual(permissions.toSorted())
    const later = await adm('changeUserRole', { permissions: withMore('bidders:approve', 'system:audit') }, 'usr_sta')
    expect(later.houses[0].adjustments).toMatchObject([changed.houses[0].adjustments[0], { permission: 'system:audit', effect: 'grant' }])
    const { token } = await enter('sta@house.example', 'acc_1')
    expect(await call('listAuditEvents', { token })).toMatchObject({ status: 200 })
  })

  it('end with another role and stay with the same one', async () => {
    const { as } = await open()
    const own = await as('own')
    await own('changeUserRole', { permissions: withMore('bidders:merge') }, 'usr_sta')
    const same = await own('changeUserRole', { role: 'staff' }, 'usr_sta')
    expect(same.houses[0].adjustments).toMatchObject([{ permission: 'bidders:merge' }])
    expect((await own('changeUserRole', { role: 'viewer' }, 'usr_sta')).houses[0].adjustments).toBeUndefined()
  })

  const withoutExport = (role: 'admin' | 'staff') => permissionsOf(role).filter((permission) => permission !== 'bidders:export')
  const back = { role: 'staff', permissions: permissionsOf('staff') }

  it.each([
    ['changeUserRole', { role: 'viewer' }, 'changeUserRole', { role: 'staff' }],
    ['changeUserRole', { role: 'viewer' }, 'changeUserRole', back],
    ['removeUser', { userId: 'usr_sta' }, 'assignUser', { userId: 'usr_sta', role: 'staff' }],
    ['removeUser', { userId: 'usr_sta' }, 'inviteUser', { email: 'sta@house.example', role: 'staff' }],
  ])('denied by one are not given back by who lacks them with %s %j and %s %j', async (first, taken, second, given) => {
    const { as, enter, call, letterTo } = await open()
    const own = await as('own')
    await own('changeUserRole', { permissions: withoutExport('staff') }, 'usr_sta')
    await own('changeUserRole', { permissions: withoutExport('admin') }, 'usr_adm')
    const adm = await as('adm')
    for (const [name, body] of [
      [first, taken],
      [second, given],
    ] as const)
      await adm(name, body, name === 'changeUserRole' ? 'usr_sta' : undefined)
    const { token } = await enter('sta@house.example', 'acc_1')
    if (second === 'inviteUser')
      await call('acceptInvitation', {
        token,
        body: { token: /sign-up#([\w.-]+)/.exec(letterTo('sta@house.example')?.text ?? '')?.[1] },
      })
    const { access } = await enter('sta@house.example', 'acc_1')
    expect(access.houses).toHaveLength(1)
    expect(access.houses[0].permissions).not.toContain('bidders:export')
  })

  it('of managing users come with the Admin role alone; nobody gives what they lack', async () => {
    const { as } = await open()
    const own = await as('own')
    expect(await own('changeUserRole', { permissions: withMore('users:invite') }, 'usr_sta')).toMatchObject({ status: 400 })
    expect(await own('changeUserRole', { permissions: withMore('users:fly') }, 'usr_sta')).toMatchObject({ status: 400 })
    await own('changeUserRole', { permissions: permissionsOf('admin').filter((each) => each !== 'payments:process') }, 'usr_adm')
    const adm = await as('adm')
    expect(await adm('changeUserRole', { permissions: withMore('payments:process') }, 'usr_sta')).toMatchObject({
      status: 403,
      error: { code: 'forbidden', details: { permission: 'payments:process' } },
    })
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
    expect(letterTo('own@house.example')?.subject).toBe('You transferred Harcourt')
    const receiver = await enter('sta@house.example', 'acc_1')
    expect(receiver.access).toMatchObject({ accountRole: 'owner' })
    const notices = await Promise.all([receiver, await enter('own@house.example', 'acc_1')].map((each) => call('listNotifications', each)))
    expect(notices.map(({ notifications }) => notifications[0].title)).toEqual([
      'You own the account Harcourt now',
      'You no longer own the account Harcourt',
    ])
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
