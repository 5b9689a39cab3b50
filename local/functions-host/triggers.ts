import type { FunctionApp } from './app/load-app.ts'
import { systemClock } from './clock.ts'
import type { LogSink } from './log.ts'
import type { QueuePoller } from './queue/poller.ts'
import { parseTimeSpan } from './time-span.ts'
import { fileScheduleStore, memoryScheduleStore } from './timer/schedule-store.ts'
import type { TimerListener } from './timer/timer-listener.ts'

/** The triggers of all apps that are not http. */
export type Triggers = {
  start(): Promise<void>
  /** Says that something changed: queues may have got messages. */
  nudge(): void
  stop(drainTimeout: number): Promise<void>
}

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
 * Prepares queue and timer triggers. Their code is loaded only when an app has some.
 * @throws RangeError when the setting FUNCTIONS_HOST_QUEUE_LEASE is not a time span, Error when the timer state can't be read
 */
export function createTriggers(
  apps: readonly FunctionApp[],
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
  const owners = (type: string): FunctionApp[] => apps.filter((app) => app.functions.some(({ trigger }) => trigger.type === type))

  return {
    nudge,
    async start() {
      apps.forEach(reportUnserved)
      for (const app of owners('timertrigger')) {
        const { startTimerTriggers } = await import('./timer/timer-triggers.ts')
        timers.push(...startTimerTriggers(app, { ...common, store, clock: systemClock }))
      }
      for (const app of owners('queuetrigger')) {
        const { startQueueTriggers } = await import('./queue/queue-triggers.ts')
        pollers.push(...(await startQueueTriggers(app, { ...common, leaseDuration })))
      }
    },
    async stop(drainTimeout) {
      await Promise.all([...timers.map((timer) => timer.stop(drainTimeout)), ...pollers.map((poller) => poller.stop(drainTimeout))])
    },
  }
}
