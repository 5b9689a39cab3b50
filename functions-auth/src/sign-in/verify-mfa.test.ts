import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { findBackupCodes } from '@auctionwiz/records/backup-codes'
import { describe, expect, it } from 'vitest'
import { ann, open, phone, withAuthenticator } from '../mfa/test-people.ts'

describe('signing in with a second factor', () => {
  it('gives a challenge that reveals nothing about the user, and is completed with a code', async () => {
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
    const { backupCodes, signIn, codeNow } = await withAuthenticator()
    expect(await signIn({ mfaCode: '000000' })).toMatchObject({ status: 400, error: { code: 'mfa_rejected' } })
    expect((await signIn({ mfaCode: await codeNow() })).data.sessionToken).not.toBe('')
    const [code = ''] = backupCodes
    expect(code).toHaveLength(14)
    expect((await signIn({ mfaCode: code })).data.sessionToken).not.toBe('')
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

  it('writes each wrong code to the security events of the person and to the audit log of their account', async () => {
    const { verify, signIn, codeNow, call } = await withAuthenticator()
    await verify('000000')
    await signIn({ mfaCode: '000000' })
    expect(await verify(await codeNow())).toMatchObject({ status: 200 })
    const { events } = await call('listSecurityEvents')
    const refused = events.filter(({ action }: { action: string }) => action === 'mfa.refused')
    expect(refused).toMatchObject([{ after: { kind: 'code' } }, { after: { kind: 'code' } }])
    expect((await call('listAuditEvents')).events).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: 'mfa.refused', subjectName: 'Name of usr_ann' })]),
    )
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
    expect((await call('listNotifications')).notifications).toContainEqual(
      expect.objectContaining({ type: 'security', title: 'Backup code used', message: expect.stringContaining('Codes left: 9.') }),
    )
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
    expect((await call('listNotifications')).notifications[0]).toMatchObject({ title: 'New backup codes were made' })
    expect(codes[3]).toMatch(/^3[\da-z]{3}-[\da-z]{4}-[\da-z]{4}$/)
    expect(await verify(backupCodes[0])).toMatchObject({ status: 400 })
    expect(await verify(codes[0])).toMatchObject({ status: 200 })
    const stored = await findBackupCodes(partitionOf(store, 'identities', ['usr_ann']))
    expect(stored?.document).toMatchObject({ hashes: expect.arrayContaining([expect.stringMatching(/^plain:/), null]) })
  })

  it('need a method', async () => {
    const { call } = await open()
    expect(await call('generateBackupCodes')).toMatchObject({ status: 400 })
  })
})
