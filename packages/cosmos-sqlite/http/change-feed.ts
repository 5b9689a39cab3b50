import { feedCharge } from '../charge.ts'
import { badRequest, unsupported } from '../errors.ts'
import { defaultPage } from '../limits.ts'
import type { CatalogContainer } from '../store/catalog.ts'
import { readFeed } from '../store/feed.ts'
import { fullKey } from '../store/partition-key.ts'
import type { Context } from './context.ts'
import { header, names, type Reply, type Request } from './message.ts'
import { asItIs, containerHeaders, target } from './target.ts'

/** A page of the change feed: 200 with items, or 304 when nothing has changed; the ETag says where to continue. */
export async function changeFeed(context: Context, request: Request): Promise<Reply> {
  const container = target(context, request, 'changeFeed')
  const mode = header(request, 'a-im')?.toLowerCase()
  if (mode !== 'incremental feed') throw unsupported(`The change feed mode '${mode ?? ''}'`)
  if (header(request, 'x-ms-start-epk') !== undefined) throw unsupported('The change feed of a prefix of a hierarchical partition key')
  const key = header(request, names.key)
  const from = header(request, 'if-none-match')
  const query = {
    key: key === undefined ? undefined : fullKey(key, container.key),
    since: sinceOf(header(request, 'if-modified-since')),
    maxItems: pageSize(request),
  }
  // A position is that of what is committed, so no write may be under way.
  const page = await context.alone(() => {
    const current = asItIs(context, container)
    return readFeed(current, { ...query, after: startOf(current, from) }, context.clock())
  })
  const { items, position } = page
  const body = `{"_rid":"${container.rid}","Documents":[${items.join(',')}],"_count":${items.length}}`
  const charge = feedCharge(items.length, body.length)
  context.stats.charge += charge
  context.stats.itemsReturned += items.length
  const headers = {
    ...containerHeaders(container),
    etag: `"${position}"`,
    [names.charge]: String(charge),
    [names.itemCount]: String(items.length),
  }
  return items.length === 0 ? { status: 304, headers } : { status: 200, headers, body }
}

/** Most items of a page that a request wants; -1 leaves it to the size in bytes. */
export function pageSize(request: Request): number {
  const given = header(request, names.pageSize)
  if (given === undefined) return defaultPage
  const size = Number(given)
  if (!Number.isInteger(size) || (size < 1 && size !== -1)) throw badRequest(`The page size '${given}' is not valid.`)
  return size
}

function startOf({ sequence }: CatalogContainer, etag: string | undefined): number {
  if (etag === undefined) return 0
  if (etag === '*') return sequence.last
  const position = Number(/^"?(\d+)"?$/.exec(etag)?.[1])
  if (Number.isNaN(position)) throw badRequest(`The continuation '${etag}' of the change feed is not valid.`)
  return position
}

function sinceOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined
  const time = Date.parse(date)
  if (Number.isNaN(time)) throw badRequest(`The date '${date}' of If-Modified-Since is not valid.`)
  return Math.floor(time / 1000)
}
