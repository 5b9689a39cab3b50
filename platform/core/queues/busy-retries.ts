import type { Logger } from '../logging/logger.ts'
import { busyFor } from '../store/busy-for.ts'
import type { Waited } from './turns/in-turn.ts'
import type { WorkQueue } from './work-queue.ts'

/** Seconds that a message waits after its first busy delivery; each further one waits twice as long. */
const shortest = 10
const longest = 180

/** Milliseconds after which a delivery counts as progress: the next wait is the shortest again. */
const progress = 60_000

/** What is added to a message that waits: how often in a row its work met a busy service. */
interface Waiting extends Waited {
  busyRetries?: number
}

/** Work on the messages of a queue; `dequeueCount` is 1 for a message that is delivered for the first time. */
export type QueueWork = (message: unknown, dequeueCount: number) => Promise<void>

interface Parts {
  /** Where the message came from. */
  queue: WorkQueue<Waiting>
  log: Logger
  now(): Date
  /** From 0 up to 1: spreads the retries of messages after an outage. */
  random?: () => number
}

/**
 * Requeues a message, with a growing delay of up to some minutes, when a service was busy or unreachable. This does not count as a failure, so
 * the work continues after any outage. All other failures are thrown, and the queue counts them.
 */
export const retryingWhenBusy =
  (work: QueueWork, { queue, log, now, random = Math.random }: Parts): QueueWork =>
  async (delivered, dequeueCount) => {
    const isObject = typeof delivered === 'object' && delivered !== null
    const { busyRetries = 0, ...message } = (isObject ? delivered : {}) as Waiting
    const started = now().getTime()
    try {
      await work(isObject ? message : delivered, dequeueCount)
    } catch (error) {
      const least = busyFor(error)
      if (least === undefined) throw error
      const before = now().getTime() - started < progress ? busyRetries : 0
      const seconds = Math.max(least / 1000, pause(before) * (1 - random() / 4))
      log.warn('work waits for a busy service', { problem: (error as Error).message, retries: before + 1, seconds: Math.round(seconds) })
      // Its turn, if it had one, is over: with the ticket of that turn the message would be dropped.
      const { ticket: _ticket, ...again } = message
      await queue.send({ ...again, busyRetries: before + 1 }, seconds)
    }
  }

const pause = (before: number): number => Math.min(longest, shortest * 2 ** Math.min(before, 10))
