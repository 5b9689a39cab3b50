import {
  type CasePriority,
  type CaseStatus,
  type CaseType,
  casePriorities,
  caseStatuses,
  caseTypes,
} from '@auctionwiz/contracts/legal-case-parts'
import type { CaseFilter } from '@auctionwiz/contracts/legal-cases'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { type CaseView, caseViews } from './dialog/case-views.ts'

export const casesTabs = ['all', 'active', 'unpaid', 'analytics'] as const
export type CasesTab = (typeof casesTabs)[number]

export const sortColumns = ['case', 'auction', 'bidder', 'type', 'amount', 'priority', 'status', 'date'] as const
export type SortColumn = (typeof sortColumns)[number]
export type CaseSort = SortColumn | `-${SortColumn}`

/** The state of the screen: all of it is in the address, `/legal/{id}/{view}?tab=…&q=…&status=…&priority=…&type=…&sort=…`. */
export interface CasesState {
  tab: CasesTab
  search: string
  status: CaseStatus[]
  priority: CasePriority[]
  type: CaseType[]
  sort: CaseSort
}

export const noFilters = { status: [], priority: [], type: [] } satisfies Partial<CasesState>

const latestFirst: CaseSort = '-date'
const sorts = sortColumns.flatMap((column): CaseSort[] => [column, `-${column}`])

/** Reads the address; drops what it does not know. */
export const readCases = (params: URLSearchParams): CasesState => ({
  tab: casesTabs.find((known) => known === params.get('tab')) ?? 'all',
  search: params.get('q')?.trim() ?? '',
  status: known(params.getAll('status'), caseStatuses),
  priority: known(params.getAll('priority'), casePriorities),
  type: known(params.getAll('type'), caseTypes),
  sort: sorts.find((sort) => sort === params.get('sort')) ?? latestFirst,
})

const known = <Value extends string>(given: readonly string[], values: readonly Value[]): Value[] =>
  values.filter((value) => given.includes(value))

/** Writes a change into the address; leaves out what is the default. */
export const writeCases = (params: URLSearchParams, change: Partial<CasesState>): URLSearchParams => {
  const { tab, search, status, priority, type, sort } = { ...readCases(params), ...change }
  const next = new URLSearchParams(params)
  const written: Record<string, readonly string[]> = {
    tab: tab === 'all' ? [] : [tab],
    q: search === '' ? [] : [search],
    status,
    priority,
    type,
    sort: sort === latestFirst ? [] : [sort],
  }
  for (const [key, values] of Object.entries(written)) {
    next.delete(key)
    for (const value of values) next.append(key, value)
  }
  return next
}

/** The query of a list. Active cases have no filter by status and come in the order in which something is due. */
export const casesQuery = ({ tab, search, status, priority, type, sort }: CasesState): Partial<CaseFilter> => ({
  ...(search !== '' && { search }),
  ...(priority.length > 0 && { priority }),
  ...(type.length > 0 && { type }),
  ...(tab === 'active' ? { view: 'active', sort: 'due' } : { sort, ...(status.length > 0 && { status }) }),
  limit: 50,
})

export const isFiltered = ({ tab, search, status, priority, type }: CasesState): boolean =>
  search !== '' || priority.length > 0 || type.length > 0 || (tab === 'all' && status.length > 0)

const fileWord = 'new'

export interface CasesAddress {
  state: CasesState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<CasesState>) => void
  /** The case whose dialog is open. */
  openId: string | undefined
  view: CaseView
  /** The form for a new case is open. */
  filing: boolean
  open: (id: string, view?: CaseView) => void
  file: () => void
  /** Closes the dialog or the form. */
  close: () => void
}

export const useCasesAddress = (): CasesAddress => {
  const { id, view } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const filing = id === fileWord
  const go = useCallback(
    (part: string, replace: boolean) => void navigate({ pathname: `${paths.legal}${part}`, search }, { replace }),
    [navigate, search],
  )
  return {
    state: readCases(params),
    change: useCallback((next) => setParams((current) => writeCases(current, next), { replace: true }), [setParams]),
    openId: filing ? undefined : id,
    view: caseViews.find((known) => known === view) ?? 'overview',
    filing,
    open: useCallback((to, at = 'overview') => go(at === 'overview' ? `/${to}` : `/${to}/${at}`, id !== undefined), [go, id]),
    file: useCallback(() => go(`/${fileWord}`, false), [go]),
    close: useCallback(() => go('', filing), [go, filing]),
  }
}
