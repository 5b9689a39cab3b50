import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { fact, type Row } from '../lib/report.ts'
import type { FilledHouse } from './fill.ts'
import { filtered, listPath } from './list.ts'

interface Counts {
  operations: number
  requests: Record<string, number>
  batchedOperations: number
}

const workers = ['auth-worker', 'bidders-worker', 'upload-worker'] as const

/**
 * How many storage operations each call of the bidders app costs, as the endpoint counts them. The workers are paused meanwhile, as their
 * operations are not the call's.
 */
export const countOperations = async (bench: Bench, house: FilledHouse): Promise<Row[]> => {
  await bench.rest()
  for (const worker of workers) bench.stack.kill(worker, 'SIGSTOP')
  try {
    return await countCalls(bench, house)
  } finally {
    for (const worker of workers) bench.stack.kill(worker, 'SIGCONT')
  }
}

const countCalls = async ({ info }: Bench, { tenant, ids }: FilledHouse): Promise<Row[]> => {
  const { urls, settings } = info
  const stats = `${settings.COSMOS_ENDPOINT}/_local/stats`
  const headers = { ...(await headersOf(tenant)), 'content-type': 'application/json' }
  const list = (query: string) => call<{ nextPage?: string }>(`${urls.bidders}/${listPath}?${query}`, { headers })
  const send = <T>(method: string, path: string, body?: object) =>
    call<T>(`${urls.bidders}/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })

  const { nextPage = '' } = await list(filtered)
  const created = await send<Bidder>('POST', 'bidders', bidderBody('operations.first@example.org'))
  const rows: Row[] = []
  const count = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await fetch(stats, { method: 'DELETE' })
    await work()
    rows.push(fact(`Storage operations: ${what}`, describe(await call<Counts>(stats, {}))))
  }
  await count('list, first page', () => list(filtered))
  await count('list, next page', () => list(`${filtered}&page=${encodeURIComponent(nextPage)}`))
  await count('list, search', () => list('search=magui'))
  await count('read', () => send('GET', `bidders/${ids[0]}`))
  await count('create', () => send('POST', 'bidders', bidderBody('operations.second@example.org')))
  await count('update', () => send('PUT', `bidders/${created.id}`, { lastName: 'Changed', version: created.version }))
  await count('delete', () => send('DELETE', `bidders/${created.id}`))
  return rows
}

/** What a form sends for a new bidder. */
export const bidderBody = (email: string) => ({
  firstName: 'Kyle',
  lastName: 'Maguire',
  email,
  phone: '+61 255508130',
  address: { street: '336 Madison Avenue', city: 'New York', state: 'NY', zip: '10023', country: 'USA' },
  preferredCategories: ['Art', 'Books'],
})

const describe = ({ operations, requests, batchedOperations }: Counts): string => {
  const kinds = Object.entries(requests).map(([kind, number]) => `${number} ${kind}${kind === 'batch' ? ` of ${batchedOperations}` : ''}`)
  return `${operations} (${kinds.join(', ')})`
}
