import { type RegistrationFilter, type RegistrationState, registrationSorts, registrationStates } from '@auctionwiz/contracts/registrations'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { useSearchParams } from '../../app/search-params.ts'
import type { SortState } from '../../ui/data-table/types.ts'

export type RegistrationSort = (typeof registrationSorts)[number]
export type SortColumn = 'paddle' | 'registered'

/** The list's state: all of it is in the address, `/auctions/{id}/bidders?q=…&status=…&sort=…`. */
export interface RegistrationListState {
  search: string
  state: RegistrationState | undefined
  sort: RegistrationSort
}

const order: RegistrationSort = 'paddle'

/** Reads the address; drops what it does not know. */
export const readRegistrationList = (params: URLSearchParams): RegistrationListState => ({
  search: params.get('q')?.trim() ?? '',
  state: registrationStates.find((known) => known === params.get('status')),
  sort: registrationSorts.find((known) => known === params.get('sort')) ?? order,
})

/** Writes a change into the address. */
export const writeRegistrationList = (params: URLSearchParams, change: Partial<RegistrationListState>): URLSearchParams => {
  const { search, state, sort } = { ...readRegistrationList(params), ...change }
  const next = new URLSearchParams(params)
  const put = (key: string, value: string | undefined) => (value ? next.set(key, value) : next.delete(key))
  put('q', search)
  put('status', state)
  put('sort', sort === order ? undefined : sort)
  return next
}

export const registrationQuery = ({ search, state, sort }: RegistrationListState): RegistrationFilter => ({
  ...{ sort, limit: 50 },
  ...(search !== '' && { search }),
  ...(state && { state }),
})

export const isFiltered = ({ search, state }: RegistrationListState): boolean => search !== '' || state !== undefined

export const sortOf = (sort: RegistrationSort): SortState<SortColumn> => ({
  by: sort.replace('-', '') as SortColumn,
  descending: sort.startsWith('-'),
})
export const sortWord = ({ by, descending }: SortState<SortColumn>): RegistrationSort => (descending ? `-${by}` : by)

export interface RegistrationAddress {
  auctionId: string
  state: RegistrationListState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<RegistrationListState>) => void
}

export const useRegistrationAddress = (): RegistrationAddress => {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  return {
    auctionId: id,
    state: readRegistrationList(params),
    change: useCallback((next) => setParams((current) => writeRegistrationList(current, next), { replace: true }), [setParams]),
  }
}
