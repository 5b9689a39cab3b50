import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const textStopRecord = record({
  type: 'text-stop',
  container: 'people',
  names: ['reply to texts', 'replies to texts'],
  about:
    'The latest STOP or START with which a phone number replied to a text message. It holds for all houses, which send from one number. The id is a keyed hash of the phone number.',
  fields: () => ({
    /** Whether the reply was STOP. */
    stopped: z.boolean(),
    /** When the message service received the reply, ISO 8601 with seven decimals of a second, so that the strings sort by time. */
    receivedAt: z.string(),
  }),
  personalData: {
    of: 'customer',
    exported: true,
    erasure: { kept: 'Without it the houses would write to a person who refused. It holds no phone number.' },
  },
})

export type TextStop = DocumentOf<typeof textStopRecord>

const day = 86_400

/**
 * Seconds for which a START is kept. It must outlive a STOP that arrives late, which Event Grid sends again for at most a day; without either, texts may
 * be sent as well.
 */
export const startLifetime = 7 * day
