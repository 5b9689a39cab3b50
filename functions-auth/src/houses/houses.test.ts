import { accountRegistry } from '@auctionwiz/records/account-registry'
import { movedHouses } from '@auctionwiz/records/scheduled-cases'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const york = { name: 'York', businessName: 'York Rooms', city: 'York' }

const open = async () => {
  const app = testApp()
  for (const name of ['own', 'adm', 'vic']) await app.addUser(`usr_${name}`, `${name}@house.example`)
  await app.addAccount('acc_1', 'Harcourt', { usr_own: 'owner', usr_adm: 'admin', usr_vic: 'viewer' })
  await app.addAccount('acc_2', 'Other', { usr_own: 'viewer', usr_vic: 'owner' })
  const as = async (name: string, accountId = 'acc_1') => {
    const { token } = await app.enter(`${name}@house.example`, accountId)
    return (call: string, body?: object, id?: string) => app.call(call, { token, ...(body && { body }), ...(id && { params: { id } }) })
  }
  return { ...app, as }
}

describe('accounts', () => {
  it('are read by their members, the current one by name', async () => {
    const { as } = await open()
    const ask = await as('own')
    expect(await ask('readCurrentAccount')).toMatchObject({
      success: true,
      data: { id: 'acc_1', auctionHouses: [{ id: 'acc_1_house' }], version: '0' },
    })
    expect(await ask('readAccount', undefined, 'acc_2')).toMatchObject({ success: true, data: { name: 'Other' } })
    expect(await (await as('adm'))('readAccount', undefined, 'acc_2')).toMatchObject({
      status: 404,
      error: { message: 'Account not found' },
    })
    expect(await ask('readAccount', undefined, 'acc_9')).toMatchObject({ status: 404, error: { message: 'Account not found' } })
  })

  it('are changed by their owner, with the version read', async () => {
    const { as } = await open()
    const ask = await as('own')
    const change = { name: 'Harcourt & Vale', settings: { currency: 'EUR' }, version: '0' }
    expect(await ask('updateCurrentAccount', change)).toMatchObject({
      data: { name: 'Harcourt & Vale', settings: { currency: 'EUR', timezone: 'Europe/London' }, version: '1' },
    })
    expect(await ask('updateAccount', change, 'acc_1')).toMatchObject({ status: 409, error: { code: 'stale_version' } })
    expect(await ask('updateAccount', { ...change, version: '0' }, 'acc_2')).toMatchObject({ status: 403, error: { code: 'owner_only' } })
    expect(await (await as('adm'))('updateCurrentAccount', { ...change, version: '1' })).toMatchObject({ status: 403 })
    expect(await ask('updateCurrentAccount', { settings: { timezone: 'Mars' }, version: '1' })).toMatchObject({ status: 400 })
  })

  it('are deleted when they hold nothing, and nobody is in them then', async () => {
    const { as, store, call, pass, enter } = await open()
    const { token: viewer } = await enter('vic@house.example', 'acc_1')
    const ask = await as('own')
    const bidder = { id: 'b1', type: 'bidder', accountId: 'acc_1', auctionHouseId: 'acc_1_house' }
    await store.write('bidders', ['acc_1', 'acc_1_house'], [{ kind: 'put', document: bidder }])
    expect(await ask('deleteAccount', undefined, 'acc_1')).toMatchObject({ status: 409, error: { code: 'account_in_use' } })
    await store.write('bidders', ['acc_1', 'acc_1_house'], [{ kind: 'remove', id: 'b1' }])
    expect(await (await as('adm'))('deleteAccount', undefined, 'acc_1')).toMatchObject({ status: 403, error: { code: 'owner_only' } })
    const registry = accountRegistry(store)
    await registry.note('acc_1')
    expect(await ask('deleteAccount', undefined, 'acc_1')).toMatchObject({ success: true })
    expect(await registry.page(10)).toEqual({ accountIds: [] })
    pass(5)
    expect(await call('readCurrentUser', { token: viewer })).toMatchObject({ status: 401 })
    const { data } = await call('login', { body: { email: 'vic@house.example', password: 'right-password' } })
    expect(data.accounts).toMatchObject([{ accountId: 'acc_2' }])
  })

  it('are switched without a new sign-in; the old refresh token is void', async () => {
    const { enter, call } = await open()
    const first = await enter('own@house.example', 'acc_1')
    const second = await call('switchAccount', { token: first.token, body: { accountId: 'acc_2', refreshToken: first.refreshToken } })
    expect(second).toMatchObject({
      status: 200,
      account: { id: 'acc_2', auctionHouses: [{ id: 'acc_2_house' }] },
      access: { roles: ['viewer'] },
    })
    expect(await call('readCurrentUser', { token: second.accessToken })).toMatchObject({ access: { accountId: 'acc_2' } })
    expect(await call('refreshTokens', { body: { refreshToken: second.refreshToken } })).toMatchObject({ status: 200 })
    expect(await call('switchAccount', { token: first.token, body: { accountId: 'acc_9' } })).toMatchObject({
      status: 403,
      error: { code: 'account_access' },
    })
    expect(await call('refreshTokens', { body: { refreshToken: first.refreshToken } })).toMatchObject({ status: 401 })
  })

  it('are switched by an access token alone for no longer than it lasts', async () => {
    const { enter, call } = await open()
    const { token, refreshToken } = await enter('own@house.example', 'acc_1')
    const endOf = (jwt: string): number => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).exp
    const switched = await call('switchAccount', { token, body: { accountId: 'acc_2' } })
    expect(switched).toMatchObject({ status: 200, account: { id: 'acc_2' } })
    const again = await call('switchAccount', { token: switched.accessToken, body: { accountId: 'acc_1' } })
    expect([endOf(switched.accessToken), endOf(again.accessToken)]).toEqual([endOf(token), endOf(token)])
    expect(switched.json).not.toHaveProperty('refreshToken')
    const others = await enter('own@house.example', 'acc_1')
    for (const wrong of [others.refreshToken, `${refreshToken}x`, 'nothing'])
      expect(await call('switchAccount', { token, body: { accountId: 'acc_2', refreshToken: wrong } })).toMatchObject({
        status: 401,
        error: { code: 'refresh_rejected' },
      })
    expect(await call('refreshTokens', { body: { refreshToken } })).toMatchObject({ status: 200 })
  })

  it('have a default that is offered first', async () => {
    const { as, call } = await open()
    const ask = await as('own')
    const offered = async () =>
      (await call('login', { body: { email: 'own@house.example', password: 'right-password' } })).data.accounts.map(
        ({ accountId, isDefault }: never) => [accountId, isDefault],
      )
    expect(await ask('setDefaultAccount', { accountId: 'acc_2' })).toMatchObject({ success: true })
    expect(await offered()).toEqual([
      ['acc_2', true],
      ['acc_1', false],
    ])
    await ask('setDefaultAccount', { accountId: 'acc_1' })
    expect(await offered()).toEqual([
      ['acc_1', true],
      ['acc_2', false],
    ])
    expect(await ask('setDefaultAccount', { accountId: 'acc_9' })).toMatchObject({ status: 403 })
  })
})

