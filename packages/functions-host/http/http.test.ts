import { Agent, request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningFixture, startFixture } from '../testing/start-fixture.ts'

const source = `
import { app } from '@azure/functions'
app.setup({ enableHttpStream: true })
const text = (body: string) => ({ body })
app.http('echo', { methods: ['POST', 'PUT'], route: 'echo', handler: async (request) => ({
  jsonBody: { method: request.method, url: request.url, body: await request.text(), header: request.headers.get('x-one'), from: request.headers.get('x-forwarded-for') } }) })
app.http('item', { methods: ['GET'], route: 'items/{id:int}', handler: async ({ params, query }) => ({ jsonBody: { id: params.id, q: query.get('q') } }) })
app.http('special', { methods: ['GET'], route: 'items/special', handler: async () => text('special') })
app.http('other', { methods: ['GET', 'DELETE'], route: 'items/{name}', handler: async ({ params }) => text('named ' + params.name) })
app.http('files', { methods: ['GET'], route: 'files/{*rest}', handler: async ({ params }) => text(params.rest ?? 'none') })
app.get('unnamed', async () => text('by its name'))
app.http('cookie', { route: 'cookie', handler: async () => ({ status: 201, headers: { 'x-two': '2' }, cookies: [{ name: 'a', value: 'b c', httpOnly: true, sameSite: 'Lax' }] }) })
app.http('boom', { route: 'boom', handler: async () => { throw new Error('secret reason') } })
app.http('nothing', { route: 'nothing', handler: async () => undefined })
app.http('broken', { route: 'broken', handler: async () => ({ headers: { 'x-three': '3' }, body: (async function* () { yield Buffer.from('half'); throw new Error('midway') })() }) })
app.http('function', { route: 'keys/function', authLevel: 'function', handler: async () => text('in') })
app.http('admin', { route: 'keys/admin', authLevel: 'admin', handler: async () => text('in') })
app.http('early', { methods: ['POST'], route: 'early', handler: async (request) => { for await (const _ of request.body!) break; return { status: 422 } } })
app.http('chunks', { route: 'chunks', handler: async () => ({ body: (async function* () { for (let i = 0; i < 3; i++) { yield Buffer.from(String(i)); await new Promise((r) => setImmediate(r)) } })() }) })
`
const large = 20_000_000
const keys = {
  FUNCTIONS_HOST_KEY: 'function key',
  FUNCTIONS_HOST_MASTER_KEY: 'master key',
  FUNCTIONS_REQUEST_BODY_SIZE_LIMIT: String(large),
}
const hostJson = { version: '2.0', extensions: { http: { routePrefix: 'v1' } } }

