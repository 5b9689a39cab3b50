import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Message, type Messenger, messagesBusy, patientMessenger } from '../core/messages.ts'
import { secureAddress } from '../core/secure-address.ts'
import { busyErrorOf } from './busy.ts'

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

/** Mails to bidders of all accounts together in a minute; BIDDER_MAILS_PER_MINUTE says how many the message service has room for. */
export const mailsPerMinute = ({ BIDDER_MAILS_PER_MINUTE }: Settings): number | undefined => {
  if (!BIDDER_MAILS_PER_MINUTE) return undefined
  if (!/^[1-9]\d{0,6}$/.test(BIDDER_MAILS_PER_MINUTE)) throw new Error('BIDDER_MAILS_PER_MINUTE must be a whole number of 1 or more.')
  return Number(BIDDER_MAILS_PER_MINUTE)
}

/** The outbox recognizes repeated messages by the same headers as the service. */
const outboxMessenger = (url: string): Messenger => ({
  send: async (message) => {
    const { id: _id, askedAt: _askedAt, ...content } = message
    await accepted(
      fetch(`${url}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...known(message, askedOf(message, new Date())) },
        body: JSON.stringify(content),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    )
  },
})

interface Communication {
  endpoint: string
  /** Base64, from the connection string; the managed identity signs in without one. */
  key?: string
  mailSender: string
  smsSender: string
}

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

/** Azure Communication Services over REST. `send` is `fetch` but for tests. */
export const communicationMessenger = (settings: Communication, send: typeof fetch = fetch, now = () => new Date()): Messenger => ({
  send: async (message) => {
    const asked = askedOf(message, now())
    const [path, body] = message.channel === 'email' ? mail(message, settings) : sms(message, settings, asked)
    const url = new URL(path, settings.endpoint)
    const content = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      ...known(message, asked),
      ...(await authorization(settings, url, content, now())),
    }
    await accepted(send(url, { method: 'POST', headers, body: content, redirect: 'error', signal: AbortSignal.timeout(timeout) }), now())
  },
})

const mail = ({ to, subject, text, html, headers }: Message, { mailSender }: Communication) =>
  [
    '/emails:send?api-version=2023-03-31',
    {
      senderAddress: mailSender,
      recipients: { to: [{ address: to }] },
      content: { subject, plainText: text, ...(html && { html }) },
      ...(headers && { headers }),
      userEngagementTrackingDisabled: true,
    },
  ] as const

/** Identifies a request for a text. The service carries out requests with the same id and time once. */
interface Asked {
  requestId: string
  firstSent: string
}

/** The service remembers requests for texts for five minutes; an older one gets a new identity. */
const knownFor = 4 * 60_000

const askedOf = ({ id, askedAt }: Message, now: Date): Asked => {
  const at = askedAt === undefined ? now : new Date(askedAt)
  const known = Math.abs(now.getTime() - at.getTime()) < knownFor ? at : now
  return { requestId: uuidOf(askedAt === undefined ? id : `${id} ${known.toISOString()}`), firstSent: known.toUTCString() }
}

/** Headers by which the service recognizes a repeated message: the operation id of a mail; the request id and first time of a text. */
const known = ({ id, channel }: Message, { requestId, firstSent }: Asked): Record<string, string> =>
  channel === 'email' ? { 'operation-id': uuidOf(id) } : { 'repeatability-request-id': requestId, 'repeatability-first-sent': firstSent }

const sms = ({ to, text }: Message, { smsSender }: Communication, { requestId, firstSent }: Asked) =>
  [
    '/sms?api-version=2021-03-07',
    {
      from: smsSender,
      smsRecipients: [{ to, repeatabilityRequestId: requestId, repeatabilityFirstSent: firstSent }],
      message: text,
    },
  ] as const

const uuidOf = (id: string): string =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

const authorization = async ({ key, endpoint }: Communication, url: URL, content: string, now: Date): Promise<Record<string, string>> => {
  if (key === undefined) return { authorization: `Bearer ${await identityToken()}` }
  const date = now.toUTCString()
  const digest = createHash('sha256').update(content).digest('base64')
  const { host } = new URL(endpoint)
  const signature = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`POST\n${url.pathname}${url.search}\n${date};${host};${digest}`)
    .digest('base64')
  return {
    'x-ms-date': date,
    'x-ms-content-sha256': digest,
    authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  }
}

const identityToken = async (): Promise<string> => {
  const { ManagedIdentityCredential } = await import('@azure/identity')
  const clientId = process.env.AZURE_CLIENT_ID
  const credential = clientId ? new ManagedIdentityCredential({ clientId }) : new ManagedIdentityCredential()
  return (await credential.getToken('https://communication.azure.com/.default')).token
}

const service = 'message service'

/**
 * The service's answer may repeat the recipient, so only its status is logged. Fails with `busy` where the service limits the rate, is down or
 * cannot be reached.
 */
const accepted = async (answer: Promise<Response>, now = new Date()): Promise<void> => {
  const response = await answer.catch((error: unknown) => {
    throw busyErrorOf(error, service) ?? error
  })
  await response.body?.cancel()
  if (response.status === 429) throw messagesBusy(secondsIn(response.headers.get('retry-after'), now))
  if (!response.ok) throw busyErrorOf({ code: response.status }, service) ?? new Error(`the ${service} answered ${response.status}`)
}

/** Seconds to wait where the service does not say; its limits count minutes and hours. */
const usualPause = 60
/** A queue keeps a message for a while, so no pause is longer. */
const longestPause = 3600

/** Retry-After is in seconds or a date. */
const secondsIn = (retryAfter: string | null, now: Date): number => {
  const given = retryAfter?.trim() ?? ''
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - now.getTime()) / 1000)
  return Number.isFinite(seconds) ? Math.min(longestPause, Math.max(1, seconds)) : usualPause
}
