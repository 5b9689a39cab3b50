import type { FunctionApp } from './app/load-app.ts'
import { systemClock } from './clock.ts'
import { type Deferral, defer } from './deferral.ts'
import { createLog, describeError, type LogSink } from './log.ts'
import type { QueuePoller } from './queue/poller.ts'
import { parseTimeSpan } from './time-span.ts'
import { fileScheduleStore, memoryScheduleStore } from './timer/schedule-store.ts'
import type { TimerListener } from './timer/timer-listener.ts'
import type { TriggerKind } from './trigger-kinds.ts'

/** The triggers of all apps that are not http. */
export type Triggers = {
  /** Starts the timers; the queues follow with `answered`, or after a short while. */
  start(): Promise<void>
  /** Reports that a call was answered: code that waits for the first answer need not wait for what queues load. */
  answered(): void
  /** Says that something changed: queues may have got messages. */
  nudge(): void
  /** What is not loaded yet is not waited for: it finds that it is no longer wanted. */
  stop(drainTimeout: number): Promise<void>
}

/** Milliseconds that queues wait for the first answer. */
const queueDelay = 250

const served = new Set(['httptrigger', 'queuetrigger', 'timertrigger'])

/** Long enough for a busy machine, short enough that a killed host's messages come back soon (in Azure it is ten minutes). */
const defaultLease = '00:00:30'

function reportUnserved(app: FunctionApp): void {
  const report = (name: string, what: string): void =>
    app.log.write('error', 'Host.Triggers', `Function ${name}: this host does not serve ${what}`)
  for (const { name, trigger, metadata } of app.functions) {
    if (!served.has(trigger.type)) report(name, trigger.type)
    if (metadata.retryOptions) report(name, 'retry policies')
  }
}

/**
 * Prepares those queue and timer triggers that this process listens to. Their code is loaded only when an app has some.
 * @throws RangeError when the setting FUNCTIONS_HOST_QUEUE_LEASE is not a time span, Error when the timer state can't be read
 */
export function createTriggers(
  apps: readonly FunctionApp[],
  kinds: ReadonlySet<TriggerKind>,
  options: { settings: Record<string, string>; timerStateFile?: string; log: LogSink },
): Triggers {
  const leaseDuration = parseTimeSpan(options.settings.FUNCTIONS_HOST_QUEUE_LEASE ?? defaultLease)
  const store = options.timerStateFile ? fileScheduleStore(options.timerStateFile) : memoryScheduleStore()
  const pollers: QueuePoller[] = []
  const timers: TimerListener[] = []
  const nudge = (): void => {
    for (const poller of pollers) poller.nudge()
  }
  const common = { setting: (name: string) => options.settings[name] ?? process.env[name], onChanged: nudge }
  const stopped = new AbortController()
  let queues: Deferral | undefined
  const owners = (kind: TriggerKind): FunctionApp[] =>
    kinds.has(kind) ? apps.filter((app) => app.functions.some(({ trigger }) => trigger.type === `${kind}trigger`)) : []

  const startQueues = async (): Promise<void> => {
    const { startQueueTriggers } = await import('./queue/queue-triggers.ts')
    const started = (poller: QueuePoller): unknown => pollers.push(poller)
    for (const app of owners('queue'))
      await startQueueTriggers(app, { ...common, leaseDuration, stopped: stopped.signal, onStarted: started })
  }

  return {
    nudge,
    async start() {
      apps.forEach(reportUnserved)
      for (const app of owners('timer')) {
        const { startTimerTriggers } = await import('./timer/timer-triggers.ts')
        timers.push(...startTimerTriggers(app, { ...common, store, clock: systemClock }))
      }
      if (stopped.signal.aborted || owners('queue').length === 0) return
      const log = createLog(undefined, options.log, {})
      const fail = (error: unknown): void => log.write('critical', 'Host.Triggers', describeError(error))
      queues = defer(() => void startQueues().catch(fail), kinds.has('http') ? queueDelay : 0, systemClock)
    },
    answered: () => queues?.begin(),
    async stop(drainTimeout) {
      stopped.abort()
      queues?.cancel()
      await Promise.all([...timers.map((timer) => timer.stop(drainTimeout)), ...pollers.map((poller) => poller.stop(drainTimeout))])
    },
  }
}
