import { matchesSearch, needleWords, type Searched, searchText } from '@auctionwiz/domain/bidders/search'
import type { AuditEvent } from '@auctionwiz/platform/core/audit'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Versioned } from '@auctionwiz/platform/core/store'

const pageSize = 100

/** Exports of the house that were searched out by words which name one of these records, page by page. */
export async function* exportsNaming(
  house: PartitionReader,
  auctionHouseId: string,
  records: readonly Searched[],
): AsyncGenerator<Versioned<AuditEvent>[]> {
  const texts = records.map(searchText)
  let next: string | undefined
  do {
    const where = [{ field: 'subjectId', equals: auctionHouseId }]
    const page = await house.query<AuditEvent>({ type: 'audit', where }, { limit: pageSize, next })
    const named = page.items.flatMap((document, index) =>
      names(document, texts) ? [{ document, version: page.versions[index] ?? '' }] : [],
    )
    if (named.length > 0) yield named
    next = page.next
  } while (next !== undefined)
}

const names = ({ action, after }: AuditEvent, texts: readonly string[]): boolean => {
  const search = action === 'bidders.export' ? (after as { search?: string } | undefined)?.search : undefined
  return search !== undefined && needleWords(search).length > 0 && texts.some((text) => matchesSearch(text, search))
}
