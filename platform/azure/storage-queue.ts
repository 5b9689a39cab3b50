import type { QueueClient } from '@azure/storage-queue'
import type { WorkQueue } from '../core/files.ts'
import type { StorageSettings } from './storage-settings.ts'

/** A work queue in Queue storage, in the base64 form that the Functions trigger expects. */
export const storageQueue = <Message>(settings: StorageSettings, name: string): WorkQueue<Message> => {
  let queue: Promise<QueueClient> | undefined
  return {
    send: async (message, afterSeconds) => {
      queue ??= openQueue(settings, name)
      const content = Buffer.from(JSON.stringify(message)).toString('base64')
      await (await queue).sendMessage(content, afterSeconds === undefined ? {} : { visibilityTimeout: afterSeconds })
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
