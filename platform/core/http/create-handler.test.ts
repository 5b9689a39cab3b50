import { endpoint } from '@auctionwiz/contracts/endpoint'
import { health } from '@auctionwiz/contracts/health'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Failure } from '../errors/failure.ts'
import { StoreError } from '../store/store.ts'
import { testRuntime } from '../testing/test-runtime.ts'
import { createHandler, newGuards, serve } from './create-handler.ts'
import type { IncomingCall, OutgoingAnswer } from './http.ts'
import type { Runtime } from './runtime.ts'

const claims: AccessClaims = {
  userId: 'u1',
  userName: 'Una',
  accountId: 'a1',
  accountRole: 'member',
  houses: { h1: 'staff', h2: 'viewer' },
  sessionId: 's1',
}

const lines: string[] = []
const log = {
  info: (message: string, fields?: object) => void lines.push(`${message} ${JSON.stringify(fields)}`),
  warn: () => undefined,
  error: (message: string, error: unknown) => void lines.push(`${message} ${error}`),
}

const runtime = testRuntime({
  claimsOf: (token) => {
    if (token !== 'good') throw new Failure('unauthenticated')
    return claims
  },
  clock: { now: new Date('2026-11-21T09:00:00Z') },
  features: { enabled: async (feature) => feature !== 'payments' },
  log,
})

const rename = endpoint({
  app: 'bidders',
  name: 'rename',
  summary: 'Give a thing another name',
  method: 'PUT',
  path: 'things/{id}',
  access: { kind: 'access', scope: 'house', permission: 'bidders:edit' },
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ dry: z.optional(z.enum(['yes', 'no'])) }),
  body: z.strictObject({ name: z.string().check(z.minLength(1, 'This field is required.')) }),
  answer: z.object({ name: z.string(), house: z.string() }),
  errors: ['invalid_request'],
})

interface Sent {
  token?: string
  /** h1 unless given; undefined names none. */
  house?: string | undefined
  query?: string
  body?: string
  headers?: Record<string, string>
}

const call = (sent: Sent = {}): IncomingCall => {
  const { token = 'good', query = '', body = '{"name":"Lot"}', headers = {} } = sent
  const house = 'house' in sent ? sent.house : 'h1'
  const all: Record<string, string> = { authorization: `Bearer ${token}`, ...headers }
  if (house) all['x-auction-house-id'] = house
  return { params: { id: 't1' }, query: new URLSearchParams(query), header: (name) => all[name], body: new Blob([body]).stream() }
}

const renamed = createHandler(
  serve(rename, async ({ body }, { auctionHouseId }) => ({ name: body.name, house: auctionHouseId, secret: 'kept inside' })),
  runtime,
)

const failing = (error: unknown, change: Partial<Runtime> = {}) =>
  createHandler(
    serve(rename, async () => Promise.reject(error)),
    { ...runtime, ...change },
  )

const read = ({ status, body }: OutgoingAnswer) => ({ status, ...JSON.parse(body as string) })

