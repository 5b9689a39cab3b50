import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const open = async () => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: 'staff' })
  await app.addAccount('acc_2', 'Other', { usr_ben: 'owner' })
  const { data } = await app.call('login', { body: { email: 'ann@house.example', password: 'right-password' } })
  const enter = (accountId = 'acc_1', userId = 'usr_ann') =>
    app.call('createAccessToken', { token: data.sessionToken, body: { userId, accountId } })
  return { ...app, data, enter }
}

it('enters an account with the role held there', async () => {
  const { call, enter } = await open()
  const entered = await enter()
  expect(entered).toMatchObject({
    status: 200,
    expiresIn: 900,
    account: { name: 'Harcourt', auctionHouses: [{ id: 'acc_1_house' }] },
    access: { roles: ['staff'] },
  })
  expect(await call('readCurrentUser', { token: entered.accessToken })).toMatchObject({
    user: { id: 'usr_ann' },
    access: { accountId: 'acc_1' },
  })
  expect(await call('listAccounts', { token: entered.accessToken })).toMatchObject({ accounts: [{ id: 'acc_1', name: 'Harcourt' }] })
  expect(await call('listFeatures', { token: entered.accessToken })).toMatchObject({
    features: { inventory: false, 'advanced-scoring': true },
  })
})

it.each([
  ['an account of others', 'acc_2', 'usr_ann'],
  ['an account that is not there', 'acc_9', 'usr_ann'],
  ['somebody else', 'acc_2', 'usr_ben'],
])('does not enter %s', async (_name, accountId, userId) => {
  const { enter } = await open()
  expect(await enter(accountId, userId)).toMatchObject({ status: 403, error: { code: 'account_access' } })
})

it('takes a ticket once, and from its owner alone', async () => {
  const { call, data } = await open()
  const exchange = (id: string) => call('createSessionToken', { body: { user: { id }, ticket: data.ticket } })
  expect(await exchange('usr_ben')).toMatchObject({ status: 401, error: { code: 'ticket_rejected' } })
  expect(await exchange('usr_ann')).toMatchObject({ status: 200, sessionToken: expect.any(String) })
  expect(await exchange('usr_ann')).toMatchObject({ status: 401, error: { code: 'ticket_rejected' } })
})

it('forgets a session that rests for two weeks', async () => {
  const { call, enter, pass } = await open()
  const { refreshToken } = await enter()
  pass(14 * 24 * 3600 + 1)
  expect(await call('refreshTokens', { body: { refreshToken } })).toMatchObject({ status: 401 })
})

it('ends the session at sign-out', async () => {
  const { call, enter } = await open()
  const { accessToken, refreshToken } = await enter()
  expect(await call('logout', { token: accessToken, body: { refreshToken } })).toMatchObject({ success: true })
  expect(await call('refreshTokens', { body: { refreshToken } })).toMatchObject({ status: 401 })
  expect(await call('renewAccessToken', { token: accessToken })).toMatchObject({ status: 401, error: { code: 'refresh_rejected' } })
})

it('renews an access token with the membership as it is now', async () => {
  const { call, enter, addAccount, store } = await open()
  const { accessToken } = await enter()
  await addAccount('acc_1', 'Harcourt', { usr_ann: 'viewer' })
  const renewed = await call('renewAccessToken', { token: accessToken })
  expect(await call('readCurrentUser', { token: renewed.accessToken })).toMatchObject({ access: { roles: ['viewer'] } })
  await store.write('accounts', ['acc_1'], [{ kind: 'remove', id: 'member:usr_ann' }])
  expect(await call('renewAccessToken', { token: accessToken })).toMatchObject({ status: 403, error: { code: 'account_access' } })
})

it('renews an access token only until the one presented ends', async () => {
  const { call, enter } = await open()
  const { accessToken } = await enter()
  const endOf = (token: string): number => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp
  const renewed = await call('renewAccessToken', { token: accessToken })
  const again = await call('renewAccessToken', { token: renewed.accessToken })
  expect([endOf(renewed.accessToken), endOf(again.accessToken)]).toEqual([endOf(accessToken), endOf(accessToken)])
  expect(again.expiresIn).toBeLessThanOrEqual(900)
})

it('slows down guessed refresh tokens and a session that refreshes without end', async () => {
  const { call, enter, pass } = await open()
  const guesses = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      call('refreshTokens', { body: { refreshToken: `usr_x.ses_${index}.secret` }, address: '203.0.113.7' }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(61)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(9)
  let { refreshToken } = await enter()
  const statuses: number[] = []
  for (let use = 0; use < 33; use += 1) {
    const answer = await call('refreshTokens', { body: { refreshToken } })
    statuses.push(answer.status)
    refreshToken = answer.refreshToken ?? refreshToken
  }
  expect(statuses.indexOf(429)).toBe(31)
  pass(60)
  expect(await call('refreshTokens', { body: { refreshToken } })).toMatchObject({ status: 200 })
})

it('publishes the public key alone', async () => {
  const { call } = await open()
  const { keys } = await call('readPublicKeys', {})
  expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256', use: 'sig' }])
  expect(keys[0]).not.toHaveProperty('d')
})
