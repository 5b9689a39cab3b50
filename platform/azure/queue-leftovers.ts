import type { DequeuedMessageItem, QueueClient } from '@azure/storage-queue'
import type { QueueLeftovers } from '../core/queues/queue-leftovers.ts'
import { openQueue } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'

/** Messages that one call gives. */
const pageSize = 32

/** Seconds for which messages of others are out of their queue meanwhile, and how many at most: they come back together. */
const heldFor = 60
const heldAtMost = 3_200

/**
 * The messages of a queue in Queue storage that name somebody, and those of its poison queue. A message that others wait for is taken out only
 * where the first ones of the queue name them, since taking it counts as a delivery.
 */
export const queueLeftovers = (settings: StorageSettings, name: string): QueueLeftovers => {
  const clients = Promise.all([name, `${name}-poison`].map((each) => openQueue(settings, each)))
  const sum = async (work: (queue: QueueClient) => Promise<number>): Promise<number> => {
    let total = 0
    for (const queue of await clients) if (await queue.exists()) total += await work(queue)
    return total
  }
  return {
    name,
    count: (names) => sum((queue) => seen(queue, names)),
    remove: (names) => sum(async (queue) => ((await isClear(queue, names)) ? 0 : removeFrom(queue, names))),
  }
}

const seen = async (queue: QueueClient, names: readonly string[]): Promise<number> => {
  const { peekedMessageItems } = await queue.peekMessages({ numberOfMessages: pageSize })
  return peekedMessageItems.filter(({ messageText }) => isNaming(messageText, names)).length
}

const isClear = async (queue: QueueClient, names: readonly string[]): Promise<boolean> => {
  const { approximateMessagesCount = 0 } = await queue.getProperties()
  return approximateMessagesCount <= pageSize && (await seen(queue, names)) === 0
}

const removeFrom = async (queue: QueueClient, names: readonly string[]): Promise<number> => {
  const others: DequeuedMessageItem[] = []
  let removed = 0
  try {
    while (others.length < heldAtMost) {
      const { receivedMessageItems } = await queue.receiveMessages({ numberOfMessages: pageSize, visibilityTimeout: heldFor })
      if (receivedMessageItems.length === 0) break
      for (const message of receivedMessageItems) {
        if (!isNaming(message.messageText, names)) others.push(message)
        else {
          await queue.deleteMessage(message.messageId, message.popReceipt).catch(ignoreGone)
          removed += 1
        }
      }
    }
  } finally {
    for (const { messageId, popReceipt, messageText } of others)
      await queue.updateMessage(messageId, popReceipt, messageText, 0).catch(ignoreGone)
  }
  return removed
}

/** A worker took it meanwhile, or its minute was over. */
const ignoreGone = (error: { statusCode?: number }): void => {
  if (error.statusCode !== 404 && error.statusCode !== 400) throw error
}

/** Messages are JSON in base64; ids and addresses are whole strings in it. */
const isNaming = (message: string, names: readonly string[]): boolean => {
  const text = Buffer.from(message, 'base64').toString('utf8').toLowerCase()
  return names.some((name) => text.includes(JSON.stringify(name.toLowerCase())))
}
