import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { totpCode, totpStep } from './totp.ts'

const ann = 'ann@house.example'
const phone = '+12125550148'
const policy = { required: true, requiredForRoles: [], gracePeriodDays: 30, enforceBackupCodes: true, excludedTypes: [] }

const open = async (role: 'owner' | 'staff' = 'owner') => {
  const app = testApp()
  await app.addUser('usr_ann', ann)
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: role })
  const { token } = await app.enter(ann, 'acc_1')
  const call = (name: string, body?: object, id?: string) => app.call(name, { token, ...(body && { body }), ...(id && { params: { id } }) })
  const signIn = (more: object = {}) => app.call('login', { body: { email: ann, password: 'right-password', ...more } })
  const codeFrom = (to: string) => /\b\d{6}\b/.exec(app.letterTo(to)?.text ?? '')?.[0] ?? ''
  return { ...app, token, call, ask: app.call, signIn, codeFrom }
}

/** Somebody with an authenticator. */
const withAuthenticator = async (role?: 'owner' | 'staff') => {
  const app = await open(role)
  const { methodId, secret, backupCodes } = await app.call('setUpMfa', { type: 'authenticator' })
  const codeNow = () => totpCode(secret, totpStep(app.now()))
  const verified = await app.call('verifyMfaSetup', { code: await codeNow() }, methodId)
  app.pass(60)
  const challenge = async () => (await app.signIn()).data.challenge.token as string
  const verify = async (code: string, more: object = {}) => app.ask('verifyMfa', { body: { challenge: await challenge(), code, ...more } })
  return { ...app, methodId, secret, backupCodes, codeNow, verified, challenge, verify }
}

describe('setting up', () => {
  it('an authenticator gives a secret, an image of it and ten backup codes, and counts once verified', async () => {
    const { call, now, signIn, letterTo } = await open()
    expect(await call('readMfaSetup')).toMatchObject({
      enabled: false,
      required: false,
      types: [{ type: 'authenticator', weak: false, allowed: true }, {}, {}],
    })
    const { status, methodId, secret, qrCode, backupCodes } = await call('setUpMfa', { type: 'authenticator', name: 'My phone' })
    expect(status).toBe(200)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(backupCodes).toHaveLength(10)
    expect(await call('listMfaMethods')).toMatchObject({ methods: [], backupCodes: { remaining: 0, generated: false } })
    expect((await signIn()).data.sessionToken).not.toBe('')

    expect(await call('verifyMfaSetup', { code: '000000' }, methodId)).toMatchObject({
      status: 400,
      error: { message: 'Invalid verification code' },
    })
    const code = await totpCode(secret, totpStep(now()))
    expect(await call('verifyMfaSetup', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, methodId)).toMatchObject({
      status: 200,
      method: { id: methodId, type: 'authenticator', name: 'My phone', enabled: true, primary: true },
      backupCodes: { remaining: 10, generated: true },
    })
    expect(letterTo(ann)).toMatchObject({ subject: 'A verification method was added', text: expect.stringContaining('My phone') })
    expect(await call('readCurrentUser')).toMatchObject({
      user: { mfa: { enabled: true, methods: ['authenticator'], backupCodes: { remaining: 10 } } },
    })
  })

  it.each([
    ['sms', { phoneNumber: '(212) 555-0148' }, phone],
    ['email', {}, ann],
  ])('%s sends a code there', async (type, more, to) => {
    const { call, codeFrom, messages } = await open()
    const { methodId } = await call('setUpMfa', { type, ...more })
    expect(messages.at(-1)).toMatchObject({ channel: type === 'sms' ? 'sms' : 'email', to })
    expect(await call('sendMfaSetupCode', undefined, methodId)).toMatchObject({ status: 429 })
    expect(await call('verifyMfaSetup', { code: codeFrom(to) }, methodId)).toMatchObject({
      status: 200,
      method: { enabled: true, weak: true },
    })
    expect(await call('verifyMfaSetup', { code: codeFrom(to) }, methodId)).toMatchObject({ status: 400 })
  })

  it('sends the code again after a while, and the first then no longer counts', async () => {
    const { call, codeFrom, pass } = await open()
    const { methodId } = await call('setUpMfa', { type: 'sms', phoneNumber: phone })
    const first = codeFrom(phone)
    pass(30)
    expect(await call('sendMfaSetupCode', undefined, methodId)).toMatchObject({ status: 200 })
    if (first !== codeFrom(phone)) expect(await call('verifyMfaSetup', { code: first }, methodId)).toMatchObject({ status: 400 })
    expect(await call('verifyMfaSetup', { code: codeFrom(phone) }, methodId)).toMatchObject({ status: 200 })
  })

  it.each([
    [{ type: 'sms' }, 'invalid_request'],
    [{ type: 'sms', phoneNumber: '020 7946 0958' }, 'invalid_request'],
    [{ type: 'sms', phoneNumber: 'no number at all' }, 'invalid_request'],
    [{ type: 'pigeon' }, 'invalid_request'],
  ])('refuses %j', async (body, code) => {
    const { call } = await open()
    expect(await call('setUpMfa', body)).toMatchObject({ status: 400, error: { code } })
  })

  it('takes a code for ten minutes and five tries', async () => {
    const { call, codeFrom, pass } = await open()
    const first = await call('setUpMfa', { type: 'email' })
    const wrong = codeFrom(ann) === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await call('verifyMfaSetup', { code: wrong }, first.methodId)).status).toBe(400)
    expect(await call('verifyMfaSetup', { code: codeFrom(ann) }, first.methodId)).toMatchObject({ error: { code: 'mfa_rejected' } })
    pass(60)
    const second = await call('setUpMfa', { type: 'email' })
    const code = codeFrom(ann)
    pass(600)
    expect(await call('verifyMfaSetup', { code }, second.methodId)).toMatchObject({ error: { code: 'mfa_rejected' } })
  })

  it('asks for the password again when the sign-in is not fresh', async () => {
    const { ask, enter, pass } = await open()
    const { refreshToken } = await enter(ann, 'acc_1')
    pass(16 * 60)
    const { accessToken: token } = await ask('refreshTokens', { body: { refreshToken } })
    expect(await ask('setUpMfa', { token, body: { type: 'authenticator' } })).toMatchObject({
      status: 403,
      error: { code: 'confirmation_required' },
    })
    await ask('confirmIdentity', { token, body: { password: 'right-password' } })
    expect(await ask('setUpMfa', { token, body: { type: 'authenticator' } })).toMatchObject({ status: 200 })
  })
})

