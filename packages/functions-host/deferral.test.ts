import { expect, test } from 'vitest'
import { defer } from './deferral.ts'
import { ManualClock } from './testing/manual-clock.ts'

function setUp() {
  const clock = new ManualClock('2026-11-21T10:00:00Z')
  const done: number[] = []
  const deferral = defer(() => done.push(clock.now()), 250, clock)
  return { clock, deferral, done }
}

test('begins at the first occasion, once', async () => {
  const { clock, deferral, done } = setUp()
  await clock.advance(10)
  deferral.begin()
  deferral.begin()
  await clock.advance(1000)
  expect(done).toEqual([Date.parse('2026-11-21T10:00:00.010Z')])
})

test('begins without an occasion after the delay', async () => {
  const { clock, deferral, done } = setUp()
  await clock.advance(249)
  expect(done).toEqual([])
  await clock.advance(1)
  deferral.begin()
  expect(done).toHaveLength(1)
})

test('does not begin once called off, and leaves no timer', async () => {
  const { clock, deferral, done } = setUp()
  deferral.cancel()
  deferral.begin()
  expect(clock.pending).toBe(0)
  await clock.advance(1000)
  expect(done).toEqual([])
})
