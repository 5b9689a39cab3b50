import { join } from 'node:path'
import { bidderFilter } from '@auctionwiz/contracts/bidders'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bidderQuery } from '@auctionwiz/functions-bidders/bidders/bidder-query'
import { root } from '@auctionwiz/local/stack/child'
import { countSpec, pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { buildApp } from '../lib/build-app.ts'
import { type RunningHost, startHost } from '../lib/host.ts'
import { combined, type Load, runLoad } from '../lib/load.ts'
import { benchBidders } from '../lib/people.ts'
import { atLeast, atMost, fact, type Row, shown } from '../lib/report.ts'
import { directusShare, startYardstick, yardstickToken } from '../lib/yardstick.ts'
import type { FilledHouse } from './fill.ts'
import { listPath } from './list.ts'
import { bidderBody } from './operations.ts'

const connections = 10
const seconds = 4
const rounds = 3

/** Like is set against like: a list with total against one with total, a next page against a list without. */
const timesDirectus = 2

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
  pid: number
  headers: Record<string, string>
  requests: Record<Kind, { path: string; body?: string }[]>
}

/**
 * Requests per second and p99 of the app, of bare handlers that make the same SDK calls, each alone in its own host, and of the least
 * that such work costs on this machine, in turns.
 */
export const measureLoad = async (bench: Bench, house: FilledHouse): Promise<Row[]> => {
  const app = await buildApp('bare')
  const settings = join(bench.info.dataDir, 'settings-bidders.json')
  const hosts: RunningHost[] = []
  const start = async (directory: string): Promise<RunningHost> => {
    // Queues and timers run in a process of their own, as in the stack and on Azure.
    const host = await startHost(directory, { settings, env: bareSettings(house), triggers: 'http' })
    hosts.push(host)
    return host
  }
  try {
    const ours = await ourSide(await start(join(root, 'functions-bidders/dist')), house)
    const bare = await bareSide(await start(app.directory), house)
    const yardstick = await startYardstick(house.ids.length)
    hosts.push(yardstick)
    const rows: Row[] = []
    for (const kind of Object.keys(titles) as Kind[]) {
      const headers = await headersOf(house.tenant)
      rows.push(...(await compare(kind, { ours: { ...ours, headers }, bare: { ...bare, headers }, yardstick: yardstickSide(yardstick) })))
    }
    return rows
  } finally {
    await Promise.all(hosts.map((host) => host.stop()))
    await app.remove()
  }
}

interface Sides<Of = Side> {
  ours: Of
  bare: Of
  yardstick: Of
}

const compare = async (kind: Kind, sides: Sides): Promise<Row[]> => {
  const run = ({ url, pid, headers, requests }: Side, duration: number): Promise<Load> => {
    const sent = requests[kind].map((request) => ({
      method: request.body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...request,
    }))
    return runLoad({ url, connections, duration, requests: sent }, pid)
  }
  const runs: Sides<Load[]> = { ours: [], bare: [], yardstick: [] }
  const names = Object.keys(runs) as (keyof Sides)[]
  for (const name of names) await run(sides[name], 5)
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) runs[name].push(await run(sides[name], seconds))
  return rowsOf(kind, { ours: combined(runs.ours), bare: combined(runs.bare), yardstick: combined(runs.yardstick) })
}

const rowsOf = (kind: Kind, { ours, bare, yardstick }: Sides<Load>): Row[] => {
  const directus = yardstick.perSecond * directusShare[kind]
  return [
    fact(`10 connections, ${titles[kind]}`, described(ours)),
    fact('… bare handler with the same SDK calls', described(bare)),
    atLeast('… ratio of the rates', ours.perSecond / bare.perSecond, 0.8, '×'),
    ...(ours.processor && bare.processor
      ? [atLeast('… ratio of the processor time of a call', bare.processor / ours.processor, 0.9, '×')]
      : []),
    atMost('… answers that are no success', ours.failed, 0, ''),
    fact('… bare server over SQLite, the same work', described(yardstick)),
    atLeast('… against Directus, by its share of such a server', ours.perSecond / directus, timesDirectus, '×', `${shown(directus)}/s`),
  ]
}

const described = ({ perSecond, p99, failed, processor }: Load): string =>
  [
    `${shown(perSecond)}/s, p99 ${shown(p99)} ms`,
    ...(processor ? [`${shown(processor)} ms CPU a call`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ')

const bareSettings = ({ tenant }: FilledHouse): Record<string, string> => {
  const query = bidderQuery(bidderFilter.parse(Object.fromEntries(new URLSearchParams(busiest))))
  const [bidder] = benchBidders(1, tenant.houseId)
  if (!bidder) throw new Error('there is no model bidder')
  return {
    BENCH_ACCOUNT: tenant.accountId,
    BENCH_HOUSE: tenant.houseId,
    BENCH_QUERY: JSON.stringify({ page: pageSpec(query), count: countSpec(query) }),
    BENCH_DOCUMENT: JSON.stringify(bidderRecord.stored(bidderDocument({ ...bidder, auctionHistory: [], scoreHistory: [], notes: [] }))),
  }
}

const ourSide = async ({ url, pid }: RunningHost, { tenant, ids }: FilledHouse): Promise<Omit<Side, 'headers'>> => {
  const first = await call<{ nextPage: string }>(`${url}/${listPath}?${busiest}`, { headers: await headersOf(tenant) })
  return {
    url,
    pid,
    requests: {
      list: [{ path: `/${listPath}?${busiest}` }],
      next: [{ path: `/${listPath}?${busiest}&page=${encodeURIComponent(first.nextPage)}` }],
      ...readAndCreate(ids, 'ours'),
    },
  }
}

const bareSide = async ({ url, pid }: RunningHost, { ids }: FilledHouse): Promise<Omit<Side, 'headers'>> => {
  const first = await call<{ nextPage: string }>(`${url}/list`, {})
  return {
    url,
    pid,
    requests: {
      list: [{ path: '/list' }],
      next: [{ path: `/list?page=${encodeURIComponent(first.nextPage)}` }],
      ...readAndCreate(ids, 'bare'),
    },
  }
}

const yardstickSide = ({ url, pid }: RunningHost): Side => {
  const reads = Array.from({ length: 200 }, (_, index) => ({ path: `/bidders/b${index * 500}` }))
  const { create } = readAndCreate([], 'yardstick')
  const requests = { list: [{ path: '/list-with-total' }], next: [{ path: '/list' }], read: reads, create }
  return { url, pid, headers: { authorization: `Bearer ${yardstickToken}` }, requests }
}

/** Two hundred bidders in turn, and a new one with each call: another person each time, by email and by phone. */
const readAndCreate = (ids: readonly string[], side: string): Pick<Side['requests'], 'read' | 'create'> => ({
  read: ids.filter((_, index) => index % 500 === 0).map((id) => ({ path: `/bidders/${id}` })),
  create: [{ path: '/bidders', body: JSON.stringify({ ...bidderBody(`${side}<number>@example.org`), phone: '+61 4<number>' }) }],
})
