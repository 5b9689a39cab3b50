import { bidderFilter } from '@auctionwiz/contracts/bidders'
import { bidderQuery } from '@auctionwiz/functions-bidders/bidders/bidder-query'
import { pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import type { Bench } from '../lib/bench-stack.ts'
import { call, headersOf } from '../lib/bench-stack.ts'
import { interleaved } from '../lib/measure.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'
import type { FilledHouse } from './fill.ts'

/** Where the list answers. */
export const listPath = 'bidders/v1/listBidders'

/** One tier and a range of the score within it, sorted by score. */
export const filtered = 'tier=Gold&minScore=82&maxScore=88&sort=-score'

const searches: [string, string][] = [
  ['part of a name, common', 'son'],
  ['part of a name, rare', 'wentw'],
  ['two parts of a name', 'juli magu'],
  ['start of a name, two letters', 'ma'],
  ['part of an e-mail, common', 'example.org'],
  ['part of an e-mail, one bidder', '77777@exam'],
  ['nothing found', 'zzqxy'],
]

interface ListAnswer {
  bidders: unknown[]
  total: number
  totalIsAtLeast?: boolean
  nextPage?: string
}

const turns = 40

/** Pages and searches over HTTP against the query of the filtered page through the SDK alone, in turns. */
export const measureList = async ({ info, bidders }: Bench, { tenant, partition }: FilledHouse): Promise<Row[]> => {
  const headers = await headersOf(tenant)
  const list = (query: string) => call<ListAnswer>(`${info.urls.bidders}/${listPath}?${query}`, { headers })
  const spec = pageSpec(bidderQuery(bidderFilter.parse(Object.fromEntries(new URLSearchParams(filtered)))))
  const sdk = async () => {
    const { resources } = await bidders.items.query(spec, { partitionKey: [...partition], maxItemCount: 50 }).fetchNext()
    return resources
  }

  const first = await list(filtered)
  const alone = await sdk()
  if (first.bidders.length !== 50 || alone.length !== 50) throw new Error(`the filtered page has ${first.bidders.length} rows, not 50`)
  const next = `${filtered}&page=${encodeURIComponent(first.nextPage ?? '')}`

  const pages = await interleaved({ sdk, http: () => list(filtered), next: () => list(next), unfiltered: () => list('sort=-score') }, turns)
  const rows = [
    fact('Page of 50, one tier and a score range, SDK alone', milliseconds(pages.sdk)),
    atMost('The same over HTTP, with total', pages.http / pages.sdk, 3, '×', `${milliseconds(pages.http)}, ${shown(first.total)} in all`),
    atMost('The next page over HTTP', pages.next / pages.sdk, 3, '×', milliseconds(pages.next)),
    fact('Page of 50, no filter, over HTTP, with total', `${shown(pages.unfiltered / pages.sdk)}× (${milliseconds(pages.unfiltered)})`),
  ]
  const totals = (query: string) => call<unknown>(`${info.urls.bidders}/bidders/totals?${query}`, { headers })
  const added = await interleaved({ page: () => list('sort=-score'), all: () => totals(''), tier: () => totals('tier=Gold') }, turns)
  rows.push(
    atMost('Totals of all 100,000, from counters, against a first page', added.all / added.page, 1, '×', milliseconds(added.all)),
    fact('Totals of one tier, added up', `${shown(added.tier / added.page)}× (${milliseconds(added.tier)})`),
  )
  for (const [what, needle] of searches) {
    const query = `search=${encodeURIComponent(needle)}`
    const { total, totalIsAtLeast } = await list(query)
    const { page, search } = await interleaved({ page: sdk, search: () => list(query) }, turns / 2)
    const detail = `${milliseconds(search)}, ${shown(total)}${totalIsAtLeast ? ' or more' : ''} found`
    rows.push(atMost(`Search “${needle}”: ${what}`, search / page, 10, '×', detail))
  }
  return rows
}
