import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { isSearchable } from '@auctionwiz/domain/searchable'
import type { Condition } from './store.ts'

/** The condition on the field `searchKey`, a folded text, of documents that hold what was typed; nothing typed is no condition. */
export const searchKeyConditions = (search = ''): (Condition & { field: 'searchKey' })[] => {
  if (search.trim() === '') return []
  return [isSearchable(search) ? { field: 'searchKey', contains: normalizeForSearch(search) } : { field: 'searchKey', in: [] }]
}
