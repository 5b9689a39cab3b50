import type { Clock } from '../clock.ts'
import { describeError, type LogLevel } from '../log.ts'
import type { CronSchedule } from './cron.ts'
import type { ScheduleStatus, ScheduleStore } from './schedule-store.ts'

/** Timers of the platform take no longer pauses; longer ones are waited for in pieces. */
const longestPause = 24 * 86_400_000

/** What the function gets as its timer, in the names of the Functions host (the library turns them into camel case). */
export type TimerInfo = {
  Schedule: { AdjustForDST: boolean }
  ScheduleStatus: { Last: string; Next: string; LastUpdated: string } | null
  IsPastDue: boolean
}

export type TimerOptions = {
  /** Key of the timer's status in the store. */
  name: string
  schedule: CronSchedule
  runOnStartup: boolean
  /** Whether the status is kept over restarts. */
  useMonitor: boolean
  store: ScheduleStore
  clock: Clock
  /** Runs the function; a failure is logged where it happens and does not stop the schedule. */
  run(timer: TimerInfo, reason: string): Promise<void>
  log(level: LogLevel, message: string): void
}

type Reason = 'schedule' | 'past due' | 'start of the host'

const never = '0001-01-01T00:00:00.000Z'
const iso = (time: number): string => new Date(time).toISOString()

/**
 * Runs one function on its schedule, one run at a time. An occurrence that falls into a run starts right after it; one that was missed
 * while the host was down is made up for once, marked as past due.
 */
export class TimerListener {
  readonly #options: TimerOptions
  #status: ScheduleStatus
  #cancel = (): void => {}
  #running: Promise<void> = Promise.resolve()
  #stopped = false

  /** @throws RangeError for a schedule that never comes */
  constructor(options: TimerOptions) {
    this.#options = options
    this.#status = { last: never, next: this.#nextAfter(options.clock.now()), lastUpdated: never }
  }

  /** Runs at once when an occurrence was missed or the function requests it, else at the next occurrence. */
  start(): void {
    const { clock, store, name, useMonitor, runOnStartup } = this.#options
    const known = useMonitor ? store.read(name) : undefined
    if (known) {
      // Counted by the current schedule, which may have changed since, from the last run or else from the first start.
      const base = Date.parse(known.last === never ? known.lastUpdated : known.last)
      this.#status = { ...known, next: this.#nextAfter(base) }
    } else if (useMonitor) {
      this.#status = { ...this.#status, lastUpdated: iso(clock.now()) }
      store.write(name, this.#status)
    }
    if (Date.parse(this.#status.next) <= clock.now()) this.#wait(0, () => this.#begin('past due'))
    else if (runOnStartup) this.#wait(0, () => this.#begin('start of the host'))
    else this.#waitForNext()
  }

  /** Starts no more runs and waits at most `drainTimeout` milliseconds for the one under way. */
  async stop(drainTimeout: number): Promise<void> {
    this.#stopped = true
    this.#cancel()
    const { promise: patience, resolve } = Promise.withResolvers<void>()
    const cancel = this.#options.clock.after(drainTimeout, resolve)
    await Promise.race([this.#running, patience])
    cancel()
  }

  #nextAfter(time: number): string {
    const next = this.#options.schedule.next(time)
    if (next === undefined) throw new RangeError('the schedule never comes')
    return iso(next)
  }

  #waitForNext(): void {
    const pause = Date.parse(this.#status.next) - this.#options.clock.now()
    if (pause > longestPause) this.#wait(longestPause, () => this.#waitForNext())
    else this.#wait(Math.max(0, pause), () => this.#begin('schedule'))
  }

  #wait(milliseconds: number, then: () => void): void {
    if (!this.#stopped) this.#cancel = this.#options.clock.after(milliseconds, then)
  }

  #begin(reason: Reason): void {
    this.#running = this.#run(reason)
  }

  async #run(reason: Reason): Promise<void> {
    const { clock, useMonitor, run, store, name, log } = this.#options
    // A clock that runs a little fast must not find the same occurrence twice.
    const began = reason === 'schedule' ? Math.max(clock.now(), Date.parse(this.#status.next)) : clock.now()
    const { last, next, lastUpdated } = this.#status
    const status = useMonitor ? { Last: last, Next: next, LastUpdated: lastUpdated } : null
    try {
      await run({ Schedule: { AdjustForDST: true }, ScheduleStatus: status, IsPastDue: reason === 'past due' }, reason)
    } catch (error) {
      log('debug', `run of ${name} failed: ${describeError(error)}`)
    }
    try {
      this.#status = { last: iso(began), next: this.#nextAfter(began), lastUpdated: iso(began) }
      if (useMonitor) store.write(name, this.#status)
    } catch (error) {
      log('error', `the schedule status of ${name} could not be kept: ${describeError(error)}`)
    }
    this.#waitForNext()
  }
}
