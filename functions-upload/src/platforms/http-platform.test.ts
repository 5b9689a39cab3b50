import { describe, expect, it } from 'vitest'
import { httpPlatform } from './http-platform.ts'
import type { PlatformRequest } from './public-fetch.ts'

const ann = { id: '7', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: null, city: 'York', status: 'inactive' }

const platformAnswering = (answer: Response | Error) => {
  const asked: { url: URL; init: PlatformRequest }[] = []
  const platform = httpPlatform('https://platform.example/api/', async (url, init) => {
    asked.push({ url, init })
    if (answer instanceof Error) throw answer
    return answer
  })
  return { platform, asked }
}

describe('a platform over HTTP', () => {
  it('is asked with the key of the house, and what it answers is read', async () => {
    const { platform, asked } = platformAnswering(Response.json({ bidders: [ann], total: 12, next: 'c2' }))
    const page = await platform.list('k1', { search: 'lee & co', next: 'c1', limit: 50 })
    expect(page).toMatchObject({ bidders: [{ id: '7', phone: undefined, city: 'York', active: false }], total: 12, next: 'c2' })
    expect(asked[0]?.url.href).toBe('https://platform.example/api/bidders?search=lee+%26+co&cursor=c1&limit=50')
    expect(asked[0]?.init).toMatchObject({ headers: { authorization: 'Bearer k1' } })
  })

  it('returns bidders by their ids', async () => {
    const { platform, asked } = platformAnswering(Response.json({ bidders: [ann], total: 1 }))
    expect(await platform.byIds('k1', ['7', '8'])).toHaveLength(1)
    expect(asked[0]?.url.searchParams.get('ids')).toBe('7,8')
  })

  it.each([
    ['no longer takes the key', new Response('', { status: 401 }), 'key_rejected'],
    ['does not allow it', new Response('', { status: 403 }), 'key_rejected'],
    ['is down', new Response('', { status: 503 }), 'unavailable'],
    ['is slow', new DOMException('', 'TimeoutError'), 'unavailable'],
    ['cannot be reached', new TypeError('fetch failed'), 'unavailable'],
    ['answers something else', new Response('<html>'), 'unavailable'],
    ['answers other fields', Response.json({ bidders: [{ id: 7 }], total: 1 }), 'unavailable'],
  ])('fails as %s', async (_what, answer, reason) => {
    const { platform } = platformAnswering(answer)
    await expect(platform.list('k1', { limit: 1 })).rejects.toMatchObject({ name: 'PlatformError', reason })
  })
})

it('is not asked with a key that no platform can have given', async () => {
  const { platform, asked } = platformAnswering(Response.json({ bidders: [], total: 0 }))
  for (const key of ['ключ', 'k1”', 'k\u0000'])
    await expect(platform.list(key, { limit: 1 })).rejects.toMatchObject({ name: 'PlatformError', reason: 'key_rejected' })
  expect(asked).toEqual([])
})

it('reads no more of an answer than one can be long', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
      if (sent > 50 * 1024 * 1024) controller.close()
    },
  })
  const { platform } = platformAnswering(new Response(endless))
  await expect(platform.list('k1', { limit: 1 })).rejects.toMatchObject({ name: 'PlatformError', reason: 'unavailable' })
  expect(sent).toBeLessThan(10 * 1024 * 1024)
})
