import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningFixture, startFixture } from '../testing/start-fixture.ts'

const source = `
import { app } from '@azure/functions'
app.setup({ enableHttpStream: true })
app.http('one', { methods: ['GET'], route: 'one', handler: async () => ({ body: '1' }) })
`
const origin = 'http://localhost:4280'
const preflight = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,x-one' }
let fixture: RunningFixture

const corsHeaders = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-')))

describe('listed origins', () => {
  beforeAll(async () => {
    fixture = await startFixture(source, { cors: ['http://other.example', `${origin}/`] })
  })
  afterAll(() => fixture.stop())

  test('a preflight is answered for any path, method and header', async () => {
    const response = await fetch(`${fixture.url}/any`, { method: 'OPTIONS', headers: preflight })
    expect(response.status).toBe(204)
    expect(corsHeaders(response)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'authorization,x-one',
    })
  })

  test.each(['/one', '/unknown'])('the answer of %s may be read by a listed origin', async (path) => {
    const response = await fetch(fixture.url + path, { headers: { origin } })
    expect(corsHeaders(response)).toEqual({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    expect(response.headers.get('vary')).toBe('Origin')
  })

  test('another origin gets no permission', async () => {
    const headers = { ...preflight, origin: 'http://evil.example' }
    expect(corsHeaders(await fetch(`${fixture.url}/one`, { method: 'OPTIONS', headers }))).toEqual({})
    expect(corsHeaders(await fetch(`${fixture.url}/one`, { headers: { origin: headers.origin } }))).toEqual({})
  })

  test('OPTIONS that is no preflight is routed', async () => {
    expect((await fetch(`${fixture.url}/one`, { method: 'OPTIONS', headers: { origin } })).status).toBe(405)
  })
})

describe('any origin', () => {
  beforeAll(async () => {
    fixture = await startFixture(source, { cors: ['*'] })
  })
  afterAll(() => fixture.stop())

  test('is allowed without credentials', async () => {
    const response = await fetch(`${fixture.url}/one`, { headers: { origin: 'http://any.example' } })
    expect(corsHeaders(response)).toEqual({ 'access-control-allow-origin': '*' })
  })
})
