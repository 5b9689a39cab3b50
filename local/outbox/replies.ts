import { randomUUID } from 'node:crypto'

/** Delivers a reply to a text to the app, in the form of Event Grid. Resolves with the status of the answer. */
export type ReplySender = (from: string, message: string) => Promise<number>

/** Where the app takes events, and with which secret. */
type Settings = { address: string; secret: string; now: () => Date }

/** Milliseconds for which the app may take to answer. */
const patience = 10_000

export function replySender({ address, secret, now }: Settings): ReplySender {
  return async (from, message) => {
    const response = await fetch(`${address}/text-events?${new URLSearchParams({ secret })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'aeg-event-type': 'Notification' },
      body: JSON.stringify([replyEvent(from, message, now().toISOString())]),
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return response.status
  }
}

/** As the service describes a reply; it writes numbers without the plus sign. */
function replyEvent(from: string, message: string, at: string): object {
  const messageId = `Incoming_${randomUUID()}`
  const digits = from.replace(/\D/g, '')
  return {
    id: messageId,
    topic: '/subscriptions/local/resourceGroups/local/providers/Microsoft.Communication/CommunicationServices/outbox',
    subject: `/phonenumber/${digits}`,
    data: { messageId, from: digits, to: '18665550100', message, receivedTimestamp: at, segmentCount: 1 },
    eventType: 'Microsoft.Communication.SMSReceived',
    dataVersion: '1.0',
    metadataVersion: '1',
    eventTime: at,
  }
}
