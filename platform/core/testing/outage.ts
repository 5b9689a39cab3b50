import type { FileStore } from '../files/files.ts'
import type { Logger } from '../logging/logger.ts'
import type { QueueWork } from '../queues/busy-retries.ts'
import { retryingWhenBusy } from '../queues/busy-retries.ts'
import type { WorkQueue } from '../queues/work-queue.ts'
import type { ContainerName } from '../store/containers.ts'
import { memoryStore } from '../store/memory-store.ts'
import { type DocumentStore, type PartitionKey, type StoredDocument, StoreError } from '../store/store.ts'
import { silentLog } from './test-runtime.ts'

/** What is away; with `storage` no message is delivered either. */
export type Away = 'database' | 'storage'

export interface Outage {
  away: Away
  /** Calls of what is going to be away that go well before it. */
  calls: number
  /** Milliseconds. */
  lasts: number
  /** The first call that fails was carried out all the same: only its answer is lost. */
  answerLost?: boolean
}

interface Sent {
  queue: string
  message: unknown
  /** When it is seen again. */
  at: number
  count: number
}

/** What the queues of Azure do with a message whose work fails (host.json). */
const visibility = 10_000
const maxDeliveries = 5

/** Milliseconds that a call takes, and one that fails at last. */
const callMs = 20
const failedCallMs = 2_000

/**
 * A store, queues and timers over a clock that advances as they are used, so that hours pass in a moment. During an outage they behave like the real
 * services: calls fail as busy; failed deliveries are repeated and end among the poison messages.
 * @param given a store that is filled already, with its clock; an empty one unless given
 */
