import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/**
 * Recipients stop text messages by replying STOP. All houses of an installation send from one number, so a stop holds for all of them. Only a reply of
 * START undoes it; staff cannot. See `domain/texts/reply-keyword.ts`.
 */

/** The types of the events that are read here; see https://learn.microsoft.com/azure/event-grid/communication-services-telephony-sms-events. */
export const textEventTypes = {
  /** Azure Event Grid asks whether the subscription is wanted. */
  validation: 'Microsoft.EventGrid.SubscriptionValidationEvent',
  received: 'Microsoft.Communication.SMSReceived',
} as const

/** An event of the Event Grid schema. Its `data` depends on its type. */
export const textEvent = z.object({
  eventType: z.string().check(z.maxLength(200)),
  /** When it happened. */
  eventTime: z.optional(z.string().check(z.maxLength(40))),
  data: z.optional(z.unknown()),
})
export type TextEvent = z.output<typeof textEvent>

/** Events in one request. Event Grid sends one unless the subscription asks for more. */
const mostEvents = 100

export const receiveTextEvents = endpoint({
  app: 'bidders',
  name: 'receiveTextEvents',
  summary:
    'Receive replies to text messages from Azure Event Grid, in its event schema: STOP stops texts to the number, START allows them again. Other events are ignored',
  method: 'POST',
  path: 'text-events',
  access: { kind: 'public' },
  /** The secret of the setting SMS_EVENTS_SECRET. */
  query: z.strictObject({ secret: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  body: z.array(textEvent).check(z.minLength(1), z.maxLength(mostEvents)),
  bodyLimit: 128 * 1024,
  answer: z.object({
    /** Repeats the code of an event that validates the subscription. */
    validationResponse: z.optional(z.string()),
  }),
  errors: ['events_off', 'events_refused', 'busy'],
})

export const readTextStop = endpoint({
  app: 'bidders',
  name: 'readTextStop',
  summary: 'Read when the bidder’s phone number answered STOP to a text message',
  method: 'GET',
  path: 'bidders/{id}/text-stop',
  access: { kind: 'access', scope: 'house', permission: 'bidders:view' },
  params: z.strictObject({ id }),
  answer: z.object({
    /** Absent while texts may be sent, as far as the recipient is concerned. */
    stoppedAt: z.optional(instant),
  }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'],
})
