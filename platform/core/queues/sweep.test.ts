import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { type DocumentStore, StoreError } from '../store/store.ts'
import { notingQueue, openWork } from './open-work.ts'
import { sweep } from './sweep.ts'

const minute = 60_000

interface Task {
  account: string
  name: string
}

const setUp = (over: Partial<DocumentStore> = {}) => {
  const clock = { now: Date.parse('2026-11-21T09:00:00Z') }
  const now = () => new Date(clock.now)
  const store = { ...memoryStore(now), ...over }
  /** When each work last got on; those that are over are not in it. */
  const moved = new Map<string, number>()
  const sent: Task[] = []
  const queue = { send: async (task: Task) => void sent.push(task) }
  const lines: string[] = []
  const log = { info: () => undefined, warn: (line: string) => void lines.push(line), error: () => undefined }
  const open = openWork<Task>({ store, now, queueName: 'tests', nameOf: ({ name }) => name, patience: 5 * minute })
  const movedAt = async ({ name }: Task) => {
    const at = moved.get(name)
    return at === undefined ? undefined : new Date(at).toISOString()
  }
  const work = sweep<Task>({ open, movedAt, takeUp: queue.send, patience: 5 * minute, now, log })
  const ask = async (name: string) => {
    moved.set(name, clock.now)
    await notingQueue(queue, open).send({ account: 'a1', name })
  }
  const later = async (minutes: number) => {
    clock.now += minutes * minute
    sent.length = 0
    await work()
    return sent.map(({ name }) => name)
  }
  return { clock, moved, sent, lines, open, ask, later }
}

describe('the sweep', () => {
  it('retries work that has been silent for minutes', async () => {
    const { ask, later, lines } = setUp()
    await ask('import 1')
    expect(await later(4)).toEqual([])
    expect(await later(1)).toEqual(['import 1'])
    expect(lines).toEqual(['silent work is queued again'])
  })

  it('leaves alone what gets on, and what is over', async () => {
    const { ask, later, moved, clock, open } = setUp()
    await ask('running')
    await ask('done')
    moved.delete('done')
    for (let round = 0; round < 10; round += 1) {
      expect(await later(4)).toEqual([])
      moved.set('running', clock.now)
    }
    clock.now += 60 * minute
    expect((await open.due(10)).map(({ document }) => document.message.name)).toEqual(['running'])
  })

  it('retries work that stays silent less and less often', async () => {
    const { ask, later } = setUp()
    await ask('stuck')
    const at: number[] = []
    for (let minutes = 5; minutes <= 240; minutes += 5) if ((await later(5)).length > 0) at.push(minutes)
    expect(at).toEqual([5, 10, 20, 40, 80, 160, 240])
  })

  it('checks all, however many are silent', async () => {
    const { ask, later } = setUp()
    for (let index = 0; index < 250; index += 1) await ask(`job ${index}`)
    expect(await later(5)).toHaveLength(250)
  })

  it('leaves the rest to its next round while the store is busy', async () => {
    const { later, lines } = setUp({ query: () => Promise.reject(new StoreError('busy', 'database: 503')) })
    expect(await later(5)).toEqual([])
    expect(lines).toEqual(['the sweep waits for a busy service'])
  })
})
