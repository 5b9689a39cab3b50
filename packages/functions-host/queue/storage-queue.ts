import type { QueueClient } from '@azure/storage-queue'
import type { MessageQueue, QueueMessage } from './message-queue.ts'

const poisonSuffix = '-poison'

/** The service counts whole seconds. */
const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000)

/**
 * The queue behind a trigger, over Azure Queue storage or Azurite. The SDK is loaded here, at the first queue, for it is the slowest
 * import of the host.
 */
export async function openStorageQueue(connection: string, name: string): Promise<MessageQueue> {
  const { QueueServiceClient } = await import('@azure/storage-queue')
  const service = QueueServiceClient.fromConnectionString(connection, { retryOptions: { maxTries: 2, retryDelayInMs: 100 } })
  const queue: QueueClient = service.getQueueClient(name)
  const poison = name.endsWith(poisonSuffix) ? undefined : service.getQueueClient(name + poisonSuffix)
  return {
    name,
    async ensure() {
      await queue.createIfNotExists()
    },
    async receive(count, invisibleFor) {
      const { receivedMessageItems } = await queue.receiveMessages({
        numberOfMessages: count,
        visibilityTimeout: seconds(invisibleFor),
      })
      return receivedMessageItems.map(
        (item): QueueMessage => ({
          id: item.messageId,
          popReceipt: item.popReceipt,
          text: item.messageText,
          dequeueCount: item.dequeueCount,
          insertedOn: item.insertedOn,
          expiresOn: item.expiresOn,
          nextVisibleOn: item.nextVisibleOn,
        }),
      )
    },
    async hide(message, invisibleFor) {
      const { popReceipt } = await queue.updateMessage(message.id, message.popReceipt, undefined, seconds(invisibleFor))
      return popReceipt ?? message.popReceipt
    },
    async remove(message) {
      await queue.deleteMessage(message.id, message.popReceipt)
    },
    ...(poison && {
      async addToPoison(text: string) {
        await poison.createIfNotExists()
        await poison.sendMessage(text)
      },
    }),
  }
}
