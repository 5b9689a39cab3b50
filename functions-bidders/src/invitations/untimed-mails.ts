import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { openMails } from './mail-claims.ts'

/** Open mails with a time; the others were stored before mails had one, and no query by time finds them. */
const timedMails: Conditions<InvitationDocument> = [...openMails, { field: 'mailAt', atLeast: '' }]

export const timedMailsQuery = invitationRecord.query({ where: timedMails })

/** Emails read per batch. */
const pageSize = 80

/** Gives open mails without a time the time `now`, so that they are sent like all others. */
export async function* timeUntimed(house: PartitionReader, now: Date): AsyncGenerator<Write[]> {
  const invitations = readerOf(invitationRecord, house)
  const [all, timed] = await Promise.all([invitations.count(openMails), invitations.count(timedMails)])
  if (all <= timed) return
  let next: string | undefined
  do {
    const page = await invitations.page({ where: openMails }, { limit: pageSize, next })
    const writes = page.items.flatMap(({ document, version }): Write[] =>
      document.mailAt === undefined ? [invitationRecord.replacement({ ...document, mailAt: now.toISOString() }, version)] : [],
    )
    if (writes.length > 0) yield writes
    next = page.next
  } while (next !== undefined)
}
