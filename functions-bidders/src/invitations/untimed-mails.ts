import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query, Write } from '@auctionwiz/platform/core/store'
import type { InvitationDocument } from './invitation-document.ts'
import { openMails } from './mail-claims.ts'

/** Open mails with a time; the others were stored before mails had one, and no query by time finds them. */
export const timedMailsQuery: Query = { ...openMails, where: [...(openMails.where ?? []), { field: 'mailAt', atLeast: '' }] }

/** Mails read at once. */
const pageSize = 80

/** Gives open mails without a time the time `now`, so that they are sent like all others. */
export async function* timeUntimed(house: PartitionReader, now: Date): AsyncGenerator<Write[]> {
  const [all, timed] = await Promise.all([house.count(openMails), house.count(timedMailsQuery)])
  if (all <= timed) return
  let next: string | undefined
  do {
    const page = await house.query<InvitationDocument>(openMails, { limit: pageSize, next })
    const writes = page.items.flatMap((document, index): Write[] => {
      const due: InvitationDocument = { ...document, mailAt: now.toISOString() }
      return document.mailAt === undefined ? [{ kind: 'replace', document: due, version: page.versions[index] ?? '' }] : []
    })
    if (writes.length > 0) yield writes
    next = page.next
  } while (next !== undefined)
}
