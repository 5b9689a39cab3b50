import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { type Partition, partitionOf } from '../store/partition.ts'
import { isStoreError, type StoredDocument } from '../store/store.ts'
import { storedDocuments } from '../store/stored-documents.ts'
import { storedIn, withStored } from '../testing/stored-in.ts'
import { silentLog } from '../testing/test-runtime.ts'
import { failJob } from './fail-job.ts'
import { type JobDocument, type JobMessage, type JobWork, readJob } from './job.ts'
import { type JobPorts, workOnJob } from './work-on-job.ts'

const message: JobMessage = { accountId: 'a1', auctionHouseId: 'h1', kind: 'rescore', run: 'run_1' }
const records = 23

const recordId = (index: number): string => `t${String(index).padStart(2, '0')}`

interface Tally extends StoredDocument {
  visits: number
}

/** Adds one to each record, five at a time. */
const visitAll: JobWork = async function* (job, { house }) {
  let done = job.cursor === undefined ? 0 : Number(job.cursor)
  while (done < records) {
    const ids = Array.from({ length: Math.min(5, records - done) }, (_, index) => recordId(done + index))
    const found = await Promise.all(ids.map((id) => storedIn(house).read<Tally>(id)))
    const others = found.flatMap((stored) =>
      stored
        ? [{ kind: 'replace' as const, document: { ...stored.document, visits: stored.document.visits + 1 }, version: stored.version }]
        : [],
    )
    done += ids.length
    yield { cursor: done, done, total: records, others, found: { visited: ids.length } }
  }
}

const setUp = async () => {
  const store = memoryStore()
  const house = partitionOf(store, 'bidders', ['a1', 'h1'])
  const tallies = Array.from({ length: records }, (_, index) => ({ id: recordId(index), type: 'tally', visits: 0 }))
  const job: JobDocument = {
    id: 'job:rescore',
    type: 'job',
    kind: 'rescore',
    run: 'run_1',
    status: 'waiting',
    done: 0,
    total: 0,
    startedAt: '2026-11-21T09:00:00Z',
    startedBy: 'Una Staff',
    startedById: 'u1',
    correlationId: 'req_1',
    result: {},
    input: {},
  }
  await house.write([...tallies, job].map((document) => ({ kind: 'put' as const, document })))
  const sent: JobMessage[] = []
  const silent = silentLog
  const ports: JobPorts = {
    tenant: () => ({ house, account: house }),
    works: { rescore: visitAll } as JobPorts['works'],
    queue: { send: async (one) => void sent.push(one) },
    log: silent,
    now: () => new Date('2026-11-21T09:00:00Z'),
    wait: async () => undefined,
    limitMs: 1,
  }
  const stored = async () => (await readJob(house, 'rescore'))?.document
  const visits = async () => (await storedIn(house).query<Tally>({ type: 'tally' }, { limit: 100 })).items.map((tally) => tally.visits)
  return { house, ports, sent, stored, visits, job }
}

const all = (visits: number) => Array.from({ length: records }, () => visits)

