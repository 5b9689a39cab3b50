import { type LotFilter, type LotState, lotSorts, lotStates } from '@auctionwiz/contracts/lots'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSearchParams } from '../../app/search-params.ts'
import type { SortState } from '../../ui/data-table/types.ts'

export type LotSort = (typeof lotSorts)[number]
export type SortColumn = 'number' | 'title' | 'estimate' | 'hammer'

/** The list's state: all of it is in the address, `/auctions/{id}/lots/{lotId}?q=…&status=…&sort=…`. */
export interface LotListState {
  search: string
  state: LotState | undefined
  sort: LotSort
}

const order: LotSort = 'number'

/** Reads the address; drops what it does not know. */
export const readLotList = (params: URLSearchParams): LotListState => ({
  search: params.get('q')?.trim() ?? '',
  state: lotStates.find((known) => known === params.get('status')),
  sort: lotSorts.find((known) => known === params.get('sort')) ?? order,
})

/** Writes a change into the address. */
export const writeLotList = (params: URLSearchParams, change: Partial<LotListState>): URLSearchParams => {
  const { search, state, sort } = { ...readLotList(params), ...change }
  const next = new URLSearchParams(params)
  const put = (key: string, value: string | undefined) => (value ? next.set(key, value) : next.delete(key))
  put('q', search)
  put('status', state)
  put('sort', sort === order ? undefined : sort)
  return next
}

export const lotQuery = ({ search, state, sort }: LotListState): LotFilter => ({
  ...{ sort, limit: 50 },
  ...(search !== '' && { search }),
  ...(state && { state }),
})

export const isFiltered = ({ search, state }: LotListState): boolean => search !== '' || state !== undefined

export const sortOf = (sort: LotSort): SortState<SortColumn> => ({
  by: sort.replace('-', '') as SortColumn,
  descending: sort.startsWith('-'),
})
export const sortWord = ({ by, descending }: SortState<SortColumn>): LotSort => (descending ? `-${by}` : by)

export const lotsPath = (auctionId: string): string => `${paths.auctions}/${auctionId}/lots`

const addWord = 'new'

export interface LotAddress {
  auctionId: string
  state: LotListState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<LotListState>) => void
  /** The lot whose panel is open. */
  openId: string | undefined
  /** The dialog for a new lot is open. */
  adding: boolean
  open: (id: string) => void
  add: () => void
  /** Closes the panel or the dialog. */
  close: () => void
}

export const useLotAddress = (): LotAddress => {
  const { id = '', lotId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const adding = lotId === addWord
  const go = useCallback(
    (part: string, replace = false) => void navigate({ pathname: `${lotsPath(id)}${part}`, search }, { replace }),
    [navigate, search, id],
  )
  return {
    auctionId: id,
    state: readLotList(params),
    change: useCallback((next) => setParams((current) => writeLotList(current, next), { replace: true }), [setParams]),
    openId: adding ? undefined : lotId,
    adding,
    open: useCallback((to) => go(`/${to}`, lotId !== undefined), [go, lotId]),
    add: useCallback(() => go(`/${addWord}`), [go]),
    close: useCallback(() => go('', adding), [go, adding]),
  }
}
