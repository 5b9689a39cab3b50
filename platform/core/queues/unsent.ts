import type { Logger } from '../logging/logger.ts'
import { busyFor } from '../store/busy-for.ts'
import { randomId } from '../store/ids.ts'
import { type DocumentStore, isStoreError } from '../store/store.ts'
import { type OpenWork, openWork } from './open-work.ts'
import type { WorkQueue } from './work-queue.ts'

/** Messages of one queue that could not be sent. Every app that sends to the queue stores them here, and one app sends them again. */
export const unsentMessages = <Message extends object>(store: DocumentStore, now: () => Date, queueName: string): OpenWork<Message> =>
  openWork({ store, now, queueName: `unsent-${queueName}`, nameOf: () => randomId('uns'), patience: 0 })

interface Parts<Message> {
  queue: WorkQueue<Message>
  unsent: OpenWork<Message>
  log: Logger
}

/**
 * A queue for messages that nobody waits for: while it cannot be reached, the database keeps them. A message is lost only if neither can be reached;
 * then `send` fails with the error of the queue.
 */
export const keepingUnsent = <Message extends object>({ queue, unsent, log }: Parts<Message>): WorkQueue<Message> => ({
  send: async (message, afterSeconds) => {
    try {
      await queue.send(message, afterSeconds)
    } catch (error) {
      await unsent.note(message, afterSeconds).catch(() => {
        throw error
      })
      log.warn('a message is sent later', { problem: (error as Error).message })
    }
  },
})

const atOnce = 100
/** The most messages that one round sends; the next round continues. */
const most = 1_000

/** Runs on a timer every few minutes. A message whose removal fails is sent twice, as a queue may deliver any message twice. */
export const sendUnsent =
  <Message extends object>({ queue, unsent, log }: Parts<Message>) =>
  async (): Promise<void> => {
    try {
      for (let sent = 0; sent < most; sent += atOnce) {
        const due = await unsent.due(atOnce)
        for (const one of due) {
          await queue.send(one.document.message)
          await unsent.remove(one).catch((error: unknown) => {
            if (!isStoreError(error, 'missing', 'stale')) throw error
          })
        }
        if (due.length < atOnce) return
      }
    } catch (error) {
      if (busyFor(error) === undefined) throw error
      log.warn('unsent messages wait for a busy service', { problem: (error as Error).message })
    }
  }
