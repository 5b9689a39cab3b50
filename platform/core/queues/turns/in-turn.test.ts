import { expect, it } from 'vitest'
import { memoryStore } from '../../store/memory-store.ts'
import { partitionOf } from '../../store/partition.ts'
import { inTurn, type OwnTurn, type TurnOf, type Waited } from './in-turn.ts'
import { readLine } from './turns.ts'

interface Task {
  account: string
  name: string
}

/** A queue and works of which a test decides when each ends. */
const setUp = (places = 1) => {
  const clock = { now: new Date('2026-11-22T09:00:00Z') }
  const store = memoryStore(() => clock.now)
  const now = () => clock.now
  const queue: { message: Task & Waited; afterSeconds: number }[] = []
  const begun: string[] = []
  const ends = new Map<string, { end(): void; fail(): void; turn: OwnTurn }>()
  const accountOf = (accountId: string) => partitionOf(store, 'accounts', [accountId])
  const turnOf = (delivered: unknown): TurnOf => {
    const { account, name } = delivered as Task
    return { account: accountOf(account), purpose: 'tests', work: name }
  }
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (text: string) => void warnings.push(text), error: () => undefined }
  const worker = inTurn<Task>(
    {
      queue: { send: async (message, afterSeconds = 0) => void queue.push({ message, afterSeconds }) },
      log,
      now,
      turnOf,
      places: () => places,
    },
    ({ name }, _count, turn) => {
      begun.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      ends.set(name, { end: resolve, fail: () => reject(new Error('broken')), turn })
      return promise
    },
  )
  /** Delivers a message, until its work has begun or the delivery is over. `done` ends with the work. */
  const start = async (message: Task & Waited, dequeueCount = 1) => {
    const before = begun.length
    const delivery = { done: worker(message, dequeueCount) }
    delivery.done.catch(() => undefined)
    await Promise.race([delivery.done.catch(() => undefined), started(begun, before)])
    return delivery
  }
  const end = async (name: string, delivery: { done: Promise<void> }) => {
    ends.get(name)?.end()
    await delivery.done
  }
  const place = async (accountId: string, work: string) => (await readLine(accountOf(accountId), 'tests', clock.now))(work)
  return { clock, queue, begun, ends, start, end, place, warnings }
}

const started = async (begun: readonly string[], before: number): Promise<void> => {
  while (begun.length === before) await new Promise((resolve) => setImmediate(resolve))
}

const task = (account: string, name: string): Task => ({ account, name })

it('runs one task of an account at a time, in order of arrival, while tasks of other accounts run', async () => {
  const { begun, queue, start, end, place } = setUp()
  const first = await start(task('big', 'b1'))
  await start(task('big', 'b2'))
  await start(task('big', 'b3'))
  const small = await start(task('small', 's1'))
  expect(begun).toEqual(['b1', 's1'])
  expect([await place('big', 'b1'), await place('big', 'b2'), await place('big', 'b3')]).toEqual([undefined, 1, 2])
  await end('s1', small)
  await end('b1', first)
  const woken = queue.filter(({ afterSeconds }) => afterSeconds === 0).map(({ message }) => message)
  expect(woken).toMatchObject([{ name: 'b2' }])
  for (const message of woken) await start(message)
  expect(begun).toEqual(['b1', 's1', 'b2'])
})

it('drops the second message of a work whose turn has come, also after the work is done', async () => {
  const { begun, queue, start, end } = setUp()
  const first = await start(task('big', 'b1'))
  await start(task('big', 'b2'))
  await end('b1', first)
  const [later, woken] = queue.map(({ message }) => message)
  if (!later || !woken) throw new Error('no messages')
  const second = await start(woken)
  await start(later)
  await end('b2', second)
  const third = await start(task('big', 'b3'))
  await start(later)
  await end('b3', third)
  expect(begun).toEqual(['b1', 'b2', 'b3'])
  expect(queue).toHaveLength(2)
})

