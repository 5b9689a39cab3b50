import { describe, expect, it } from 'vitest'
import { ann, open, policy } from './test-people.ts'
import { totpCode, totpStep } from './totp.ts'

describe('what the account demands', () => {
  const demanding = async (more: object, role: 'owner' | 'staff' = 'owner', sessions = { idleDays: 14, maximumDays: 90 }) => {
    const app = await open(role)
    await app.addUser('usr_own', 'own@house.example')
    await app.addAccount('acc_1', 'Harcourt', { usr_ann: role, usr_own: 'owner' })
    const owner = await app.enter('own@house.example', 'acc_1')
    const write = (mfa: object, version = '0', token = owner.token) =>
      app.ask('updateSecurityPolicy', { token, body: { mfa: { ...policy, ...mfa }, passwords: { minimumLength: 15 }, sessions, version } })
    const written = await write(more)
    return { ...app, write, written, owner }
  }

  it('is stored, with its version', async () => {
    const { ask, owner, write, written, pass } = await demanding({})
    expect(written).toMatchObject({ status: 200, version: '1', mfa: policy })
    pass(5)
    expect(await ask('readSecurityPolicy', { token: owner.token })).toMatchObject({ error: { code: 'token_expired' } })
    const { accessToken: token } = await ask('refreshTokens', { body: { refreshToken: owner.refreshToken } })
    expect(await ask('readSecurityPolicy', { token })).toMatchObject({ version: '1', passwords: { minimumLength: 15 } })
    expect(await write({}, '0', token)).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })

  it('is a reminder for 30 days and then leaves nothing open but the own user, until it is set up', async () => {
    const { enter, ask, pass, now } = await demanding({}, 'staff')
    pass(5)
    const early = await enter(ann, 'acc_1')
    expect(early).toMatchObject({ status: 200, access: { roles: ['staff'] }, mfa: { daysLeft: 30, restricted: false, missing: 'method' } })
    pass(30 * 24 * 3600)
    const late = await enter(ann, 'acc_1')
    expect(late).toMatchObject({
      status: 200,
      mfa: { daysLeft: 0, restricted: true },
      account: { auctionHouses: [] },
      access: { roles: [], houses: [] },
    })
    expect(await ask('listInvitations', { token: late.token })).toMatchObject({ status: 403 })
    const { methodId, secret } = await ask('setUpMfa', { token: late.token, body: { type: 'authenticator' } })
    await ask('verifyMfaSetup', { token: late.token, params: { id: methodId }, body: { code: await totpCode(secret, totpStep(now())) } })
    const renewed = await ask('renewAccessToken', { token: late.token })
    expect(renewed.mfa).toBeUndefined()
    expect(await ask('readCurrentUser', { token: renewed.accessToken })).toMatchObject({ access: { roles: ['staff'] } })
    expect(await ask('deleteMfaMethod', { token: renewed.accessToken, params: { id: methodId } })).toMatchObject({
      status: 403,
      error: { code: 'mfa_needed' },
    })
    expect(await ask('updateMfaMethod', { token: renewed.accessToken, params: { id: methodId }, body: { enabled: false } })).toMatchObject({
      status: 403,
    })
  })

  it.each([
    [{ required: false, requiredForRoles: ['staff'] }, true],
    [{ required: false, requiredForRoles: ['admin', 'owner'] }, false],
    [{ required: false }, false],
  ])('%j, of staff: %s', async (more, demanded) => {
    const { enter, pass } = await demanding(more, 'staff')
    pass(5)
    expect((await enter(ann, 'acc_1')).mfa !== undefined).toBe(demanded)
  })

  it('may leave out weaker methods', async () => {
    const { enter, ask, pass } = await demanding({ excludedTypes: ['sms', 'email'] }, 'staff')
    pass(5)
    const { token } = await enter(ann, 'acc_1')
    expect(await ask('setUpMfa', { token, body: { type: 'email' } })).toMatchObject({ status: 403, error: { code: 'mfa_type_excluded' } })
    expect(await ask('readMfaSetup', { token })).toMatchObject({
      required: true,
      requiredBy: /^2026-12-21/,
      types: [{ allowed: true }, { allowed: false }, { allowed: false }],
    })
  })

  it('may let sessions last shorter, without use and in all', async () => {
    const { enter, ask, pass } = await demanding({ required: false }, 'staff', { idleDays: 2, maximumDays: 5 })
    const day = 24 * 3600
    let { refreshToken } = await enter(ann, 'acc_1')
    const refresh = async () => {
      const answer = await ask('refreshTokens', { body: { refreshToken } })
      refreshToken = answer.refreshToken
      return answer.status
    }
    for (const days of [1.9, 1.9, 1.1]) {
      pass(days * day)
      expect(await refresh()).toBe(200)
    }
    pass(0.2 * day)
    expect(await refresh()).toBe(401)
    ;({ refreshToken } = await enter(ann, 'acc_1'))
    pass(2.1 * day)
    expect(await refresh()).toBe(401)
  })

  it('is not required immediately by someone without a method, nor changed by staff', async () => {
    const { write } = await demanding({ gracePeriodDays: 0 })
    expect((await write({ gracePeriodDays: 0 })).error).toMatchObject({
      code: 'own_factor_first',
      message: 'This policy requires a second factor from you too. Set one up under My Security first.',
    })
    const ofViewers = { required: false, requiredForRoles: ['viewer'], gracePeriodDays: 0 }
    expect(await write(ofViewers)).toMatchObject({ status: 200, mfa: ofViewers })
    expect((await write({ gracePeriodDays: 400 })).error.code).toBe('invalid_request')
    const staff = await demanding({ required: false }, 'staff')
    expect(await staff.write({}, '1', staff.token)).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  })
})
