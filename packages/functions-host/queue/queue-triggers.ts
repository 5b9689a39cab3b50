import { randomUUID } from 'node:crypto'
import { resolveNames, type SettingLookup, storageConnection } from '../app/app-settings.ts'
import type { RegisteredFunction } from '../app/core-module.ts'
import type { FunctionApp } from '../app/load-app.ts'
import { systemClock } from '../clock.ts'
import { invoke } from '../invoke.ts'
import { describeError } from '../log.ts'
import { queueMetadata } from './message-content.ts'
import { QueuePoller } from './poller.ts'
import { openStorageQueue } from './storage-queue.ts'

export type QueueTriggerOptions = {
  setting: SettingLookup
  /** Milliseconds of invisibility during processing, renewed at half of it. */
  leaseDuration: number
  /** Called after each message that was processed well: it may have queued more work. */
  onChanged(): void
  /** Aborted when the host stops: nothing is started any more. */
  stopped: AbortSignal
  onStarted(poller: QueuePoller): void
}

async function startTrigger(app: FunctionApp, fn: RegisteredFunction, options: QueueTriggerOptions): Promise<void> {
  const { queueName, connection } = fn.trigger.binding
  const name = resolveNames(String(queueName), options.setting)
  const connectionString = storageConnection(typeof connection === 'string' ? connection : undefined, options.setting)
  const poller = new QueuePoller({
    queue: await openStorageQueue(connectionString, name),
    options: app.config.queues,
    leaseDuration: options.leaseDuration,
    clock: systemClock,
    async run(message, content) {
      await invoke(app, {
        fn,
        invocationId: randomUUID(),
        reason: `message ${message.id} of queue ${name}`,
        data: { string: content },
        triggerMetadata: queueMetadata(message, content),
      })
      options.onChanged()
    },
    log: (level, message) => app.log.write(level, `Host.Triggers.Queue.${fn.name}`, message),
  })
  if (options.stopped.aborted) return
  poller.start()
  options.onStarted(poller)
  app.log.write('information', 'Host.Triggers.Queue', `Function ${fn.name} listens to queue ${name}`)
}

/** Starts a poller per queue function. One that can't start is reported and left out, as the Functions host does. */
export async function startQueueTriggers(app: FunctionApp, options: QueueTriggerOptions): Promise<void> {
  for (const fn of app.functions.filter(({ trigger }) => trigger.type === 'queuetrigger')) {
    try {
      await startTrigger(app, fn, options)
    } catch (error) {
      app.log.write('error', 'Host.Triggers.Queue', `The listener for function ${fn.name} was unable to start: ${describeError(error)}`)
    }
  }
}
