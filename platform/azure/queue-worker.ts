import type { Runtime } from '../core/http/runtime.ts'
import { type QueueWork, retryingWhenBusy } from '../core/queues/busy-retries.ts'
import { registerQueue } from './functions-app.ts'
import { storageQueue } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'

/** A function of Azure Functions by its name. */
interface Named {
  name: string
  work: QueueWork
}

/**
 * Registers the work on a queue, and what is done with a message of which it failed five times. Neither counts it as a failure that a service is
 * busy or cannot be reached: the message goes back to its queue and comes again later.
 */
export const registerWorker = (
  queueName: string,
  { work, poison }: { work: Named; poison: Named },
  { storage, log, now }: { storage: StorageSettings } & Pick<Runtime, 'log' | 'now'>,
): void => {
  const register = (name: string, from: string, one: QueueWork): void =>
    registerQueue(name, from, retryingWhenBusy(one, { queue: storageQueue(storage, from), log, now }))
  register(work.name, queueName, work.work)
  register(poison.name, `${queueName}-poison`, poison.work)
}