describe('a mounted endpoint', () => {
  it('answers with what the contract names and nothing more', async () => {
    const answer = await renamed(call({ house: 'h1' }))
    expect(JSON.parse(answer.body as string)).toEqual({ name: 'Lot', house: 'h1' })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-correlation-id': expect.stringMatching(/^req_/) })
  })

  it('asks for the house when none is named and the caller works in several', async () => {
    expect(read(await renamed(call({ house: undefined })))).toMatchObject({ status: 400, error: { code: 'house_required' } })
  })

  it('acts in the only house of the caller when none is named', async () => {
    const access = async () => ({ ...claims, houses: { h1: 'staff' as const } })
    const alone = { ...runtime, tokens: { ...runtime.tokens, access } }
    const useCase = serve(rename, async ({ body }, { auctionHouseId }) => ({ name: body.name, house: auctionHouseId }))
    expect(read(await createHandler(useCase, alone)(call({ house: undefined })))).toMatchObject({ house: 'h1' })
  })

  it.each([
    ['a bad token', { token: 'bad' }, 401, 'unauthenticated'],
    ['no token', { headers: { authorization: '' } }, 401, 'unauthenticated'],
    ['a house of somebody else', { house: 'h9' }, 404, 'not_found'],
    ['a name every object has', { house: 'constructor' }, 404, 'not_found'],
    ['a role that may not', { house: 'h2' }, 403, 'forbidden'],
    ['an unknown query parameter', { query: 'drry=yes' }, 400, 'invalid_request'],
    ['an unknown field', { body: '{"name":"x","nmae":"y"}' }, 400, 'invalid_request'],
    ['a field that would be a prototype', { body: '{"name":"x","__proto__":{"admin":true}}' }, 400, 'invalid_request'],
    ['a query parameter that comes twice', { query: 'dry=yes&dry=no' }, 400, 'invalid_request'],
    ['a query parameter that would be a prototype', { query: '__proto__=1' }, 400, 'invalid_request'],
    ['a field of the wrong type', { body: '{"name":7}' }, 400, 'invalid_request'],
    ['something that is not JSON', { body: '{' }, 400, 'invalid_json'],
    ['another kind of body', { headers: { 'content-type': 'text/xml' } }, 415, 'unsupported_media'],
    ['a body over the limit', { body: `"${'x'.repeat(64 * 1024)}"` }, 413, 'body_too_large'],
    ['a body that nests deep', { body: `{"name":${'['.repeat(33)}${']'.repeat(33)}}` }, 400, 'invalid_json'],
    ['a body of very many values', { body: `[${'0,'.repeat(12_001)}0]` }, 400, 'invalid_json'],
    ['a key that is no key', { headers: { 'idempotency-key': 'a b' } }, 400, 'invalid_request'],
  ])('refuses %s', async (_name, sent: Sent, status, code) => {
    expect(read(await renamed(call(sent)))).toMatchObject({ status, error: { code, correlationId: expect.any(String) } })
  })

  it('refuses what belongs to an add-on that the account lacks, in the words of the catalogue', async () => {
    const addOn = (feature: 'payments' | 'inventory') => {
      const gated = endpoint({ ...rename, access: { ...rename.access, feature } })
      return createHandler(
        serve(gated, async ({ body }) => ({ name: body.name, house: '' })),
        runtime,
      )
    }
    expect(read(await addOn('payments')(call()))).toMatchObject({
      status: 403,
      error: { code: 'feature_unavailable', message: 'Access denied: payments feature not available in your plan' },
    })
    expect(read(await addOn('inventory')(call()))).toMatchObject({ status: 200 })
  })

  it('names each field that is wrong', async () => {
    const answer = read(await renamed(call({ query: 'dry=maybe&drry=1', body: '{"nmae":"y"}' })))
    expect(answer.error.details.fields).toEqual({
      dry: 'Use one of: yes, no.',
      drry: 'Unknown field. Check its spelling.',
      name: 'This field is required or of the wrong type.',
      nmae: 'Unknown field. Check its spelling.',
    })
  })

  it('names at most twenty problems, by at most a hundred characters', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`${'x'.repeat(index < 2 ? 500 : 1)}${index}`, 1]))
    const answer = await renamed(call({ body: JSON.stringify(many) }))
    const { fields } = JSON.parse(answer.body as string).error.details
    expect(Object.keys(fields)).toHaveLength(20)
    expect(Math.max(...Object.keys(fields).map((name) => name.length))).toBe(100)
    expect((answer.body as string).length).toBeLessThan(3000)
    const query = Array.from({ length: 500 }, (_, index) => `q${index}=1`).join('&')
    expect(Object.keys(read(await renamed(call({ query }))).error.details.fields)).toHaveLength(20)
  })

  it('takes a body of as many bytes as its contract says', async () => {
    const longer = endpoint({ ...rename, bodyLimit: 100_000 })
    const mounted = createHandler(
      serve(longer, async ({ body }) => ({ name: body.name.slice(0, 1), house: '' })),
      runtime,
    )
    expect(read(await mounted(call({ body: JSON.stringify({ name: 'x'.repeat(90_000) }) })))).toMatchObject({ status: 200 })
    expect(read(await mounted(call({ body: JSON.stringify({ name: 'x'.repeat(100_000) }) })))).toMatchObject({
      status: 413,
      error: { message: 'The request is larger than the limit of 97 KB.' },
    })
  })

  it.each([
    ['saturated', 2],
    ['not saturated', 4],
  ])('answers an account while another one floods an instance that is %s, and refuses what is beyond its line', async (load, atOnce) => {
    const guards = newGuards(() => load === 'saturated')
    const begun: string[] = []
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const mounted = (accountId: string) =>
      createHandler(
        serve(rename, async ({ body }) => {
          begun.push(accountId)
          await over
          return { name: body.name, house: '' }
        }),
        { ...runtime, tokens: { ...runtime.tokens, access: async () => ({ ...claims, accountId }) } },
        guards,
      )
    const flood = Array.from({ length: 230 }, () => mounted('a1')(call()).then(read))
    const other = mounted('a2')(call()).then(read)
    await expect.poll(() => begun).toEqual([...Array.from({ length: atOnce }, () => 'a1'), 'a2'])
    end()
    expect(await other).toMatchObject({ status: 200 })
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - atOnce)
    expect(statuses.filter((status) => status === 200)).toHaveLength(200 + atOnce)
  })

  it('answers a failure that its contract does not declare and logs it as an error; tests see it thrown', async () => {
    lines.length = 0
    const undeclared = new Failure('owner_only')
    expect(read(await failing(undeclared)(call()))).toMatchObject({ status: 403, error: { code: 'owner_only' } })
    const text = 'PUT things/{id} answers owner_only, which its contract does not declare'
    expect(lines).toEqual([`undeclared failure Error: ${text}`])
    await expect(failing(undeclared, { strictContracts: true })(call())).rejects.toThrow(text)
  })

  it.each(['invalid_request', 'rate_limited', 'house_required', 'not_found', 'internal'] as const)(
    'declares %s for every endpoint in a house',
    async (code) => {
      await expect(failing(new Failure(code), { strictContracts: true })(call())).resolves.toBeDefined()
    },
  )

  it('slows down an address that sends unusable bodies without a token, and no other address and no slip of a person', async () => {
    const open = endpoint({ ...rename, name: 'open', access: { kind: 'public' } })
    const mounted = createHandler(
      serve(open, async ({ body }) => ({ name: body.name, house: '' })),
      runtime,
    )
    const from = (address: string, body: string) => mounted(call({ body, headers: { 'x-forwarded-for': address } })).then(read)
    for (let slip = 0; slip < 200; slip += 1) expect(await from('192.0.2.1', '{"name":""}')).toMatchObject({ status: 400 })
    const flood = ['{', '{"isAdmin":true}', `"${'x'.repeat(16 * 1024)}"`]
    for (let sent = 0; sent < 101; sent += 1) await from('192.0.2.2', flood[sent % 3] as string)
    expect(await from('192.0.2.2', '{"name":"Lot"}')).toMatchObject({ status: 429, error: { code: 'too_many_attempts' } })
    for (const address of ['192.0.2.1', '192.0.2.3']) expect(await from(address, '{"name":"Lot"}')).toMatchObject({ status: 200 })
  })

  it.each([
    [new Failure('bidder_exists', { email: 'a@b.example' }), 409, 'bidder_exists'],
    [new StoreError('stale', 'x'), 409, 'stale_version'],
    [new StoreError('missing', 'x'), 409, 'stale_version'],
    [new StoreError('busy', 'x', 1500), 503, 'busy'],
    [new TypeError('secret place in memory'), 500, 'internal'],
  ])('maps %s', async (error, status, code) => {
    const answer = await failing(error)(call())
    expect(read(answer)).toMatchObject({ status, error: { code } })
    expect(answer.body).not.toContain('secret place')
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1, 203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['x'.repeat(100), 'x'.repeat(64)],
  ])('knows the caller of %s without the port', async (forwarded, address) => {
    let seen = ''
    const useCase = serve(rename, async ({ body }, context) => {
      seen = context.address
      return { name: body.name, house: context.auctionHouseId }
    })
    await createHandler(useCase, runtime)(call({ headers: { 'x-forwarded-for': forwarded } }))
    expect(seen).toBe(address)
  })

  it('says when to come back', async () => {
    expect((await failing(new StoreError('busy', 'x', 1500))(call())).headers['retry-after']).toBe('2')
  })

  it('logs what it did not expect, whole, in the one line of the call', async () => {
    lines.length = 0
    await failing(new TypeError('a surprise'))(call())
    expect(lines).toEqual([expect.stringContaining('a surprise')])
  })

  it('logs an expected failure in one line with its code', async () => {
    lines.length = 0
    await failing(new StoreError('busy', 'database: ECONNREFUSED'))(call())
    expect(lines).toEqual([expect.stringMatching(/^request .*"status":503,"code":"busy","problem":"database: ECONNREFUSED"/)])
  })

  it('logs person and account of a refused call, and the user who views as another user', async () => {
    lines.length = 0
    await renamed(call({ house: 'h2' }))
    await renamed(call({ house: 'h9' }))
    await renamed(call({ token: 'bad' }))
    const access = async () => ({ ...claims, viewedBy: 'u7' })
    const useCase = serve(rename, async () => ({ name: '', house: '' }))
    await createHandler(useCase, { ...runtime, tokens: { ...runtime.tokens, access } })(call())
    expect(lines).toEqual([
      expect.stringMatching(/"code":"forbidden".*"userId":"u1","accountId":"a1"/),
      expect.stringMatching(/"code":"not_found".*"userId":"u1","accountId":"a1"/),
      expect.not.stringContaining('userId'),
      expect.stringMatching(/"code":"view_only".*"userId":"u7","accountId":"a1"/),
    ])
  })

  it('refuses a body whose sender goes away in the middle, by name and without an alarm', async () => {
    lines.length = 0
    const gone = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('the client went away in the middle of the body')),
    })
    const answer = await renamed({ ...call(), body: gone })
    expect([answer.status, JSON.parse(String(answer.body)).error.code]).toEqual([400, 'request_interrupted'])
    expect(lines).toEqual([expect.stringMatching(/^request .*"code":"request_interrupted"/)])
  })
})

