import { describe, expect, it } from 'vitest'
import { csvSales } from './csv-sales.ts'
import { httpSales } from './http-sales.ts'
import type { PlatformRequest } from './public-fetch.ts'
import { ownInterface, type SaleMapping } from './sale-mapping.ts'
import { salePresets } from './sale-presets.ts'

const auction = { id: 'a/1', currency: 'USD' as const }

const answering = (...answers: Response[]) => {
  const asked: { url: URL; request: PlatformRequest }[] = []
  const send = async (url: URL, request: PlatformRequest) => {
    asked.push({ url, request })
    return answers[asked.length - 1] ?? new Response('', { status: 500 })
  }
  return { asked, send }
}

const salesAnswering = (mapping: SaleMapping, ...answers: Response[]) => {
  const { asked, send } = answering(...answers)
  return { asked, sales: httpSales('https://platform.example/api/', mapping, send) }
}

const gavelnet = salePresets.get('gavelnet') ?? ownInterface
const row = {
  id: 7,
  lot_number: '12a',
  title: ' Chest ',
  estimate: { low: '1200.50', high: 1800 },
  status: 'OPEN',
  updated_at: '2026-11-20T10:00:00+01:00',
}

describe('sales over HTTP', () => {
  it('are read by the names, units and page numbers of the platform', async () => {
    const pages = [
      { data: [row, row], meta: { total_count: 3 } },
      { data: [row], meta: { total_count: 3 } },
    ]
    const { asked, sales } = salesAnswering(gavelnet, ...pages.map((page) => Response.json(page)))
    const first = await sales.lots('k1', auction, { limit: 2 })
    expect(first).toMatchObject({ total: 3, next: '2' })
    expect(first.items[0]).toMatchObject({
      ...{ id: '7', lotNumber: '12a', title: 'Chest', description: '', estimateLow: 120_050, estimateHigh: 180_000 },
      ...{ state: 'Upcoming', updatedAt: '2026-11-20T09:00:00.000Z' },
    })
    expect((await sales.lots('k1', auction, { limit: 2, next: '2' })).next).toBeUndefined()
    expect(asked.map(({ url }) => url.href)).toEqual([
      'https://platform.example/api/sales/a%2F1/lots?per_page=2&page=1',
      'https://platform.example/api/sales/a%2F1/lots?per_page=2&page=2',
    ])
    expect(asked[0]?.request.headers.authorization).toBe('Bearer k1')
  })

  it('name records that lack what is needed, and stop at an answer without ids', async () => {
    const unreadable = [
      { id: 8, title: 'x' },
      { ...row, id: 9, status: 'sold' },
      { ...row, id: 10, estimate: { low: 'much' } },
    ]
    const { sales } = salesAnswering(gavelnet, Response.json({ data: [row, ...unreadable] }), Response.json({ data: [{}] }))
    expect(await sales.lots('k1', auction, { limit: 5 })).toMatchObject({ items: [{ id: '7' }], unreadable: ['8', '9', '10'] })
    await expect(sales.lots('k1', auction, { limit: 5 })).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it.each([
    ['the key has expired', new Response('', { status: 401 }), { reason: 'key_rejected' }],
    ['requests are limited', new Response('', { status: 429, headers: { 'retry-after': '17' } }), { reason: 'limited', retryAfter: 17 }],
    ['it never ends', new Response('', { status: 429, headers: { 'retry-after': '999999' } }), { reason: 'limited', retryAfter: 3_600 }],
    ['it is down', new Response('', { status: 503 }), { reason: 'unavailable' }],
    ['it answers a page', new Response('<html>'), { reason: 'unavailable' }],
  ])('fail as %s', async (_what, answer, failure) => {
    const { sales } = salesAnswering(ownInterface, answer)
    await expect(sales.lots('k1', auction, { limit: 5 })).rejects.toMatchObject({ name: 'PlatformError', ...failure })
  })

  it('say in which currency an auction is that the product does not have', async () => {
    const { sales } = salesAnswering(ownInterface, Response.json({ ...auction, title: 'Watches', currency: 'CHF' }))
    await expect(sales.auction('k1', auction.id)).rejects.toMatchObject({ reason: 'currency', currency: 'CHF' })
    const feed = csvSales('https://feed.example', async () => new Response('id,title,currency\na1,Watches,CHF\n'))
    await expect(feed.auction('k1', 'a1')).rejects.toMatchObject({ reason: 'currency', currency: 'CHF' })
    expect(await feed.auction('k1', 'a2')).toBeUndefined()
  })

  it('take changes that follow the state which was read', async () => {
    const lot = { id: 'l1', lotNumber: '1', title: 'Chest', description: '', estimateLow: 100, state: 'Upcoming' as const }
    const answers = [Response.json({ data: { ...row, id: 'l1' } }), new Response('', { status: 412 }), new Response('', { status: 409 })]
    const { asked, sales } = salesAnswering(gavelnet, ...answers)
    expect(await sales.putLot('k1', auction, lot, '2026-11-20T09:00:00.000Z')).toMatchObject({ id: 'l1' })
    expect(asked[0]?.request).toMatchObject({ method: 'PUT', headers: { 'if-match': '"2026-11-20T09:00:00.000Z"' } })
    expect(JSON.parse(asked[0]?.request.body ?? '')).toMatchObject({ lot_number: '1', estimate: { low: 1, high: null }, status: 'open' })
    await expect(sales.putLot('k1', auction, lot, undefined)).rejects.toMatchObject({ reason: 'changed' })
    await expect(sales.putLot('k1', auction, lot, undefined)).rejects.toMatchObject({ reason: 'refused' })
  })
})

describe('an id that would lead to another path', () => {
  it.each(['.', '..'])('%s is asked of no platform', async (id) => {
    const { asked, send } = answering()
    const lot = { id, lotNumber: '1', title: 'Chest', description: '', state: 'Upcoming' as const }
    const own = httpSales('https://platform.example/api', ownInterface, send)
    const calls = [
      () => own.auction('k1', id),
      () => own.putLot('k1', auction, lot, undefined),
      () => csvSales('https://feed.example', send).lots('k1', { ...auction, id }, { limit: 1 }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ reason: 'refused' })
    expect(asked).toEqual([])
  })
})

describe('a CSV feed', () => {
  const feed = (...texts: (string | undefined)[]) => {
    const answers = texts.map((text) => (text === undefined ? new Response('', { status: 404 }) : new Response(text)))
    const { asked, send } = answering(...answers)
    return { asked, sales: csvSales('https://feed.example', send) }
  }

  it('is read like any other platform', async () => {
    const text =
      'id,lotNumber,title,estimateLow,state,hammer\r\n1,1,"Chest, oak",1200,sold,1500\r\n2,2,Clock,,open,\r\n3,3,Mirror,,gone,\r\n'
    const { asked, sales } = feed(text)
    expect(await sales.lots('k1', auction, { limit: 1 })).toEqual({
      items: [
        expect.objectContaining({ id: '1', title: 'Chest, oak', estimateLow: 1200, state: 'Sold', hammer: 1500 }),
        expect.objectContaining({ id: '2', state: 'Upcoming', hammer: undefined }),
      ],
      unreadable: ['3'],
      total: 3,
    })
    expect(asked[0]?.url.href).toBe('https://feed.example/auctions/a%2F1/lots.csv')
  })

  it('needs no registrations, takes no changes, and is refused when it is something else', async () => {
    const { sales } = feed(undefined, '<html></html>')
    expect((await sales.registrations('k1', auction, { limit: 1 })).items).toEqual([])
    await expect(sales.lots('k1', auction, { limit: 1 })).rejects.toMatchObject({ reason: 'unavailable' })
    const lot = { id: '1', lotNumber: '1', title: 'Chest', description: '', state: 'Upcoming' as const }
    await expect(sales.putLot('k1', auction, lot, undefined)).rejects.toMatchObject({ reason: 'refused' })
  })
})
