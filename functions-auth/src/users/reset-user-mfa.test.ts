import { expect, it } from 'vitest'
import { totpCode, totpStep } from '../mfa/totp.ts'
import { open as openAccount } from './test-people.ts'

const open = async () => {
  const app = await openAccount()
  /** Sets up an authenticator for a user, who then signs in with it. */
  const withFactor = async (name: string, accountId = 'acc_1') => {
    const entered = await app.enter(`${name}@house.example`, accountId)
    const { methodId, secret, backupCodes } = await app.call('setUpMfa', { token: entered.token, body: { type: 'authenticator' } })
    const body = { code: await totpCode(secret, totpStep(app.now())) }
    await app.call('verifyMfaSetup', { token: entered.token, params: { id: methodId }, body })
    return { ...entered, backupCodes: backupCodes as string[] }
  }
  const login = (name: string) => app.call('login', { body: { email: `${name}@house.example`, password: 'right-password' } })
  return { ...app, withFactor, login }
}

it('lets a user who lost every factor sign in once with the password, and then requires a new factor', async () => {
  const { as, withFactor, login, enter, call, letterTo, pass, now } = await open()
  const lost = await withFactor('sta')
  expect((await login('sta')).data.challenge).toBeDefined()
  const ask = await as('adm')
  expect(await ask('resetUserMfa', undefined, 'usr_sta')).toMatchObject({ status: 200, success: true })
  expect(letterTo('sta@house.example')).toMatchObject({
    subject: 'Your verification methods were reset',
    text: expect.stringContaining('Name of usr_adm, an administrator of Harcourt'),
  })
  pass(5)
  expect(await call('readCurrentUser', { token: lost.token })).toMatchObject({ status: 401, error: { code: 'token_expired' } })
  expect(await call('refreshTokens', { body: { refreshToken: lost.refreshToken } })).toMatchObject({ status: 401 })

  const back = await enter('sta@house.example', 'acc_1')
  expect(back).toMatchObject({ status: 200, mfa: { restricted: true, missing: 'method', reset: true }, access: { houses: [] } })
  const [code = ''] = lost.backupCodes
  expect(await call('listMfaMethods', { token: back.token })).toMatchObject({ methods: [], backupCodes: { generated: false } })
  const { methodId, secret } = await call('setUpMfa', { token: back.token, body: { type: 'authenticator' } })
  const body = { code: await totpCode(secret, totpStep(now())) }
  await call('verifyMfaSetup', { token: back.token, params: { id: methodId }, body })
  const renewed = await call('renewAccessToken', { token: back.token })
  expect(renewed.mfa).toBeUndefined()
  const { notifications } = await call('listNotifications', { token: renewed.accessToken })
  expect(notifications).toContainEqual(
    expect.objectContaining({
      type: 'security',
      title: 'Your verification methods were reset',
      message: expect.stringContaining('By Name of usr_adm.'),
    }),
  )
  expect(await call('readCurrentUser', { token: renewed.accessToken })).toMatchObject({ access: { roles: ['staff'] } })
  const { data } = await login('sta')
  expect(await call('verifyMfa', { body: { challenge: data.challenge.token, code } })).toMatchObject({ error: { code: 'mfa_rejected' } })
})

it('is in the audit log of the account and among the person’s own events, with who did it', async () => {
  const { as, withFactor, enter, call } = await open()
  await withFactor('sta')
  await (await as('adm'))('resetUserMfa', undefined, 'usr_sta')
  const { events } = await (await as('own'))('listAuditEvents', undefined, undefined, { query: { subjectType: 'mfaMethod' } })
  expect(events[0]).toMatchObject({
    action: 'mfa.reset',
    actorId: 'usr_adm',
    subjectId: 'usr_sta',
    subjectName: 'Name of usr_sta',
    before: { kinds: ['authenticator'] },
  })
  const { token } = await enter('sta@house.example', 'acc_1')
  expect(await call('listSecurityEvents', { token })).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ action: 'mfa.reset' })]),
  })
})

it.each([
  ['oneself', 'adm', 'usr_adm', 403, 'own_user'],
  ['the owner', 'adm', 'usr_own', 403, 'owner_protected'],
  ['by staff', 'sta', 'usr_sta', 403, 'forbidden'],
  ['somebody of another account', 'adm', 'usr_oth', 404, 'not_found'],
  ['somebody who is in another account too', 'adm', 'usr_vic', 403, 'shared_factors'],
  ['somebody without a factor', 'own', 'usr_adm', 409, 'no_second_factor'],
])('is refused for %s', async (_case, actor, id, status, code) => {
  const { as } = await open()
  expect(await (await as(actor))('resetUserMfa', undefined, id)).toMatchObject({ status, error: { code } })
})

it('takes a fresh sign-in of the administrator', async () => {
  const { as, withFactor, pass, enter, call } = await open()
  await withFactor('sta')
  const { refreshToken } = await enter('adm@house.example', 'acc_1')
  pass(16 * 60)
  const { accessToken: token } = await call('refreshTokens', { body: { refreshToken } })
  const stale = await call('resetUserMfa', { token, params: { id: 'usr_sta' } })
  expect(stale).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
  await call('confirmIdentity', { token, body: { password: 'right-password' } })
  expect(await call('resetUserMfa', { token, params: { id: 'usr_sta' } })).toMatchObject({ status: 200 })
  expect(await (await as('adm'))('resetUserMfa', undefined, 'usr_sta')).toMatchObject({ error: { code: 'no_second_factor' } })
})
