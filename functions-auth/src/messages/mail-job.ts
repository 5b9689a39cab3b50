import { id, instant } from '@auctionwiz/contracts/fields'
import { languages } from '@auctionwiz/contracts/identity'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import * as z from 'zod/mini'
import { type Email, letterKinds } from './letter.ts'

/** The subject of an email whose delivery status a user waits for. */
const mailSubject = z.strictObject({ kind: z.literal('invitation'), accountId: id, id, secretHash: z.string() })
export type MailSubject = z.output<typeof mailSubject>

const mailJob = z.strictObject({
  letter: z.strictObject({
    id,
    kind: z.enum(letterKinds),
    to: z.string(),
    language: z.enum(languages),
    values: z.optional(z.record(z.string(), z.string())),
    link: z.optional(z.string()),
    channel: z.optional(z.enum(['email', 'sms'])),
    about: z.optional(mailSubject),
  }),
  /** When it was written. */
  at: instant,
  /** How often it could not be sent. */
  failures: z.int(),
})

/** A letter on its way, as the queue carries it. */
export interface MailJob extends Omit<z.output<typeof mailJob>, 'letter'> {
  letter: Email & { id: string }
}

export type MailQueue = WorkQueue<MailJob>

/** A message names whom to write to, so what arrives is checked. Throws what is no letter of ours. */
export const checkedJob = (message: unknown): MailJob => mailJob.parse(message) as MailJob
