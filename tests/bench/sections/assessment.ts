import type { AssessmentSummary } from '@auctionwiz/contracts/bidder-assessments'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { auctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { bidderCountsRecord } from '@auctionwiz/records/bidder-counts'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { storeOf } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { benchBidders } from '../lib/people.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { atLeast, fact, type Row, shown } from '../lib/report.ts'

const hour = 3_600_000
const auctionId = 'auc_bench'

/** The assessment of a house's bidders for an auction over HTTP, against reading the same bidders through the SDK alone. */
export const measureAssessment = async (bench: Bench, count: number): Promise<Row[]> => {
  const tenant = await bench.tenant()
  const keys = { accountId: tenant.accountId, auctionHouseId: tenant.houseId }
  const partition: [string, string] = [tenant.accountId, tenant.houseId]
  const people = [...benchBidders(count, tenant.houseId)]
  await writeRaw(
    bench.bidders,
    partition,
    people.map((bidder) => ({ ...bidderRecord.stored(bidderDocument(bidder)), ...keys })),
  )
  const house = partitionOf(storeOf(bench.info), 'bidders', partition)
  await house.write([{ kind: 'put', document: bidderCountsRecord.stored(countsOf(people)) }])
  const at = (ms: number): string => new Date(Date.now() + ms).toISOString()
  const dates = { startDate: at(240 * hour), endDate: at(250 * hour), createdAt: at(0), updatedAt: at(0), publishedAt: at(0) }
  const sale = {
    ...auctionDefaults,
    currencySymbol: '$',
    currency: 'USD' as const,
    id: auctionId,
    title: 'Fine Art and Watches',
    location: '',
  }
  await house.in('auctions').write([auctionRecord.put(auctionDocument({ ...sale, ...dates }))])

  const raw = await rawReadSeconds(bench, partition)
  const headers = { ...(await headersOf(tenant)), 'content-type': 'application/json' }
  const address = `${bench.info.urls.bidders}/bidders/assessments/${auctionId}`
  const started = performance.now()
  await call(address, { method: 'POST', headers })
  await completed(address, headers)
  const seconds = (performance.now() - started) / 1000
  const pageAt = performance.now()
  await call(`${address}/bidders?recommendation=Consider`, { headers })
  const page = performance.now() - pageAt
  return [
    fact(`Assessment of ${shown(count)} bidders`, `${shown(seconds)} s, ${shown(count / seconds)} a second`),
    fact('… the same bidders read through the SDK', `${shown(raw)} s, ${shown(count / raw)} a second`),
    atLeast('… rate against reading', raw / seconds, 0.25, '×'),
    fact('… page of one recommendation by match score, with its total', `${shown(page)} ms`),
  ]
}

const rawReadSeconds = async ({ bidders }: Bench, partitionKey: string[]): Promise<number> => {
  const query = { query: 'SELECT * FROM c WHERE c.type = @type', parameters: [{ name: '@type', value: 'bidder' }] }
  const started = performance.now()
  const pages = bidders.items.query(query, { partitionKey, maxItemCount: 500 })
  while (pages.hasMoreResults()) await pages.fetchNext()
  return (performance.now() - started) / 1000
}

const completed = async (address: string, headers: Record<string, string>): Promise<void> => {
  for (;;) {
    const { run } = await call<AssessmentSummary>(address, { headers })
    if (run?.stopped) throw new Error('the assessment stopped')
    if (run?.status === 'completed') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
