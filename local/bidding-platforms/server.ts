import { createServer, type IncomingMessage, type Server } from 'node:http'
import { samplePlatformBidders, samplePlatformKey, samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { idLimit, PlatformError, type PlatformRecord } from '@auctionwiz/functions-upload/platforms/bidding-platform'
import { memoryPlatform } from '@auctionwiz/functions-upload/platforms/memory-platform'
import { escapeHtml, page, pageHeaders } from '../page.ts'

type Answer = { status: number; headers?: Record<string, string>; body: string | object }

const platforms = new Map(
  samplePlatforms.map((sample) => {
    const bidders = samplePlatformBidders(sample).map(({ status, ...bidder }) => ({ ...bidder, active: status === 'active' }))
    return [sample.id, memoryPlatform(bidders, samplePlatformKey(sample.id))] as const
  }),
)

/** Bidding platforms as docs/bidding-platform-api.md describes them: `GET /{platform}/bidders`. `GET /` names them and their keys. */
export function createPlatforms(): Server {
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

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://local')
  if (request.method !== 'GET') return problem(405, 'Only GET is known here.')
  if (url.pathname === '/health') return { status: 200, body: { status: 'ok' } }
  if (url.pathname === '/') return { status: 200, headers: pageHeaders(), body: overview() }
  const platform = platforms.get(/^\/([a-z-]+)\/bidders$/.exec(url.pathname)?.[1] ?? '')
  if (!platform) return problem(404, 'There is no such platform.')
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const ids = url.searchParams.get('ids')
  const limit = Math.min(200, Math.max(1, Number(url.searchParams.get('limit')) || 50))
  const search = url.searchParams.get('search') ?? undefined
  try {
    if (ids !== null) {
      const bidders = await platform.byIds(key, ids.split(',').slice(0, idLimit))
      return { status: 200, body: { bidders: bidders.map(told), total: bidders.length } }
    }
    const found = await platform.list(key, { search, next: url.searchParams.get('cursor') ?? undefined, limit })
    return { status: 200, body: { ...found, bidders: found.bidders.map(told) } }
  } catch (error) {
    if (error instanceof PlatformError) return problem(401, 'This key is not known here.')
    throw error
  }
}

const told = ({ active, ...bidder }: PlatformRecord) => ({ ...bidder, status: active ? 'active' : 'inactive' })

function problem(status: number, message: string): Answer {
  return { status, body: { error: { message } } }
}

function overview(): string {
  const rows = samplePlatforms.map(
    ({ id, name, bidders }) =>
      `<li class="message"><b>${escapeHtml(name)}</b><span class="quiet">${bidders} bidders, key ${escapeHtml(samplePlatformKey(id))}</span></li>`,
  )
  return page('Bidding platforms', `<h1>Bidding platforms</h1><p>Stand-ins with sample bidders.</p><ul>${rows.join('')}</ul>`)
}
