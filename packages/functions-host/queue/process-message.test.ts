import { expect, test } from 'vitest'
import { parseHostJson } from '../app/host-json.ts'
import { FakeQueue, message } from '../testing/fake-queue.ts'
import { ManualClock, settle } from '../testing/manual-clock.ts'
import { processMessage, type QueueWork } from './process-message.ts'

function setUp(run: QueueWork['run']) {
  const queue = new FakeQueue()
  const clock = new ManualClock('2026-11-21T10:00:00Z')
  const options = { ...parseHostJson({ version: '2.0' }).queues, visibilityTimeout: 10_000, maxDequeueCount: 3 }
  const log: string[] = []
  const work: QueueWork = { queue, options, leaseDuration: 30_000, clock, run, log: (_, text) => log.push(text) }
  return { queue, clock, work, log }
}

const succeed = async (): Promise<void> => {}
const fail = async (): Promise<void> => {
  throw new Error('no')
}

test('a message that was processed is removed', async () => {
  const seen: string[] = []
  const { queue, work } = setUp(async (_, content) => {
    seen.push(content)
  })
  await processMessage(work, message('m', 'héllo')).done
  expect(seen).toEqual(['héllo'])
  expect(queue.calls).toEqual(['remove m r'])
})

test('a message that failed is seen again after the visibility timeout', async () => {
  const { queue, work } = setUp(fail)
  await processMessage(work, message('m', '{}', 2)).done
  expect(queue.calls).toEqual(['hide m r 10000'])
})

test('a message that failed for the last time goes to the poison queue as it was stored, then is removed', async () => {
  const { queue, work } = setUp(fail)
  const poisoned = message('m', '{}', 3)
  await processMessage(work, poisoned).done
  expect(queue.calls).toEqual([`addToPoison ${poisoned.text}`, 'remove m r'])
})

test('a message received more often than permitted is not run again', async () => {
  const { queue, work } = setUp(() => Promise.reject(new Error('must not run')))
  await processMessage(work, message('m', '{}', 4)).done
  expect(queue.calls.map((call) => call.split(' ')[0])).toEqual(['addToPoison', 'remove'])
})

test.each(['not base64!', '/w=='])('a message that can not be decoded (%s) goes to the poison queue at once', async (text) => {
  const { queue, work } = setUp(succeed)
  await processMessage(work, { ...message('m'), text }).done
  expect(queue.calls).toEqual([`addToPoison ${text}`, 'remove m r'])
})

test('a message that keeps failing stays in a queue that is a poison queue itself', async () => {
  const { queue, work } = setUp(fail)
  delete queue.addToPoison
  await processMessage(work, message('m', '{}', 3)).done
  expect(queue.calls).toEqual([])
})

test('a message stays in the queue when the poison queue can not take it', async () => {
  const { queue, work, log } = setUp(fail)
  queue.failing.add('addToPoison')
  await processMessage(work, message('m', '{}', 3)).done
  expect(queue.calls.some((call) => call.startsWith('remove'))).toBe(false)
  expect(log.at(-1)).toContain('could not be settled')
})

test('while the function runs the message is kept invisible, and the latest receipt is used', async () => {
  const gate = Promise.withResolvers<void>()
  const { queue, work, clock } = setUp(() => gate.promise)
  const { done } = processMessage(work, message('m'))
  await clock.advance(45_000)
  gate.resolve()
  await done
  expect(queue.calls).toEqual(['hide m r 30000', 'hide m r+ 30000', 'hide m r++ 30000', 'remove m r+++'])
  expect(clock.pending).toBe(0)
})

test('a renewal that fails is repeated soon', async () => {
  const gate = Promise.withResolvers<void>()
  const { queue, work, clock, log } = setUp(() => gate.promise)
  queue.failing.add('hide')
  const { done } = processMessage(work, message('m'))
  await clock.advance(18_000)
  expect(queue.calls).toEqual(['hide m r 30000', 'hide m r 30000'])
  expect(log[0]).toContain('could not be kept invisible')
  gate.resolve()
  await done
})

test('an abandoned message is given back at once and no longer renewed', async () => {
  const { queue, work, clock } = setUp(() => new Promise(() => {}))
  const { done, abandon } = processMessage(work, message('m'))
  await settle()
  abandon()
  await done
  expect(queue.calls).toEqual(['hide m r 0'])
  expect(clock.pending).toBe(0)
})
