import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import type { InvitationDocument } from './invitation-document.ts'

/** Mails marked at once. */
const pageSize = 80

/** Makes mails due that failed; each batch takes away what it found, so that the next begins at the front. */
export async function* markAgain(house: PartitionReader, now: Date): AsyncGenerator<Write[]> {
  for (;;) {
    const page = await house.query<InvitationDocument>(
      { type: 'bidder-invitation', where: [{ field: 'mail', equals: 'failed' }] },
      { limit: pageSize },
    )
    if (page.items.length === 0) return
    yield page.items.map((document, index): Write => {
      const due: InvitationDocument = { ...document, mail: 'due', mailAt: now.toISOString() }
      return { kind: 'replace', document: due, version: page.versions[index] ?? '' }
    })
  }
}
