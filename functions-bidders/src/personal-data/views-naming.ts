import { matchesSearch, needleWords, type Searched, searchText } from '@auctionwiz/domain/bidders/search'
import { fold } from '@auctionwiz/domain/fold'
import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store'
import type { ViewDocument } from '../views/view-repository.ts'

const pageSize = 100

/** Views of the house, own and shared, that search by words. */
export const searchingViewsQuery = { type: 'bidderView', where: [{ field: 'filter.search', atLeast: '' }] }

/** Saved views whose words name one of these records, page by page. */
export async function* viewsNaming(house: PartitionReader, records: readonly Searched[]): AsyncGenerator<Versioned<ViewDocument>[]> {
  let next: string | undefined
  do {
    const page = await house.query<ViewDocument>(searchingViewsQuery, { limit: pageSize, next })
    const named = page.items.flatMap((document, index) =>
      records.some((record) => namesPerson(document.filter.search ?? '', record))
        ? [{ document, version: page.versions[index] ?? '' }]
        : [],
    )
    if (named.length > 0) yield named
    next = page.next
  } while (next !== undefined)
}

/** Whether words that were searched for mean this one person: by e-mail, phone, number or full name. A common last name alone does not. */
export const namesPerson = (search: string, record: Searched): boolean => {
  const words = needleWords(search)
  if (words.length === 0 || !matchesSearch(searchText(record), search)) return false
  const number = fold(record.bidderId)
  const [mailbox] = fold(record.email).split('@')
  const isAddress = (word: string): boolean => /^[^@]+@/.test(word) || (word === mailbox && /[\d._-]/.test(word))
  if (words.some((word) => word === number || isAddress(word) || /^\d{6,}$/.test(word))) return true
  const named = (name: string): boolean =>
    fold(name)
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
  const kept: ViewDocument = { ...document, filter }
  return { kind: 'replace', document: kept, version }
}

interface Named {
  name?: string
}

/** What the log tells of these views by a name that means the person, erased, page by page. */
export async function* eventsNaming(
  house: PartitionReader,
  views: readonly Versioned<ViewDocument>[],
  records: readonly Searched[],
): AsyncGenerator<Write[]> {
  const named = (value: unknown): boolean => records.some((record) => namesPerson((value as Named | undefined)?.name ?? '', record))
  let next: string | undefined
  do {
    const where = [{ field: 'subjectId', in: views.map(({ document }) => document.id) }]
    const page = await house.query<AuditEvent>({ type: 'audit', where }, { limit: pageSize, next })
    const writes = page.items.flatMap((event, index): Write[] =>
      named(event.before) || named(event.after)
        ? [{ kind: 'replace', document: erasedEvent(event), version: page.versions[index] ?? '' }]
        : [],
    )
    if (writes.length > 0) yield writes
    next = page.next
  } while (next !== undefined)
}
