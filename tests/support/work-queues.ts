import { setTimeout as sleep } from 'node:timers/promises'
import { QueueServiceClient } from '@azure/storage-queue'

/** Waits until no work is left in the queues. A message that is worked on still counts, and what follows from it is sent before it is gone. */
export const emptied = async (connection: string): Promise<void> => {
  const service = QueueServiceClient.fromConnectionString(connection)
  const queues = ['imports', 'jobs', 'network'].map((name) => service.getQueueClient(name))
  for (;;) {
    const counts = await Promise.all(queues.map(async (queue) => (await queue.getProperties()).approximateMessagesCount ?? 0))
    if (counts.every((count) => count === 0)) return
    await sleep(250)
  }
}
