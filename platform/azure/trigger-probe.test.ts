import { expect, it } from 'vitest'
import { type ProbeQueue, type TriggerProbe, triggerProbe } from './trigger-probe.ts'

/** A queue whose trigger takes a probe after the caller has paused `pauses` times, on its own clock. */
const setUp = (pauses: number) => {
  let time = Date.parse('2026-11-21T10:00:00Z')
  let answered: Date | undefined
  let due: number | undefined
  const seen = { sent: 0, waited: 0, pauses }
  const queue: ProbeQueue = {
    send: async () => {
      seen.sent += 1
      due = seen.waited + seen.pauses
    },
    answeredAt: async () => answered,
    noteAnswer: async (at) => {
      answered = at
    },
  }
  const probe: TriggerProbe = triggerProbe(
    queue,
    () => new Date(time),
    async (ms) => {
      time += ms
      seen.waited += 1
      if (seen.waited === due) await probe.answer()
    },
  )
  return {
    probe,
    seen,
    pass: (ms: number) => {
      time += ms
    },
  }
}

it('resolves once a trigger took the probe, and asks no more for a minute', async () => {
  const { probe, seen, pass } = setUp(3)
  await probe.ask()
  expect(seen).toMatchObject({ sent: 1, waited: 3 })
  pass(59_000)
  await probe.ask()
  expect(seen.sent).toBe(1)
  pass(2_000)
  await probe.ask()
  expect(seen.sent).toBe(2)
})

it('fails when no trigger takes the probe, also after triggers that ran an hour ago', async () => {
  const { probe, seen, pass } = setUp(1)
  await probe.ask()
  seen.pauses = Number.POSITIVE_INFINITY
  pass(3_600_000)
  await expect(probe.ask()).rejects.toThrow('no queue trigger took the probe')
  expect(seen.waited).toBe(21)
})

it('sends one probe however many callers ask at once', async () => {
  const { probe, seen } = setUp(2)
  await Promise.all([probe.ask(), probe.ask(), probe.ask()])
  expect(seen.sent).toBe(1)
})
