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
import { useParams } from 'react-router'
import { type ListAccess, useListState } from '../../app/list-address.ts'
import { paths } from '../../app/paths.ts'
import { useRecordAddress } from '../../app/record-address.ts'
import { withParams } from '../../app/search-params.ts'
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
  return withParams(params, {
    tab: tab === 'all' ? undefined : tab,
    q: search,
    status,
    priority,
    type,
    sort: sort === latestFirst ? undefined : sort,
  })
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

const address = { read: readCases, write: writeCases }

export interface CasesAddress extends ListAccess<CasesState> {
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
  const { openId, adding, open, add, close } = useRecordAddress(paths.legal, id)
  return {
    ...useListState(address),
    openId,
    view: caseViews.find((known) => known === view) ?? 'overview',
    filing: adding,
    open: useCallback((to, at = 'overview') => open(at === 'overview' ? to : `${to}/${at}`), [open]),
    file: add,
    close,
  }
}
