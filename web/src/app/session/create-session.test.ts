import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { describe, expect, it } from 'vitest'
import { accessOf, accountOf, config, failure, json, user } from './session-fixtures.ts'
import { type Answer, credentials, entered, sessionWith, signedIn } from './test-session.ts'

describe('signing in', () => {
  it('enters the only account at once', async () => {
    const { session, local, asked } = sessionWith({ '/login': signedIn('a1'), '/tokens/access': entered('a1') })
    await session.login(credentials)
    expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a1' }, auctionHouseId: 'h1' })
    expect(asked.map(({ path }) => path)).toEqual(['/login', '/tokens/access'])
    expect(asked[0]?.body).toEqual({
      ...credentials,
      metadata: { source: 'web', timestamp: '2026-11-20T10:00:00.000Z', requestId: 'r1' },
    })
    expect(asked[1]).toMatchObject({ body: { userId: 'u1', accountId: 'a1' }, authorization: 'Bearer session-1' })
    expect(['sessionToken', 'accessToken', 'refreshToken'].map((key) => local.getItem(key))).toEqual(['session-1', 'access-1', 'refresh-1'])
  })

  it('lets the user choose among several', async () => {
    const { session } = sessionWith({ '/login': signedIn('a1', 'a2'), '/tokens/access': entered('a2') })
    await session.login(credentials)
    expect(session.getState()).toMatchObject({ kind: 'selecting', accounts: [{ accountId: 'a1' }, { accountId: 'a2' }] })
    await session.selectAccount('a2')
    expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a2' } })
  })

  it('sends someone without any account to support', async () => {
    const { session } = sessionWith({ '/login': signedIn() })
    await session.login(credentials)
    expect(session.getState()).toMatchObject({
      kind: 'support',
      info: { errorType: 'no-account-access', userId: 'u1', userEmail: user.email },
    })
  })

  it('says why it failed and keeps no token', async () => {
    const { session, local } = sessionWith(
      { '/login': failure(401, 'invalid_credentials', 'Invalid email or password') },
      { sessionToken: 'old', accessToken: 'old' },
    )
    await expect(session.login(credentials)).rejects.toThrow('Invalid email or password')
    expect(session.getState()).toEqual({ kind: 'signedOut' })
    expect(local.length).toBe(0)
  })

  it('names the address of the identity in the diagnostics', async () => {
    const { session } = sessionWith({ '/login/microsoft': failure(404, 'user_not_found', 'Benutzerkonto nicht gefunden') })
    const claims = Buffer.from(JSON.stringify({ email: 'ann@house.example' })).toString('base64url')
    await session.loginWithProvider({ idToken: `h.${claims}.s`, nonce: 'n' })
    expect(session.getState()).toMatchObject({ kind: 'support', info: { userEmail: 'ann@house.example' } })
  })

  it('leaves nothing in the browser at sign-out, neither the calls to make early nor what the list opens with', async () => {
    const { session, local } = sessionWith({ '/login': signedIn('a1'), '/tokens/access': entered('a1'), '/logout': json({}) })
    await session.login(credentials)
    local.setItem('earlyCalls', 'h1 https://auth.test/features')
    local.setItem('bidders.default.u1.h1', '?search=Ann+Lee')
    local.setItem('bidders.default.u1.h2', '?tier=gold')
    session.logout()
    expect(local.length).toBe(0)
  })

  it.each(['User account not found', 'IDP get profile failed', 'Authentication failed: 404 Not Found (login)'])(
    'shows support for an identity without an account here: %s',
    async (message) => {
      const { session } = sessionWith({ '/login/microsoft': failure(404, 'user_not_found', message) })
      await session.loginWithProvider({ idToken: 't', nonce: 'n' })
      expect(session.getState()).toMatchObject({ kind: 'support', info: { errorType: 'account-not-cached', errorDetails: message } })
    },
  )
})

describe('answers that lack something', () => {
  it('says so of an empty answer to a sign-in, without listing the schema', async () => {
    const { session } = sessionWith({ '/login': new Response('') })
    await expect(session.login(credentials)).rejects.toThrow(/^Invalid response from authentication service: missing user data$/)
  })

  it('names the user', async () => {
    const { session } = sessionWith({ '/login': json({ success: true, data: { accounts: [], sessionToken: 's', ticket: 't' } }) })
    await expect(session.login(credentials)).rejects.toThrow('Invalid response from authentication service: missing user data')
  })

  it.each([
    ['accessToken', 'Failed to generate access token: No token in response'],
    ['account', 'Invalid response: missing account data'],
  ])('names the %s', async (field, errorDetails) => {
    const answer = {
      accessToken: 'a',
      refreshToken: 'r',
      expiresIn: 900,
      account: accountOf('a1'),
      access: accessOf('a1'),
      [field]: undefined,
    }
    const { session } = sessionWith({ '/login': signedIn('a1'), '/tokens/access': json(answer) })
    await session.login(credentials)
    expect(session.getState()).toMatchObject({ kind: 'support', info: { errorType: 'general', errorDetails } })
  })
})

