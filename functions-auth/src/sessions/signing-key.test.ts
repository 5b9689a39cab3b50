import { decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

it('is replaced without a sign-out: the refresh token of before brings an access token under the new key', async () => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: 'staff' })
  const entered = await app.enter('ann@house.example', 'acc_1')
  app.replaceSigningKey('next')
  // No app has seen this token before, so its signature is checked.
  expect(await app.call('readCurrentUser', { token: entered.token })).toMatchObject({ status: 401 })
  const refreshed = await app.call('refreshTokens', { body: { refreshToken: entered.refreshToken } })
  expect(refreshed.status).toBe(200)
  expect([entered.token, refreshed.accessToken].map((token) => decodeProtectedHeader(token).kid)).toEqual(['test', 'next'])
  expect(await app.call('readCurrentUser', { token: refreshed.accessToken })).toMatchObject({ user: { id: 'usr_ann' } })
})
