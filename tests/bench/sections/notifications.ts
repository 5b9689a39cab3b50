import { partitionKeyOf, placed } from '@auctionwiz/platform/core/store/containers'
import { notificationCountsRecord } from '@auctionwiz/records/notification-counts'
import { notificationRecord, topicScope } from '@auctionwiz/records/notifications'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { interleaved } from '../lib/measure.ts'
import { writeRaw } from '../lib/raw-batches.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'

const turns = 30
const minute = 60_000
const portion = 10_000

/** The bell and the list of one user with this many notifications of a house, by storage operations and against point reads of the SDK alone. */
export const measureNotifications = async (bench: Bench, count: number): Promise<Row[]> => {
  const tenant = await bench.tenant()
  const { userId } = tenant.claims('admin')
  const partition = partitionKeyOf('identities', [userId])
  const scope = topicScope(tenant.accountId, tenant.houseId, 'legal')
  const identities = bench.container('identities')
  const now = Date.now()
  const months: Record<string, { total: number; unread: number }> = {}
  for (let start = 0; start < count; start += portion) {
    const documents = Array.from({ length: Math.min(portion, count - start) }, (_, offset) => {
      const index = start + offset
      const at = new Date(now - index * (20 * 24 * 60 * (minute / count))).toISOString()
      const month = at.slice(0, 7)
      const { total, unread } = months[month] ?? { total: 0, unread: 0 }
      months[month] = { total: total + 1, unread: unread + 1 }
      const about = { subjectId: `case_${index}`, facts: { caseNumber: `LC-${1001 + index}`, since: at } }
      const place = { scope, accountId: tenant.accountId, auctionHouseId: tenant.houseId }
      return notificationRecord.document({ id: `ntf_${index}`, ...place, kind: 'remind_inactive', priority: 'low', at, ...about })
    })
    await writeRaw(
      identities,
      partition,
      documents.map((document) => placed('identities', partition, notificationRecord.stored(document))),
    )
  }
  const counts = notificationCountsRecord.document({ id: 'notification-counts', scopes: { [scope]: { months } } })
  await writeRaw(identities, partition, [placed('identities', partition, notificationCountsRecord.stored(counts))])

  const headers = await headersOf(tenant)
  const get = <T>(path: string) => call<T>(`${bench.info.urls.auth}/${path}`, { headers })
  const bell = () => get<{ unread: number }>('notifications/count')
  const list = (page = '') => get<{ nextPage?: string }>(`notifications${page}`)
  const { unread } = await bell()
  if (unread !== count) throw new Error(`the bell counts ${unread} in place of ${count}`)
  const { nextPage = '' } = await list()
  const next = `?page=${encodeURIComponent(nextPage)}`
  const point = () => identities.item('notification-counts', [...partition]).read()
  const took = await interleaved({ point, bell, list: () => list(), next: () => list(next) }, turns)
  return [
    fact(`Point read of the counts of ${shown(count)} notifications, SDK alone`, milliseconds(took.point)),
    atMost('The bell over HTTP', took.bell / took.point, 3, '×', milliseconds(took.bell)),
    atMost('Storage operations of the bell', await operationsOf(bench, bell), 1, ''),
    fact('List of the latest 20, and the next 20, over HTTP', `${milliseconds(took.list)}, ${milliseconds(took.next)}`),
  ]
}

/** The operations of a call while nothing else works. */
const operationsOf = async ({ info, stack, rest }: Bench, work: () => Promise<unknown>): Promise<number> => {
  await rest()
  const workers = ['auth-worker', 'bidders-worker', 'upload-worker'] as const
  for (const worker of workers) stack.kill(worker, 'SIGSTOP')
  try {
    const stats = `${info.settings.COSMOS_ENDPOINT}/_local/stats`
    await fetch(stats, { method: 'DELETE' })
    await work()
    return (await call<{ operations: number }>(stats, {})).operations
  } finally {
    for (const worker of workers) stack.kill(worker, 'SIGCONT')
  }
}
