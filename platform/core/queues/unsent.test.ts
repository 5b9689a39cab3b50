import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { type DocumentStore, StoreError } from '../store/store.ts'
import { silentLog } from '../testing/test-runtime.ts'
import { keepingUnsent, sendUnsent, unsentMessages } from './unsent.ts'

interface Task {
  name: string
}

const setUp = (over: Partial<DocumentStore> = {}) => {
  const clock = { now: Date.parse('2026-11-21T09:00:00Z') }
  const now = () => new Date(clock.now)
  const sent: string[] = []
  const service = { isAway: true }
  const queue = {
    send: async ({ name }: Task) => {
      if (service.isAway) throw new StoreError('busy', 'queue storage: ECONNREFUSED')
      sent.push(name)
    },
  }
  const log = silentLog
  const parts = { queue, unsent: unsentMessages<Task>({ ...memoryStore(now), ...over }, now, 'tests'), log }
  return { clock, sent, service, send: keepingUnsent(parts).send, round: sendUnsent(parts) }
}

describe('a message that cannot be sent', () => {
  it('is sent once the queue is back', async () => {
    const { send, round, sent, service } = setUp()
    await send({ name: 'one' })
    await send({ name: 'two' })
    await round()
    expect(sent).toEqual([])
    service.isAway = false
    await round()
    expect(sent.toSorted()).toEqual(['one', 'two'])
    await round()
    expect(sent).toHaveLength(2)
  })

  it('waits as long as it would have waited in the queue', async () => {
    const { send, round, sent, service, clock } = setUp()
    await send({ name: 'later' }, 60)
    service.isAway = false
    await round()
    expect(sent).toEqual([])
    clock.now += 60_000
    await round()
    expect(sent).toEqual(['later'])
  })

  it('fails with the error of the queue while the database is away too', async () => {
    const { send } = setUp({ write: () => Promise.reject(new StoreError('busy', 'database: 503')) })
    await expect(send({ name: 'lost' })).rejects.toThrow('queue storage')
  })
})
