import { type receiveTextEvents as endpoint, type TextEvent, textEventTypes } from '@auctionwiz/contracts/text-stops'
import { replyKeyword } from '@auctionwiz/domain/texts/reply-keyword'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import * as z from 'zod/mini'
import type { HelpAnswer } from './answer-help.ts'
import { receivedAtOf } from './received-at.ts'
import type { TextStops } from './text-stops.ts'

export interface TextEventParts {
  stops: Pick<TextStops, 'note'>
  answerHelp: HelpAnswer
  /** Compares with the secret of the settings; absent where none is set, and replies are not received. */
  isSecret: ((given: string) => boolean) | undefined
}

/** Event Grid repeats what is not answered with a success, so an event that can't be read is logged and counts as received. */
export const receiveTextEvents =
  ({ isSecret, ...parts }: TextEventParts): UseCase<typeof endpoint> =>
  async ({ query: { secret }, body: events }, { log, now }) => {
    if (!isSecret) throw new Failure('events_off')
    if (!isSecret(secret)) throw new Failure('events_refused')
    for (const event of events) if (event.eventType === textEventTypes.received) await receive(event, parts, { log, now })
    const validation = events.find(({ eventType }) => eventType === textEventTypes.validation)
    const { data } = z.safeParse(validationData, validation?.data)
    return data ? { validationResponse: data.validationCode } : {}
  }

const validationData = z.object({ validationCode: z.string() })

const replyData = z.object({
  /** Of the message at the service. */
  messageId: z.string(),
  /** Digits with the country code; the service leaves out the plus sign. */
  from: z.string(),
  message: z.string(),
  receivedTimestamp: z.optional(z.string()),
})

const receive = async (
  { data, eventTime }: TextEvent,
  { stops, answerHelp }: Omit<TextEventParts, 'isSecret'>,
  { log, now }: { log: Logger; now: Date },
): Promise<void> => {
  const { data: reply } = z.safeParse(replyData, data)
  const number = reply && numberOf(reply.from)
  const receivedAt = reply && receivedAtOf(reply.receivedTimestamp ?? eventTime)
  if (!reply || !number || !receivedAt) return log.warn('an event about a reply to a text is not as documented and was ignored')
  const keyword = replyKeyword(reply.message)
  if (keyword?.kind === 'help') await answerHelp({ id: reply.messageId, number, language: keyword.language, now, log })
  else if (keyword) await stops.note(number, { stopped: keyword.kind === 'stop', receivedAt })
  log.info('a reply to a text', { keyword: keyword?.kind ?? 'none' })
}

/** In E.164. Short codes, which send no replies, are none. */
const numberOf = (from: string): string | undefined => {
  const digits = from.replace(/\D/g, '')
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
}
