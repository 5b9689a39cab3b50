import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import { isStoreError, type Query, type Versioned, type Write } from '@auctionwiz/platform/core/store'
import type { InvitationDocument } from './invitation-document.ts'

/** Mails claimed and sent together. */
const pageSize = 20

/** Milliseconds after which a claimed mail of which nothing was noted is sent again; the service knows it by its id and does not repeat it. */
const claimMs = 300_000

const mailsBefore = (mail: 'due' | 'sending', last: Date): Query => ({
  type: 'bidder-invitation',
  where: [
    { field: 'mail', equals: mail },
    { field: 'mailAt', atMost: last.toISOString() },
  ],
})

export const dueMailsQuery = (now: Date): Query => mailsBefore('due', now)

/** Mails that are still to be sent, or of which it is not known yet. */
export const openMails: Query = { type: 'bidder-invitation', where: [{ field: 'mail', in: ['due', 'sending'] }] }

const some = async (house: PartitionReader, query: Query): Promise<Versioned<InvitationDocument>[] | undefined> => {
  const { items, versions } = await house.query<InvitationDocument>(query, { limit: pageSize })
  return items.length > 0 ? items.map((document, index) => ({ document, version: versions[index] ?? '' })) : undefined
}

/** Some mails whose time has come. */
export const dueMails = (house: PartitionReader, now: Date) => some(house, mailsBefore('due', now))

/** Some mails whose worker has ended without noting what became of them. */
export const claimExpired = (house: PartitionReader, now: Date) => some(house, mailsBefore('sending', new Date(now.getTime() - claimMs)))

/** The claimed invitation, with the write that claims it. The write of a second worker is refused. */
export const claimed = (
  { document, version }: Versioned<InvitationDocument>,
  now: Date,
): { document: InvitationDocument; write: Write } => {
  const claim: InvitationDocument = { ...document, mail: 'sending', mailAt: now.toISOString() }
  return { document: claim, write: { kind: 'replace', document: claim, version } }
}

const attempts = 5

/** What becomes of a claimed mail. */
export type NotedState = 'sent' | 'failed' | 'due' | 'skipped' | 'stopped'

/** Notes what became of a claimed mail, whatever else was changed of the invitation meanwhile. One that is gone needs no note. */
export const noteMail = async (house: Partition, { id, mailAt }: InvitationDocument, outcome: NotedState): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const found = await house.read<InvitationDocument>(id)
    if (found?.document.mail !== 'sending' || found.document.mailAt !== mailAt) return
    const { mailAt: at, ...document } = found.document
    const noted: InvitationDocument = { ...document, mail: outcome, ...(outcome === 'due' && at !== undefined && { mailAt: at }) }
    try {
      await house.write([{ kind: 'replace', document: noted, version: found.version }])
      return
    } catch (error) {
      if (!(isStoreError(error, 'stale') || isStoreError(error, 'missing')) || attempt === attempts) throw error
    }
  }
}

/** Seconds until the next of some mails that wait is due, or can be claimed again; undefined when none waits. */
export const secondsUntilNext = async (house: PartitionReader, now: Date): Promise<number | undefined> => {
  const { items } = await house.query<InvitationDocument>(openMails, { limit: pageSize })
  const waits = items.map(({ mail, mailAt }) => Date.parse(mailAt ?? '') + (mail === 'sending' ? claimMs : 0) - now.getTime())
  const known = waits.filter((ms) => Number.isFinite(ms))
  return known.length > 0 ? Math.max(1, Math.ceil(Math.min(...known) / 1000)) : undefined
}
