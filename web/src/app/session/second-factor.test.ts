import { listBidders } from '@auctionwiz/contracts/bidders'
import { describe, expect, it } from 'vitest'
import { accessOf, accountOf, failure, json, user } from './session-fixtures.ts'
import { credentials, entered, sessionWith, signedIn } from './test-session.ts'

describe('a second factor', () => {
  const challenge = {
    token: 'challenge-1',
    expiresAt: '2026-11-20T10:10:00Z',
    methods: [{ id: 'm1', type: 'authenticator', name: 'Authenticator app', primary: true }],
    backupCodes: true,
  }
  const challenged = json({ success: true, data: { user, accounts: [], sessionToken: '', ticket: '', challenge } })
  const mfa = { requiredBy: '2026-12-01T00:00:00Z', daysLeft: 11, restricted: false, missing: 'method' } as const
  const enteredWith = (demand: object) =>
    json({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresIn: 900,
      account: accountOf('a1'),
      access: accessOf('a1'),
      mfa: demand,
    })

  it('is awaited before anything of the sign-in is kept, and then the sign-in continues', async () => {
    const { session, local } = sessionWith({ '/login': challenged, '/tokens/access': entered('a1') })
    await session.login(credentials)
    expect(session.getState()).toEqual({ kind: 'challenged', email: user.email, challenge })
    expect(local.length).toBe(0)
    await session.proceed(await signedIn('a1').json())
    expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a1' } })
  })

  it('is still awaited after a reload of the tab, until it expires or the sign-in is given up', async () => {
    const first = sessionWith({ '/login': challenged })
    await first.session.login(credentials)
    const reloaded = sessionWith({}, {}, {}, first.tab)
    await reloaded.session.start()
    expect(reloaded.session.getState()).toEqual({ kind: 'challenged', email: user.email, challenge })
    const late = sessionWith({}, {}, { now: () => Date.parse(challenge.expiresAt) }, first.tab)
    await late.session.start()
    expect(late.session.getState()).toEqual({ kind: 'signedOut' })
    expect(first.tab.length).toBe(0)
  })

  it('that was given leaves nothing of the challenge', async () => {
    const { session, tab } = sessionWith({ '/login': challenged, '/tokens/access': entered('a1') })
    await session.login(credentials)
    expect(tab.length).toBe(1)
    await session.proceed(await signedIn('a1').json())
    expect(tab.length).toBe(0)
  })

  it('that the account demands is known of an entered account, kept over a reload and renewed with the token', async () => {
    const { session, local } = sessionWith({
      '/login': signedIn('a1'),
      '/tokens/access': enteredWith(mfa),
      '/me/refresh': json({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900, mfa: { ...mfa, restricted: true } }),
      '/bidders/v1/listBidders': () =>
        local.getItem('accessToken') === 'access-2' ? json({ bidders: [], total: 0 }) : failure(401, 'token_expired', ''),
    })
    await session.login(credentials)
    expect(session.getState()).toMatchObject({ kind: 'signedIn', mfa })
    const again = sessionWith(
      {},
      Object.fromEntries(Array.from({ length: local.length }, (_, at) => [local.key(at) ?? '', local.getItem(local.key(at) ?? '') ?? ''])),
    )
    await again.session.start()
    expect(again.session.getState()).toMatchObject({ kind: 'signedIn', mfa })
    await session.call(listBidders, {})
    expect(session.getState()).toMatchObject({ mfa: { restricted: true } })
    session.adopt({ accessToken: 'access-3', expiresIn: 900 })
    session.update({ mfa: undefined })
    expect(session.getState()).toMatchObject({ kind: 'signedIn', mfa: undefined })
    expect(local.getItem('accessToken')).toBe('access-3')
  })
})