describe('the stores of a call', () => {
  const looked = endpoint({
    app: 'bidders',
    name: 'look',
    summary: 'Look at a thing',
    method: 'GET',
    path: 'things/{id}',
    access: { kind: 'access', scope: 'house', permission: 'bidders:edit' },
    params: z.strictObject({ id: z.string() }),
    answer: z.object({ ways: z.array(z.string()) }),
    errors: [],
  })
  const waysOf = (method: 'GET' | 'PUT') =>
    createHandler(
      serve({ ...looked, method }, async (_input, { account, house }) => ({
        ways: [account, account.in('accounts'), house, house.in('bidders')].flatMap(Object.keys),
      })),
      runtime,
    )

  it('of a GET can only read', async () => {
    const body = (answer: OutgoingAnswer) => JSON.parse(String(answer.body))
    expect(body(await waysOf('GET')(call())).ways).not.toContain('write')
    expect(body(await waysOf('PUT')(call())).ways).toContain('write')
  })
})

it('answers nothing but health, readiness and public keys during maintenance', async () => {
  const closed = { ...runtime, maintenance: async () => true }
  const answer = await createHandler(
    serve(rename, async () => ({ name: 'new', house: 'h1' })),
    closed,
  )(call({ token: 'bad', headers: { 'accept-language': 'de' } }))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60'])
  expect(String(answer.body)).toContain('AuctionWiz wird gerade gewartet.')
  const up = createHandler(
    serve(health('bidders'), async () => ({ status: 'ok' as const, app: 'bidders', version: '1' })),
    closed,
  )
  expect((await up(call())).status).toBe(200)
})
