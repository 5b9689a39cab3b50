import { useCallback } from 'react'
import { useSearchParams, withParams } from './search-params.ts'

/** What a list shows: a search, one state of its records or all, an order. */
export interface ListState<State extends string, Sort extends string> {
  search: string
  state: State | undefined
  sort: Sort
}

/** Reads and writes the state of a list in the address, `?q=…&status=…&sort=…`. The first order is the default. */
export const listAddress = <State extends string, Sort extends string>(
  states: readonly State[],
  sorts: readonly [Sort, ...(readonly Sort[])],
) => {
  const [order] = sorts
  /** Reads the address; drops what it does not know. */
  const read = (params: URLSearchParams): ListState<State, Sort> => ({
    search: params.get('q')?.trim() ?? '',
    state: states.find((known) => known === params.get('status')),
    sort: sorts.find((known) => known === params.get('sort')) ?? order,
  })
  return {
    read,
    /** Writes a change into the address. */
    write: (params: URLSearchParams, change: Partial<ListState<State, Sort>>): URLSearchParams => {
      const { search, state, sort } = { ...read(params), ...change }
      return withParams(params, { q: search, status: state, sort: sort === order ? undefined : sort })
    },
    /** The filter of the call. */
    query: ({ search, state, sort }: ListState<State, Sort>) => ({
      ...{ sort, limit: 50 },
      ...(search !== '' && { search }),
      ...(state && { state }),
    }),
    isFiltered: ({ search, state }: ListState<State, Sort>): boolean => search !== '' || state !== undefined,
  }
}

/** The state of a list, and what changes it. */
export interface ListAccess<State> {
  state: State
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<State>) => void
}

interface StateInAddress<State> {
  read: (params: URLSearchParams) => State
  write: (params: URLSearchParams, change: Partial<State>) => URLSearchParams
}

/** The state that the address holds. */
export const useListState = <State>({ read, write }: StateInAddress<State>): ListAccess<State> => {
  const [params, setParams] = useSearchParams()
  return {
    state: read(params),
    change: useCallback((next) => setParams((current) => write(current, next), { replace: true }), [setParams, write]),
  }
}
