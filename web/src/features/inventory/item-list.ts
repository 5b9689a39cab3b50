import type { ItemFilter } from '@auctionwiz/contracts/inventory'
import { type ItemStatus, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { useParams } from 'react-router'
import { type ListAccess, useListState } from '../../app/list-address.ts'
import { paths } from '../../app/paths.ts'
import { type RecordAddress, useRecordAddress } from '../../app/record-address.ts'
import { withParams } from '../../app/search-params.ts'

export const sortColumns = ['title', 'category', 'value', 'status', 'location', 'updated'] as const
export type SortColumn = (typeof sortColumns)[number]
export type ItemSort = SortColumn | `-${SortColumn}`

/** The state of the screen: all of it is in the address, `/inventory/{id}?q=…&status=…&category=…&sort=…`. */
export interface ItemsState {
  search: string
  status: ItemStatus[]
  category: string[]
  sort: ItemSort
}

export const noFilters = { status: [], category: [] } satisfies Partial<ItemsState>

const latestFirst: ItemSort = '-updated'
const sorts = sortColumns.flatMap((column): ItemSort[] => [column, `-${column}`])

/** Reads the address; drops what it does not know. */
export const readItems = (params: URLSearchParams): ItemsState => ({
  search: params.get('q')?.trim() ?? '',
  status: itemStatuses.filter((status) => params.getAll('status').includes(status)),
  category: [...new Set(params.getAll('category'))].filter((category) => category !== '' && category.length <= 100).slice(0, 50),
  sort: sorts.find((sort) => sort === params.get('sort')) ?? latestFirst,
})

/** Writes a change into the address; leaves out what is the default. */
export const writeItems = (params: URLSearchParams, change: Partial<ItemsState>): URLSearchParams => {
  const { search, status, category, sort } = { ...readItems(params), ...change }
  return withParams(params, { q: search, status, category, sort: sort === latestFirst ? undefined : sort })
}

/** The query of the list. */
export const itemsQuery = ({ search, status, category, sort }: ItemsState): Partial<ItemFilter> => ({
  ...(search !== '' && { search }),
  ...(status.length > 0 && { status }),
  ...(category.length > 0 && { category }),
  sort,
  limit: 50,
})

export const isFiltered = ({ search, status, category }: ItemsState): boolean => search !== '' || status.length > 0 || category.length > 0

const address = { read: readItems, write: writeItems }

/** The item whose dialog is open, or the form for a new one. */
export type ItemsAddress = ListAccess<ItemsState> & RecordAddress

export const useItemsAddress = (): ItemsAddress => ({ ...useListState(address), ...useRecordAddress(paths.inventory, useParams().id) })
