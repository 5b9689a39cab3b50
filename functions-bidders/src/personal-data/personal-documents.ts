import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Condition, StoredDocument, Versioned } from '@auctionwiz/platform/core/store'

/** Kinds of documents that tell of a bidder beside the bidder's own, and the field that names the bidder. */
const kinds: readonly { type: string; where: (bidderId: string) => Condition }[] = [
  { type: 'bidder-invitation', where: (bidderId) => ({ field: 'bidderId', equals: bidderId }) },
  { type: 'audit', where: (bidderId) => ({ field: 'subjectId', equals: bidderId }) },
]

const pageSize = 100

/** What the house keeps of a bidder beside the record itself, page by page. */
export async function* personalDocuments(house: PartitionReader, bidderId: string): AsyncGenerator<Versioned<StoredDocument>[]> {
  for (const { type, where } of kinds) {
    let next: string | undefined
    do {
      const page = await house.query<StoredDocument>({ type, where: [where(bidderId)] }, { limit: pageSize, next })
      yield page.items.map((document, index) => ({ document, version: page.versions[index] ?? '' }))
      next = page.next
    } while (next !== undefined)
  }
}
