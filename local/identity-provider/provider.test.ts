import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadKeys } from './keys.ts'
import { createIdentityProvider } from './provider.ts'
import type { Person } from './staff.ts'
import { openStore } from './store.ts'

const ana: Person = { oid: 'oid-ana', tid: 'tid-north', name: 'Ana <North>', email: 'ana@north.example' }
const ben: Person = { oid: 'oid-ben', tid: 'tid-south', name: 'Ben', email: 'ben@south.example' }
const redirectUri = 'http://localhost:4280/redirect.html'
const clientId = 'auctionwiz-web'
const scope = 'openid profile email offline_access'
const verifier = 'v'.repeat(50)
const folder = mkdtempSync(join(tmpdir(), 'identity-'))
let server: Server
let store: ReturnType<typeof openStore>
let issuer: string
let staff: Person[] = [ana, ben]

beforeAll(() => start(0))
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

async function start(port: number): Promise<void> {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  store = openStore(join(folder, 'sessions.sqlite'), () => Math.floor(Date.now() / 1000))
  const provider = createIdentityProvider({
    issuer,
    clientId,
    redirectUris: [redirectUri],
    afterLogoutUris: ['http://localhost:4280/'],
    keys: loadKeys(folder),
    staff: () => staff,
    adapter: store.adapter,
  })
  server.on('request', provider.callback())
}

async function stop(): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  store.close()
}

/** A browser in miniature: keeps cookies, follows redirects within the provider. */
function browser() {
  const cookies = new Map<string, string>()
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (!next || !new URL(next, issuer).href.startsWith(issuer)) return answer
    await answer.body?.cancel()
    return go(new URL(next, issuer).href)
  }
  return go
}

function authorizeUrl(more: Record<string, string> = {}): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'fragment',
    scope,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  })
  return `${issuer}/authorize?${query}`
}

async function signIn(go: ReturnType<typeof browser>, person: Person, more: Record<string, string> = {}): Promise<URLSearchParams> {
  const form = await go(authorizeUrl(more))
  const done = await go(form.url, { method: 'POST', body: new URLSearchParams({ person: `${person.tid}.${person.oid}` }) })
  return new URLSearchParams(new URL(done.headers.get('location') ?? '').hash.slice(1))
}

async function exchange(body: Record<string, string>): Promise<{ status: number; headers: Headers; json: Record<string, string> }> {
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: 'http://localhost:4280' },
    body: new URLSearchParams({ client_id: clientId, ...body }),
  })
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Record<string, string> }
}

function readForm(html: string): { action: string; xsrf: string } {
  return { action: /action="([^"]+)"/.exec(html)?.[1] ?? '', xsrf: /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '' }
}

const redeem = (code: string | null, by = verifier) =>
  exchange({ grant_type: 'authorization_code', code: code ?? '', redirect_uri: redirectUri, code_verifier: by })