describe('a sign-in that comes without a session token', () => {
  const without = json({ success: true, data: { user, accounts: [accessOf('a1')], ticket: 'ticket-1' } })

  it('gets one for its ticket', async () => {
    const { session, asked } = sessionWith({
      '/login': without,
      '/tokens/session': json({ sessionToken: 'session-2' }),
      '/tokens/access': entered('a1'),
    })
    await session.login(credentials)
    expect(asked[1]).toMatchObject({ path: '/tokens/session', body: { user: { id: 'u1' }, ticket: 'ticket-1' } })
    expect(asked[2]).toMatchObject({ path: '/tokens/access', authorization: 'Bearer session-2' })
    expect(session.getState().kind).toBe('signedIn')
  })

  it.each([
    ['the service refuses', failure(401, 'ticket_rejected', 'Please sign in again.')],
    ['the service fails', failure(500, 'internal', 'Something went wrong on our side.')],
    ['there is no network', new TypeError('fetch failed')],
    ['the answer holds none', json({})],
    ['the answer holds an empty one', json({ sessionToken: '' })],
  ])('says for whom it failed when %s, and keeps nothing', async (_, answer) => {
    const { session, local } = sessionWith({ '/login': without, '/tokens/session': answer })
    await expect(session.login(credentials)).rejects.toThrow(`Failed to create session token for user: ${user.email}`)
    expect(session.getState()).toEqual({ kind: 'signedOut' })
    expect(local.length).toBe(0)
  })
})

describe('entering an account', () => {
  const choosing = async (answer: Answer) => {
    const given = sessionWith({ '/login': signedIn('a1', 'a2'), '/tokens/access': answer })
    await given.session.login(credentials)
    return given
  }

  it('shows support when the account refuses', async () => {
    const { session } = await choosing(failure(403, 'account_access', 'You no longer have access to this account.'))
    await session.selectAccount('a2')
    expect(session.getState()).toMatchObject({
      kind: 'support',
      info: { errorType: 'account-access', accountId: 'a2', errorDetails: 'You no longer have access to this account.' },
    })
  })

  it.each([
    ['no network', new TypeError('fetch failed')],
    ['a busy service', failure(503, 'busy', 'The service is busy.')],
  ])('lets the user try again after %s', async (_, answer) => {
    const { session } = await choosing(answer)
    await expect(session.selectAccount('a2')).rejects.toThrow()
    expect(session.getState().kind).toBe('selecting')
  })

  it('signs out when the session token has run out or is gone', async () => {
    const expired = await choosing(failure(401, 'token_expired', 'Your sign-in has expired. Please sign in again.'))
    await expired.session.selectAccount('a2')
    expect(expired.session.getState()).toEqual({ kind: 'signedOut', notice: 'Your sign-in has expired. Please sign in again.' })
    const gone = await choosing(entered('a2'))
    gone.local.removeItem('sessionToken')
    await gone.session.selectAccount('a2')
    expect(gone.session.getState()).toEqual({ kind: 'signedOut', notice: 'No session token found. Please login first.' })
  })
})

describe('taking up a stored sign-in', () => {
  const place = JSON.stringify({ account: accountOf('a1'), access: accessOf('a1') })
  const complete = {
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    user: JSON.stringify(user),
    'place.a1': place,
    accountId: 'a1',
    auctionHouseId: 'h2',
  }

  it('opens the account without asking', async () => {
    const { session, asked } = sessionWith({}, complete)
    await session.start()
    expect(session.getState()).toMatchObject({ kind: 'signedIn', auctionHouseId: 'h2' })
    expect(asked).toEqual([])
  })

  it('does not open a house the user may not see', async () => {
    const { session } = sessionWith({}, { ...complete, auctionHouseId: 'h3' })
    await session.start()
    expect(session.getState()).toMatchObject({ auctionHouseId: 'h1' })
  })

  it('refuses a record that was tampered with', async () => {
    const { session, local } = sessionWith({}, { ...complete, user: '{"id":1}' })
    await session.start()
    expect(session.getState().kind).toBe('signedOut')
    expect(local.length).toBe(0)
  })

  it('offers the accounts again when none had been chosen', async () => {
    const { session } = sessionWith(
      { '/users/me/accounts': json({ accounts: [accessOf('a1'), accessOf('a2')] }) },
      { sessionToken: 'session-1', user: JSON.stringify(user) },
    )
    await session.start()
    expect(session.getState()).toMatchObject({ kind: 'selecting', user: { id: 'u1' } })
  })

  it('shows support when the service does not answer', async () => {
    const { session } = sessionWith({ '/users/me/accounts': new TypeError('x') }, { sessionToken: 's', user: JSON.stringify(user) })
    await session.start()
    expect(session.getState()).toMatchObject({ kind: 'support', info: { errorType: 'general' } })
  })

  it('follows another tab that signs out, and one that signs in', async () => {
    const { session, local } = sessionWith({}, complete)
    await session.start()
    for (const key of Object.keys(complete)) local.removeItem(key)
    session.followOtherTab()
    expect(session.getState()).toEqual({ kind: 'signedOut' })
    for (const [key, value] of Object.entries(complete)) local.setItem(key, value)
    session.followOtherTab()
    expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a1' } })
  })

  it('follows another tab to its account, even if news of the account before arrives between', async () => {
    const { session, local } = sessionWith({}, complete)
    await session.start()
    local.setItem('place.a2', JSON.stringify({ account: accountOf('a2'), access: accessOf('a2') }))
    local.setItem('accountId', 'a2')
    local.setItem('accessToken', 'access-2')
    session.update({ access: accessOf('a1', 'owner') })
    session.followOtherTab()
    expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a2' }, access: { accountId: 'a2' } })
  })
})

