import { exactWords, needleGrams } from '@auctionwiz/domain/bidders/search'
import { isSearchable } from '@auctionwiz/domain/searchable'
import type { Conditions } from '@auctionwiz/platform/core/records/record'

/** The grams find candidates in the index; a word of three or more letters must then really occur in the text. */
export const searchConditions = (search: string): Conditions<{ grams: string[]; searchText: string }> => {
  if (search.trim() === '') return []
  if (!isSearchable(search)) return [{ field: 'grams', in: [] }]
  const exact = exactWords(search).map((word) => ({ field: 'searchText', contains: word }) as const)
  return [{ field: 'grams', containsAll: needleGrams(search) }, ...exact]
}
