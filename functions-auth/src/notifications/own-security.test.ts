import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

it('a user reads in every account what happened to their own access, and nobody else does', async () => {
  const app = testApp()
  await app.addUser('usr_ada', 'ada@house.example')
  await app.addUser('usr_vera', 'vera@house.example')
  await app.addAccount('acc_one', 'One', { usr_ada: 'viewer', usr_vera: 'viewer' })
  await app.addAccount('acc_two', 'Two', { usr_ada: 'viewer' })
  const { token } = await app.enter('ada@house.example', 'acc_one')
  const body = {
    currentPassword: 'right-password',
    newPassword: 'velvet otter lanterns',
    confirmPassword: 'velvet otter lanterns',
    endOtherSessions: false,
  }
  expect(await app.call('changePassword', { token, body, address: '192.0.2.7' })).toMatchObject({ status: 200 })
  const there = await app.enter('ada@house.example', 'acc_two', body.newPassword)
  for (const each of [token, there.token])
    expect((await app.call('listNotifications', { token: each })).notifications).toEqual([
      expect.objectContaining({
        type: 'security',
        topic: 'security',
        priority: 'high',
        title: 'Your password was changed',
        message: 'From 192.0.2.7. If this wasn’t you, contact your account administrator.',
        actions: ['open'],
      }),
    ])
  const vera = await app.enter('vera@house.example', 'acc_one')
  expect((await app.call('listNotifications', { token: vera.token })).notifications).toEqual([])
})