let fixture: RunningFixture
const call = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${fixture.url}/v1${path}`, init)

beforeAll(async () => {
  fixture = await startFixture(source, { settings: keys, cors: ['http://localhost:4280'], hostJson })
})
afterAll(() => fixture.stop())

test('the function sees method, address, body and headers of the caller', async () => {
  const response = await call('/echo?a=1', { method: 'PUT', body: 'héllo', headers: { 'x-one': '1' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const from = expect.stringMatching(/^127\.0\.0\.1:\d+$/)
  expect(await response.json()).toEqual({ method: 'PUT', url: `${fixture.url}/v1/echo?a=1`, body: 'héllo', header: '1', from })
})

test.each([
  ['/items/12?q=a%20b', '{"id":"12","q":"a b"}'],
  ['/items/special', 'special'],
  ['/ITEMS/Special/', 'special'],
  ['/items/a%2Fb%20c', 'named a/b c'],
  ['/files/a/b', 'a/b'],
  ['/files', 'none'],
  ['/unnamed', 'by its name'],
])('GET %s goes to the most specific route', async (path, body) => {
  expect(await (await call(path)).text()).toBe(body)
})

test('status, headers and cookies are those of the function', async () => {
  const response = await call('/cookie')
  expect(response.status).toBe(201)
  expect(response.headers.get('x-two')).toBe('2')
  expect(response.headers.getSetCookie()).toEqual(['a=b%20c; HttpOnly; SameSite=Lax'])
})

test('an answer is streamed chunk by chunk', async () => {
  expect(await (await call('/chunks')).text()).toBe('012')
})

test.each(['/unknown', '/items', '/items/1/2'])('404 for %s', async (path) => {
  const response = await call(path)
  expect([response.status, await response.text()]).toEqual([404, ''])
})

test('404 outside the route prefix', async () => {
  expect((await fetch(`${fixture.url}/echo`, { method: 'POST' })).status).toBe(404)
})

test('405 names the methods that the path accepts', async () => {
  const response = await call('/items/12', { method: 'POST', body: '{}' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD'])
})

test('a method that only a less specific route has goes there', async () => {
  expect(await (await call('/items/12', { method: 'DELETE' })).text()).toBe('named 12')
})

test('HEAD is answered by the GET route, without the body', async () => {
  const response = await call('/items/12', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'application/json', ''])
})

test('an unhandled error is a 500 without a body, logged whole', async () => {
  const response = await call('/boom')
  expect([response.status, await response.text()]).toEqual([500, ''])
  expect(fixture.log.find(({ category, level }) => category === 'Function.boom' && level === 'error')?.message).toContain('secret reason')
})

test('an answer that breaks midway is cut off', async () => {
  await expect(call('/broken').then((response) => response.text())).rejects.toThrow()
})

test('a function that returns nothing is a 204', async () => {
  expect((await call('/nothing')).status).toBe(204)
})

test.each([
  ['function', undefined, 401],
  ['function', 'wrong', 401],
  ['function', 'function key', 200],
  ['function', 'master key', 200],
  ['admin', 'function key', 401],
  ['admin', 'master key', 200],
])('a call of level %s with key %s is a %d', async (level, key, status) => {
  expect((await call(`/keys/${level}`, { headers: key ? { 'x-functions-key': key } : {} })).status).toBe(status)
})

test('the key may be in the URL', async () => {
  expect((await call('/keys/function?code=function%20key')).status).toBe(200)
})

test('413 for a body that announces too much', async () => {
  expect((await call('/echo', { method: 'POST', body: Buffer.alloc(large + 1) })).status).toBe(413)
})

test('413 for a body of unknown length that turns out too long', async () => {
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${fixture.url}/v1/echo`, { method: 'POST' }, (response) => resolve(response.statusCode))
    request.on('error', reject)
    request.write(Buffer.alloc(large))
    request.end('x')
  })
  expect(status).toBe(413)
})

test('a body of unknown length within the limit arrives', async () => {
  const body = new Blob(['one ', 'two']).stream()
  const response = await call('/echo', { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await response.json()).toMatchObject({ body: 'one two' })
})

test('an answer before the end of the body does not stall the client', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: (number | undefined)[] = []
  for (const path of ['early', 'early', 'unknown']) {
    // Like a browser, this client reads the answer only after it has sent everything.
    const sent = Promise.withResolvers<void>()
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${fixture.url}/v1/${path}`, { agent, method: 'POST', headers: { 'content-length': large } })
      request.on('error', reject).on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      request.end(Buffer.alloc(large), () => sent.resolve())
    })
    await sent.promise
    statuses.push(await answer)
  }
  agent.destroy()
  expect(statuses).toEqual([422, 422, 404])
})

test('a client that leaves in the middle of its body does no harm', async () => {
  const request = httpRequest(`${fixture.url}/v1/echo`, { method: 'POST', headers: { 'content-length': 500 } })
  const gone = new Promise((resolve) => request.on('error', resolve))
  await new Promise((resolve) => request.write('x', resolve))
  request.destroy(new Error('gone'))
  await gone
  expect((await call('/items/1')).status).toBe(200)
})

test('what the caller claims about its address is not believed', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.7', 'x-ms-invocation-id': 'mine' }
  const response = await call('/echo', { method: 'POST', headers })
  const from = expect.stringMatching(/^203\.0\.113\.7, 127\.0\.0\.1:\d+$/)
  expect(await response.json()).toMatchObject({ url: `${fixture.url}/v1/echo`, from })
  expect(response.headers.get('x-ms-invocation-id')).not.toBe('mine')
})