describe('houses', () => {
  it('are added, counted, changed and deleted', async () => {
    const { as } = await open()
    const made = await (await as('own'))('createHouse', { ...york, website: 'https://york.example' })
    expect(made).toMatchObject({
      status: 201,
      name: 'York',
      address: { country: 'USA' },
      contact: { website: 'https://york.example' },
      settings: { timezone: 'Europe/London', defaultCurrency: 'GBP' },
      version: '0',
    })
    const ask = await as('own')
    expect(await ask('listHouses')).toMatchObject({
      auctionHouses: [
        { id: 'acc_1_house', staffCount: 3 },
        { id: made.id, staffCount: 1 },
      ],
    })
    expect(await ask('updateHouse', { city: 'Leeds', website: '', status: 'inactive', version: '0' }, made.id)).toMatchObject({
      address: { city: 'Leeds' },
      json: { status: 'inactive' },
      version: '1',
    })
    expect(await ask('updateHouse', { city: 'Hull', version: '0' }, made.id)).toMatchObject({ status: 409 })
    expect(await ask('deleteHouse', undefined, made.id)).toMatchObject({ success: true })
    expect(await ask('deleteHouse', undefined, made.id)).toMatchObject({ status: 404, error: { message: 'Auction house not found' } })
    expect(await (await as('own'))('deleteHouse', undefined, 'acc_1_house')).toMatchObject({ status: 409, error: { code: 'last_house' } })
  })

  it('that move to another time zone have their cases scheduled again', async () => {
    const { as, store, now } = await open()
    const ask = await as('own')
    const moved = movedHouses(store, () => new Date(now().getTime() + 3_600_000))
    await ask('updateHouse', { city: 'Leeds', version: '0' }, 'acc_1_house')
    expect(await moved.due(5)).toEqual([])
    expect(await ask('updateHouse', { timezone: 'Asia/Tokyo', version: '1' }, 'acc_1_house')).toMatchObject({ status: 200 })
    expect((await moved.due(5)).map(({ document }) => document.message)).toEqual([{ accountId: 'acc_1', auctionHouseId: 'acc_1_house' }])
  })

  it('are administered by who added them', async () => {
    const { as } = await open()
    const { id } = await (await as('adm'))('createHouse', york)
    const adm = await as('adm')
    expect((await adm('listHouses')).auctionHouses).toHaveLength(2)
    expect(await adm('updateHouse', { city: 'Leeds', version: '0' }, id)).toMatchObject({ status: 200 })
    expect(await adm('deleteHouse', undefined, id)).toMatchObject({ status: 403, error: { code: 'owner_only' } })
  })

  it('that hold data are not deleted, and the reason is given', async () => {
    const { as, store } = await open()
    const { id } = await (await as('own'))('createHouse', york)
    const place = { accountId: 'acc_1', auctionHouseId: id }
    const documents = [
      { id: 'b1', type: 'bidder', ...place },
      { id: 'b2', type: 'bidder', ...place },
      { id: 'u1', type: 'upload', ...place },
    ]
    const legalCase = { id: 'l1', type: 'legal-case', ...place }
    await store.write('cases', ['acc_1', id], [{ kind: 'put', document: legalCase }])
    await store.write(
      'bidders',
      ['acc_1', id],
      documents.map((document) => ({ kind: 'put', document })),
    )
    expect(await (await as('own'))('deleteHouse', undefined, id)).toMatchObject({
      status: 409,
      error: { code: 'house_in_use', message: 'York still holds 2 bidders, 1 data upload, and 1 legal case. Delete or move them first.' },
    })
  })

  it.each([
    ['createHouse', york, undefined],
    ['updateHouse', { city: 'X', version: '0' }, 'acc_1_house'],
    ['createGroup', { name: 'G', auctionHouseIds: ['acc_1_house'] }, undefined],
  ])('%s is not for a viewer', async (name, body, id) => {
    const { as } = await open()
    expect(await (await as('vic'))(name, body, id)).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  })

  it.each([
    [{ ...york, name: '' }, 'name'],
    [{ ...york, city: undefined }, 'city'],
    [{ ...york, email: 'x' }, 'email'],
    [{ ...york, currency: 'CHF' }, 'currency'],
    [{ ...york, owner: 'me' }, 'owner'],
  ])('refuse %j by the field %s', async (body, field) => {
    const { as } = await open()
    expect(await (await as('own'))('createHouse', body)).toMatchObject({
      status: 400,
      error: { details: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('of another account are not there', async () => {
    const { as } = await open()
    const ask = await as('own')
    expect(await ask('updateHouse', { city: 'X', version: '0' }, 'acc_2_house')).toMatchObject({ status: 404 })
    expect(await ask('deleteHouse', undefined, 'acc_2_house')).toMatchObject({ status: 404 })
    expect(await ask('createGroup', { name: 'G', auctionHouseIds: ['acc_2_house'] })).toMatchObject({ status: 404 })
  })
})

describe('groups', () => {
  it('hold houses, lose one that is deleted, and are dissolved', async () => {
    const { as } = await open()
    const { id: second } = await (await as('own'))('createHouse', york)
    const ask = await as('own')
    const group = await ask('createGroup', { name: 'North', auctionHouseIds: ['acc_1_house', second, second] })
    expect(group).toMatchObject({ status: 201, name: 'North', auctionHouseIds: ['acc_1_house', second], version: '0' })
    expect(await ask('updateGroup', { description: 'All of the north', version: '0' }, group.id)).toMatchObject({
      description: 'All of the north',
      version: '1',
    })
    expect(await ask('updateGroup', { name: 'South', version: '0' }, group.id)).toMatchObject({ status: 409 })
    expect(await (await as('adm'))('listGroups')).toMatchObject({ groups: [{ auctionHouseIds: ['acc_1_house'] }] })
    await ask('deleteHouse', undefined, second)
    const again = await as('own')
    expect(await again('listGroups')).toMatchObject({ groups: [{ auctionHouseIds: ['acc_1_house'] }] })
    expect(await again('deleteGroup', undefined, group.id)).toMatchObject({ success: true })
    expect(await again('deleteGroup', undefined, group.id)).toMatchObject({ status: 404, error: { message: 'Group not found' } })
  })

  it('without another house go with the one that is deleted, which the answer and the audit log name', async () => {
    const { as } = await open()
    const { id: second } = await (await as('own'))('createHouse', york)
    const ask = await as('own')
    await ask('createGroup', { name: 'Euro', auctionHouseIds: [second] })
    await ask('createGroup', { name: 'All', auctionHouseIds: ['acc_1_house', second] })
    expect(await ask('deleteHouse', undefined, second)).toMatchObject({ success: true, deletedGroups: ['Euro'] })
    const again = await as('own')
    expect(await again('listGroups')).toMatchObject({ groups: [{ name: 'All' }] })
    const { events } = await again('listAuditEvents')
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'house.delete', before: expect.objectContaining({ deletedGroups: ['Euro'] }) }),
    )
  })

  it('need a name and a house', async () => {
    const { as } = await open()
    const ask = await as('own')
    expect(await ask('createGroup', { name: '', auctionHouseIds: ['acc_1_house'] })).toMatchObject({ status: 400 })
    expect(await ask('createGroup', { name: 'G', auctionHouseIds: [] })).toMatchObject({
      error: { details: { fields: { auctionHouseIds: 'Choose at least one auction house.' } } },
    })
  })
})
