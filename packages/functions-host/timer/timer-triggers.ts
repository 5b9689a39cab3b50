import { randomUUID } from 'node:crypto'
import { resolveNames, type SettingLookup } from '../app/app-settings.ts'
import type { RegisteredFunction } from '../app/core-module.ts'
import type { FunctionApp } from '../app/load-app.ts'
import type { Clock } from '../clock.ts'
import { invoke } from '../invoke.ts'
import { describeError } from '../log.ts'
import { parseCron } from './cron.ts'
import type { ScheduleStore } from './schedule-store.ts'
import { TimerListener } from './timer-listener.ts'

export type TimerTriggerOptions = {
  setting: SettingLookup
  store: ScheduleStore
  clock: Clock
  /** Called after each run: it may have queued work. */
  onChanged(): void
}

/** Schedules that come more often than once a minute are not worth keeping: the Functions host leaves them out too. */
const monitoredInterval = 60_000

function startTrigger(app: FunctionApp, fn: RegisteredFunction, options: TimerTriggerOptions): TimerListener {
  const { schedule: text, runOnStartup, useMonitor } = fn.trigger.binding
  const schedule = parseCron(resolveNames(String(text), options.setting))
  const first = schedule.next(options.clock.now()) ?? 0
  const interval = (schedule.next(first) ?? Number.POSITIVE_INFINITY) - first
  const listener = new TimerListener({
    name: `${app.name}.${fn.name}`,
    schedule,
    runOnStartup: runOnStartup === true,
    useMonitor: useMonitor !== false && interval >= monitoredInterval,
    store: options.store,
    clock: options.clock,
    async run(timer, reason) {
      const data = { json: JSON.stringify(timer) }
      await invoke(app, { fn, invocationId: randomUUID(), reason, data, triggerMetadata: {} })
      options.onChanged()
    },
    log: (level, message) => app.log.write(level, `Host.Triggers.Timer.${fn.name}`, message),
  })
  listener.start()
  app.log.write('information', 'Host.Triggers.Timer', `Function ${fn.name} runs next at ${new Date(first).toISOString()}`)
  return listener
}

/** Starts a listener per timer function. One whose schedule is wrong is reported and left out, as the Functions host does. */
export function startTimerTriggers(app: FunctionApp, options: TimerTriggerOptions): TimerListener[] {
  return app.functions
    .filter(({ trigger }) => trigger.type === 'timertrigger')
    .flatMap((fn) => {
      try {
        return [startTrigger(app, fn, options)]
      } catch (error) {
        app.log.write('error', 'Host.Triggers.Timer', `The listener for function ${fn.name} was unable to start: ${describeError(error)}`)
        return []
      }
    })
}
