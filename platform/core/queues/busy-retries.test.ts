import { describe, expect, it } from 'vitest'
import { Failure } from '../errors/failure.ts'
import { StoreError } from '../store/store.ts'
import { silentLog } from '../testing/test-runtime.ts'
import { type QueueWork, retryingWhenBusy } from './busy-retries.ts'

const busy = new StoreError('busy', 'database: 503')

/** Work that fails with each of `failures` in turn, each after `lasts` milliseconds, and then succeeds. */
const setUp = (failures: readonly unknown[], lasts = 5) => {
  let at = Date.parse('2026-11-21T09:00:00Z')
  const left = [...failures]
  const seen: unknown[] = []
  const sent: { message: object; after: number | undefined }[] = []
  const lines: string[] = []
  const work: QueueWork = async (message) => {
    seen.push(message)
    at += lasts
    const failure = left.shift()
    if (failure !== undefined) throw failure
  }
  const log = { info: () => undefined, warn: (line: string) => void lines.push(line), error: () => undefined }
  const queue = { send: async (message: object, after?: number) => void sent.push({ message, after }) }
  return { work: retryingWhenBusy(work, { queue, log, now: () => new Date(at), random: () => 0 }), seen, sent, lines }
}

describe('work that meets a busy service', () => {
  it('comes back later each time, at most after three minutes, and never as a failure', async () => {
    const { work, seen, sent, lines } = setUp(Array.from({ length: 8 }, () => busy))
    let message: unknown = { run: 'r1' }
    for (let delivery = 0; delivery < 8; delivery += 1) {
      await work(message, 1)
      message = sent.at(-1)?.message
    }
    await work(message, 1)
    expect(sent.map(({ after }) => after)).toEqual([10, 20, 40, 80, 160, 180, 180, 180])
    expect(seen).toEqual(Array.from({ length: 9 }, () => ({ run: 'r1' })))
    expect(lines).toHaveLength(8)
  })

  it('waits as long as the service asks for', async () => {
    const { work, sent } = setUp([new StoreError('busy', 'database: 429', 45_000), new Failure('busy', { seconds: 30 })])
    await work({}, 1)
    await work({}, 1)
    expect(sent.map(({ after }) => after)).toEqual([45, 30])
  })

  it('asks for its own turn when it comes back', async () => {
    const { work, seen, sent } = setUp([busy])
    await work({ run: 'r1', ticket: 'tkt_1' }, 1)
    expect(seen).toEqual([{ run: 'r1', ticket: 'tkt_1' }])
    expect(sent.map(({ message }) => message)).toEqual([{ run: 'r1', busyRetries: 1 }])
  })

  it('waits briefly again once it got some way in between', async () => {
    const { work, sent } = setUp([busy], 90_000)
    await work({ busyRetries: 6 }, 1)
    expect(sent).toEqual([{ message: { busyRetries: 1 }, after: 10 }])
  })

  it.each([[new TypeError('a defect')], [new StoreError('stale', 'changed')], [new Failure('not_found', { what: 'File' })]])(
    'fails over %s, which the queue counts',
    async (error) => {
      const { work, sent } = setUp([error])
      await expect(work({}, 1)).rejects.toBe(error)
      expect(sent).toEqual([])
    },
  )

  it('fails where the queue cannot take the message back, which then stays in the queue', async () => {
    const log = silentLog
    const queue = { send: () => Promise.reject(new StoreError('busy', 'queue storage: 503')) }
    const work = retryingWhenBusy(() => Promise.reject(busy), { queue, log, now: () => new Date() })
    await expect(work({}, 1)).rejects.toThrow('queue storage')
  })

  it('leaves it to the work to refuse what is no message', async () => {
    const { work, seen } = setUp([])
    await work('text', 1)
    await work(null, 1)
    expect(seen).toEqual(['text', null])
  })
})