it('gives the place of a killed worker to the next message once its lease ends, and at once to its own message', async () => {
  const { begun, queue, clock, start } = setUp()
  await start(task('big', 'b1'))
  await start(task('big', 'b2'))
  await start(task('big', 'b1'), 2)
  expect(begun).toEqual(['b1', 'b1'])
  clock.now = new Date(clock.now.getTime() + 61_000)
  const [{ message } = { message: task('big', 'none') }] = queue
  await start(message)
  expect(begun).toEqual(['b1', 'b1', 'b2'])
})

it('keeps the place of a worker that says that it works', async () => {
  const { begun, clock, ends, start } = setUp()
  await start(task('big', 'b1'))
  for (let step = 0; step < 5; step += 1) {
    clock.now = new Date(clock.now.getTime() + 40_000)
    await ends.get('b1')?.turn.renew()
  }
  await start(task('big', 'b2'))
  expect(begun).toEqual(['b1'])
})

it('lets a task that continues with its own message keep its place, and frees the place when the worker fails', async () => {
  const { begun, ends, start } = setUp()
  const first = await start(task('big', 'b1'))
  ends.get('b1')?.turn.keep()
  ends.get('b1')?.end()
  await first.done
  await start(task('big', 'b2'))
  expect(begun).toEqual(['b1'])
  const again = await start(task('big', 'b1'))
  ends.get('b1')?.turn.keep()
  ends.get('b1')?.fail()
  await expect(again.done).rejects.toThrow('broken')
  await start(task('big', 'b3'))
  expect(begun).toEqual(['b1', 'b1'])
})

it('runs as many at once as the line has places', async () => {
  const { begun, start } = setUp(2)
  for (const name of ['b1', 'b2', 'b3', 'b4']) await start(task('big', name))
  expect(begun).toEqual(['b1', 'b2'])
})

it('a newer message of a waiting work replaces the earlier one', async () => {
  const { begun, queue, start, end } = setUp()
  const first = await start(task('big', 'b1'))
  await start(task('big', 'b2'))
  await start(task('big', 'b2'))
  const [old] = queue.map(({ message }) => message)
  if (!old) throw new Error('no message')
  await start(old)
  expect(queue).toHaveLength(2)
  await end('b1', first)
  expect(queue).toHaveLength(3)
  const woken = queue[2]?.message
  if (!woken) throw new Error('not woken')
  await start(woken)
  expect(begun).toEqual(['b1', 'b2'])
})

it.each(Array.from({ length: 30 }, (_, seed) => seed))('finishes all works whichever deliveries are killed (%i)', async (seed) => {
  const { begun, queue, clock, ends, start } = setUp()
  const names = ['b1', 'b2', 'b3', 'b4', 'b5']
  const finished = new Set<string>()
  let random = seed + 1
  const chance = () => {
    random = (random * 48_271) % 2_147_483_647
    return random / 2_147_483_647
  }
  const due: { message: Task & Waited; at: number; count: number }[] = names.map((name) => ({
    message: task('big', name),
    at: 0,
    count: 1,
  }))
  for (let round = 0; finished.size < names.length && round < 200; round += 1) {
    for (const { message, afterSeconds } of queue.splice(0)) {
      // One message in ten is lost.
      if (afterSeconds > 0 || chance() > 0.1) due.push({ message, at: clock.now.getTime() + afterSeconds * 1000, count: 1 })
    }
    due.sort((left, right) => left.at - right.at)
    const one = due.shift()
    if (!one) break
    clock.now = new Date(Math.max(clock.now.getTime(), one.at) + 100)
    const before = begun.length
    const delivery = await start(one.message, one.count)
    if (begun.length === before) continue
    if (chance() < 0.3) due.push({ ...one, at: clock.now.getTime() + 10_000, count: one.count + 1 })
    else {
      ends.get(one.message.name)?.end()
      await delivery.done
      finished.add(one.message.name)
    }
  }
  expect([...finished].sort()).toEqual(names)
})
