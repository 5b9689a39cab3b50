import type { RpcTypedData } from '../app/core-types.ts'
import type { QueueMessage } from './message-queue.ts'

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The content of a stored message.
 * @returns undefined when it is not of the encoding that host.json names: such a message can never be processed
 */
export function decodeMessage(text: string, encoding: 'base64' | 'none'): string | undefined {
  if (encoding === 'none') return text
  if (!base64.test(text)) return undefined
  try {
    return utf8.decode(Buffer.from(text, 'base64'))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const json = (value: unknown): RpcTypedData => ({ json: JSON.stringify(value) })

/** What the function finds as `context.triggerMetadata` (the library turns the names into camel case). */
export function queueMetadata(message: QueueMessage, content: string): Record<string, RpcTypedData> {
  return {
    QueueTrigger: { string: content },
    Id: json(message.id),
    DequeueCount: json(message.dequeueCount),
    InsertionTime: json(message.insertedOn),
    ExpirationTime: json(message.expiresOn),
    NextVisibleTime: json(message.nextVisibleOn),
    PopReceipt: json(message.popReceipt),
  }
}
