import { createServer, type IncomingMessage, type Server } from 'node:http'
import { samplePlatformSales } from '@auctionwiz/domain/samples/sample-platform-sales'
import { samplePlatformBidders, samplePlatformKey, samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { memoryPlatform } from '@auctionwiz/functions-upload/platforms/memory-platform'
import { type MemorySale, memorySales, type SaleFault } from '@auctionwiz/functions-upload/platforms/memory-sales'
import { ownInterface } from '@auctionwiz/functions-upload/platforms/sale-mapping'
import { salePresets } from '@auctionwiz/functions-upload/platforms/sale-presets'
import { escapeHtml, page, pageHeaders } from '../page.ts'
import { changeBehavior, refuses, usualBehavior } from './behavior.ts'
import { largeSale } from './large-sale.ts'
import { type Answer, answerBidders, answerOfFailure, answerSales, problem } from './sale-routes.ts'

interface Options {
  now?: Date
  /** Milliseconds until each answer. */
  latency?: number
  /** What goes wrong, for tests. */
  fault?: SaleFault
}

/**
 * Bidding platforms as docs/bidding-platform-api.md describes them, each in its own dialect: bidders at `/{platform}/bidders`, sales at the paths of
 * the preset. `GET /` names them and their keys; `PUT /behavior/{platform}` makes one issue another key or refuse changes of lots.
 */
export function createPlatforms({ now = new Date(), latency = 0, fault }: Options = {}): Server {
  const platforms = new Map(
    samplePlatforms.map((sample) => {
      const behavior = usualBehavior(samplePlatformKey(sample.id))
      const key = () => behavior.key
      const bidders = samplePlatformBidders(sample).map(({ status, ...bidder }) => ({ ...bidder, active: status === 'active' }))
      const held: MemorySale[] = samplePlatformSales(sample, now)
      const sales = memorySales({ sales: held, key, ...(fault && { fault }) })
      const mapping = salePresets.get(sample.id) ?? ownInterface
      return [sample.id, { platform: memoryPlatform(bidders, key), held, sales, mapping, behavior }] as const
    }),
  )

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://local')
    const { method = 'GET', headers } = request
    if (method !== 'GET' && method !== 'PUT') return problem(405, 'Only GET and PUT are known here.')
    if (pathname === '/health') return { status: 200, body: { status: 'ok' } }
    if (pathname === '/') return { status: 200, headers: pageHeaders(), body: overview() }
    const [, id = '', path = ''] = /^\/([a-z-]+)\/(.+)$/.exec(pathname) ?? []
    const offered = platforms.get(id)
    const changed = method === 'PUT' ? platforms.get(/^\/behavior\/([a-z-]+)$/.exec(pathname)?.[1] ?? '') : undefined
    if (changed) return changeBehavior(changed.behavior, await bodyOf(request))
    if (!offered) return problem(404, 'There is no such platform.')
    const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const after = headers['if-match']?.replaceAll('"', '')
    const body = method === 'PUT' ? await bodyOf(request) : undefined
    const call = { method, path, query, key, after, body }
    addLargeSale(offered.held, path, now)
    await new Promise((resolve) => setTimeout(resolve, latency))
    if (method === 'PUT' && refuses(offered.behavior, path)) return problem(422, 'This change is not possible.')
    try {
      if (path === 'bidders') return await answerBidders(offered, call)
      return (await answerSales(offered.sales, offered.mapping, call)) ?? problem(404, 'There is no such call.')
    } catch (error) {
      return answerOfFailure(error)
    }
  }

  return createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => {
        const json = typeof body !== 'string'
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers })
        response.end(json ? JSON.stringify(body) : body)
      },
      (error: Error) => {
        console.error(`error ${error.stack}`)
        response.writeHead(500).end()
      },
    )
  })
}

/** The sale of measurements that a path names, once. */
const addLargeSale = (held: MemorySale[], path: string, now: Date): void => {
  const id = path.split('/').find((part) => part.startsWith('large-'))
  if (id === undefined || held.some(({ auction }) => auction.id === id)) return
  const sale = largeSale(id, now)
  if (sale) held.push(sale)
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function overview(): string {
  const rows = samplePlatforms.map(
    ({ id, name, bidders }) =>
      `<li class="message"><b>${escapeHtml(name)}</b><span class="quiet">${bidders} bidders, key ${escapeHtml(samplePlatformKey(id))}</span></li>`,
  )
  return page('Bidding platforms', `<h1>Bidding platforms</h1><p>Stand-ins with sample bidders.</p><ul>${rows.join('')}</ul>`)
}
