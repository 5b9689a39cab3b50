import type { QueueOptions } from '../app/host-json.ts'
import type { Clock } from '../clock.ts'
import { describeError, type LogLevel } from '../log.ts'
import { keepInvisible } from './lease.ts'
import { decodeMessage } from './message-content.ts'
import type { MessageQueue, QueueMessage } from './message-queue.ts'

export type QueueWork = {
  queue: MessageQueue
  options: QueueOptions
  /** Milliseconds of invisibility that a message gets and keeps getting while it is processed. */
  leaseDuration: number
  clock: Clock
  /** Runs the function; rejects when it fails. */
  run(message: QueueMessage, content: string): Promise<void>
  log(level: LogLevel, message: string): void
}

export type Processing = {
  /** Resolves when the message is settled; never rejects: a message that can't be settled is seen again. */
  done: Promise<void>
  /** Returns the message immediately: nothing waits for its function any longer. */
  abandon(): void
}

type Outcome = 'succeeded' | 'failed' | 'abandoned'

async function toPoison(work: QueueWork, message: QueueMessage, why: string): Promise<void> {
  const { queue, log } = work
  if (!queue.addToPoison) {
    // Left invisible until its time runs out: returned immediately, it would fail in an endless loop.
    log('warning', `Message ${message.id} stays in queue ${queue.name}: ${why}`)
    return
  }
  log('warning', `Message ${message.id} moves to queue ${queue.name}-poison: ${why}`)
  await queue.addToPoison(message.text)
  await queue.remove(message)
}

async function settle(work: QueueWork, message: QueueMessage, outcome: Outcome): Promise<void> {
  const { maxDequeueCount, visibilityTimeout } = work.options
  if (outcome === 'succeeded') return work.queue.remove(message)
  if (outcome === 'failed' && message.dequeueCount >= maxDequeueCount)
    return toPoison(work, message, `it failed ${message.dequeueCount} times`)
  if (outcome === 'abandoned') work.log('warning', `Message ${message.id} was still being processed at the stop: given back`)
  await work.queue.hide(message, outcome === 'abandoned' ? 0 : visibilityTimeout)
}

async function runLeased(work: QueueWork, message: QueueMessage, content: string, abandoned: Promise<Outcome>): Promise<Outcome> {
  const lease = keepInvisible(work.queue, message, work.leaseDuration, work.clock, (text) => work.log('warning', text))
  // The invocation logs a failure itself.
  const outcome = work.run(message, content).then(
    (): Outcome => 'succeeded',
    (): Outcome => 'failed',
  )
  try {
    return await Promise.race([outcome, abandoned])
  } finally {
    await lease.end()
  }
}

async function processUntilSettled(work: QueueWork, message: QueueMessage, abandoned: Promise<Outcome>): Promise<void> {
  try {
    const content = decodeMessage(message.text, work.options.messageEncoding)
    if (content === undefined) return await toPoison(work, message, `it is not ${work.options.messageEncoding}`)
    // A process that died while it had the message left no failure, but a count.
    if (message.dequeueCount > work.options.maxDequeueCount) return await toPoison(work, message, 'it was received too often')
    await settle(work, message, await runLeased(work, message, content, abandoned))
  } catch (error) {
    work.log('error', `Message ${message.id} of queue ${work.queue.name} could not be settled: ${describeError(error)}`)
  }
}

/**
 * One message from receipt to its end: removed after success, seen again after `visibilityTimeout` when it failed, moved to the poison
 * queue at the last permitted failure or when it can't be decoded.
 */
export function processMessage(work: QueueWork, message: QueueMessage): Processing {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  return { done: processUntilSettled(work, message, promise), abandon: () => resolve('abandoned') }
}