it('reports which feature a service just refused for, and passes the failure on', async () => {
  const refused = json(
    { error: { code: 'feature_unavailable', message: 'Access denied', details: { feature: 'advanced-scoring' }, correlationId: 'c1' } },
    403,
  )
  const { session } = sessionWith({ '/bidders/v1/listBidders': refused, '/me': failure(403, 'forbidden', 'no') })
  const lost: string[] = []
  const stop = session.onFeatureLost((feature) => lost.push(feature))
  await expect(session.call(listBidders, {})).rejects.toThrow('Access denied')
  await expect(session.call(readCurrentUser, {})).rejects.toThrow()
  stop()
  await expect(session.call(listBidders, {})).rejects.toThrow('Access denied')
  expect(lost).toEqual(['advanced-scoring'])
})

describe('leaving', () => {
  it('shows support when the account lets the user in no longer, and keeps the sign-in', async () => {
    const { session, local } = sessionWith({ '/login': signedIn('a1'), '/tokens/access': entered('a1') })
    await session.login(credentials)
    session.leaveAccount('You no longer have access to this account.')
    expect(session.getState()).toMatchObject({ kind: 'support', info: { errorType: 'account-access', accountId: 'a1', userId: 'u1' } })
    expect([local.getItem('accessToken'), local.getItem('sessionToken')]).toEqual([null, 'session-1'])
  })

  it('signs out at the service and forgets everything, also when it does not answer', async () => {
    const { session, local, asked } = sessionWith({
      '/login': signedIn('a1'),
      '/tokens/access': entered('a1'),
      '/logout': new TypeError('x'),
    })
    await session.login(credentials)
    session.logout()
    expect(session.getState()).toEqual({ kind: 'signedOut' })
    expect(local.length).toBe(0)
    expect(asked.at(-1)).toEqual({ path: '/logout', body: { refreshToken: 'refresh-1' }, authorization: 'Bearer access-1' })
  })
})

describe('demo mode', () => {
  const demo = (answers: Record<string, Answer>, stored: Record<string, string>, hostname: string, allowDemoMode = true) => {
    const asked: string[] = []
    const given = sessionWith(answers, stored, {
      hostname,
      config: { ...config, allowDemoMode },
      loadDemo: async () => ({
        email: 'demo@auctionwiz.example',
        password: 'demo-password',
        send: async (url) => {
          asked.push(url)
          return url.endsWith('/login') ? signedIn('a1') : url.endsWith('/access') ? entered('a1') : json({ bidders: [], total: 0 })
        },
      }),
    })
    return { ...given, demoAsked: asked }
  }

  it('makes every call in the page and keeps nothing but its marker', async () => {
    const { session, local, asked, demoAsked } = demo({}, {}, 'localhost')
    await session.loginDemo()
    await session.call(listBidders, {})
    expect(session.isDemo).toBe(true)
    expect(asked).toEqual([])
    expect(demoAsked).toEqual([
      'https://auth.demo.invalid/login',
      'https://auth.demo.invalid/tokens/access',
      'https://bidders.demo.invalid/bidders/v1/listBidders',
    ])
    expect([local.length, local.getItem('demoMode')]).toEqual([1, 'true'])
    session.logout()
    expect([local.length, session.isDemo]).toEqual([0, false])
  })

  it('comes back after a reload', async () => {
    const { session } = demo({}, { demoMode: 'true' }, 'demo.auctionwiz.example')
    await session.start()
    expect([session.getState().kind, session.isDemo]).toEqual(['signedIn', true])
  })

  it.each(['demo.auctionwiz.example', 'preview.auctionwiz.example', 'gentle-sea-0a1b2c3d4-12.westeurope.5.azurestaticapps.net'])(
    'is offered on %s',
    (hostname) => {
      expect(demo({}, {}, hostname).session.demoOffered).toBe(true)
    },
  )

  it.each([
    ['app.auctionwiz.example', true],
    ['notdemo.example', true],
    ['gentle-sea-0a1b2c3d4.5.azurestaticapps.net', true],
    ['localhost', false],
  ])('is refused on %s with consent %s, also when the marker was set by hand', async (hostname, consent) => {
    const { session, local, demoAsked } = demo({}, { demoMode: 'true' }, hostname, consent)
    await session.start()
    await session.loginDemo()
    expect([session.getState().kind, session.isDemo, session.demoOffered, local.getItem('demoMode')]).toEqual([
      'signedOut',
      false,
      false,
      null,
    ])
    expect(demoAsked).toEqual([])
  })
})
