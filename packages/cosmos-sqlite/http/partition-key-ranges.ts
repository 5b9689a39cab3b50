import { count } from '../stats.ts'
import type { Context } from './context.ts'
import { names, type Reply, type Request } from './message.ts'
import { containerHeaders, step } from './target.ts'

/** The one physical partition that every container has here; with more than one, SDKs would ask each of them. */
const rangeId = '0'

export function partitionKeyRanges({ catalog, stats }: Context, request: Request): Reply {
  count(stats, 'metadata')
  const container = catalog.container(step(request, 1), step(request, 3))
  const { rid, self, row } = container
  // SDKs read the ranges of a feed until nothing has changed.
  if (request.headers['if-none-match'] === row.etag) return { status: 304, headers: { etag: row.etag } }
  const range = {
    id: rangeId,
    minInclusive: '',
    maxExclusive: 'FF',
    ridPrefix: 0,
    throughputFraction: 1,
    status: 'online',
    parents: [],
    _rid: rid,
    _self: `${self}pkranges/${rid}/`,
    _etag: row.etag,
    _ts: Math.floor(Date.parse('2020-01-01') / 1000),
  }
  return {
    status: 200,
    headers: { ...containerHeaders(container), etag: row.etag, [names.charge]: '0' },
    body: JSON.stringify({ _rid: rid, PartitionKeyRanges: [range], _count: 1 }),
  }
}
