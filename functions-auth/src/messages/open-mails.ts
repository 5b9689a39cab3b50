import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { userInvitationRecord } from '@auctionwiz/records/user-invitations'
import type { MailQueue, MailSubject } from './mail-job.ts'

/** Milliseconds after which a letter that a caller waits for counts as lost. This is much longer than any pause for the message service or by the queue. */
export const mailPatience = 6 * 3_600_000

/** The requested letters whose outcome a caller waits for. The letters hold secrets, so only the queue stores them. */
export const openMails = (store: DocumentStore, now: () => Date): OpenWork<MailSubject> =>
  openWork({ store, now, queueName: 'mails', nameOf: ({ accountId, id }) => `${accountId}:${id}`, patience: mailPatience })

/** A queue that notes letters before it takes them. */
export const notingMails = (queue: MailQueue, open: Pick<OpenWork<MailSubject>, 'note'>): MailQueue => ({
  send: async (job, afterSeconds) => {
    if (job.letter.about) await open.note(job.letter.about, afterSeconds)
    await queue.send(job, afterSeconds)
  },
})

/** When a pending email was last requested; undefined when it was sent, failed or was replaced. */
export const mailMovedAt =
  (store: DocumentStore) =>
  async ({ accountId, id, secretHash }: MailSubject, askedAt: string): Promise<string | undefined> => {
    const invitation = (await readerOf(userInvitationRecord, partitionOf(store, 'accounts', [accountId])).find(id))?.document
    return invitation?.delivery === 'sending' && invitation.secretHash === secretHash ? askedAt : undefined
  }
