import type { AuditEvent } from '@auctionwiz/platform/core/records/audit'
import { describe, expect, it } from 'vitest'
import { ann, open, policy, withAuthenticator } from '../mfa/test-people.ts'
import { testAuthenticator } from './test-authenticator.ts'

const bob = 'bob@house.example'
const rejected = { status: 400, error: { code: 'passkey_rejected' } }

/** A user with a passkey. */
const withPasskey = async () => {
  const app = await open()
  const device = testAuthenticator()
  const { options } = await app.call('beginPasskey')
  const added = await app.call('addPasskey', { passkey: device.create(options), name: 'Laptop' })
  const ask = async (challenge?: string) => (await app.ask('requestPasskey', { body: challenge ? { challenge } : {} })).options
  const present = (passkey: object, challenge?: string) =>
    app.ask('signInWithPasskey', { body: { passkey, ...(challenge && { challenge }) } })
  const secondStep = async () => (await app.signIn()).data.challenge
  return { ...app, device, added, asked: ask, present, secondStep }
}

describe('a new passkey', () => {
  it('is listed, renamed, reported by email, and brings backup codes when it is the first second factor', async () => {
    const { added, call, letterTo, store } = await withPasskey()
    expect(added).toMatchObject({ status: 201, passkey: { name: 'Laptop', synced: false } })
    expect(added.backupCodes).toHaveLength(10)
    expect(letterTo(ann)?.text).toContain('Laptop')
    await call('renamePasskey', { name: 'Work laptop' }, added.passkey.id)
    expect((await call('listPasskeys')).passkeys).toMatchObject([{ id: added.passkey.id, name: 'Work laptop' }])
    expect((await call('listMfaMethods')).methods).toEqual([])
    const { items } = await store.query<AuditEvent>('identities', ['usr_ann'], { type: 'audit' }, { limit: 50 })
    expect(items.map((event) => event.action)).toEqual(expect.arrayContaining(['mfa.add', 'mfa.change']))
  })

  it('brings no more backup codes to a user who has another factor', async () => {
    const app = await withAuthenticator()
    const { options } = await app.call('beginPasskey')
    expect((await app.call('addPasskey', { passkey: testAuthenticator().create(options) })).backupCodes).toEqual([])
    expect((await app.call('beginPasskey')).options.excludeCredentials).toHaveLength(1)
  })

  it('needs a fresh sign-in', async () => {
    const { call, pass } = await open()
    pass(16 * 60)
    expect(await call('beginPasskey')).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a page inside another site', { crossOrigin: true }],
    ['a device that verified nobody', { verified: false }],
    ['a challenge of its own', { challenge: 'bXkgb3duIGNoYWxsZW5nZQ' }],
  ])('is refused from %s', async (_name, wrong) => {
    const { call } = await open()
    const { options } = await call('beginPasskey')
    expect(await call('addPasskey', { passkey: testAuthenticator().create(options, wrong) })).toMatchObject(rejected)
  })

  it('answers its challenge once, within five minutes, and from the session that asked', async () => {
    const { call, pass, ask, enter } = await open()
    const other = await enter(ann, 'acc_1')
    const device = testAuthenticator()
    const first = (await call('beginPasskey')).options
    expect(await call('addPasskey', { passkey: device.create(first) })).toMatchObject({ status: 201 })
    expect(await call('addPasskey', { passkey: testAuthenticator().create(first) })).toMatchObject(rejected)
    const late = (await call('beginPasskey')).options
    pass(301)
    expect(await call('addPasskey', { passkey: testAuthenticator().create(late) })).toMatchObject(rejected)
    const mine = (await call('beginPasskey')).options
    const body = { passkey: testAuthenticator().create(mine) }
    expect(await ask('addPasskey', { token: other.token, body })).toMatchObject(rejected)
  })

  it('cannot be one of another user', async () => {
    const { device, addUser, addAccount, enter, ask, asked, present } = await withPasskey()
    await addUser('usr_bob', bob)
    await addAccount('acc_2', 'Vale', { usr_bob: 'owner' })
    const { token } = await enter(bob, 'acc_2')
    const { options } = await ask('beginPasskey', { token })
    expect(await ask('addPasskey', { token, body: { passkey: device.create(options) } })).toMatchObject({
      status: 409,
      error: { code: 'already_exists' },
    })
    // It still belongs to its first user.
    expect((await present({ ...device.prove(await asked(), { userHandle: 'dXNyX2Fubg' }) })).data.user.id).toBe('usr_ann')
  })

  it('of others is not known', async () => {
    const { added, addUser, addAccount, enter, ask } = await withPasskey()
    await addUser('usr_bob', bob)
    await addAccount('acc_2', 'Vale', { usr_bob: 'owner' })
    const { token } = await enter(bob, 'acc_2')
    const params = { id: added.passkey.id }
    expect(await ask('renamePasskey', { token, params, body: { name: 'Mine' } })).toMatchObject({ status: 404 })
    expect(await ask('removePasskey', { token, params })).toMatchObject({ status: 404 })
  })
})

