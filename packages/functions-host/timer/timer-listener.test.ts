import { expect, test } from 'vitest'
import { ManualClock } from '../testing/manual-clock.ts'
import { parseCron } from './cron.ts'
import { memoryScheduleStore, type ScheduleStore } from './schedule-store.ts'
import { type TimerInfo, TimerListener, type TimerOptions } from './timer-listener.ts'

type Run = { at: string; timer: TimerInfo; reason: string }

function setUp(start: string, changes: Partial<TimerOptions> = {}, store: ScheduleStore = memoryScheduleStore()) {
  const clock = new ManualClock(start)
  const runs: Run[] = []
  const listener = new TimerListener({
    name: 'app.timer',
    schedule: parseCron('0 0 * * * *'),
    runOnStartup: false,
    useMonitor: true,
    store,
    clock,
    async run(timer, reason) {
      runs.push({ at: new Date(clock.now()).toISOString(), timer, reason })
    },
    log: () => {},
    ...changes,
  })
  return { clock, runs, listener, store }
}

const hour = 3_600_000
const minute = 60_000

test('runs at each occurrence and keeps its status', async () => {
  const { clock, runs, listener, store } = setUp('2026-11-21T10:15:00Z')
  listener.start()
  await clock.advance(2 * hour)
  expect(runs.map(({ at }) => at)).toEqual(['2026-11-21T11:00:00.000Z', '2026-11-21T12:00:00.000Z'])
  expect(runs[1]?.timer).toEqual({
    Schedule: { AdjustForDST: true },
    ScheduleStatus: { Last: '2026-11-21T11:00:00.000Z', Next: '2026-11-21T12:00:00.000Z', LastUpdated: '2026-11-21T11:00:00.000Z' },
    IsPastDue: false,
  })
  expect(store.read('app.timer')).toMatchObject({ last: '2026-11-21T12:00:00.000Z', next: '2026-11-21T13:00:00.000Z' })
})

test('makes up once, as past due, for what was missed while the host was down', async () => {
  const { store, clock: before, listener: first } = setUp('2026-11-21T10:15:00Z')
  first.start()
  await before.advance(hour)
  const { clock, runs, listener } = setUp('2026-11-21T15:20:00Z', {}, store)
  listener.start()
  await clock.advance(minute)
  expect(runs.map(({ reason, timer }) => [reason, timer.IsPastDue])).toEqual([['past due', true]])
  await clock.advance(hour)
  expect(runs.map(({ at }) => at)).toEqual(['2026-11-21T15:20:00.000Z', '2026-11-21T16:00:00.000Z'])
})

test('a timer that never ran is past due from its first start on', async () => {
  const { store, listener: first } = setUp('2026-11-21T10:15:00Z')
  first.start()
  const { clock, runs, listener } = setUp('2026-11-21T11:30:00Z', {}, store)
  listener.start()
  await clock.advance(1)
  expect(runs.map(({ timer }) => timer.IsPastDue)).toEqual([true])
})

test('is not past due when the host comes back in time', async () => {
  const { store, listener: first } = setUp('2026-11-21T10:15:00Z')
  first.start()
  const { clock, runs, listener } = setUp('2026-11-21T10:45:00Z', {}, store)
  listener.start()
  await clock.advance(15 * minute)
  expect(runs.map(({ at, timer }) => [at, timer.IsPastDue])).toEqual([['2026-11-21T11:00:00.000Z', false]])
})

test('runs at the start when asked to, then on schedule', async () => {
  const { clock, runs, listener } = setUp('2026-11-21T10:15:00Z', { runOnStartup: true })
  listener.start()
  await clock.advance(hour)
  expect(runs.map(({ at, reason }) => [at, reason])).toEqual([
    ['2026-11-21T10:15:00.000Z', 'start of the host'],
    ['2026-11-21T11:00:00.000Z', 'schedule'],
  ])
})

test('runs one at a time: an occurrence during a run comes right after it', async () => {
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  const { clock, listener } = setUp('2026-11-21T10:59:00Z', {
    async run() {
      started.push(new Date(clock.now()).toISOString())
      if (started.length === 1) await gate.promise
    },
  })
  listener.start()
  await clock.advance(90 * minute)
  expect(started).toEqual(['2026-11-21T11:00:00.000Z'])
  gate.resolve()
  await clock.advance(1)
  expect(started).toEqual(['2026-11-21T11:00:00.000Z', '2026-11-21T12:29:00.000Z'])
})

test('a failed run does not stop the schedule', async () => {
  let runs = 0
  const { clock, listener } = setUp('2026-11-21T10:15:00Z', {
    async run() {
      runs++
      throw new Error('no')
    },
  })
  listener.start()
  await clock.advance(3 * hour)
  expect(runs).toBe(3)
})

test('waits in pieces for what lies further off than a timer reaches', async () => {
  const { clock, runs, listener } = setUp('2026-01-02T00:00:00Z', { schedule: parseCron('0 0 0 1 4 *') })
  listener.start()
  await clock.advance(100 * 24 * hour)
  expect(runs.map(({ at }) => at)).toEqual(['2026-04-01T00:00:00.000Z'])
})

test('without monitor there is no status, neither given nor kept', async () => {
  const { clock, runs, listener, store } = setUp('2026-11-21T10:15:00Z', { useMonitor: false })
  listener.start()
  await clock.advance(hour)
  expect(runs[0]?.timer.ScheduleStatus).toBeNull()
  expect(store.read('app.timer')).toBeUndefined()
})

test('a stop waits for the run under way, but not for ever, and starts no more', async () => {
  const { clock, listener } = setUp('2026-11-21T10:59:00Z', { run: () => new Promise(() => {}) })
  listener.start()
  await clock.advance(minute)
  let stopped = false
  const stop = listener.stop(5000).then(() => {
    stopped = true
  })
  await clock.advance(4999)
  expect(stopped).toBe(false)
  await clock.advance(1)
  await stop
  expect(clock.pending).toBe(0)
})
