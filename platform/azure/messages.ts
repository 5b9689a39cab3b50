import { setTimeout as pause } from 'node:timers/promises'
import { type Message, type Messenger, patientMessenger } from '../core/mail/messages.ts'
import { secureAddress } from '../core/security/secure-address.ts'
import { busyErrorOf } from './busy.ts'
import { type Communication, communicationMessenger, messageService } from './communication.ts'
import { mailOperation, textHeaders, textIdentity } from './message-identity.ts'

/** Settings of the messenger; see `messengerFromSettings`. */
type Settings = Record<string, string | undefined>

/** Milliseconds for one attempt. */
const timeout = 5_000

/**
 * The local outbox when OUTBOX_URL is set; Azure Communication Services otherwise, with the key of COMMUNICATION_CONNECTION or, with
 * COMMUNICATION_ENDPOINT alone, as the managed identity. MAIL_SENDER and SMS_SENDER name who writes.
 */
export const messengerFromSettings = (settings: Settings): Messenger => {
  const messenger = settings.OUTBOX_URL ? outboxMessenger(settings.OUTBOX_URL) : communicationMessenger(communicationOf(settings))
  return patientMessenger(messenger, (ms) => pause(ms))
}

/** Whether text messages can be sent: the outbox takes them, and so does the service once it has a sender. */
export const sendsTexts = ({ OUTBOX_URL, SMS_SENDER }: Settings): boolean => Boolean(OUTBOX_URL || SMS_SENDER)

/** The outbox recognizes repeated messages by the same headers as the service. */
const outboxMessenger = (url: string): Messenger => ({
  send: async (message) => {
    const { id: _id, askedAt: _askedAt, ...content } = message
    const response = await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...identityHeaders(message) },
      body: JSON.stringify(content),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw busyErrorOf(error, messageService) ?? error
    })
    await response.body?.cancel()
    if (!response.ok)
      throw busyErrorOf({ code: response.status }, messageService) ?? new Error(`the ${messageService} answered ${response.status}`)
  },
})

const identityHeaders = (message: Message): Record<string, string> =>
  message.channel === 'email' ? { 'operation-id': mailOperation(message) } : textHeaders(textIdentity(message, new Date()))

const communicationOf = ({ COMMUNICATION_CONNECTION = '', COMMUNICATION_ENDPOINT, MAIL_SENDER, SMS_SENDER }: Settings): Communication => {
  const [, address] = /endpoint=([^;]+)/i.exec(COMMUNICATION_CONNECTION) ?? []
  const [, key] = /accesskey=([^;]+)/i.exec(COMMUNICATION_CONNECTION) ?? []
  const endpoint = (address ?? COMMUNICATION_ENDPOINT ?? '').replace(/\/$/, '')
  if (!endpoint || !MAIL_SENDER) throw new Error('Set OUTBOX_URL, or COMMUNICATION_ENDPOINT (or _CONNECTION) and MAIL_SENDER.')
  return {
    endpoint: secureAddress('COMMUNICATION_ENDPOINT', endpoint),
    mailSender: MAIL_SENDER,
    smsSender: SMS_SENDER ?? '',
    ...(key && { key }),
  }
}