describe('workOnJob', () => {
  it('does all steps and reports what it found', async () => {
    const { ports, stored, visits } = await setUp()
    await workOnJob(ports)(message)
    expect(await visits()).toEqual(all(1))
    expect(await stored()).toMatchObject({ status: 'completed', done: records, total: records, result: { visited: records } })
  })

  it.each(Array.from({ length: 20 }, (_, calls) => calls))('continues where it stopped when killed at call %i', async (calls) => {
    for (const takesEffect of [true, false]) {
      const { ports, house, stored, visits } = await setUp()
      await workOnJob({ ...ports, tenant: () => ({ house: mortal(house, calls, takesEffect), account: house }) })(message).catch(
        (error: unknown) => expect(error).toMatchObject({ message: 'killed' }),
      )
      await workOnJob(ports)(message)
      expect(await visits()).toEqual(all(1))
      expect(await stored()).toMatchObject({ status: 'completed', result: { visited: records } })
    }
  })

  it('repeats the step when someone changed a record between read and write', async () => {
    const { ports, house, visits } = await setUp()
    let disturbances = 3
    const disturbed = withStored(house, {
      read: async <T extends StoredDocument>(id: string) => {
        const stored = await storedIn(house).read<T>(id)
        if (id === recordId(7) && stored && disturbances > 0) {
          disturbances -= 1
          await house.write([{ kind: 'increment', id: recordId(7), by: { visits: 10 } }])
        }
        return stored
      },
    })
    await workOnJob({ ...ports, tenant: () => ({ house: disturbed, account: house }) })(message)
    expect(await visits()).toEqual(all(1).with(7, 31))
  })

  it('stops at its next step when the job is started again', async () => {
    const { ports, house, sent, stored, visits, job } = await setUp()
    const { version = '' } = (await storedIn(house).read('job:rescore')) ?? {}
    let restarted = false
    const work: JobWork = async function* (running, tools) {
      for await (const step of visitAll(running, tools)) {
        yield step
        if (restarted) continue
        restarted = true
        await house.write([{ kind: 'put', document: { ...job, run: 'run_2' } as JobDocument }])
      }
    }
    expect(version).not.toBe('')
    await workOnJob({ ...ports, works: { rescore: work } as JobPorts['works'] })(message)
    expect(await stored()).toMatchObject({ run: 'run_2', status: 'waiting', done: 0 })
    await workOnJob(ports)(message)
    expect(await stored()).toMatchObject({ run: 'run_2', status: 'waiting' })
    await workOnJob(ports)({ ...message, run: 'run_2' })
    expect(await stored()).toMatchObject({ run: 'run_2', status: 'completed', result: { visited: records } })
    expect((await visits()).filter((one) => one === 2)).toHaveLength(5)
    // The first run may not have started: its message is processed again.
    expect(sent).toEqual([{ ...message, looks: 2 }])
  })

  it('leaves the rest to another delivery after its time', async () => {
    const { ports, sent, stored } = await setUp()
    let ms = 0
    const now = () => {
      ms += 1
      return new Date(ms)
    }
    const slow = { ...ports, now, limitMs: 4 }
    await workOnJob(slow)(message)
    expect(sent).toEqual([message])
    expect(await stored()).toMatchObject({ status: 'running', done: 10 })
    await workOnJob(ports)(message)
    expect(await stored()).toMatchObject({ status: 'completed', result: { visited: records } })
  })

  it('refuses what is not a message of its own, and looks again for a record that is not there yet, but not for ever', async () => {
    const { ports, sent } = await setUp()
    await expect(workOnJob(ports)({ ...message, kind: 'nothing' })).rejects.toThrow('not a job message')
    await expect(workOnJob(ports)({ ...message, accountId: '../b' })).rejects.toThrow('not a job message')
    await workOnJob(ports)({ ...message, run: 'run_9' })
    expect(sent).toEqual([{ ...message, run: 'run_9', looks: 2 }])
    await workOnJob(ports)({ ...message, run: 'run_9', looks: 3 })
    expect(sent).toHaveLength(1)
  })

  it('ignores silently what another worker took over or restarted meanwhile', async () => {
    const { house, ports, stored, job } = await setUp()
    let meanwhile: JobDocument[] = [{ ...job, worker: 'w_other' }]
    const read = async <T extends StoredDocument>(id: string) => {
      const found = await storedIn(house).read<T>(id)
      const [document] = meanwhile.splice(0)
      if (document) await house.write([{ kind: 'put', document }])
      return found
    }
    const disturbed = { ...ports, tenant: () => ({ house: withStored(house, { read }), account: house }), limitMs: 1_000_000 }
    await workOnJob(disturbed)(message)
    expect(await stored()).toMatchObject({ status: 'completed' })
    await house.write([{ kind: 'put', document: job }])
    meanwhile = [{ ...job, run: 'run_2' }]
    await workOnJob(disturbed)(message)
    expect(await stored()).toMatchObject({ run: 'run_2', status: 'waiting' })
  })
})

describe('failJob', () => {
  it('says that the job can be started again, and leaves another run alone', async () => {
    const { ports, stored, house, job } = await setUp()
    const document: JobDocument = { ...job, input: { run: 'blk_1', filter: { search: 'ann lee' } } }
    await house.write([{ kind: 'put', document }])
    await failJob(ports)({ ...message, run: 'run_9' })
    expect(await stored()).toMatchObject({ status: 'waiting' })
    await failJob(ports)(message)
    expect(await stored()).toMatchObject({ status: 'error', problem: expect.stringContaining('Start it again'), input: { run: 'blk_1' } })
  })
})

/** A partition that is gone from one of its calls on, before or after that call takes effect. */
const mortal = (tenant: Partition, calls: number, takesEffect: boolean): Partition => {
  let left = calls
  const risk = async <T>(call: () => Promise<T>): Promise<T> => {
    left -= 1
    if (left >= 0) return call()
    if (left === -1 && takesEffect)
      await call().catch((error: unknown) => {
        if (!isStoreError(error, 'stale')) throw error
      })
    throw new Error('killed')
  }
  const partition = (real: Partition): Partition => ({
    container: real.container,
    in: (container) => partition(real.in(container)),
    within: (part) => partition(real.within(part)),
    ofAllParts: real.ofAllParts,
    [storedDocuments]: {
      read: (id) => risk(() => storedIn(real).read(id)),
      query: (query, page) => risk(() => storedIn(real).query(query, page)),
      count: (query) => risk(() => storedIn(real).count(query)),
      sums: (query, request) => risk(() => storedIn(real).sums(query, request)),
      distinct: (query, field, most) => risk(() => storedIn(real).distinct(query, field, most)),
    },
    write: (writes) => risk(() => real.write(writes)),
  })
  return partition(tenant)
}
