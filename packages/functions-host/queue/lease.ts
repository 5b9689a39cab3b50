import type { Clock } from '../clock.ts'
import { describeError } from '../log.ts'
import type { MessageQueue, QueueMessage } from './message-queue.ts'

export type Lease = {
  /** Stops renewing; waits for a renewal under way, for it changes the receipt. */
  end(): Promise<void>
}

/**
 * Keeps a message invisible while its function runs: renews the time at half of it, as the Functions host does, and after a failure
 * at a tenth. The message's receipt is kept current.
 */
export function keepInvisible(
  queue: MessageQueue,
  message: QueueMessage,
  duration: number,
  clock: Clock,
  warn: (text: string) => void,
): Lease {
  let renewal: Promise<void> = Promise.resolve()
  let cancel = (): void => {}
  let ended = false
  const renew = async (): Promise<void> => {
    let pause = duration / 2
    try {
      message.popReceipt = await queue.hide(message, duration)
    } catch (error) {
      pause = duration / 10
      warn(`Message ${message.id} could not be kept invisible: ${describeError(error)}`)
    }
    if (!ended) schedule(pause)
  }
  const schedule = (pause: number): void => {
    cancel = clock.after(pause, () => {
      renewal = renew()
    })
  }
  schedule(duration / 2)
  return {
    async end() {
      ended = true
      cancel()
      await renewal
    },
  }
}