describe('signing in', () => {
  test('the page lists the staff, escaped, under a strict policy, the hinted person first', async () => {
    const answer = await browser()(authorizeUrl({ login_hint: ben.email }))
    const html = await answer.text()
    expect(html).toContain('Ana &lt;North&gt;')
    expect(html).not.toContain('<North>')
    expect(html.indexOf('ben@south.example')).toBeLessThan(html.indexOf('ana@north.example'))
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4280")
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('a choice ends in tokens with the claims of a v2.0 token, checked against the published keys', async () => {
    const fragment = await signIn(browser(), ana)
    expect(fragment.get('state')).toBe('the-state')
    const { status, json, headers } = await redeem(fragment.get('code'))
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4280')
    const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
    const check = { issuer, audience: clientId, algorithms: ['RS256'] }
    const claims = { oid: ana.oid, tid: ana.tid, ver: '2.0', name: ana.name, preferred_username: ana.email, email: ana.email }
    const id = await jwtVerify(json.id_token ?? '', keys, check)
    expect(id.payload).toMatchObject({ ...claims, nonce: 'the-nonce', sub: 'tid-north.oid-ana' })
    const access = await jwtVerify(json.access_token ?? '', keys, check)
    expect(access.payload).toMatchObject(claims)
    expect(json.refresh_token).toBeTruthy()
  })

  test('a refresh token gives new tokens', async () => {
    const first = await redeem((await signIn(browser(), ben)).get('code'))
    const again = await exchange({ grant_type: 'refresh_token', refresh_token: first.json.refresh_token ?? '', scope })
    expect(again.status).toBe(200)
    expect(decodeJwt(again.json.access_token ?? '')).toMatchObject({ oid: ben.oid, aud: clientId })
  })

  test('a session signs in without a page, and select_account shows the page again and can change the user', async () => {
    const go = browser()
    await signIn(go, ana)
    const silent = await go(authorizeUrl({ prompt: 'none' }))
    expect(silent.headers.get('location')).toContain('code=')
    const asked = await go(authorizeUrl({ prompt: 'select_account' }))
    const other = await go(asked.url, { method: 'POST', body: new URLSearchParams({ person: 'tid-south.oid-ben' }) })
    // A form that submits itself signs the first person out.
    const { action, xsrf } = readForm(await other.text())
    const done = await go(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
    const fragment = new URLSearchParams(new URL(done.headers.get('location') ?? '').hash.slice(1))
    const { json } = await redeem(fragment.get('code'))
    expect(decodeJwt(json.id_token ?? '').oid).toBe(ben.oid)
  })
})

describe('refusals', () => {
  test('no session and prompt=none: login_required', async () => {
    const answer = await browser()(authorizeUrl({ prompt: 'none' }))
    expect(answer.headers.get('location')).toContain('error=login_required')
  })

  test.each([
    ['another redirect address', { redirect_uri: 'http://localhost:4280/evil.html' }],
    ['an unknown client', { client_id: 'other' }],
  ])('%s gets an error page and no redirect', async (_what, more) => {
    const answer = await browser()(authorizeUrl(more))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Sign-in failed')
  })

  test('without a code challenge there is no code', async () => {
    const url = new URL(authorizeUrl())
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    expect((await browser()(url.href)).headers.get('location')).toContain('error=invalid_request')
  })

  test('a wrong verifier and a code used twice get no tokens', async () => {
    expect((await redeem((await signIn(browser(), ana)).get('code'), 'w'.repeat(50))).status).toBe(400)
    const code = (await signIn(browser(), ana)).get('code')
    expect((await redeem(code)).status).toBe(200)
    expect((await redeem(code)).status).toBe(400)
  })

  test('a foreign origin may not read tokens', async () => {
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({ client_id: clientId, grant_type: 'refresh_token', refresh_token: 'x' }),
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a sign-in page that nobody opened, and a person who left, get a readable answer', async () => {
    expect((await fetch(`${issuer}/sign-in/none`)).status).toBe(400)
    const go = browser()
    const form = await go(authorizeUrl())
    staff = [ben]
    const answer = await go(form.url, { method: 'POST', body: new URLSearchParams({ person: 'tid-north.oid-ana' }) })
    staff = [ana, ben]
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('not on the staff list')
  })
})

test('after a restart the same keys, sessions and refresh tokens hold', async () => {
  const go = browser()
  const { json } = await redeem((await signIn(go, ana)).get('code'))
  const port = Number(new URL(issuer).port)
  await stop()
  await start(port)
  await jwtVerify(json.id_token ?? '', createRemoteJWKSet(new URL(`${issuer}/jwks`)), { issuer, audience: clientId })
  expect((await go(authorizeUrl({ prompt: 'none' }))).headers.get('location')).toContain('code=')
  expect((await exchange({ grant_type: 'refresh_token', refresh_token: json.refresh_token ?? '' })).status).toBe(200)
})

test.each([true, false])('signing out ends the session and returns to the app, with an id token hint: %s', async (hinted) => {
  const go = browser()
  const { json } = await redeem((await signIn(go, ana)).get('code'))
  const hint: Record<string, string> = hinted ? { id_token_hint: json.id_token ?? '' } : {}
  const query = new URLSearchParams({ ...hint, post_logout_redirect_uri: 'http://localhost:4280/' })
  const html = await (await go(`${issuer}/logout?${query}`)).text()
  const { action, xsrf } = readForm(html)
  const done = await go(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
  expect(done.headers.get('location')).toBe('http://localhost:4280/')
  expect((await go(authorizeUrl({ prompt: 'none' }))).headers.get('location')).toContain('error=login_required')
})
