import { accountRegistry } from '@auctionwiz/records/account-registry'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const nora = 'nora@new.example'
const form = (email = nora, more: object = {}) => ({
  firstName: 'Nora',
  lastName: 'New',
  email,
  password: 'three old clocks',
  confirmPassword: 'three old clocks',
  preferences: { timezone: 'Europe/London', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true },
  ...more,
})
const house = { name: 'New House', businessName: 'New House Ltd', city: 'York' }

const open = async () => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: 'owner' })
  const signUp = (email?: string, more?: object) => app.call('signUp', { body: form(email, more) })
  const login = (email: string, password = 'three old clocks') => app.call('login', { body: { email, password } })
  const confirm = (token?: string, password = 'three old clocks') => app.call('verifyEmail', { body: { token, password } })
  return { ...app, signUp, login, confirm }
}

describe('signing up', () => {
  it('gives a user who waits for the address to be confirmed', async () => {
    const { signUp, letterTo, call, login, confirm } = await open()
    const { status, user, account, token, refreshToken } = await signUp()
    expect({ status, account, refreshToken }).toEqual({ status: 201, account: null, refreshToken: null })
    expect(user).toMatchObject({
      email: nora,
      name: 'Nora New',
      status: 'pending',
      emailVerified: false,
      profile: { timezone: 'Europe/London' },
    })
    expect(await call('createAccount', { token, body: { name: 'New', type: 'individual', house } })).toMatchObject({
      status: 403,
      error: { code: 'email_unverified' },
    })
    expect(await login(nora)).toMatchObject({ status: 200, data: { user: { status: 'pending' }, accounts: [] } })
    expect(letterTo(nora)?.subject).toBe('Confirm your email address')
    expect(await confirm(letterTo(nora)?.secret)).toMatchObject({ status: 200, email: nora })
    expect(await login(nora)).toMatchObject({ status: 200, data: { user: { id: user.id, status: 'active', emailVerified: true } } })
    expect(await confirm(letterTo(nora)?.secret)).toMatchObject({
      status: 400,
      error: { code: 'link_rejected' },
    })
  })

  it('answers the same for another user’s address, also at the next sign-in, and notifies that user', async () => {
    const { signUp, letterTo, login, call } = await open()
    const [free, taken] = [await signUp(), await signUp('ann@house.example')]
    const keys = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([key, inner]) => [key, keys(inner)])
        : typeof value
    expect([taken.status, keys(taken.json), keys(taken.headers)]).toEqual([free.status, keys(free.json), keys(free.headers)])
    expect(letterTo('ann@house.example')).toMatchObject({ subject: 'You already have an AuctionWiz user', secret: '' })
    const [freeSignIn, takenSignIn] = [await login(nora), await login('ann@house.example')]
    expect(takenSignIn.data.accounts).toEqual([])
    expect([takenSignIn.status, keys(takenSignIn.json)]).toEqual([freeSignIn.status, keys(freeSignIn.json)])
    for (const { token } of [free, taken]) expect(await call('resendVerification', { token })).toMatchObject({ status: 200, success: true })
    expect(letterTo('ann@house.example')).toMatchObject({ subject: 'You already have an AuctionWiz user', secret: '' })
    expect(await login('ann@house.example', 'right-password')).toMatchObject({
      data: { user: { id: 'usr_ann' }, accounts: [{ accountId: 'acc_1' }] },
    })
  })

  const others = { password: 'other old clocks', confirmPassword: 'other old clocks' }

  it('gives an address to the first who confirms it', async () => {
    const { signUp, letterTo, login, confirm } = await open()
    await signUp()
    const first = letterTo(nora)?.secret
    const second = await signUp(nora, others)
    expect(await confirm(letterTo(nora)?.secret, 'other old clocks')).toMatchObject({ status: 200 })
    expect(await confirm(first)).toMatchObject({ error: { code: 'link_rejected' } })
    expect(await login(nora, 'other old clocks')).toMatchObject({ data: { user: { id: second.user.id, status: 'active' } } })
  })

  it('needs the link and the password, so that a stranger who receives the link confirms nothing', async () => {
    const { signUp, letterTo, login, confirm, call } = await open()
    await signUp()
    const token = letterTo(nora)?.secret
    expect(await call('verifyEmail', { body: { token } })).toMatchObject({ error: { code: 'invalid_request', details: { fields: {} } } })
    expect(await confirm(token, 'a guess of mine')).toMatchObject({ status: 400, error: { code: 'sign_up_password' } })
    expect(await login(nora)).toMatchObject({ data: { user: { status: 'pending' } } })
    expect(await confirm(token)).toMatchObject({ status: 200 })
  })

  it('slows down guesses at the password of a link, from wherever they come', async () => {
    const { signUp, letterTo, confirm, call, pass } = await open()
    await signUp()
    const token = letterTo(nora)?.secret
    const guess = (tries: number) =>
      call('verifyEmail', { body: { token, password: `guess number ${tries}` }, address: `203.0.${tries}.1` })
    for (let tries = 1; tries <= 6; tries += 1) expect(await guess(tries)).toMatchObject({ error: { code: 'sign_up_password' } })
    expect(await guess(7)).toMatchObject({ status: 429, error: { code: 'too_many_attempts' } })
    pass(3)
    expect(await confirm(token)).toMatchObject({ status: 200 })
  })

  it('lets each user who signed up with an address sign in with their own password, in any order', async () => {
    const { signUp, letterTo, login, confirm } = await open()
    const mine = await signUp()
    const link = letterTo(nora)?.secret
    const stranger = await signUp(nora, others)
    expect(await login(nora)).toMatchObject({ data: { user: { id: mine.user.id } } })
    expect(await login(nora, 'other old clocks')).toMatchObject({
      data: { user: { id: stranger.user.id, status: 'pending' }, accounts: [] },
    })
    expect(await confirm(link)).toMatchObject({ status: 200 })
    expect(await login(nora)).toMatchObject({ data: { user: { id: mine.user.id, status: 'active' } } })
  })

  it('keeps the sign-in of an earlier one under a flood of sign-ups', async () => {
    const { signUp, login, pass } = await open()
    const mine = await signUp()
    for (let flood = 0; flood < 12; flood += 1) {
      pass(900)
      expect(await signUp(nora, { password: `old clock ${flood} ticks`, confirmPassword: `old clock ${flood} ticks` })).toMatchObject({
        status: 201,
      })
    }
    expect(await login(nora)).toMatchObject({ data: { user: { id: mine.user.id } } })
  })

  it('confirms the sign-up whose password is typed, by the link of any of the mails', async () => {
    const { signUp, letterTo, login, confirm } = await open()
    await signUp()
    const older = letterTo(nora)?.secret
    const second = await signUp(nora, others)
    expect(await confirm(older, 'other old clocks')).toMatchObject({ status: 200, email: nora })
    expect(await login(nora, 'other old clocks')).toMatchObject({ data: { user: { id: second.user.id, emailVerified: true } } })
    expect(await confirm(older)).toMatchObject({ error: { code: 'link_rejected' } })
  })

  it('leaves nothing to an attacker who signed up with the address, whichever link its owner opens', async () => {
    const { signUp, letterTo, login, confirm, call } = await open()
    const attacker = await signUp(nora, others)
    const sentByAttacker = letterTo(nora)?.secret
    expect(await confirm(sentByAttacker, '')).toMatchObject({ status: 400 })
    expect(await confirm(sentByAttacker)).toMatchObject({ status: 400, error: { code: 'sign_up_password' } })
    const owner = await signUp()
    expect(await confirm(sentByAttacker)).toMatchObject({ status: 200, email: nora })
    const created = { body: { name: 'New', type: 'individual', house } }
    expect(await call('createAccount', { token: attacker.token, ...created })).toMatchObject({
      status: 403,
      error: { code: 'email_unverified' },
    })
    // The attacker's user stays unconfirmed, so that a sign-in does not reveal whether the address is taken; it expires after a week.
    expect(await login(nora, others.password)).toMatchObject({ data: { user: { id: attacker.user.id, status: 'pending' }, accounts: [] } })
    for (const { secret } of [{ secret: sentByAttacker }, { secret: letterTo(nora)?.secret }])
      expect(await confirm(secret, others.password)).toMatchObject({ status: 400 })
    await call('resendVerification', { token: attacker.token })
    expect(await confirm(letterTo(nora)?.secret, others.password)).toMatchObject({ status: 400 })
    expect(await login(nora)).toMatchObject({ data: { user: { id: owner.user.id, emailVerified: true } } })
    expect(await call('createAccount', { token: owner.token, ...created })).toMatchObject({ status: 201 })
  })

  it('no longer counts the password of the sign-up once the confirmed user has another', async () => {
    const { signUp, letterTo, login, confirm, call } = await open()
    await signUp()
    await confirm(letterTo(nora)?.secret)
    await call('requestPasswordReset', { body: { email: nora } })
    const newPassword = 'a newer clock ticks'
    await call('resetPassword', { body: { token: letterTo(nora)?.secret, newPassword, confirmPassword: newPassword } })
    expect(await login(nora, newPassword)).toMatchObject({ status: 200 })
    expect(await login(nora)).toMatchObject({ status: 401 })
  })

  it('puts no text of the sign-up form into a mail to an unconfirmed address', async () => {
    const { signUp, letterTo, call } = await open()
    const phishing = { firstName: 'Congratulations!', lastName: 'Claim 5000 USD at http://evil.example' }
    const { token } = await signUp(nora, phishing)
    expect(letterTo(nora)).toMatchObject({ text: expect.not.stringContaining('evil'), html: expect.not.stringContaining('evil') })
    await call('resendVerification', { token })
    expect(letterTo(nora)).toMatchObject({ text: expect.not.stringContaining('Claim'), html: expect.not.stringContaining('Claim') })
  })

  it('says what a mailed link is for without using it up, and that a used one no longer works', async () => {
    const { signUp, letterTo, call, confirm } = await open()
    await signUp()
    const token = letterTo(nora)?.secret ?? ''
    const check = (link: string) => call('checkLink', { body: { token: link } })
    for (const _ of [1, 2]) expect(await check(token)).toMatchObject({ status: 200, purpose: 'sign-up' })
    await confirm(token)
    for (const dead of [token, 'usr_x.prf_y.aaaaaaaaaaaaaaaaaaaaaaaa', 'nonsense'])
      expect(await check(dead)).toMatchObject({ status: 400, error: { code: 'link_rejected' } })
  })

  it('forgets who never confirms, and keeps who does', async () => {
    const { signUp, letterTo, login, pass, confirm } = await open()
    await signUp()
    await signUp('kept@new.example')
    await confirm(letterTo('kept@new.example')?.secret)
    pass(7 * 24 * 3600 + 1)
    expect(await login(nora)).toMatchObject({ status: 401 })
    expect(await login('kept@new.example')).toMatchObject({ status: 200 })
  })

  const preferences = form().preferences
  it.each([
    [{ firstName: ' ' }, 'signup_incomplete', 'Please fill in all required fields and accept the terms'],
    [
      { preferences: { ...preferences, termsAccepted: false } },
      'signup_incomplete',
      'Please fill in all required fields and accept the terms',
    ],
    [{ preferences: { ...preferences, privacyPolicyAccepted: false } }, 'signup_incomplete', expect.any(String)],
    [{ confirmPassword: 'three old clock' }, 'passwords_differ', 'Passwords do not match'],
    [{ password: 'Nora New1', confirmPassword: 'Nora New1' }, 'password_rejected', expect.stringContaining('your name')],
    [{ password: 'NoraNewHorses', confirmPassword: 'NoraNewHorses' }, 'password_rejected', expect.stringContaining('your name')],
    [{ email: 'no address' }, 'invalid_request', expect.any(String)],
    [{ preferences: { ...preferences, timezone: 'Mars/Olympus' } }, 'invalid_request', expect.any(String)],
    [{ phone: '123' }, 'invalid_request', expect.any(String)],
    [{ status: 'active' }, 'invalid_request', expect.any(String)],
    [{ invitation: 'acc_1.inv_1.aaaaaaaaaaaaaaaaaaaaaaaa' }, 'invitation_rejected', expect.any(String)],
  ])('refuses %j with %s', async (more, code, message) => {
    const { signUp, messages } = await open()
    expect(await signUp(nora, more)).toMatchObject({ status: 400, error: { code, message } })
    expect(messages).toEqual([])
  })
})

