import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Query, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'

/** Mails claimed and sent together. */
const pageSize = 20

/** Milliseconds after which a claimed mail of which nothing was noted is sent again; the service knows it by its id and does not repeat it. */
const claimMs = 300_000

const mailsBefore = (mail: 'due' | 'sending', last: Date): Conditions<InvitationDocument> => [
  { field: 'mail', equals: mail },
  { field: 'mailAt', atMost: last.toISOString() },
]

export const dueMailsQuery = (now: Date): Query => invitationRecord.query({ where: mailsBefore('due', now) })

/** Mails that are still to be sent, or of which it is not known yet. */
export const openMails: Conditions<InvitationDocument> = [{ field: 'mail', in: ['due', 'sending'] }]

const some = async (
  house: PartitionReader,
  where: Conditions<InvitationDocument>,
): Promise<Versioned<InvitationDocument>[] | undefined> => {
  const { items } = await readerOf(invitationRecord, house).page({ where }, { limit: pageSize })
  return items.length > 0 ? items : undefined
}

/** Some mails whose time has come. */
export const dueMails = (house: PartitionReader, now: Date) => some(house, mailsBefore('due', now))

/** Claimed emails whose worker ended without recording an outcome. */
export const claimExpired = (house: PartitionReader, now: Date) => some(house, mailsBefore('sending', new Date(now.getTime() - claimMs)))

/** The claimed invitation, with the write that claims it. The write of a second worker is refused. */
export const claimed = (
  { document, version }: Versioned<InvitationDocument>,
  now: Date,
): { document: InvitationDocument; write: Write } => {
  const claim: InvitationDocument = { ...document, mail: 'sending', mailAt: now.toISOString() }
  return { document: claim, write: invitationRecord.replacement(claim, version) }
}

/** What becomes of a claimed mail. */
export type NotedState = 'sent' | 'failed' | 'due' | 'skipped' | 'stopped'

/** Records the outcome of a claimed email and retries conflicts. A deleted invitation needs no record. */
export const noteMail = async (house: Partition, { id, mailAt }: InvitationDocument, outcome: NotedState): Promise<void> => {
  const noted = ({ mailAt: at, ...invitation }: InvitationDocument): InvitationDocument | undefined =>
    invitation.mail === 'sending' && at === mailAt
      ? {
          ...invitation,
          mail: outcome,
          ...(outcome === 'due' && at !== undefined && { mailAt: at }),
          ...(outcome === 'sent' && at !== undefined && { sentAt: at, mailCount: (invitation.mailCount ?? 0) + 1 }),
        }
      : undefined
  await recordsOf(invitationRecord, house)
    .change(id, noted)
    .catch((error: unknown) => {
      if (!isStoreError(error, 'missing')) throw error
    })
}

/** Seconds until the next of some mails that wait is due, or can be claimed again; undefined when none waits. */
export const secondsUntilNext = async (house: PartitionReader, now: Date): Promise<number | undefined> => {
  const { items } = await readerOf(invitationRecord, house).page({ where: openMails }, { limit: pageSize })
  const waits = items.map(({ document: { mail, mailAt } }) => Date.parse(mailAt ?? '') + (mail === 'sending' ? claimMs : 0) - now.getTime())
  const known = waits.filter((ms) => Number.isFinite(ms))
  return known.length > 0 ? Math.max(1, Math.ceil(Math.min(...known) / 1000)) : undefined
}
