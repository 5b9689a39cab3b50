import { matchesSearch, type Searched, searchText } from '@auctionwiz/domain/bidders/search'
import { type AuditEvent, auditRecord } from '@auctionwiz/platform/core/records/audit'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { auctionIds } from '@auctionwiz/records/auctions'

const pageSize = 100

interface Filter {
  search?: string
}

interface BulkRequest extends Filter {
  filter?: Filter
}

/** Exports of the house, and invitations to its auctions, that were searched out by words which name one of these records, page by page. */
export async function* searchesNaming(
  house: PartitionReader,
  auctionHouseId: string,
  records: readonly Searched[],
): AsyncGenerator<Versioned<AuditEvent>[]> {
  const texts = records.map(searchText)
  yield* eventsNaming(house, [auctionHouseId], texts)
  let next: string | undefined
  do {
    const auctions = await listerOf(auctionIds, house).page({}, { limit: pageSize, next })
    const ids = auctions.items.map(({ document }) => document.id)
    if (ids.length > 0) yield* eventsNaming(house, ids, texts)
    next = auctions.next
  } while (next !== undefined)
}

async function* eventsNaming(
  house: PartitionReader,
  subjectIds: readonly string[],
  texts: readonly string[],
): AsyncGenerator<Versioned<AuditEvent>[]> {
  let next: string | undefined
  do {
    const where = [{ field: 'subjectId', in: subjectIds } as const]
    const page = await readerOf(auditRecord, house).page({ where }, { limit: pageSize, next })
    const named = page.items.filter(({ document }) => names(document, texts))
    if (named.length > 0) yield named
    next = page.next
  } while (next !== undefined)
}

/** The field in which an action stores its filter. */
const searches: Record<string, (after: BulkRequest) => Filter | undefined> = {
  'bidders.export': (after) => after,
  'invitations.bulk': ({ filter }) => filter,
}

const names = ({ action, after }: AuditEvent, texts: readonly string[]): boolean => {
  const { search } = searches[action]?.((after ?? {}) as BulkRequest) ?? {}
  return search !== undefined && texts.some((text) => matchesSearch(text, search))
}
