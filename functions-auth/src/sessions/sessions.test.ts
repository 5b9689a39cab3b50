import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { deviceOf } from './device.ts'
import { locationOf } from './location.ts'

const ann = 'ann@house.example'

const open = async () => {
  const app = testApp()
  await app.addUser('usr_ann', ann)
  await app.addUser('usr_own', 'own@house.example')
  await app.addUser('usr_vic', 'vic@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_own: 'owner', usr_ann: 'admin', usr_vic: 'viewer' })
  await app.addAccount('acc_2', 'Other', { usr_vic: 'staff' })
  const works = async (token: string) => (await app.call('readCurrentUser', { token })).status === 200
  const refreshes = async (refreshToken: string) => (await app.call('refreshTokens', { body: { refreshToken } })).status === 200
  return { ...app, works, refreshes }
}

describe('the own sessions', () => {
  it('are listed with device and place, this one marked, the latest first', async () => {
    const { enter, call, pass } = await open()
    await enter(ann, 'acc_1')
    pass(60)
    const { token } = await enter(ann, 'acc_1')
    const { sessions } = await call('listMySessions', { token })
    expect(sessions).toMatchObject([
      { device: 'Chrome on Linux', address: '192.0.2.1', place: '192.0.2.1', accountId: 'acc_1', current: true },
      { current: false },
    ])
    expect((await call('listSessions', { token })).sessions).toEqual(sessions)
  })

  it('are ended one by one', async () => {
    const { enter, call, pass, works, refreshes } = await open()
    const [here, there] = [await enter(ann, 'acc_1'), await enter(ann, 'acc_1')]
    const { sessions } = await call('listMySessions', { token: here.token })
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    expect(await call('endMySession', { token: here.token, params: { id: other.id } })).toMatchObject({ success: true })
    expect(await call('endMySession', { token: here.token, params: { id: other.id } })).toMatchObject({
      status: 404,
      error: { message: 'Session not found' },
    })
    pass(5)
    expect([await works(here.token), await works(there.token)]).toEqual([true, false])
    expect(await refreshes(there.refreshToken)).toBe(false)
    expect((await call('listMySessions', { token: here.token })).sessions).toHaveLength(1)
  })

  it('are ended but for this one', async () => {
    const { enter, call, pass, works, refreshes } = await open()
    const [here, there] = [await enter(ann, 'acc_1'), await enter(ann, 'acc_1')]
    expect(await call('revokeOtherSessions', { token: here.token })).toMatchObject({ success: true })
    pass(5)
    expect([await works(there.token), await refreshes(there.refreshToken), await refreshes(here.refreshToken)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('are ended all, and a sign-in that was not used yet with them', async () => {
    const { enter, call, pass, works, refreshes } = await open()
    const { data } = await call('login', { body: { email: ann, password: 'right-password' } })
    const here = await enter(ann, 'acc_1')
    expect(await call('endMySessions', { token: here.token })).toMatchObject({ success: true })
    pass(5)
    expect([await works(here.token), await refreshes(here.refreshToken)]).toEqual([false, false])
    expect(await call('createAccessToken', { token: data.sessionToken, body: { userId: 'usr_ann', accountId: 'acc_1' } })).toMatchObject({
      status: 401,
    })
    expect(await call('createSessionToken', { body: { user: { id: 'usr_ann' }, ticket: data.ticket } })).toMatchObject({ status: 401 })
    expect(await enter(ann, 'acc_1')).toMatchObject({ status: 200 })
  })

  it('of someone else are not found', async () => {
    const { enter, call } = await open()
    const vic = await enter('vic@house.example', 'acc_1')
    const { sessions } = await call('listMySessions', { token: vic.token })
    const { token } = await enter(ann, 'acc_1')
    expect(await call('endMySession', { token, params: { id: sessions[0].id } })).toMatchObject({ status: 404 })
    expect(await call('revokeSession', { token, params: { id: sessions[0].id }, body: {} })).toMatchObject({ status: 404 })
    expect(await call('endMySession', { token, params: { id: 'user' } })).toMatchObject({ status: 404 })
  })
})

describe('the sessions of a member', () => {
  it('are seen and ended by an administrator, in this account alone', async () => {
    const { enter, call, refreshes } = await open()
    const [inHere, elsewhere] = [await enter('vic@house.example', 'acc_1'), await enter('vic@house.example', 'acc_2')]
    const { token } = await enter(ann, 'acc_1')
    const { sessions } = await call('listSessions', { token, query: { userId: 'usr_vic' } })
    expect(sessions).toMatchObject([{ accountId: 'acc_1', current: false }])
    const own = await call('listMySessions', { token: elsewhere.token })
    const foreign = own.sessions.find(({ accountId }: { accountId: string }) => accountId === 'acc_2')
    const revoke = (id: string, userId: string) => call('revokeSession', { token, params: { id }, body: { userId } })
    expect(await revoke(foreign.id, 'usr_vic')).toMatchObject({ status: 404 })
    expect(await revoke(sessions[0].id, 'usr_vic')).toMatchObject({ success: true })
    expect([await refreshes(inHere.refreshToken), await refreshes(elsewhere.refreshToken)]).toEqual([false, true])
  })

  it('are nothing to others, and the owner’s are nobody’s', async () => {
    const { enter, call } = await open()
    const owner = await enter('own@house.example', 'acc_1')
    const viewer = await enter('vic@house.example', 'acc_1')
    expect(await call('listSessions', { token: viewer.token, query: { userId: 'usr_ann' } })).toMatchObject({
      status: 403,
      error: { details: { permission: 'users:view' } },
    })
    const { token } = await enter(ann, 'acc_1')
    const { sessions } = await call('listSessions', { token, query: { userId: 'usr_own' } })
    expect(await call('revokeSession', { token, params: { id: sessions[0].id }, body: { userId: 'usr_own' } })).toMatchObject({
      status: 403,
      error: { code: 'owner_protected' },
    })
    expect(await call('listSessions', { token, query: { userId: 'usr_nobody' } })).toMatchObject({ status: 404 })
    expect(owner.status).toBe(200)
  })
})

describe('what is told', () => {
  it('a sign-in from a new device, by mail, but not the first', async () => {
    const { call, letterTo, messages } = await open()
    const login = (userAgent: string) => call('login', { body: { email: ann, password: 'right-password' }, userAgent })
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
    await login('Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0')
    expect(messages).toHaveLength(0)
    await login(windows)
    expect(letterTo(ann)).toMatchObject({ subject: 'New sign-in to AuctionWiz', text: expect.stringContaining('Edge on Windows') })
    await login(windows)
    expect(messages).toHaveLength(1)
  })

  it('a refresh token that came twice, by mail and among the security events', async () => {
    const { enter, call, letterTo, messages, pass, works } = await open()
    const { token, refreshToken } = await enter(ann, 'acc_1')
    const { refreshToken: next } = await call('refreshTokens', { body: { refreshToken } })
    pass(31)
    const ended = { status: 401, error: { code: 'session_reused', message: expect.stringContaining('it was used in two places') } }
    expect(await call('refreshTokens', { body: { refreshToken }, address: '203.0.113.9' })).toMatchObject(ended)
    // The holder of the valid one gets the reason, without further emails or events.
    expect(await call('refreshTokens', { body: { refreshToken: next } })).toMatchObject(ended)
    expect(messages).toHaveLength(1)
    expect(letterTo(ann)).toMatchObject({
      subject: 'We signed you out for your security',
      text: expect.stringContaining('203.0.113.9'),
    })
    pass(5)
    expect(await works(token)).toBe(false)
    const again = await enter(ann, 'acc_1')
    const { events } = await call('listSecurityEvents', { token: again.token, query: { limit: '2' } })
    expect(events).toMatchObject([{ action: 'user.sign_in' }, { action: 'session.refresh_reused', address: '203.0.113.9' }])
  })
})

it('shows the audit log to who may see it, filtered and page by page', async () => {
  const { enter, call } = await open()
  const owner = await enter('own@house.example', 'acc_1')
  for (const email of ['a@new.example', 'b@new.example', 'c@new.example'])
    await call('inviteUser', { token: owner.token, body: { email, role: 'staff' } })
  const list = (query: Record<string, string>, token = owner.token) => call('listAuditEvents', { token, query })
  const first = await list({ action: 'invitation.send', limit: '2' })
  expect(first.events).toMatchObject([{ action: 'invitation.send', actorId: 'usr_own' }, {}])
  const second = await list({ action: 'invitation.send', limit: '2', page: first.nextPage })
  expect([second.events.length, second.nextPage]).toEqual([1, undefined])
  expect((await list({ actorId: 'usr_ann' })).events).toEqual([])
  expect((await list({ from: '2027-01-01T00:00:00Z' })).events).toEqual([])
  expect((await list({ auctionHouseId: 'acc_1_house' })).events).toEqual([])
  expect(await list({ auctionHouseId: 'acc_2_house' })).toMatchObject({ status: 404 })
  expect(await list({ from: 'yesterday' })).toMatchObject({ status: 400 })
  const viewer = await enter('vic@house.example', 'acc_1')
  expect(await list({}, viewer.token)).toMatchObject({ status: 403, error: { details: { permission: 'system:audit' } } })
})

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on macOS'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('knows %s as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

it('names a device in the language of a letter', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
  expect((['en', 'es', 'fr', 'de'] as const).map((language) => deviceOf(edge, language))).toEqual([
    'Edge on Windows',
    'Edge en Windows',
    'Edge sur Windows',
    'Edge unter Windows',
  ])
  expect(deviceOf('curl/8.5.0', 'de')).toBe('einem unbekannten Gerät')
})

it.each([
  ['192.168.1.4', 'Local network'],
  ['172.20.0.1', 'Local network'],
  ['100.64.0.9', 'Local network'],
  ['fe80::1', 'Local network'],
  ['127.0.0.1', 'This machine'],
  ['::1', 'This machine'],
  ['::ffff:192.168.1.4', 'Local network'],
  ['172.32.0.1', '172.32.0.1'],
  ['203.0.113.9', '203.0.113.9'],
  ['86.12.4.5', 'Europe or the Middle East'],
  ['::ffff:73.1.2.3', 'North America'],
  ['119.18.0.1', 'Asia or the Pacific'],
  ['2600:1700::1', 'North America'],
  ['2A02:C7F:1::2', 'Europe or the Middle East'],
  ['2804:14c::1', 'Latin America'],
  ['197.4.5.6', 'Africa'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', 'unknown'],
])('places %s at %s', (address, place) => {
  expect(locationOf(address)).toBe(place)
})
