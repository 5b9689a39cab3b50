import type { Messenger } from '@auctionwiz/platform/core/mail/messages'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Email } from './letter.ts'
import type { MailQueue } from './mail-job.ts'
import { renderLetter } from './render.ts'

/** Sends a letter after `afterSeconds`. Resolves with `sent` once it is sent, with `sending` once it is queued; rejects otherwise. */
export type MailTransport = (letter: Email, afterSeconds?: number) => Promise<'sent' | 'sending'>

/** Sends emails immediately, also deferrable ones, for pages and tests without a queue. */
export const directOutlet =
  (messenger: Messenger): MailTransport =>
  async (letter) => {
    await messenger.send({ id: letter.id ?? randomId('msg'), ...renderLetter(letter) })
    return 'sent'
  }

/** Keeps letters in a queue, from where a worker brings them however long the provider is away. */
export const queuedOutlet =
  (queue: MailQueue, now: () => Date): MailTransport =>
  async (letter, afterSeconds) => {
    const job = { letter: { ...letter, id: letter.id ?? randomId('msg') }, at: now().toISOString(), failures: 0 }
    await (afterSeconds ? queue.send(job, afterSeconds) : queue.send(job))
    return 'sending'
  }
