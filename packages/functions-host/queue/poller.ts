import { describeError } from '../log.ts'
import type { QueueMessage } from './message-queue.ts'
import { type Processing, processMessage, type QueueWork } from './process-message.ts'

/** Shortest pause between two polls, in milliseconds. */
const leastPause = 100

/** After this many nudges in a row without a message, each further one waits a little longer. */
const vainNudges = 5

/**
 * Polls one queue for one function: fetches a batch, starts all of it, fetches the next when no more than `newBatchThreshold` are left.
 * An empty queue is polled less and less often, up to `maxPollingInterval`; a nudge resets the pause to its minimum. While nudges come again and
 * again without a message, as when records keep changing without work for this queue, they too are followed less often.
 */
export class QueuePoller {
  readonly #work: QueueWork
  readonly #running = new Set<Processing>()
  #pause = leastPause
  #nudged = false
  /** Nudged polls in a row that found nothing. */
  #inVain = 0
  #lastPoll = Number.NEGATIVE_INFINITY
  #ensured = false
  #failing = false
  #stopped = false
  #wake = (): void => {}
  #cancelWake = (): void => {}
  #loop: Promise<void> = Promise.resolve()

  constructor(work: QueueWork) {
    this.#work = work
  }

  start(): void {
    this.#loop = this.#poll()
  }

  /** Reports that messages may have arrived: the next poll happens immediately, but no sooner than the minimum pause after the last one. */
  nudge(): void {
    this.#nudged = true
    this.#pause = leastPause
    const longer = Math.max(1, this.#inVain - vainNudges + 1)
    this.#sleepUntil(this.#lastPoll + Math.min(leastPause * longer, this.#work.options.maxPollingInterval))
  }

  /**
   * Stops fetching and waits at most `drainTimeout` milliseconds for the messages under way; what is not done by then becomes visible
   * immediately, for the next process.
   */
  async stop(drainTimeout: number): Promise<void> {
    this.#stopped = true
    this.#wake()
    await this.#loop
    const cancel = this.#work.clock.after(drainTimeout, () => {
      for (const processing of this.#running) processing.abandon()
    })
    await Promise.all(this.#settled())
    cancel()
  }

  #settled(): Promise<void>[] {
    return [...this.#running].map((processing) => processing.done)
  }

  async #poll(): Promise<void> {
    while (!this.#stopped) {
      if (this.#running.size > this.#work.options.newBatchThreshold) {
        await Promise.race([...this.#settled(), this.#sleep(Number.POSITIVE_INFINITY)])
        continue
      }
      const nudged = this.#nudged
      this.#nudged = false
      const found = await this.#fetch()
      this.#inVain = nudged && found === 0 ? this.#inVain + 1 : 0
      if (found > 0) this.#pause = leastPause
      else await this.#rest()
    }
  }

  async #fetch(): Promise<number> {
    const { queue, options, leaseDuration } = this.#work
    this.#lastPoll = this.#work.clock.now()
    try {
      if (!this.#ensured) await queue.ensure()
      this.#ensured = true
      const messages = await queue.receive(options.batchSize, leaseDuration)
      this.#failing = false
      for (const message of messages) this.#begin(message)
      return messages.length
    } catch (error) {
      // The queue may have been deleted, or the service restarted: check again next time. Logged once, not at each poll.
      this.#ensured = false
      if (!this.#failing) this.#work.log('warning', `Queue ${queue.name} can't be polled: ${describeError(error)}`)
      this.#failing = true
      return 0
    }
  }

  #begin(message: QueueMessage): void {
    const processing = processMessage(this.#work, message)
    this.#running.add(processing)
    void processing.done.then(() => this.#running.delete(processing))
  }

  async #rest(): Promise<void> {
    const pause = this.#pause
    this.#pause = Math.min(pause * 1.5, this.#work.options.maxPollingInterval)
    await this.#sleep(pause)
  }

  #sleep(milliseconds: number): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
      this.#sleepUntil(this.#work.clock.now() + milliseconds)
    })
  }

  #sleepUntil(time: number): void {
    this.#cancelWake()
    const { clock } = this.#work
    this.#cancelWake = Number.isFinite(time) ? clock.after(Math.max(0, time - clock.now()), () => this.#wake()) : (): void => {}
  }
}
