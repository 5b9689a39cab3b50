import { type JobKind, jobKinds } from '@auctionwiz/contracts/jobs'
import { expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { partitionOf } from '../store/partition.ts'
import { silentLog } from '../testing/test-runtime.ts'
import { type JobDocument, type JobWork, jobId } from './job.ts'
import { jobInTurn } from './job-in-turn.ts'
import type { JobPorts } from './work-on-job.ts'

const now = new Date('2026-11-22T09:00:00Z')

/** Jobs that run until the test is over. */
const setUp = () => {
  const store = memoryStore(() => now)
  const begun: string[] = []
  let release: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  const work: JobWork = async function* ({ kind }, { accountId, auctionHouseId }) {
    begun.push(`${accountId} ${auctionHouseId} ${kind}`)
    yield { cursor: 1, done: 0, total: 1 }
    await over
  }
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(store, 'accounts', [accountId]),
    }),
    works: Object.fromEntries(jobKinds.map((kind) => [kind, work])) as JobPorts['works'],
    queue: { send: async () => undefined },
    log: silentLog,
    now: () => now,
    wait: async () => undefined,
    limitMs: 1_000_000,
  }
  const deliver = jobInTurn(ports, ['rescore', 'duplicates', 'network'])
  const deliveries: Promise<void>[] = []
  const start = async (accountId: string, auctionHouseId: string, kind: JobKind) => {
    const { house } = ports.tenant(accountId, auctionHouseId)
    const job: JobDocument = {
      id: jobId(kind),
      type: 'job',
      kind,
      run: 'run_1',
      status: 'waiting',
      done: 0,
      total: 0,
      startedAt: now.toISOString(),
      startedBy: 'Una Staff',
      startedById: 'u1',
      correlationId: 'req_1',
      result: {},
      input: {},
    }
    await house.write([{ kind: 'create', document: job }])
    deliveries.push(deliver({ accountId, auctionHouseId, kind, run: 'run_1' }, 1))
    // Memory alone: some turns of the event loop are enough for all that can happen.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  const end = async () => {
    release()
    await Promise.all(deliveries)
  }
  return { start, begun, end }
}

it('computes for two houses of an account at once, and meanwhile runs jobs that staff of any account start', async () => {
  const { start, begun, end } = setUp()
  for (const house of ['h1', 'h2', 'h3', 'h4']) await start('big', house, 'rescore')
  await start('big', 'h1', 'duplicates')
  await start('big', 'h1', 'bulk')
  await start('small', 'h9', 'rescore')
  expect(begun).toEqual(['big h1 rescore', 'big h2 rescore', 'big h1 bulk', 'small h9 rescore'])
  await end()
})
