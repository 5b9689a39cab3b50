import { describe, expect, it } from 'vitest'
import { ann, open, phone, withAuthenticator } from './test-people.ts'
import { totpCode, totpStep } from './totp.ts'

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

  it('of someone else are not found', async () => {
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
