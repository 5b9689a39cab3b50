import { partitionOf } from '@auctionwiz/platform/core/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store'
import { changeDocument } from '../documents.ts'
import type { InvitationDocument } from '../invitations/invitation-document.ts'
import type { MailSubject } from './mail-job.ts'

/** Seconds that a letter is remembered as sent: longer than the queue keeps one. */
const remembered = 8 * 24 * 3600

const recordOf = (store: DocumentStore, letterId: string) => partitionOf(store, 'throttles', [`mail:${letterId}`])

/** Whether a letter was brought already: queues deliver at least once. */
export const wasSent = async (store: DocumentStore, letterId: string): Promise<boolean> =>
  (await recordOf(store, letterId).read('sent')) !== undefined

export const noteSent = async (store: DocumentStore, letterId: string): Promise<void> => {
  await recordOf(store, letterId)
    .write([{ kind: 'create', document: { id: 'sent', type: 'mail', ttl: remembered } }])
    .catch((error: unknown) => {
      if (!isStoreError(error, 'exists')) throw error
    })
}

/** Tells on what a letter was about whether it went out; an invitation that was sent anew meanwhile has a letter of its own. */
export const noteDelivery = async (store: DocumentStore, about: MailSubject | undefined, delivery: 'sent' | 'failed'): Promise<void> => {
  if (!about) return
  await changeDocument<InvitationDocument>(partitionOf(store, 'accounts', [about.accountId]), about.id, (current) =>
    current.secretHash === about.secretHash && current.delivery !== delivery ? { ...current, delivery } : undefined,
  )
}
