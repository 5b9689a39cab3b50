import { bidderFilter } from '@auctionwiz/contracts/bidders'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bidderQuery } from '@auctionwiz/functions-bidders/bidders/bidder-query'
import { countSpec, pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { buildApp } from '../lib/build-app.ts'
import { startHost } from '../lib/host.ts'
import { combined, type Load, runLoad } from '../lib/load.ts'
import { benchBidders } from '../lib/people.ts'
import { atLeast, atMost, fact, type Row, shown } from '../lib/report.ts'
import type { FilledHouse } from './fill.ts'
import { listPath } from './list.ts'
import { bidderBody } from './operations.ts'

const connections = 10
const seconds = 4
const rounds = 3

/** Requests a second of Directus 12 on this class of machine, on the same work but in another run: an order of magnitude, no comparison. */
const directus = { next: 380, read: 590, create: 253 }

const busiest = 'status=Active&sort=-score'

type Kind = 'list' | 'next' | 'read' | 'create'
const titles: Record<Kind, string> = {
  list: 'list of 50 with total',
  next: 'list of 50, next page',
  read: 'point read',
  create: 'create with audit event',
}

interface Side {
  url: string
  requests: Record<Kind, { path: string; body?: string }[]>
}

/** Requests per second and p99 of the app beside bare handlers that make the same SDK calls on the same host, in turns. */
export const measureLoad = async (bench: Bench, house: FilledHouse): Promise<Row[]> => {
  const app = await buildApp('bare')
  const settings = `${bench.info.dataDir}/settings-bidders.json`
  const host = await startHost(app.directory, { settings, env: bareSettings(house) })
  try {
    const ours = await ourSide(bench, house)
    const bare = await bareSide(host.url, house)
    const rows: Row[] = []
    for (const kind of Object.keys(titles) as Kind[]) rows.push(...(await compare(kind, ours, bare, await headersOf(house.tenant))))
    return rows
  } finally {
    await host.stop()
    await app.remove()
  }
}

const compare = async (kind: Kind, ours: Side, bare: Side, headers: Record<string, string>): Promise<Row[]> => {
  const run = ({ url, requests }: Side, duration: number): Promise<Load> =>
    runLoad({
      url,
      connections,
      duration,
      idReplacement: kind === 'create',
      requests: requests[kind].map((request) => ({
        method: request.body === undefined ? 'GET' : 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        ...request,
      })),
    })
  const runs: { ours: Load[]; bare: Load[] } = { ours: [], bare: [] }
  await run(ours, 2)
  await run(bare, 2)
  for (let round = 0; round < rounds; round += 1) {
    runs.ours.push(await run(ours, seconds))
    runs.bare.push(await run(bare, seconds))
  }
  const [own, alone] = [combined(runs.ours), combined(runs.bare)]
  const what = titles[kind]
  return [
    fact(`10 connections, ${what}`, `${shown(own.perSecond)}/s, p99 ${shown(own.p99)} ms`),
    atMost(`… answers that are no success`, own.failed, 0, ''),
    fact(`… bare handler with the same SDK calls`, `${shown(alone.perSecond)}/s, p99 ${shown(alone.p99)} ms, ${alone.failed} failed`),
    atLeast(`… ratio to the bare handler`, own.perSecond / alone.perSecond, 0.8, '×'),
    ...(kind === 'list'
      ? []
      : [fact(`… Directus, measured in another run`, `${directus[kind]}/s, so ${shown(own.perSecond / directus[kind])}×`)]),
  ]
}

const bareSettings = ({ tenant }: FilledHouse): Record<string, string> => {
  const query = bidderQuery(bidderFilter.parse(Object.fromEntries(new URLSearchParams(busiest))))
  const [bidder] = benchBidders(1, tenant.houseId)
  if (!bidder) throw new Error('there is no model bidder')
  return {
    BENCH_ACCOUNT: tenant.accountId,
    BENCH_HOUSE: tenant.houseId,
    BENCH_QUERY: JSON.stringify({ page: pageSpec(query), count: countSpec(query) }),
    BENCH_DOCUMENT: JSON.stringify(bidderDocument({ ...bidder, auctionHistory: [], scoreHistory: [], notes: [] })),
  }
}

const sampleOf = (ids: readonly string[]): string[] => ids.filter((_, index) => index % 500 === 0)

const ourSide = async ({ info }: Bench, { tenant, ids }: FilledHouse): Promise<Side> => {
  const url = info.urls.bidders
  const first = await call<{ nextPage: string }>(`${url}/${listPath}?${busiest}`, { headers: await headersOf(tenant) })
  return {
    url,
    requests: {
      list: [{ path: `/${listPath}?${busiest}` }],
      next: [{ path: `/${listPath}?${busiest}&page=${encodeURIComponent(first.nextPage)}` }],
      read: sampleOf(ids).map((id) => ({ path: `/bidders/${id}` })),
      create: [{ path: '/bidders', body: JSON.stringify(bidderBody('ours.[<id>]@example.org')) }],
    },
  }
}

const bareSide = async (url: string, { ids }: FilledHouse): Promise<Side> => {
  const first = await call<{ nextPage: string }>(`${url}/list`, {})
  return {
    url,
    requests: {
      list: [{ path: '/list' }],
      next: [{ path: `/list?page=${encodeURIComponent(first.nextPage)}` }],
      read: sampleOf(ids).map((id) => ({ path: `/bidders/${id}` })),
      create: [{ path: '/bidders', body: JSON.stringify(bidderBody('bare.[<id>]@example.org')) }],
    },
  }
}