describe('an account of one’s own', () => {
  const confirmed = async () => {
    const app = await open()
    const { token } = await app.signUp()
    await app.confirm(app.letterTo(nora)?.secret)
    return { ...app, token }
  }

  it.each(['group', 'individual'])('of the type %s begins with its first house and its owner', async (type) => {
    const { call, token, enter, store } = await confirmed()
    const created = await call('createAccount', {
      token,
      body: { name: 'New', type, house: { ...house, timezone: 'Europe/London', currency: 'GBP' } },
    })
    expect(created).toMatchObject({
      status: 201,
      account: {
        name: 'New',
        type,
        subscription: { tier: 'tier-5' },
        settings: { currency: 'GBP' },
        auctionHouses: [{ name: 'New House', address: { city: 'York', country: 'USA' } }],
      },
      access: { accountRole: 'owner', isDefault: true, houses: [{ role: 'admin' }] },
    })
    expect(await accountRegistry(store).page(10)).toEqual({ accountIds: [created.account.id] })
    expect(await enter(nora, created.account.id, 'three old clocks')).toMatchObject({ status: 200, access: { roles: ['owner'] } })
  })

  it('is made by a user who is in another account too', async () => {
    const { call, enter, addUser } = await open()
    await addUser('usr_ben', 'ben@house.example')
    const { token } = await enter('ann@house.example', 'acc_1')
    expect(await call('createAccount', { token, body: { name: 'Second', type: 'individual', house } })).toMatchObject({
      status: 201,
      access: { isDefault: false },
    })
    expect(await call('listAccounts', { token })).toMatchObject({ accounts: [{ name: 'Harcourt' }, { name: 'Second' }] })
  })

  it.each([
    [{ house: { ...house, city: '' } }, { 'house.city': 'This field is required.' }],
    [{ house: { ...house, timezone: 'Nowhere' } }, { timezone: expect.any(String) }],
    [{ house: { ...house, website: 'javascript:alert(1)' } }, { 'house.website': expect.any(String) }],
    [{ type: 'club' }, { type: expect.any(String) }],
  ])('refuses %j', async (more, fields) => {
    const { call, token } = await confirmed()
    expect(await call('createAccount', { token, body: { name: 'New', type: 'group', house, ...more } })).toMatchObject({
      status: 400,
      error: { code: 'invalid_request', details: { fields } },
    })
  })
})