export const outageWorld = (given?: { clock: { now: Date }; store: DocumentStore }) => {
  const clock = given?.clock ?? { now: new Date('2026-11-21T09:00:00Z') }
  const now = (): Date => clock.now
  const pass = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  const messages: Sent[] = []
  const works = new Map<string, QueueWork>()
  const timers: { everyMs: number; next: number; task: () => Promise<void> }[] = []
  const written = new Map<string, [ContainerName, PartitionKey, string]>()
  let outage: Outage | undefined
  let until = Number.NEGATIVE_INFINITY

  const call = async <T>(service: Away, made: () => Promise<T>): Promise<T> => {
    const isAway = outage?.away === service
    if (outage && isAway && until === Number.NEGATIVE_INFINITY) {
      if (outage.calls > 0) outage.calls -= 1
      else {
        until = clock.now.getTime() + outage.lasts
        if (outage.answerLost) await made()
      }
    }
    if (isAway && clock.now.getTime() < until) {
      pass(failedCallMs)
      throw new StoreError('busy', `${service}: ECONNREFUSED`)
    }
    pass(callMs)
    return made()
  }

  const kept = given?.store ?? memoryStore(now)
  const store: DocumentStore = {
    read: (...asked) => call('database', () => kept.read(...asked)),
    query: (...asked) => call('database', () => kept.query(...asked)),
    count: (...asked) => call('database', () => kept.count(...asked)),
    sums: (...asked) => call('database', () => kept.sums(...asked)),
    distinct: (...asked) => call('database', () => kept.distinct(...asked)),
    write: async (container, partition, writes) => {
      for (const write of writes) {
        const id = 'document' in write ? write.document.id : write.id
        written.set(JSON.stringify([container, ...partition, id]), [container, partition, id])
      }
      return call('database', () => kept.write(container, partition, writes))
    },
  }
  const files = (real: FileStore): FileStore => ({
    ...real,
    read: (path) => call('storage', () => real.read(path)),
    remove: (path) => call('storage', () => real.remove(path)),
    reserve: (...file) => call('storage', () => real.reserve(...file)),
    writeText: (...file) => call('storage', () => real.writeText(...file)),
  })
  const queue = <Message>(name: string): WorkQueue<Message> => ({
    send: (message, afterSeconds = 0) =>
      call('storage', async () => void messages.push({ queue: name, message, at: clock.now.getTime() + afterSeconds * 1000, count: 0 })),
  })
  const log: Logger = silentLog

  const deliver = async (one: Sent): Promise<void> => {
    const work = works.get(one.queue)
    if (!work) throw new Error(`nobody works on ${one.queue}`)
    one.count += 1
    try {
      await work(structuredClone(one.message), one.count)
    } catch {
      const isPoison = one.count >= maxDeliveries
      // A poison message that fails too often stays in its queue and is not processed again.
      if (isPoison && one.queue.endsWith('-poison')) return
      const back = isPoison ? { ...one, queue: `${one.queue}-poison`, count: 0, at: clock.now.getTime() } : one
      messages.push({ ...back, at: isPoison ? back.at : clock.now.getTime() + visibility })
    }
  }

  return {
    clock,
    now,
    store,
    files,
    queue,
    log,
    wait: async (ms: number) => pass(ms),
    /** Registers work as `registerWorker` does. */
    worker: (name: string, work: QueueWork, poison: QueueWork) => {
      for (const [from, one] of [[name, work] as const, [`${name}-poison`, poison] as const])
        works.set(from, retryingWhenBusy(one, { queue: queue(from), log, now, random: () => 0 }))
    },
    every: (everyMs: number, task: () => Promise<void>) => void timers.push({ everyMs, next: clock.now.getTime() + everyMs, task }),
    /** Has something away from one of the next calls on. */
    arm: (next: Outage) => {
      outage = { ...next }
      until = Number.NEGATIVE_INFINITY
    },
    /** Whether it has been away and is back. */
    isOver: () => until !== Number.NEGATIVE_INFINITY && clock.now.getTime() >= until,
    /** Throws messages away that are waiting, as nothing ought to. */
    loseMessages: () => messages.splice(0).length,
    /** Advances the clock by `forMs` milliseconds; delivers messages and fires timers on the way. */
    run: async (forMs: number): Promise<void> => {
      const end = clock.now.getTime() + forMs
      for (;;) {
        const storageBack = outage?.away === 'storage' ? until : Number.NEGATIVE_INFINITY
        const nextMessage = messages.reduce<Sent | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined)
        const nextTimer = timers.reduce<(typeof timers)[number] | undefined>((a, b) => (a && a.next <= b.next ? a : b), undefined)
        const messageAt = nextMessage ? Math.max(nextMessage.at, storageBack) : Number.POSITIVE_INFINITY
        const at = Math.min(messageAt, nextTimer?.next ?? Number.POSITIVE_INFINITY)
        if (at > end) break
        if (at > clock.now.getTime()) clock.now = new Date(at)
        if (nextTimer && nextTimer.next <= messageAt) {
          nextTimer.next = clock.now.getTime() + nextTimer.everyMs
          await nextTimer.task()
        } else if (nextMessage) {
          messages.splice(messages.indexOf(nextMessage), 1)
          await deliver(nextMessage)
        }
      }
      if (end > clock.now.getTime()) clock.now = new Date(end)
    },
    /** All documents there are, without times and what is made at random, which no two runs share. */
    documents: async (omitted: readonly string[] = []): Promise<string[]> => {
      const found = await Promise.all([...written.values()].map(([container, partition, id]) => kept.read(container, partition, id)))
      return found
        .flatMap((one) => (one && !omitted.includes(one.document.type) ? [comparable(one.document)] : []))
        .sort((left, right) => (left < right ? -1 : 1))
    },
  }
}

export type OutageWorld = ReturnType<typeof outageWorld>

const instant = /^\d{4}-\d\d-\d\dT/
const madeAtRandom = /^(?:(?:[a-z]+:)*)?[a-z]{1,5}_[\w-]{8,}$/

/** How work was cut into steps, who did it, what follows from numbers of bidders, and what follows from the time. */
const uncompared = ['checkpoint', 'worker', 'grams', 'searchText', 'ttl']

const comparable = (document: StoredDocument): string =>
  JSON.stringify(document, (name, value: unknown) => {
    if (uncompared.includes(name)) return undefined
    if (typeof value !== 'string') return value
    if (instant.test(value)) return 'an instant'
    return madeAtRandom.test(value) ? 'an id' : value.replace(/\bB-\d+\b/, 'a number').replaceAll(/\b[a-z]{1,5}_[0-9a-z]{20}\b/g, 'an id')
  })
