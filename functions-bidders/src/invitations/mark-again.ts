import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Write } from '@auctionwiz/platform/core/store'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'

/** Mails marked at once. */
const pageSize = 80

/** Makes mails due that failed; each batch takes away what it found, so that the next begins at the front. */
export async function* markAgain(house: PartitionReader, now: Date): AsyncGenerator<Write[]> {
  const invitations = readerOf(invitationRecord, house)
  for (;;) {
    const page = await invitations.page({ where: [{ field: 'mail', equals: 'failed' }] }, { limit: pageSize })
    if (page.items.length === 0) return
    yield page.items.map(({ document, version }) =>
      invitationRecord.replacement({ ...document, mail: 'due', mailAt: now.toISOString() }, version),
    )
  }
}
