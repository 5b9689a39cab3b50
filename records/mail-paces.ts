import { record } from '@auctionwiz/platform/core/records/record'
import { throttleFields } from '@auctionwiz/platform/core/security/rate-limiter'
import * as z from 'zod/mini'

const ttl = 24 * 3600

export const mailPaceRecord = record({
  type: 'mail-pace',
  container: 'throttles',
  names: ['mail pace', 'mail paces'],
  about: 'When the next mail of a purpose that strangers can cause is due.',
  fields: () => ({
    /** Without the credit of a quiet time, in milliseconds since 1970. */
    due: z.number(),
  }),
  ttl,
  personalData: 'none',
})

export const resetPaceRecord = record({
  type: 'mail-to',
  container: 'throttles',
  names: ['reset pace', 'reset paces'],
  about: 'How many password resets were asked for one address. Its partition is a hash of the address.',
  fields: () => ({
    ...throttleFields,
    /** When the mail that waits is sent, in milliseconds since 1970. */
    waiting: z.optional(z.number()),
  }),
  ttl,
  personalData: 'none',
})

export const mailPaceId = 'pace'
