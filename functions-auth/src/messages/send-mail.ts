import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { dueAgainAfter, type Messenger } from '@auctionwiz/platform/core/mail/messages'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { checkedJob, type MailJob, type MailQueue } from './mail-job.ts'
import { noteDelivery, noteSent, wasSent } from './mail-records.ts'
import { renderLetter } from './render.ts'

/** What the worker behind the queue `mails` needs. */
export interface MailPorts {
  store: DocumentStore
  messenger: Messenger
  queue: MailQueue
  log: Logger
  now(): Date
}

/** Seconds that a letter rests after each failure; after the fifth it is given up. */
const rests = [15, 60, 300, 900]

/** Milliseconds after which a code is of no use to anybody. */
const codeLifetime = 10 * 60_000

/**
 * Brings a letter. One that was brought before, by a worker that did not live to say so, is only noted. What could not be sent rests in the
 * queue, longer each time.
 */
export const sendMail =
  (ports: MailPorts) =>
  async (delivered: unknown): Promise<void> => {
    const job = checkedJob(delivered)
    const { letter } = job
    if (!(await wasSent(ports.store, letter.id))) {
      try {
        await ports.messenger.send({ id: letter.id, askedAt: job.at, ...renderLetter(letter) })
      } catch (error) {
        return sendLater(ports, job, error)
      }
      await noteSent(ports.store, letter.id)
    }
    await noteDelivery(ports.store, letter.about, 'sent')
  }

async function sendLater(ports: MailPorts, job: MailJob, error: unknown): Promise<void> {
  const { letter, at, failures } = job
  const pause = dueAgainAfter(error)
  const rest = pause ?? rests[failures]
  const useless = letter.kind === 'code' && ports.now().getTime() - Date.parse(at) > codeLifetime
  if (rest === undefined || useless) {
    ports.log.error('a message was abandoned', error, { kind: letter.kind, failures: failures + 1 })
    return noteDelivery(ports.store, letter.about, 'failed')
  }
  // A rate limit is no failure of the letter, however often it is met.
  const counted = pause === undefined ? failures + 1 : failures
  ports.log.warn('a message could not be sent yet', { kind: letter.kind, failures: counted, problem: String(error) })
  await ports.queue.send({ ...job, failures: counted }, rest)
}

/** An email that the worker failed too often, for example during a database outage: records the failure for the waiting user. */
export const failMail =
  ({ store, log }: Pick<MailPorts, 'store' | 'log'>) =>
  async (delivered: unknown): Promise<void> => {
    const { letter } = checkedJob(delivered)
    const sent = await wasSent(store, letter.id)
    if (!sent) log.error('a message was abandoned', undefined, { kind: letter.kind })
    await noteDelivery(store, letter.about, sent ? 'sent' : 'failed')
  }
