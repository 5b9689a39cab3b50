import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Condition, StoredDocument, Versioned } from '@auctionwiz/platform/core/store'

type Kind = { type: string; where: (bidderId: string) => Condition }

/**
 * Kinds of documents that refer to a bidder, and the field that names the bidder. An erasure removes merged records last, because a search by address
 * finds the person's remaining data through them.
 */
const kinds: readonly Kind[] = [
  { type: 'bidder-invitation', where: (bidderId) => ({ field: 'bidderId', equals: bidderId }) },
  { type: 'audit', where: (bidderId) => ({ field: 'subjectId', equals: bidderId }) },
  { type: 'duplicate-merge', where: (bidderId) => ({ field: 'primaryId', equals: bidderId }) },
  { type: 'archived-bidder', where: (bidderId) => ({ field: 'survivorId', equals: bidderId }) },
]

/** What tells of other bidders as well: an erasure reaches it, and it is shown to none of them. */
const shared: readonly Kind[] = ['duplicate-pair', 'kept-pair', 'duplicate-merge'].map((type) => ({
  type,
  where: (bidderId) => ({ field: 'bidderIds', containsAll: [bidderId] }),
}))

/** What is given out but outlives an erasure: a house keeps what it needs to pursue its claims (GDPR, article 17 (3) e). */
const kept: readonly Kind[] = [{ type: 'legal-case', where: (bidderId) => ({ field: 'bidderId', equals: bidderId }) }]

/** A document that tells of a bidder, or of a record that was merged into theirs. */
export interface PersonalDocument extends Versioned<StoredDocument> {
  /** The bidder or record that it tells of. */
  bidderId: string
}

const pageSize = 100

/** What the house keeps of a bidder, and of records that were merged into it, beside the record itself, page by page: all to give out, or what to erase. */
export async function* personalDocuments(
  house: PartitionReader,
  bidderId: string,
  purpose: 'give out' | 'erase' = 'give out',
): AsyncGenerator<PersonalDocument[]> {
  for (const { type, where } of purpose === 'erase' ? [...shared, ...kinds] : [...kinds, ...kept]) {
    let next: string | undefined
    do {
      const page = await house.query<StoredDocument>({ type, where: [where(bidderId)] }, { limit: pageSize, next })
      if (type === 'archived-bidder') for (const { id } of page.items) yield* personalDocuments(house, id, purpose)
      if (page.items.length > 0) yield page.items.map((document, index) => ({ document, version: page.versions[index] ?? '', bidderId }))
      next = page.next
    } while (next !== undefined)
  }
}

/** Whether any document except legal cases still refers to a deleted bidder. */
export const hasPersonalDocuments = async (house: PartitionReader, bidderId: string): Promise<boolean> => {
  for await (const page of personalDocuments(house, bidderId, 'erase')) if (page.some(({ document }) => !isBare(document))) return true
  return false
}

/** Whether an audit event holds no personal data: an erased event, or the event of an erasure. */
export const isBare = (document: StoredDocument): boolean =>
  document.type === 'audit' && ('erased' in document || ('action' in document && document.action === 'bidder.erase'))
