import type { ItemFilter } from '@auctionwiz/contracts/inventory'
import { type ItemStatus, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSearchParams } from '../../app/search-params.ts'

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
  const next = new URLSearchParams(params)
  const written: Record<string, readonly string[]> = {
    q: search === '' ? [] : [search],
    status,
    category,
    sort: sort === latestFirst ? [] : [sort],
  }
  for (const [key, values] of Object.entries(written)) {
    next.delete(key)
    for (const value of values) next.append(key, value)
  }
  return next
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

const addWord = 'new'

export interface ItemsAddress {
  state: ItemsState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<ItemsState>) => void
  /** The item whose dialog is open. */
  openId: string | undefined
  /** The form for a new item is open. */
  adding: boolean
  open: (id: string) => void
  add: () => void
  /** Closes the dialog or the form. */
  close: () => void
}

export const useItemsAddress = (): ItemsAddress => {
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const adding = id === addWord
  const go = useCallback(
    (part: string, replace: boolean) => void navigate({ pathname: `${paths.inventory}${part}`, search }, { replace }),
    [navigate, search],
  )
  return {
    state: readItems(params),
    change: useCallback((next) => setParams((current) => writeItems(current, next), { replace: true }), [setParams]),
    openId: adding ? undefined : id,
    adding,
    open: useCallback((to) => go(`/${to}`, id !== undefined), [go, id]),
    add: useCallback(() => go(`/${addWord}`, false), [go]),
    close: useCallback(() => go('', adding), [go, adding]),
  }
}
