import { expect, test } from 'vitest'
import { parseHostJson } from '../app/host-json.ts'
import { FakeQueue, message } from '../testing/fake-queue.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { QueuePoller } from './poller.ts'

function setUp(run: (id: string) => Promise<void> = async () => {}) {
  const queue = new FakeQueue()
  const clock = new ManualClock('2026-11-21T10:00:00Z')
  const log: string[] = []
  const options = { ...parseHostJson({ version: '2.0' }).queues, batchSize: 4, newBatchThreshold: 2, maxPollingInterval: 1000 }
  const poller = new QueuePoller({
    queue,
    options,
    leaseDuration: 30_000,
    clock,
    run: ({ id }) => run(id),
    log: (_, text) => log.push(text),
  })
  const polls = (): number => queue.calls.filter((call) => call.startsWith('receive')).length
  return { queue, clock, poller, polls, log }
}

test('creates the queue, then asks an empty one ever less often', async () => {
  const { queue, clock, poller, polls } = setUp()
  poller.start()
  await clock.advance(0)
  expect(queue.calls).toEqual(['ensure', 'receive 4 30000'])
  // 100 + 150 + 225 + 337.5 + 506.25 + 759.375 ms, then every second
  await clock.advance(2079)
  expect(polls()).toBe(7)
  await clock.advance(3000)
  expect(polls()).toBe(10)
})

test('a nudge brings the next poll on at once, but no closer than 100 ms to the last', async () => {
  const { clock, poller, polls } = setUp()
  poller.start()
  await clock.advance(2079)
  await clock.advance(500)
  poller.nudge()
  await clock.advance(0)
  expect(polls()).toBe(8)
  poller.nudge()
  await clock.advance(99)
  expect(polls()).toBe(8)
  await clock.advance(1)
  expect(polls()).toBe(9)
})

test('repeated nudges without messages are followed less and less often, until a message arrives', async () => {
  const { queue, clock, poller, polls } = setUp()
  poller.start()
  await clock.advance(0)
  const nudgedFor = async (milliseconds: number): Promise<number> => {
    const before = polls()
    for (let passed = 0; passed < milliseconds; passed += 50) {
      poller.nudge()
      await clock.advance(50)
    }
    return polls() - before
  }
  expect(await nudgedFor(500)).toBe(5)
  await nudgedFor(5_000)
  expect(await nudgedFor(5_000)).toBe(5)
  queue.batches.push([message('a')])
  expect(await nudgedFor(2_000)).toBeGreaterThan(7)
})

test('polls again immediately after a batch', async () => {
  const { queue, clock, poller, polls } = setUp()
  queue.batches.push([message('a')], [message('b')])
  poller.start()
  await clock.advance(0)
  expect(polls()).toBe(3)
  expect(queue.calls.filter((call) => call.startsWith('remove'))).toHaveLength(2)
})

test('fetches the next batch when no more than the threshold are under way', async () => {
  const running = new Map<string, () => void>()
  const { queue, clock, poller, polls } = setUp((id) => new Promise((resolve) => running.set(id, resolve)))
  queue.batches.push(['a', 'b', 'c', 'd'].map((id) => message(id)))
  poller.start()
  await clock.advance(0)
  expect([polls(), [...running.keys()]]).toEqual([1, ['a', 'b', 'c', 'd']])
  running.get('b')?.()
  await clock.advance(0)
  expect(polls()).toBe(1)
  running.get('d')?.()
  await clock.advance(0)
  expect(polls()).toBe(2)
})

test('a service that is down is reported once, and found again', async () => {
  const { queue, clock, poller, polls, log } = setUp()
  queue.failing.add('ensure')
  poller.start()
  await clock.advance(0)
  expect([polls(), log.length]).toEqual([0, 1])
  await clock.advance(100)
  expect([polls(), log.length]).toEqual([1, 1])
})

test('a stop waits for messages under way, then gives back what is not done', async () => {
  const running = new Map<string, () => void>()
  const { queue, clock, poller } = setUp((id) => new Promise((resolve) => running.set(id, resolve)))
  queue.batches.push([message('a'), message('b'), message('c')])
  poller.start()
  await clock.advance(0)
  const stop = poller.stop(5000)
  running.get('a')?.()
  await clock.advance(5000)
  await stop
  expect(queue.calls.slice(2)).toEqual(['remove a r', 'hide b r 0', 'hide c r 0'])
})