describe('signing in with a second factor', () => {
  it('gives a challenge that tells nothing of the person, and is completed with a code', async () => {
    const { signIn, ask, codeNow, methodId, store } = await withAuthenticator()
    const { status, data } = await signIn()
    expect({ status, accounts: data.accounts, sessionToken: data.sessionToken, ticket: data.ticket }).toEqual({
      status: 200,
      accounts: [],
      sessionToken: '',
      ticket: '',
    })
    expect(data.user).toMatchObject({ id: 'usr_ann', email: ann, name: '', firstName: '' })
    expect(data.challenge).toMatchObject({ methods: [{ id: methodId, type: 'authenticator', primary: true }], backupCodes: true })
    const done = await ask('verifyMfa', { body: { challenge: data.challenge.token, code: await codeNow() } })
    expect(done).toMatchObject({ status: 200, data: { user: { name: 'Name of usr_ann' }, accounts: [{ accountId: 'acc_1' }] } })
    expect(done.data.challenge).toBeUndefined()
    expect(
      await ask('createAccessToken', { token: done.data.sessionToken, body: { userId: 'usr_ann', accountId: 'acc_1' } }),
    ).toMatchObject({ status: 200 })
    const { items } = await store.query('identities', ['usr_ann'], { type: 'audit' }, { limit: 50 })
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'user.sign_in', after: expect.objectContaining({ method: 'password+authenticator' }) }),
    )
  })

  it('takes the code with the password too', async () => {
    const { signIn, codeNow } = await withAuthenticator()
    expect(await signIn({ mfaCode: '000000' })).toMatchObject({ status: 400, error: { code: 'mfa_rejected' } })
    expect((await signIn({ mfaCode: await codeNow() })).data.sessionToken).not.toBe('')
  })

  it('takes each code of an authenticator once, also from two sign-ins at the same moment', async () => {
    const { ask, challenge, codeNow } = await withAuthenticator()
    const challenges = [await challenge(), await challenge(), await challenge()]
    const code = await codeNow()
    const answers = await Promise.all(challenges.map((one) => ask('verifyMfa', { body: { challenge: one, code } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('takes a challenge once, and ends it after five wrong codes', async () => {
    const { ask, challenge, codeNow, verify, pass } = await withAuthenticator()
    const token = await challenge()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await ask('verifyMfa', { body: { challenge: token, code: '000000' } })).status).toBe(400)
    expect(await ask('verifyMfa', { body: { challenge: token, code: await codeNow() } })).toMatchObject({
      status: 401,
      error: { code: 'challenge_rejected' },
    })
    expect(await verify(await codeNow())).toMatchObject({ status: 429 })
    pass(60)
    expect(await verify(await codeNow())).toMatchObject({ status: 200 })
  })

  it.each([
    ['', 'challenge_rejected'],
    ['x'.repeat(43), 'challenge_rejected'],
  ])('does not know the challenge %j', async (token, code) => {
    const { ask } = await withAuthenticator()
    expect(await ask('verifyMfa', { body: { challenge: token, code: '123456' } })).toMatchObject({ status: 401, error: { code } })
  })

  it('forgets a challenge after ten minutes, and when the password was changed', async () => {
    const { ask, challenge, codeNow, pass, letterTo } = await withAuthenticator()
    const late = await challenge()
    pass(600)
    expect(await ask('verifyMfa', { body: { challenge: late, code: await codeNow() } })).toMatchObject({
      error: { code: 'challenge_rejected' },
    })
    const overtaken = await challenge()
    await ask('requestPasswordReset', { body: { email: ann } })
    await ask('resetPassword', {
      body: { token: letterTo(ann)?.secret, newPassword: 'three old clocks', confirmPassword: 'three old clocks' },
    })
    expect(await ask('verifyMfa', { body: { challenge: overtaken, code: await codeNow() } })).toMatchObject({
      error: { code: 'challenge_rejected' },
    })
    const again = await ask('login', { body: { email: ann, password: 'three old clocks' } })
    expect(again.data).toMatchObject({ sessionToken: '', challenge: {} })
  })

  it('sends a code by text or mail, again after a while, at most five times', async () => {
    const { call, ask, signIn, codeFrom, pass } = await open()
    const { methodId } = await call('setUpMfa', { type: 'sms', phoneNumber: phone })
    await call('verifyMfaSetup', { code: codeFrom(phone) }, methodId)
    const { data } = await signIn()
    expect(data.challenge.methods).toMatchObject([{ type: 'sms', hint: '••• 148' }])
    const send = () => ask('sendMfaCode', { body: { challenge: data.challenge.token, methodId } })
    expect(await send()).toMatchObject({ status: 200, resendAfter: 30 })
    expect(await send()).toMatchObject({ status: 429 })
    for (let time = 0; time < 4; time += 1) {
      pass(31)
      expect((await send()).status).toBe(200)
    }
    pass(31)
    expect((await send()).status).toBe(429)
    const answers = await Promise.all(
      [1, 2].map(() => ask('verifyMfa', { body: { challenge: data.challenge.token, methodId, code: codeFrom(phone) } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('asks for it after a provider that did not', async () => {
    const { ask } = await withAuthenticator()
    const provider = (idToken: string) => ask('loginWithProvider', { params: { provider: 'microsoft' }, body: { idToken, nonce: 'n' } })
    expect(await provider('vouched:usr_ann')).toMatchObject({ data: { sessionToken: '', challenge: {} } })
  })

  it('is slowed down over many sign-ins', async () => {
    const { verify } = await withAuthenticator()
    const statuses = []
    for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await verify('000000')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
  })
})

describe('backup codes', () => {
  it('work once each, however they are typed, and are counted', async () => {
    const { verify, backupCodes, call, letterTo } = await withAuthenticator()
    const [first = '', second = ''] = backupCodes
    expect(await verify(first)).toMatchObject({ status: 200, data: { accounts: [{ accountId: 'acc_1' }] } })
    expect(letterTo(ann)).toMatchObject({ subject: 'A backup code was used', text: expect.stringContaining('Codes left: 9') })
    expect(await verify(first)).toMatchObject({ status: 400, error: { code: 'mfa_rejected' } })
    expect(await verify(` ${second.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({ status: 200 })
    expect(await call('readBackupCodes')).toMatchObject({ remaining: 8, generated: true })
    expect(await call('readCurrentUser')).toMatchObject({ user: { mfa: { backupCodes: { remaining: 8 } } } })
  })

  it('let one in who comes twice at once, and two who bring different ones', async () => {
    const { ask, challenge, backupCodes } = await withAuthenticator()
    const use = async (codes: string[]) => {
      const challenges = await Promise.all(codes.map(() => challenge()))
      const answers = await Promise.all(codes.map((code, index) => ask('verifyMfa', { body: { challenge: challenges[index], code } })))
      return answers.map(({ status }) => status).sort()
    }
    expect(await use([backupCodes[0], backupCodes[0], backupCodes[0]])).toEqual([200, 400, 400])
    expect(await use([backupCodes[1], backupCodes[2]])).toEqual([200, 200])
  })

  it('are stored hashed, and replaced by new ones', async () => {
    const { call, verify, backupCodes, store } = await withAuthenticator()
    const { codes, remaining, generated } = await call('generateBackupCodes')
    expect({ remaining, generated, count: new Set(codes).size }).toEqual({ remaining: 10, generated: true, count: 10 })
    expect(codes[3]).toMatch(/^3[\da-z]{3}-[\da-z]{4}-[\da-z]{4}$/)
    expect(await verify(backupCodes[0])).toMatchObject({ status: 400 })
    expect(await verify(codes[0])).toMatchObject({ status: 200 })
    const stored = await store.read<never>('identities', ['usr_ann'], 'backup-codes')
    expect(stored?.document).toMatchObject({ hashes: expect.arrayContaining([expect.stringMatching(/^plain:/), null]) })
  })

  it('need a method', async () => {
    const { call } = await open()
    expect(await call('generateBackupCodes')).toMatchObject({ status: 400 })
  })
})

describe('the own methods', () => {
  it('are turned off and on, made primary, renamed and removed, with the backup codes at last', async () => {
    const { call, codeFrom, methodId, signIn, letterTo } = await withAuthenticator()
    const mail = await call('setUpMfa', { type: 'email' })
    expect(mail.backupCodes).toEqual([])
    await call('verifyMfaSetup', { code: codeFrom(ann) }, mail.methodId)
    expect(await call('updateMfaMethod', { primary: true, name: 'Mail' }, mail.methodId)).toMatchObject({
      method: { primary: true, name: 'Mail' },
    })
    expect((await signIn()).data.challenge.methods).toMatchObject([{ id: mail.methodId, hint: 'a•••@house.example' }, { id: methodId }])
    expect(await call('updateMfaMethod', { enabled: false }, mail.methodId)).toMatchObject({ method: { enabled: false, primary: false } })
    expect((await signIn()).data.challenge.methods).toMatchObject([{ id: methodId, primary: true }])
    expect(await call('deleteMfaMethod', undefined, methodId)).toMatchObject({ success: true })
    expect(letterTo(ann)?.subject).toBe('A verification method was removed')
    expect((await signIn()).data.sessionToken).not.toBe('')
    expect(await call('listMfaMethods')).toMatchObject({
      methods: [{ id: mail.methodId, enabled: false }],
      backupCodes: { generated: false },
    })
  })

  it('of somebody else are not there', async () => {
    const { methodId, addUser, addAccount, enter, ask } = await withAuthenticator()
    await addUser('usr_ben', 'ben@house.example')
    await addAccount('acc_2', 'Other', { usr_ben: 'owner' })
    const { token } = await enter('ben@house.example', 'acc_2')
    for (const [name, body] of [
      ['deleteMfaMethod'],
      ['updateMfaMethod', { enabled: false }],
      ['verifyMfaSetup', { code: '1' }],
      ['sendMfaSetupCode'],
    ] as const)
      expect(await ask(name, { token, params: { id: methodId }, ...(body && { body }) })).toMatchObject({ status: 404 })
  })
})

describe('what the account demands', () => {
  const demanding = async (more: object, role: 'owner' | 'staff' = 'owner') => {
    const app = await open(role)
    await app.addUser('usr_own', 'own@house.example')
    await app.addAccount('acc_1', 'Harcourt', { usr_ann: role, usr_own: 'owner' })
    const owner = await app.enter('own@house.example', 'acc_1')
    const write = (mfa: object, version = '0', token = owner.token) =>
      app.ask('updateSecurityPolicy', { token, body: { mfa: { ...policy, ...mfa }, passwords: { minimumLength: 15 }, version } })
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

  it('is not demanded at once by somebody without a method, nor changed by staff', async () => {
    const { write } = await demanding({ gracePeriodDays: 0 })
    expect((await write({ gracePeriodDays: 0 })).error.code).toBe('mfa_needed')
    expect((await write({ gracePeriodDays: 400 })).error.code).toBe('invalid_request')
    const staff = await demanding({ required: false }, 'staff')
    expect(await staff.write({}, '1', staff.token)).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  })
})
