import { casePriorities, caseTypes } from '@auctionwiz/contracts/legal-case-parts'
import { type CaseFilter, caseFilter } from '@auctionwiz/contracts/legal-cases'
import { newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { caseRows, caseSelection } from '@auctionwiz/functions-auctions/legal/case-query'
import { runCaseAutomations } from '@auctionwiz/functions-auctions/legal/run-automations'
import { pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { silentMessenger } from '@auctionwiz/platform/core/mail/messages'
import { openWorkRecord } from '@auctionwiz/platform/core/queues/open-work'
import { partitionKeyOf, placed } from '@auctionwiz/platform/core/store/containers'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { caseCountsOf, caseCountsRecord } from '@auctionwiz/records/case-counts'
import { type LegalCaseDocument, legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { storeOf, type Tenant } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { interleaved, timed } from '../lib/measure.ts'
import { namedPeople } from '../lib/people.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { atLeast, atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'

const turns = 30
const pageSize = 50
const day = 86_400_000

/** Pages and searches of this many open cases of a house against the SDK's own query, and a round of the timer that looks at all of them. */
export const measureCases = async (bench: Bench, count: number): Promise<Row[]> => {
  const tenant = await bench.tenant()
  const cases = [...openCases(count)]
  await writeCases(bench, tenant, cases)
  return [...(await listRows(bench, tenant, count)), ...(await timerRows(bench, tenant, cases))]
}

/** Cases that were filed in the last days and wait for people: in review, in mediation and in court. */
function* openCases(count: number): Generator<LegalCaseDocument> {
  const statuses = ['IN REVIEW', 'MEDIATION', 'LITIGATION'] as const
  let index = 0
  for (const { firstName, lastName } of namedPeople(count, 3)) {
    const filed = newCase({ now: new Date(Date.now() - (index % 20) * day), by: 'Test admin' })
    const status = statuses[index % statuses.length] ?? 'IN REVIEW'
    const caseType = caseTypes[index % caseTypes.length] ?? 'refund_request'
    const name = `${firstName} ${lastName}`
    yield legalCaseDocument({
      ...filed,
      ...{ id: `case_${index}`, caseNumber: `LC-${1001 + index}`, caseType, category: 'post_sale', jurisdiction: 'New York, USA', status },
      priority: casePriorities[index % casePriorities.length] ?? 'medium',
      title: `Dispute about a cabinet: ${name}`,
      statusHistory: [
        ...filed.statusHistory,
        { status, timestamp: filed.dateSubmitted, reason: 'As agreed', changedBy: 'Una', automated: false },
      ],
      ...{ bidderId: `bid_${index}`, bidderName: name, claimAmount: { amount: 10_000 + (index % 900) * 200, currency: 'USD' } },
      // What their priority and amount ask for was done when they were filed.
      ran: { escalate_critical: 'critical', notify_director: 'high', legal_review: 'opened' },
    })
    index += 1
  }
}

const writeCases = async ({ container }: Bench, { accountId, houseId }: Tenant, cases: readonly LegalCaseDocument[]): Promise<void> => {
  const partition = partitionKeyOf('cases', [accountId, houseId])
  const documents = [...cases.map(legalCaseRecord.stored), caseCountsRecord.stored(caseCountsOf(cases))]
  await writeRaw(
    container('cases'),
    partition,
    documents.map((document) => placed('cases', partition, document)),
  )
}

const listRows = async ({ container, info }: Bench, tenant: Tenant, count: number): Promise<Row[]> => {
  const headers = await headersOf(tenant)
  const partition = [...partitionKeyOf('cases', [tenant.accountId, tenant.houseId])]
  const list = (asked: string) => call<ListAnswer>(`${info.urls.auctions}/legal/cases?${asked}&limit=${pageSize}`, { headers })
  const sdk = (asked: string) => async () => {
    const filter: CaseFilter = caseFilter.parse(Object.fromEntries(new URLSearchParams(asked)))
    const pages = container('cases').items.query(pageSpec(caseRows.query(caseSelection(filter, []))), {
      partitionKey: partition,
      maxItemCount: pageSize,
    })
    return (await pages.fetchNext()).resources
  }
  const rows: Row[] = []
  for (const [what, asked] of [
    ['all, the latest first', 'sort=-date'],
    ['active, by priority', 'view=active&sort=-priority'],
  ] as const) {
    const first = await list(asked)
    if (first.cases.length !== pageSize) throw new Error(`the page of ${what} has ${first.cases.length} rows`)
    const next = `${asked}&page=${encodeURIComponent(first.nextPage ?? '')}`
    const took = await interleaved({ alone: sdk(asked), http: () => list(asked), next: () => list(next) }, turns)
    rows.push(
      fact(`Page of ${pageSize} of ${shown(count)} cases: ${what}, SDK alone`, milliseconds(took.alone)),
      atMost('The same over HTTP, with total', took.http / took.alone, 3, '×', milliseconds(took.http)),
      atMost('The next page over HTTP', took.next / took.alone, 3, '×', milliseconds(took.next)),
    )
  }
  for (const needle of ['LC-1500', 'cabinet', 'maguire', 'zzqxy']) {
    const { alone, search } = await interleaved({ alone: sdk('sort=-date'), search: () => list(`search=${needle}`) }, turns / 2)
    rows.push(atMost(`Search “${needle}”`, search / alone, 10, '×', milliseconds(search)))
  }
  const { alone, totals } = await interleaved(
    { alone: sdk('sort=-date'), totals: () => call(`${info.urls.auctions}/legal/cases/totals`, { headers }) },
    turns,
  )
  return [...rows, atMost('Totals over HTTP', totals / alone, 3, '×', milliseconds(totals))]
}

interface ListAnswer {
  cases: unknown[]
  nextPage?: string
}

/** All cases are due to be looked at, and nothing is due in them: what a round costs that finds nothing to do, in this process. */
const timerRows = async (bench: Bench, { accountId, houseId }: Tenant, cases: readonly LegalCaseDocument[]): Promise<Row[]> => {
  bench.stack.kill('bidders-worker', 'SIGSTOP')
  try {
    const work = partitionKeyOf('work', ['open-work'])
    const now = () => new Date()
    const at = new Date(Date.now() - day).toISOString()
    const noted = cases.map(({ id }) =>
      openWorkRecord.stored(
        openWorkRecord.document({
          ...{ id: `cases:${accountId}:${houseId}:${id}`, queue: 'cases', message: { accountId, auctionHouseId: houseId, caseId: id } },
          ...{ askedAt: at, at, takenUp: 0, ttl: -1 },
        }),
      ),
    )
    await writeRaw(
      bench.container('work'),
      work,
      noted.map((document) => placed('work', work, document)),
    )
    const raw = await timed(() => readAll(bench, [...partitionKeyOf('cases', [accountId, houseId])], cases.length))
    const store = storeOf(bench.info)
    const scheduled = scheduledCases(store, now)
    const ports = { store, scheduled, documents: memoryFiles(), messenger: silentMessenger, log: silentLog, now }
    const pass = await timed(runCaseAutomations({ ...ports, webOrigin: bench.info.urls.web }))
    const left = await scheduled.due(1)
    if (left.length > 0) throw new Error('the round did not look at all cases')
    const rate = (ms: number) => (cases.length / ms) * 1000
    return [
      fact(`${shown(cases.length)} cases read through the SDK alone, 100 a page`, `${shown(rate(raw))} a second`),
      atLeast('A round of the timer over all of them, of that rate', rate(pass) / rate(raw), 0.25, '×', `${shown(rate(pass))} a second`),
    ]
  } finally {
    bench.stack.kill('bidders-worker', 'SIGCONT')
  }
}

const readAll = async ({ container }: Bench, partitionKey: string[], count: number): Promise<void> => {
  const pages = container('cases').items.query("SELECT * FROM c WHERE c.type = 'legal-case'", { partitionKey, maxItemCount: 100 })
  let read = 0
  while (pages.hasMoreResults()) read += (await pages.fetchNext()).resources?.length ?? 0
  if (read !== count) throw new Error(`${read} cases were read in place of ${count}`)
}