describe('signing in with a passkey alone', () => {
  it('writes a refused passkey to the security events of its person, and one that nobody keeps nowhere', async () => {
    const { device, asked, present, call } = await withPasskey()
    await present(device.prove(await asked(), { verified: false }))
    await present(device.prove(await asked(), { id: 'bm9ib2R5IGtlZXBzIGl0' }))
    const { events } = await call('listSecurityEvents')
    const refused = events.filter(({ action }: { action: string }) => action === 'mfa.refused')
    expect(refused).toMatchObject([{ after: { kind: 'passkey' } }])
  })

  it('needs neither address nor password nor second factor', async () => {
    const { device, asked, present, ask, store } = await withPasskey()
    const { status, data } = await present(device.prove(await asked()))
    expect({ status, id: data.user.id, challenge: data.challenge }).toEqual({ status: 200, id: 'usr_ann', challenge: undefined })
    const body = { userId: 'usr_ann', accountId: 'acc_1' }
    expect(await ask('createAccessToken', { token: data.sessionToken, body })).toMatchObject({ status: 200 })
    const { items } = await store.query<AuditEvent>('identities', ['usr_ann'], { type: 'audit' }, { limit: 50 })
    expect(items).toContainEqual(expect.objectContaining({ action: 'user.sign_in', after: expect.objectContaining({ method: 'passkey' }) }))
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a page inside another site', { crossOrigin: true }],
    ['a device that verified nobody', { verified: false }],
    ['a copy that counts behind', { counter: 1 }],
    ['the passkey of somebody else', { userHandle: 'dXNyX2JvYg' }],
    ['one that nobody keeps', { id: 'bm9ib2R5IGtlZXBzIGl0' }],
  ])('refuses %s', async (_name, wrong) => {
    const { device, asked, present } = await withPasskey()
    await present(device.prove(await asked()))
    expect(await present(device.prove(await asked(), wrong))).toMatchObject(rejected)
  })

  it('refuses an answer that comes again, also at the same moment, and one that comes late', async () => {
    const { device, asked, present, pass } = await withPasskey()
    const proof = device.prove(await asked())
    const answers = await Promise.all([present(proof), present(proof), present(proof)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const late = device.prove(await asked())
    pass(301)
    expect(await present(late)).toMatchObject(rejected)
  })

  it('refuses suspended users, and a passkey that was removed', async () => {
    const { device, asked, present, call, added, addUser } = await withPasskey()
    await call('removePasskey', undefined, added.passkey.id)
    expect(await present(device.prove(await asked()))).toMatchObject(rejected)
    const again = (await call('beginPasskey')).options
    expect(await call('addPasskey', { passkey: device.create(again) })).toMatchObject({ status: 201 })
    await addUser('usr_ann', ann, 'suspended')
    expect(await present(device.prove(await asked()))).toMatchObject({ status: 403, error: { code: 'account_suspended' } })
  })

  it('slows down an address that asks or guesses too much', async () => {
    const { device, asked, present, ask } = await withPasskey()
    const wrong = { ...device.prove(await asked()), id: 'bm9ib2R5' }
    const statuses = new Set<number>()
    for (let turn = 0; turn < 60; turn += 1) statuses.add((await present(wrong)).status)
    expect([...statuses]).toEqual([400, 429])
    const address = '192.0.2.9'
    const answers = []
    for (let turn = 0; turn < 205; turn += 1) answers.push((await ask('requestPasskey', { body: {}, address })).status)
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(answers.slice(0, 200)).not.toContain(429)
  })
})

describe('confirming with a passkey', () => {
  it('does what a fresh sign-in does, in this session alone', async () => {
    const { device, asked, call, pass, present, ask } = await withPasskey()
    const { data } = await present(device.prove(await asked()))
    const other = await ask('createAccessToken', { token: data.sessionToken, body: { userId: 'usr_ann', accountId: 'acc_1' } })
    pass(16 * 60)
    expect(await call('beginPasskey')).toMatchObject({ error: { code: 'confirmation_required' } })
    expect(await call('confirmWithPasskey', { passkey: device.prove(await asked()) })).toMatchObject({
      status: 200,
      confirmedUntil: expect.stringMatching(/Z$/),
    })
    expect(await call('beginPasskey')).toMatchObject({ status: 200 })
    expect(await ask('beginPasskey', { token: other.accessToken })).toMatchObject({ error: { code: 'confirmation_required' } })
  })

  it('accepts neither the passkey of another user nor an answer to another challenge', async () => {
    const { device, asked, secondStep, call, addUser, addAccount, enter, ask } = await withPasskey()
    await addUser('usr_bob', bob)
    await addAccount('acc_2', 'Vale', { usr_bob: 'owner' })
    const { token } = await enter(bob, 'acc_2')
    expect(await ask('confirmWithPasskey', { token, body: { passkey: device.prove(await asked()) } })).toMatchObject(rejected)
    const challenge = await secondStep()
    expect(await call('confirmWithPasskey', { passkey: device.prove(await asked(challenge.token)) })).toMatchObject(rejected)
  })
})

describe('a passkey as second factor', () => {
  it('is asked for after the password, and completes the sign-in', async () => {
    const { device, secondStep, asked, present, added } = await withPasskey()
    const challenge = await secondStep()
    expect(challenge.methods).toMatchObject([{ id: added.passkey.id, type: 'passkey', primary: true }])
    const options = await asked(challenge.token)
    expect(options.allowCredentials).toMatchObject([{ id: device.credentialId }])
    expect(await present(device.prove(options), challenge.token)).toMatchObject({
      status: 200,
      data: { user: { name: 'Name of usr_ann' } },
    })
    expect(await present(device.prove(options), challenge.token)).toMatchObject({ status: 401, error: { code: 'challenge_rejected' } })
  })

  it('is all that an account can demand, and stays while it does', async () => {
    const { call, device, asked, present, ask, added } = await withPasskey()
    const { version, passwords, sessions } = await call('readSecurityPolicy')
    const demanded = { ...policy, gracePeriodDays: 0, excludedTypes: ['sms', 'email'] }
    expect(await call('updateSecurityPolicy', { mfa: demanded, passwords, sessions, version })).toMatchObject({ status: 200 })
    const { data } = await present(device.prove(await asked()))
    const entered = await ask('createAccessToken', { token: data.sessionToken, body: { userId: 'usr_ann', accountId: 'acc_1' } })
    expect(entered).toMatchObject({ status: 200, access: { roles: ['owner'] } })
    expect(entered.mfa).toBeUndefined()
    const params = { id: added.passkey.id }
    expect(await ask('removePasskey', { token: entered.accessToken, params })).toMatchObject({ error: { code: 'mfa_needed' } })
  })

  it('lets a backup code stand in for a lost device', async () => {
    const { secondStep, ask, added } = await withPasskey()
    const { token } = await secondStep()
    expect(await ask('verifyMfa', { body: { challenge: token, code: added.backupCodes[0] } })).toMatchObject({ status: 200 })
  })

  it('cannot be answered with the challenge for something else', async () => {
    const { device, secondStep, asked, present } = await withPasskey()
    const { token } = await secondStep()
    expect(await present(device.prove(await asked()), token)).toMatchObject(rejected)
    expect(await present(device.prove(await asked(token)))).toMatchObject(rejected)
    const other = await secondStep()
    expect(await present(device.prove(await asked(other.token)), token)).toMatchObject(rejected)
  })

  it('cannot be the passkey of another user', async () => {
    const { device, asked, present, addUser, addAccount, enter, ask } = await withPasskey()
    await addUser('usr_bob', bob)
    await addAccount('acc_2', 'Vale', { usr_bob: 'owner' })
    const { token } = await enter(bob, 'acc_2')
    const { options } = await ask('beginPasskey', { token })
    await ask('addPasskey', { token, body: { passkey: testAuthenticator().create(options) } })
    const { data } = await ask('login', { body: { email: bob, password: 'right-password' } })
    const theirs = await asked(data.challenge.token)
    expect(theirs.allowCredentials).not.toContainEqual(expect.objectContaining({ id: device.credentialId }))
    expect(await present(device.prove(theirs), data.challenge.token)).toMatchObject(rejected)
  })

  it('ends the sign-in after five wrong answers', async () => {
    const { device, secondStep, asked, present } = await withPasskey()
    const { token } = await secondStep()
    for (let turn = 0; turn < 5; turn += 1) await present(device.prove(await asked(token), { verified: false }), token)
    const last = await present(device.prove(await asked(token)), token)
    expect(last.status).not.toBe(200)
  })
})
