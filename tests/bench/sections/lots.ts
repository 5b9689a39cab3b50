import { auctionFilter } from '@auctionwiz/contracts/auctions'
import { lotFilter } from '@auctionwiz/contracts/lots'
import { paddleKey } from '@auctionwiz/domain/registrations/document'
import { auctionRows, auctionSelection } from '@auctionwiz/functions-auctions/auctions/auction-query'
import { lotRows, lotSelection } from '@auctionwiz/functions-auctions/lots/lot-query'
import { pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import { projection } from '@auctionwiz/platform/core/records/projection'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { interleaved } from '../lib/measure.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'
import { type FilledSales, fillSales } from './fill-sales.ts'

const turns = 30
const pageSize = 50

/** Pages and searches of the auctions and of one catalogue of a house, over HTTP against the query of the page through the SDK alone. */
export const measureLots = async (bench: Bench, auctionCount: number, lotCount: number): Promise<Row[]> => {
  const house = await fillSales(bench, auctionCount, lotCount)
  const headers = await headersOf(house.tenant)
  const { auctions: base } = bench.info.urls
  const lists: Lists = {
    get: (path) => call<ListAnswer>(`${base}/${path}`, { headers }),
    sdk: async (query, partition, container = 'auctions') => {
      const pages = bench[container].items.query(pageSpec(query), { partitionKey: [...partition], maxItemCount: pageSize })
      return (await pages.fetchNext()).resources
    },
  }
  return [...house.rows, ...(await ofAuctions(lists, house)), ...(await ofLots(lists, house))]
}

interface ListAnswer {
  auctions?: unknown[]
  lots?: unknown[]
  total?: number
  totalIsAtLeast?: boolean
  nextPage?: string
}

interface Lists {
  get(path: string): Promise<ListAnswer>
  sdk(query: Query, partition: readonly string[], container?: 'auctions' | 'bidders'): Promise<unknown[]>
}

const ofAuctions = async ({ get, sdk }: Lists, { auctionCount, ownPartition }: FilledSales): Promise<Row[]> => {
  const page = `view=past&sort=-start&limit=${pageSize}`
  const query = auctionRows.query(auctionSelection(filterOf(auctionFilter, page), new Date()))
  const alone = () => sdk(query, ownPartition)
  const list = (asked: string) => get(`auctions?${asked}`)
  const rows = await pageRows(`of ${shown(auctionCount)} auctions: past, the latest first`, alone, list, page)
  const {
    all,
    totals,
    sdk: one,
  } = await interleaved({ sdk: alone, all: () => list(`limit=${pageSize}`), totals: () => get('auctions/totals') }, turns)
  rows.push(
    atMost('First page of all, over HTTP, with total', all / one, 3, '×', milliseconds(all)),
    atMost('Totals by status, over HTTP', totals / one, 3, '×', milliseconds(totals)),
  )
  const searches = ['silver', 'chipp', 'part 77', 'queen rugs', 'house', 'A-1500', 'zzqxy']
  return [...rows, ...(await searchRows(searches, alone, (needle) => list(`${page}&search=${encodeURIComponent(needle)}`)))]
}

const ofLots = async ({ get, sdk }: Lists, house: FilledSales): Promise<Row[]> => {
  const { largest, lotCount, largestPartition, largestCount } = house
  const list = (asked: string) => get(`auctions/${largest}/lots?${asked}`)
  const queryOf = (asked: string) => lotRows.query(lotSelection(filterOf(lotFilter, asked)))
  const passed = `state=Passed&sort=-estimate&limit=${pageSize}`
  const alone = () => sdk(queryOf(passed), largestPartition)
  const rows = await pageRows(`of ${shown(largestCount)} lots of a catalogue, ${shown(lotCount)} in the house: passed`, alone, list, passed)
  const sold = `state=Sold&sort=-hammer&limit=${pageSize}`
  rows.push(...(await pageRows('of the sold lots, then their paddles and bidders', () => soldRows(sdk, queryOf(sold), house), list, sold)))
  const catalogue = `limit=${pageSize}`
  const { all, reads } = await interleaved({ reads: () => soldRows(sdk, queryOf(catalogue), house), all: () => list(catalogue) }, turns)
  rows.push(atMost('First page of the catalogue, over HTTP, against the same three queries', all / reads, 3, '×', milliseconds(all)))
  const searches = ['silver', 'chest boston', 'tankar', 'ma', 'inventory', '4711', 'zzqxy']
  return [...rows, ...(await searchRows(searches, alone, (needle) => list(`limit=${pageSize}&search=${encodeURIComponent(needle)}`)))]
}

/** The queries of a page whose lots were sold: the lots, whose their paddles are, and the names. @returns the lots */
const soldRows = async (sdk: Lists['sdk'], query: Query, { largestPartition, bidderPartition }: FilledSales): Promise<unknown[]> => {
  const lots = (await sdk(query, largestPartition)) as { paddle?: string }[]
  const keys = [...new Set(lots.flatMap(({ paddle }) => (paddle === undefined ? [] : [paddleKey(paddle)])))]
  const registrations = (await sdk(paddleRows.query({ where: [{ field: 'uniqueKey', in: keys }] }), largestPartition)) as {
    bidderId: string
  }[]
  const ids = registrations.map(({ bidderId }) => bidderId)
  await sdk(nameRows.query({ where: [{ field: 'id', in: ids }] }), bidderPartition, 'bidders')
  return lots
}

const paddleRows = projection(registrationRecord, ['paddle', 'bidderId'])
const nameRows = projection(bidderRecord, ['bidderId', 'name'])

const pageRows = async (what: string, sdk: () => Promise<unknown[]>, list: (asked: string) => Promise<ListAnswer>, page: string) => {
  const first = await list(page)
  const found = (first.auctions ?? first.lots ?? []).length
  if (found !== pageSize || (await sdk()).length !== pageSize) throw new Error(`the page ${what} has ${found} rows`)
  const next = `${page}&page=${encodeURIComponent(first.nextPage ?? '')}`
  const took = await interleaved({ sdk, http: () => list(page), next: () => list(next) }, turns)
  return [
    fact(`Page of ${pageSize} ${what}, SDK alone`, milliseconds(took.sdk)),
    atMost('The same over HTTP, with total', took.http / took.sdk, 3, '×', `${milliseconds(took.http)}, ${shown(first.total ?? 0)} in all`),
    atMost('The next page over HTTP', took.next / took.sdk, 3, '×', milliseconds(took.next)),
  ]
}

const searchRows = async (needles: readonly string[], sdk: () => Promise<unknown>, list: (needle: string) => Promise<ListAnswer>) => {
  const rows: Row[] = []
  for (const needle of needles) {
    const { total, totalIsAtLeast } = await list(needle)
    const { page, search } = await interleaved({ page: sdk, search: () => list(needle) }, turns / 2)
    const detail = `${milliseconds(search)}, ${shown(total ?? 0)}${totalIsAtLeast ? ' or more' : ''} found`
    rows.push(atMost(`Search “${needle}”`, search / page, 10, '×', detail))
  }
  return rows
}

const filterOf = <T>(schema: { parse(value: unknown): T }, query: string): T => schema.parse(Object.fromEntries(new URLSearchParams(query)))
