import type { QueueClient } from '@azure/storage-queue'
import type { WorkQueue } from '../core/queues/work-queue.ts'
import { busyErrorOf } from './busy.ts'
import type { StorageSettings } from './storage-settings.ts'
import { withTrace } from './telemetry/message-trace.ts'
import { tracedOperation } from './telemetry/traced.ts'

/** Milliseconds that a caller waits at least for storage, whose SDK has tried for some seconds by then. */
export const storageRetryMs = 5_000

/** A work queue in Queue storage, in the base64 form that the Functions trigger expects. */
export const storageQueue = <Message>(settings: StorageSettings, name: string): WorkQueue<Message> => {
  let queue: Promise<QueueClient> | undefined
  return {
    send: async (message, afterSeconds) => {
      queue ??= openQueue(settings, name)
      const content = Buffer.from(JSON.stringify(withTrace(message))).toString('base64')
      const options = afterSeconds === undefined ? {} : { visibilityTimeout: Math.ceil(afterSeconds) }
      const client = await queue
      await tracedOperation(
        { name: 'queue send', fields: { 'messaging.system': 'azure_storage_queue', 'messaging.destination.name': name } },
        () => client.sendMessage(content, options),
      ).catch((error: unknown) => {
        throw busyErrorOf(error, 'queue storage', storageRetryMs) ?? error
      })
    },
  }
}

/** The queue itself; its SDK is loaded with the first call. */
export const openQueue = async (settings: StorageSettings, name: string): Promise<QueueClient> => {
  const { QueueServiceClient } = await import('@azure/storage-queue')
  if ('connectionString' in settings) return QueueServiceClient.fromConnectionString(settings.connectionString).getQueueClient(name)
  const { DefaultAzureCredential } = await import('@azure/identity')
  return new QueueServiceClient(settings.queueUrl, new DefaultAzureCredential()).getQueueClient(name)
}
