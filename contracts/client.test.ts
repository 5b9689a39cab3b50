import { describe, expect, it } from 'vitest'
import { listBidders } from './bidders.ts'
import { deleteBidder } from './bidder-removal.ts'
import { callTexts } from './call-texts.ts'
import { CallError, createClient, queryString } from './client.ts'
import { login } from './sign-in.ts'

const clientAnswering = (response: Response | Error, seen: { url?: string; init?: RequestInit } = {}) =>
  createClient({
    texts: callTexts,
    address: (app) => `http://${app}.example`,
    credentials: () => ({ sessionToken: 's', accessToken: 'a', auctionHouseId: 'h1' }),
    send: async (url, init) => {
      Object.assign(seen, { url, init })
      if (response instanceof Error) throw response
      return response
    },
  })

describe('the typed client', () => {
  it('repeats lists and leaves out empty values', () => {
    expect(queryString({ tier: ['Gold', 'Silver'], search: '', page: undefined, limit: 50 })).toBe('?tier=Gold&tier=Silver&limit=50')
  })

  it('sends the token and the house, and parses the answer', async () => {
    const seen: { url?: string; init?: RequestInit } = {}
    const call = clientAnswering(new Response('{"bidders":[],"total":0}'), seen)
    expect(await call(listBidders, { query: { tier: ['Gold'] } })).toEqual({ bidders: [], total: 0 })
    expect(seen.url).toBe('http://bidders.example/bidders/v1/listBidders?tier=Gold')
    expect(seen.init?.headers).toMatchObject({ authorization: 'Bearer a', 'x-auction-house-id': 'h1' })
  })

  it('encodes path parameters', async () => {
    const seen: { url?: string } = {}
    await clientAnswering(new Response('{"success":true}'), seen)(deleteBidder, { params: { id: 'a/b' } })
    expect(seen.url).toBe('http://bidders.example/bidders/a%2Fb')
  })

  it('turns an error answer into its code and message', async () => {
    const body = JSON.stringify({ error: { code: 'invalid_credentials', message: 'Invalid email or password', correlationId: 'c1' } })
    const failed = clientAnswering(new Response(body, { status: 401 }))(login, { body: { email: 'a@b.c', password: 'x' } })
    await expect(failed).rejects.toMatchObject({ code: 'invalid_credentials', status: 401, correlationId: 'c1' })
  })

  it.each([
    [new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), 'API Error: 502 Bad Gateway'],
    [new Response('nonsense'), 'Failed to parse response from bidders/v1/listBidders'],
    [new TypeError('fetch failed'), 'Cannot connect to the service'],
  ])('says what went wrong for %s', async (response, message) => {
    const failed = clientAnswering(response)(listBidders, {})
    await expect(failed).rejects.toBeInstanceOf(CallError)
    await expect(failed).rejects.toThrow(message)
  })

  it.each([
    ['{"error":{"message":"of the error"},"message":"at the root"}', 'of the error'],
    ['{"message":"at the root"}', 'at the root'],
    ['{"error":{},"message":""}', 'Authentication failed: 502 Bad Gateway (login)'],
  ])('prefers the message of the error, then the one at the root: %s', async (body, message) => {
    const answer = new Response(body, { status: 502, statusText: 'Bad Gateway' })
    await expect(clientAnswering(answer)(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toThrow(message)
  })

  it('reads an empty body as an empty object and names what does not fit, without listing the schema', async () => {
    const failed = clientAnswering(new Response(''))(login, { body: { email: 'a@b.c', password: 'x' } })
    await expect(failed).rejects.toMatchObject({
      message: 'Failed to parse response from login: unexpected value at success',
      misfits: ['success', 'data'],
    })
  })

  describe('with a service that accepts a call and never answers', () => {
    const hanging = () => {
      const limit = new AbortController()
      const limits: number[] = []
      const call = createClient({
        texts: callTexts,
        address: () => 'http://app.example',
        credentials: () => ({}),
        send: (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
        timeout: (milliseconds) => {
          limits.push(milliseconds)
          return limit.signal
        },
      })
      return { call, limit, limits }
    }

    it('gives up after the time limit and says so', async () => {
      const { call, limit, limits } = hanging()
      const failed = call(listBidders, {})
      limit.abort()
      await expect(failed).rejects.toMatchObject({ status: 0, message: expect.stringContaining('did not respond in time') })
      expect(limits).toEqual([30_000])
    })

    it('lets the caller abort as before', async () => {
      const { call } = hanging()
      const own = new AbortController()
      const failed = call(listBidders, { signal: own.signal })
      own.abort(new Error('left the screen'))
      await expect(failed).rejects.toThrow('left the screen')
    })
  })
})
