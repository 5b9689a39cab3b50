import type { Clock } from '../clock.ts'

type Alarm = { at: number; callback: () => void }

/** A clock that moves only when a test advances it. */
export class ManualClock implements Clock {
  #now: number
  readonly #alarms = new Set<Alarm>()

  constructor(start: string | number) {
    this.#now = new Date(start).getTime()
  }

  now(): number {
    return this.#now
  }

  after(milliseconds: number, callback: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, milliseconds), callback }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  /** Number of callbacks that wait for their time. */
  get pending(): number {
    return this.#alarms.size
  }

  /** Moves on, calling what falls due in order; work that a callback starts gets to run before the next one. */
  async advance(milliseconds: number): Promise<void> {
    await settle()
    const end = this.#now + milliseconds
    for (;;) {
      const due = [...this.#alarms].filter((alarm) => alarm.at <= end).sort((left, right) => left.at - right.at)[0]
      if (!due) break
      this.#alarms.delete(due)
      this.#now = Math.max(this.#now, due.at)
      due.callback()
      await settle()
    }
    this.#now = end
    await settle()
  }
}

/** Lets everything run that waits for promises alone. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
