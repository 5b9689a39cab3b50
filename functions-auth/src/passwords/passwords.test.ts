import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountDocumentId, accountRecord } from '@auctionwiz/records/accounts'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../accounts/security-policy.ts'
import { testApp } from '../testing.ts'

const ann = 'ann@house.example'
const chosen = { newPassword: 'three old clocks', confirmPassword: 'three old clocks' }

const open = async () => {
  const app = testApp()
  await app.addUser('usr_ann', ann)
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: 'staff' })
  return app
}

describe('the rules of passwords', () => {
  it('say what is enforced and show the hint', async () => {
    expect(await testApp().call('readPasswordPolicy', {})).toMatchObject({
      minimumLength: 8,
      maximumLength: 128,
      composition: false,
      hint: /^8\+ characters/,
    })
  })

  it('know the name and address of the signed-in user, and the length that their accounts require', async () => {
    const { call, enter, store } = await open()
    const user = await store.read('identities', ['usr_ann'], 'user')
    if (!user) throw new Error('there is no user')
    const named = { ...user.document, firstName: 'Imogen', lastName: 'Clarke', email: 'imogen.clarke@house.example' }
    const { token } = await enter(ann, 'acc_1')
    await store.write('identities', ['usr_ann'], [{ kind: 'put', document: named }])
    const problems = async (password: string, more: object = { token }) =>
      (await call('validatePassword', { body: { password }, ...more })).problems as string[]
    for (const password of ['ImogenClarke1', 'Imogen12', 'clarkeimogen', 'Imogen.Clarke99', 'ImogenClarke123456', 'ImogenClarkeHorses'])
      expect(await problems(password)).toEqual([expect.stringContaining('your name')])
    expect(await problems('three old clocks')).toEqual([])
    expect(await problems('Imogen has 4 copper lanterns!')).toEqual([])
    expect(await problems('ImogenClarke1', {})).toEqual([])
    expect(await problems('ImogenClarke1', { token: 'a.wrong.token' })).toEqual([])
  })

  it.each([
    ['a b c d e f g h', true],
    ['short', false],
    ['Password1!', false],
    ['x'.repeat(1000), false],
  ])('%s', async (password, valid) => {
    expect(await testApp().call('validatePassword', { body: { password } })).toMatchObject({
      status: 200,
      valid,
      problems: valid ? [] : [expect.any(String)],
    })
  })

  it('rate a password and say what makes it better', async () => {
    const { call } = testApp()
    expect(await call('ratePassword', { body: { password: 'password' } })).toMatchObject({
      score: 0,
      label: 'Very weak',
      suggestions: expect.any(Array),
    })
    expect(await call('ratePassword', { body: { password: 'correct horse battery' } })).toMatchObject({
      score: 4,
      label: 'Strong',
      suggestions: [],
    })
  })

  it.each([
    [{}, /^[\w!#%&*+\-=?@]{20}$/],
    [{ length: 32, symbols: false }, /^[A-Za-z2-9]{32}$/],
    [{ length: 12, symbols: false, numbers: false, uppercase: false }, /^[a-z]{12}$/],
  ])('make one with %j', async (options, form) => {
    const { call } = testApp()
    const [one, two] = [await call('generatePassword', { body: { options } }), await call('generatePassword', { body: { options } })]
    expect(one.password).toMatch(form)
    expect(one.password).not.toBe(two.password)
    expect(one.strength.score).toBe(4)
  })
})

describe('a forgotten password', () => {
  it('is reset by a mailed link, once, and ends every session', async () => {
    const { call, enter, letterTo, pass, store } = await open()
    const { token, refreshToken } = await enter(ann, 'acc_1')
    expect(await call('requestPasswordReset', { body: { email: ' Ann@house.example ' } })).toMatchObject({ status: 200, success: true })
    const { secret = '', subject } = letterTo(ann) ?? {}
    expect(subject).toBe('Choose a new password')
    expect(JSON.stringify((await store.query('identities', ['usr_ann'], { type: 'proof' }, { limit: 9 })).items)).not.toContain(
      secret.split('.')[2],
    )

    expect(await call('resetPassword', { body: { token: secret, ...chosen } })).toMatchObject({ status: 200, success: true })
    expect(letterTo(ann)?.subject).toBe('Your password was changed')
    expect(await call('resetPassword', { body: { token: secret, ...chosen } })).toMatchObject({
      status: 400,
      error: { code: 'link_rejected' },
    })
    expect(await call('refreshTokens', { body: { refreshToken } })).toMatchObject({ error: { code: 'refresh_rejected' } })
    pass(5)
    expect(await call('readCurrentUser', { token })).toMatchObject({ status: 401, error: { code: 'token_expired' } })
    expect(await call('login', { body: { email: ann, password: 'right-password' } })).toMatchObject({ status: 401 })
    expect(await enter(ann, 'acc_1', chosen.newPassword)).toMatchObject({ status: 200 })
  })

  it('lets one of two use the link at once', async () => {
    const { call, letterTo } = await open()
    await call('requestPasswordReset', { body: { email: ann } })
    const token = letterTo(ann)?.secret
    const answers = await Promise.all([1, 2, 3].map(() => call('resetPassword', { body: { token, ...chosen } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('answers for an address that nobody has just the same, with the same work', async () => {
    const { call, messages, store } = await open()
    const operations: string[] = []
    for (const name of ['read', 'write', 'query'] as const) {
      const inner = store[name].bind(store) as (...args: unknown[]) => Promise<unknown>
      store[name] = ((...args: unknown[]) => {
        operations.push(name)
        return inner(...args)
      }) as never
    }
    const known = await call('requestPasswordReset', { body: { email: ann } })
    const first = operations.splice(0)
    const unknown = await call('requestPasswordReset', { body: { email: 'bob@house.example' } })
    expect(unknown).toEqual({ ...known, headers: { ...known.headers, 'x-correlation-id': unknown.headers['x-correlation-id'] } })
    expect(operations).toEqual(first)
    expect(messages).toHaveLength(1)
  })

  it.each([
    ['nonsense', 'link_rejected'],
    ['usr_ann.prf_1.aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'link_rejected'],
    ['', 'link_rejected'],
  ])('does not take the token %j', async (token, code) => {
    const { call } = await open()
    expect(await call('resetPassword', { body: { token, ...chosen } })).toMatchObject({ status: 400, error: { code } })
  })

  it('takes the link for 30 minutes, and the same link after a password that will not do', async () => {
    const { call, letterTo, pass } = await open()
    await call('requestPasswordReset', { body: { email: ann } })
    const token = letterTo(ann)?.secret
    const reset = (newPassword: string, confirmPassword = newPassword) =>
      call('resetPassword', { body: { token, newPassword, confirmPassword } })
    expect(await reset('short')).toMatchObject({ error: { code: 'password_rejected', message: 'Use at least 8 characters.' } })
    expect(await reset('AnnHouseHorses')).toMatchObject({ error: { message: expect.stringContaining('your name') } })
    expect(await reset('a password', 'another one')).toMatchObject({ error: { message: 'Passwords do not match' } })
    pass(30 * 60)
    expect(await reset(chosen.newPassword)).toMatchObject({ error: { code: 'link_rejected' } })
  })

  it('mails one address only so often, and refuses nobody for that', async () => {
    const { call, messages } = await open()
    const ask = (email: string, address: string) => call('requestPasswordReset', { body: { email }, address })
    const statuses = []
    for (let index = 0; index < 12; index += 1) statuses.push((await ask(ann, `198.51.100.${index}`)).status)
    expect(statuses).toEqual(Array(12).fill(200))
    expect(messages.filter(({ to }) => to === ann)).toHaveLength(7)
    expect((await ask('bob@house.example', '198.51.100.9')).status).toBe(200)
  })
})

describe('the own password', () => {
  it('is changed with the current one; other sessions end, this one stays', async () => {
    const { call, enter, letterTo, pass } = await open()
    const [here, there] = [await enter(ann, 'acc_1'), await enter(ann, 'acc_1')]
    const change = (body: object) =>
      call('changePassword', { token: here.token, body: { currentPassword: 'right-password', ...chosen, ...body } })
    expect(await change({ currentPassword: 'wrong' })).toMatchObject({ status: 400, error: { code: 'wrong_password' } })
    expect(await change({ confirmPassword: 'x' })).toMatchObject({ status: 400, error: { message: 'Passwords do not match' } })
    const named = { newPassword: 'AnnHouseHorses', confirmPassword: 'AnnHouseHorses' }
    expect(await change(named)).toMatchObject({ status: 400, error: { message: expect.stringContaining('your name') } })
    expect(await change({})).toMatchObject({ status: 200, success: true })
    expect(letterTo(ann)?.subject).toBe('Your password was changed')
    pass(5)
    expect(await call('refreshTokens', { body: { refreshToken: there.refreshToken } })).toMatchObject({ status: 401 })
    const renewed = await call('refreshTokens', { body: { refreshToken: here.refreshToken } })
    expect(renewed).toMatchObject({ status: 200 })
    expect(await call('readCurrentUser', { token: renewed.accessToken })).toMatchObject({ status: 200 })
    expect(await call('createAccessToken', { token: there.sessionToken, body: { userId: 'usr_ann', accountId: 'acc_1' } })).toMatchObject({
      status: 401,
    })
  })

  it('may leave the other sessions alone', async () => {
    const { call, enter } = await open()
    const [here, there] = [await enter(ann, 'acc_1'), await enter(ann, 'acc_1')]
    const same = { currentPassword: 'right-password', newPassword: 'right-password', confirmPassword: 'right-password' }
    expect(await call('changePassword', { token: here.token, body: same })).toMatchObject({
      status: 400,
      error: { code: 'password_rejected', message: 'This is your current password. Choose another.' },
    })
    await call('changePassword', { token: here.token, body: { currentPassword: 'right-password', ...chosen, endOtherSessions: false } })
    expect(await call('refreshTokens', { body: { refreshToken: there.refreshToken } })).toMatchObject({ status: 200 })
  })

  it('must be as long as an account of the person demands', async () => {
    const { call, enter, store } = await open()
    const { token } = await enter(ann, 'acc_1')
    const accounts = recordsOf(accountRecord, partitionOf(store, 'accounts', ['acc_1']))
    const security = { ...defaultPolicy, passwords: { minimumLength: 20 } }
    await accounts.change(accountDocumentId, (account) => ({ ...account, security }))
    expect(await call('changePassword', { token, body: { currentPassword: 'right-password', ...chosen } })).toMatchObject({
      error: { message: 'Use at least 20 characters.' },
    })
  })

  it('cannot be guessed here either', async () => {
    const { call, enter } = await open()
    const { token } = await enter(ann, 'acc_1')
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call('changePassword', { token, body: { currentPassword: `guess-${index}`, ...chosen } })),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(6)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(14)
  })
})

describe('another email address', () => {
  const next = 'ann@new.example'
  const asked = async () => {
    const app = await open()
    const { token } = await app.enter(ann, 'acc_1')
    const ask = (newEmail: string, password = 'right-password') => app.call('changeEmail', { token, body: { newEmail, password } })
    return { ...app, ask, token }
  }

  it('takes effect once it is confirmed there, and the old address is notified', async () => {
    const { ask, call, letterTo, token } = await asked()
    expect(await ask(next)).toMatchObject({ status: 200 })
    expect(letterTo(ann)?.subject).toBe('Your email address is about to change')
    expect(await call('login', { body: { email: next, password: 'right-password' } })).toMatchObject({ status: 401 })
    expect(await call('verifyUserEmail', { body: { token: letterTo(next)?.secret } })).toMatchObject({ status: 200, email: next })
    expect(letterTo(ann)?.subject).toBe('Your email address was changed')
    expect((await call('listNotifications', { token })).notifications).toMatchObject([
      { type: 'security', title: 'Your email address was changed', message: expect.stringContaining(`It is ${next} now.`) },
      { type: 'security', title: 'A new email address was asked for' },
    ])
    expect(await call('login', { body: { email: next, password: 'right-password' } })).toMatchObject({
      status: 200,
      data: { user: { email: next } },
    })
    expect(await call('login', { body: { email: ann, password: 'right-password' } })).toMatchObject({ status: 401 })
    expect(await call('readCurrentUser', { token })).toMatchObject({ user: { email: next } })
    expect(await call('verifyEmail', { body: { token: letterTo(next)?.secret } })).toMatchObject({ error: { code: 'link_rejected' } })
  })

  it('is not reported as taken; its owner is notified', async () => {
    const { ask, addUser, letterTo } = await asked()
    await addUser('usr_ben', 'ben@house.example')
    const taken = await ask('ben@house.example')
    const free = await ask(next)
    expect(taken).toEqual({ ...free, headers: { ...free.headers, 'x-correlation-id': taken.headers['x-correlation-id'] } })
    expect(letterTo('ben@house.example')).toMatchObject({ subject: 'This email address already has a user', secret: '' })
  })

  it('goes to the first who confirms it', async () => {
    const { ask, addUser, addAccount, enter, call, letterTo } = await asked()
    await addUser('usr_ben', 'ben@house.example')
    await addAccount('acc_2', 'Other', { usr_ben: 'staff' })
    const { token } = await enter('ben@house.example', 'acc_2')
    await ask(next)
    const mine = letterTo(next)?.secret
    await call('changeEmail', { token, body: { newEmail: next, password: 'right-password' } })
    expect(await call('verifyEmail', { body: { token: letterTo(next)?.secret } })).toMatchObject({ status: 200 })
    expect(await call('verifyEmail', { body: { token: mine } })).toMatchObject({ error: { code: 'link_rejected' } })
    expect(await call('login', { body: { email: next, password: 'right-password' } })).toMatchObject({ data: { user: { id: 'usr_ben' } } })
  })

  it.each([
    [ann, 'right-password', 'invalid_request'],
    [next, 'wrong', 'wrong_password'],
    ['unreachable@new.example', 'right-password', 'message_failed'],
  ])('%s with %s is refused: %s', async (email, password, code) => {
    const { ask } = await asked()
    expect(await ask(email, password)).toMatchObject({ error: { code } })
  })
})

it('confirms who is there, for 15 minutes in this session', async () => {
  const { call, enter } = await open()
  const { token } = await enter(ann, 'acc_1')
  expect(await call('confirmIdentity', { token, body: { password: 'wrong' } })).toMatchObject({
    status: 400,
    error: { code: 'wrong_password' },
  })
  expect(await call('confirmIdentity', { token, body: { password: 'right-password' } })).toMatchObject({
    confirmedUntil: /^2026-11-21T09:15:00/,
  })
})
