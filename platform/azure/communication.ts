import type { EmailClient, EmailMessage } from '@azure/communication-email'
import type { SmsClient, SmsClientOptions } from '@azure/communication-sms'
import { type Message, type Messenger, messagesBusy } from '../core/mail/messages.ts'
import { busyErrorOf } from './busy.ts'
import { mailOperation, textHeaders, textIdentity } from './message-identity.ts'

/** An Azure Communication Services resource, and who writes. */
export interface Communication {
  endpoint: string
  /** Base64, from the connection string; the managed identity signs in without one. */
  key?: string
  mailSender: string
  smsSender: string
}

interface Options {
  now?: () => Date
  /** Milliseconds for one attempt. */
  timeout?: number
}

/** Azure Communication Services. The SDKs are loaded with the first message. */
export const communicationMessenger = (settings: Communication, { now = () => new Date(), timeout = 5_000 }: Options = {}): Messenger => {
  const emails = once(async () => {
    const { EmailClient } = await import('@azure/communication-email')
    const policies = { ...clientOptions(settings), additionalPolicies: [{ policy: unpolled, position: 'perCall' as const }] }
    return settings.key === undefined
      ? new EmailClient(settings.endpoint, await managedIdentity(), policies)
      : new EmailClient(settings.endpoint, { key: settings.key }, policies)
  })
  const texts = once(async () => {
    const { SmsClient } = await import('@azure/communication-sms')
    const policies = { ...clientOptions(settings), additionalPolicies: [{ policy: identified, position: 'perCall' as const }] }
    return settings.key === undefined
      ? new SmsClient(settings.endpoint, await managedIdentity(), policies)
      : new SmsClient(settings.endpoint, { key: settings.key }, policies)
  })
  return {
    send: async (message) => {
      const abortSignal = AbortSignal.timeout(timeout)
      try {
        if (message.channel === 'email') await sendMail(await emails(), message, settings, abortSignal)
        else await sendText(await texts(), message, { settings, now: now(), abortSignal })
      } catch (error) {
        throw failureOf(abortSignal.aborted ? abortSignal.reason : error, now())
      }
    },
  }
}

const sendMail = async (client: EmailClient, message: Message, { mailSender }: Communication, abortSignal: AbortSignal) => {
  const { to, subject = '', text, html, headers } = message
  const mail: EmailMessage = {
    senderAddress: mailSender,
    recipients: { to: [{ address: to }] },
    content: { subject, plainText: text, ...(html && { html }) },
    ...(headers && { headers: { ...headers } }),
    disableUserEngagementTracking: true,
  }
  await client.beginSend(mail, { operationId: mailOperation(message), abortSignal })
}

interface TextOptions {
  settings: Communication
  now: Date
  abortSignal: AbortSignal
}

const sendText = async (client: SmsClient, message: Message, { settings, now, abortSignal }: TextOptions) => {
  const requestOptions = { customHeaders: textHeaders(textIdentity(message, now)) }
  const text = { from: settings.smsSender, to: [message.to], message: message.text }
  const [result] = await client.send(text, { requestOptions, abortSignal })
  if (result && !result.successful) throw Object.assign(new Error('refused'), { statusCode: result.httpStatusCode })
}

type Policy = NonNullable<SmsClientOptions['additionalPolicies']>[number]['policy']

/** Retries are the caller's, which knows what can wait. A message holds links and codes, so it follows no redirect. */
const clientOptions = ({ endpoint }: Communication) => ({
  retryOptions: { maxRetries: 0 },
  redirectOptions: { maxRetries: 0 },
  allowInsecureConnection: endpoint.startsWith('http:'),
})

/** The client asks for the state of each mail that it has sent. That the service has accepted it is enough, so no such request is made. */
const unpolled: Policy = {
  name: 'unpolled',
  sendRequest: async (request, next) => {
    if (request.method !== 'GET') return next(request)
    const { createHttpHeaders } = await import('@azure/core-rest-pipeline')
    return { request, status: 200, headers: createHttpHeaders(), bodyAsText: JSON.stringify({ id: '', status: 'Running' }) }
  },
}

/** The client gives each attempt a new identity; here a repeated text keeps the one in its headers, so that it arrives once. */
const identified: Policy = {
  name: 'identified',
  sendRequest: (request, next) => {
    const identity = {
      repeatabilityRequestId: request.headers.get('repeatability-request-id'),
      repeatabilityFirstSent: request.headers.get('repeatability-first-sent'),
    }
    const body = JSON.parse(String(request.body)) as { smsRecipients: object[] }
    request.body = JSON.stringify({ ...body, smsRecipients: body.smsRecipients.map((recipient) => ({ ...recipient, ...identity })) })
    return next(request)
  },
}

const managedIdentity = async () => {
  const { ManagedIdentityCredential } = await import('@azure/identity')
  const clientId = process.env.AZURE_CLIENT_ID
  return clientId ? new ManagedIdentityCredential({ clientId }) : new ManagedIdentityCredential()
}

/** What `make` makes the first time; a failure is forgotten, so that the next call tries again. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

export const messageService = 'message service'

interface ServiceError {
  statusCode?: number
  response?: { headers: { get(name: string): string | undefined } }
}

/**
 * The service's answer may repeat the recipient, so only its status is logged. `busy` where the service limits the rate, is down or cannot be
 * reached.
 */
const failureOf = (error: unknown, now: Date): unknown => {
  const { statusCode, response } = error as ServiceError
  if (statusCode === 429) return messagesBusy(secondsIn(response?.headers.get('retry-after'), now))
  const busy = busyErrorOf(error, messageService)
  return busy ?? (statusCode === undefined ? error : new Error(`the ${messageService} answered ${statusCode}`))
}

/** Seconds to wait where the service does not say; its limits count minutes and hours. */
const usualPause = 60
/** A queue keeps a message for a while, so no pause is longer. */
const longestPause = 3600

/** Retry-After is in seconds or a date. */
const secondsIn = (retryAfter: string | undefined, now: Date): number => {
  const given = retryAfter?.trim() ?? ''
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - now.getTime()) / 1000)
  return Number.isFinite(seconds) ? Math.min(longestPause, Math.max(1, seconds)) : usualPause
}
