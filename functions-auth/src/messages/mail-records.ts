import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { noteOnce, sentMailRecord } from '@auctionwiz/records/used-once'
import { userInvitationRecord } from '@auctionwiz/records/user-invitations'
import type { MailSubject } from './mail-job.ts'

const partitionOfMail = (store: DocumentStore, letterId: string) => partitionOf(store, 'throttles', [`mail:${letterId}`])

/** Whether a letter was brought already: queues deliver at least once. */
export const wasSent = async (store: DocumentStore, letterId: string): Promise<boolean> =>
  (await readerOf(sentMailRecord, partitionOfMail(store, letterId)).find('sent')) !== undefined

export async function noteSent(store: DocumentStore, letterId: string): Promise<void> {
  await noteOnce(recordsOf(sentMailRecord, partitionOfMail(store, letterId)), { id: 'sent' })
}

/** Records on an email's subject whether it was sent; an invitation resent meanwhile has a newer email. */
export async function noteDelivery(store: DocumentStore, about: MailSubject | undefined, delivery: 'sent' | 'failed'): Promise<void> {
  if (!about) return
  await recordsOf(userInvitationRecord, partitionOf(store, 'accounts', [about.accountId])).change(about.id, (current) =>
    current.secretHash === about.secretHash && current.delivery !== delivery ? { ...current, delivery } : undefined,
  )
}
