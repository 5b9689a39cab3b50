import { matchesSearch, needleWords, type Searched, searchText } from '@auctionwiz/domain/bidders/search'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { auditRecord, erasedEvent } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { bidderViewRecord, type ViewDocument } from '@auctionwiz/records/bidder-views'

const pageSize = 100

/** Views of the house, own and shared, that search by words. */
const searching: Selection<ViewDocument> = { where: [{ field: 'filter.search', atLeast: '' }] }

export const searchingViewsQuery = bidderViewRecord.query(searching)

/** Saved views whose words name one of these records, page by page. */
export async function* viewsNaming(house: PartitionReader, records: readonly Searched[]): AsyncGenerator<Versioned<ViewDocument>[]> {
  let next: string | undefined
  do {
    const page = await readerOf(bidderViewRecord, house).page(searching, { limit: pageSize, next })
    const named = page.items.filter(({ document }) => records.some((record) => namesPerson(document.filter.search ?? '', record)))
    if (named.length > 0) yield named
    next = page.next
  } while (next !== undefined)
}

/** Whether words that were searched for mean this one person: by email, phone, number or full name. A common last name alone does not. */
export const namesPerson = (search: string, record: Searched): boolean => {
  const words = needleWords(search)
  if (words.length === 0 || !matchesSearch(searchText(record), search)) return false
  const number = normalizeForSearch(record.bidderId)
  const [mailbox] = normalizeForSearch(record.email).split('@')
  const isAddress = (word: string): boolean => /^[^@]+@/.test(word) || (word === mailbox && /[\d._-]/.test(word))
  if (words.some((word) => word === number || isAddress(word) || /^\d{6,}$/.test(word))) return true
  const named = (name: string): boolean =>
    normalizeForSearch(name)
      .split(/\s+/)
      .some((part) => part !== '' && words.includes(part))
  return named(record.firstName) && named(record.lastName)
}

/** The view without the words; one that shows nothing else than they, or is called by them, goes. */
export const withoutWords = ({ document, version }: Versioned<ViewDocument>, records: readonly Searched[]): Write => {
  const { search: _words, scoreType: _score, sort: _sort, ...others } = document.filter
  const called = records.some((record) => namesPerson(document.name, record))
  if (called || Object.keys(others).length === 0) return { kind: 'remove', id: document.id, version }
  const { search: _search, ...filter } = document.filter
  return bidderViewRecord.replacement({ ...document, filter }, version)
}

interface Named {
  name?: string
}

/** Erases these views' names from the log if they name the person, page by page. */
export async function* eventsNaming(
  house: PartitionReader,
  views: readonly Versioned<ViewDocument>[],
  records: readonly Searched[],
): AsyncGenerator<Write[]> {
  const named = (value: unknown): boolean => records.some((record) => namesPerson((value as Named | undefined)?.name ?? '', record))
  let next: string | undefined
  do {
    const where = [{ field: 'subjectId', in: views.map(({ document }) => document.id) } as const]
    const page = await readerOf(auditRecord, house).page({ where }, { limit: pageSize, next })
    const writes = page.items.flatMap(({ document, version }): Write[] =>
      named(document.before) || named(document.after) ? [auditRecord.replacement(erasedEvent(document), version)] : [],
    )
    if (writes.length > 0) yield writes
    next = page.next
  } while (next !== undefined)
}
