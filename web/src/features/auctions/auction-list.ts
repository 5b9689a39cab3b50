import { type AuctionFilter, type auctionSorts, auctionStatuses, auctionViews } from '@auctionwiz/contracts/auctions'
import { useCallback } from 'react'
import { useLocation, useMatch, useNavigate, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSearchParams, withParams } from '../../app/search-params.ts'
import { type AssessmentTabId, assessmentTabs } from '../assessment/assessment-tabs.ts'
import { type Month, readMonth } from './calendar/calendar.ts'

export type AuctionView = (typeof auctionViews)[number]
export type AuctionSort = (typeof auctionSorts)[number]
export type SortColumn = 'title' | 'start' | 'end' | 'bidders'

/** The list's state: all of it is in the address, `/auctions/{id}?tab=…&q=…&status=…&sort=…&month=…`. */
export interface AuctionListState {
  view: AuctionView
  search: string
  status: AuctionFilter['status']
  sort: AuctionSort
  /** The month that the calendar shows, such as 2026-11; undefined for the list. */
  month: Month | undefined
}

/** What matters most comes first: what ends next, what begins next, what was last. */
const firstSorts: Record<AuctionView, AuctionSort> = { current: 'end', upcoming: 'start', past: '-start' }

const sorts: readonly AuctionSort[] = ['title', '-title', 'start', '-start', 'end', '-end', 'bidders', '-bidders']

/** Reads the address; drops what it does not know. */
export const readAuctionList = (params: URLSearchParams): AuctionListState => {
  const view = auctionViews.find((known) => known === params.get('tab')) ?? 'current'
  return {
    view,
    search: params.get('q')?.trim() ?? '',
    status: auctionStatuses.find((known) => known === params.get('status')),
    sort: sorts.find((known) => known === params.get('sort')) ?? firstSorts[view],
    month: readMonth(params.get('month')),
  }
}

/** Writes a change into the address. Another tab begins with its own order. */
export const writeAuctionList = (params: URLSearchParams, change: Partial<AuctionListState>): URLSearchParams => {
  const before = readAuctionList(params)
  const { view, search, status, sort, month } = { ...before, ...(change.view && { sort: firstSorts[change.view] }), ...change }
  return withParams(params, {
    tab: view === 'current' ? undefined : view,
    q: search,
    status,
    sort: sort === firstSorts[view] ? undefined : sort,
    month,
  })
}

export const auctionQuery = ({ view, search, status, sort }: AuctionListState): Partial<AuctionFilter> => ({
  ...{ view, sort, limit: 50 },
  ...(search !== '' && { search }),
  ...(status && { status }),
  ...(view === 'past' && { hammerTotals: 'yes' }),
})

export const isFiltered = ({ search, status }: AuctionListState): boolean => search !== '' || status !== undefined

const addWord = 'new'

const assessKey = 'assess'

/** The address of an auction's panel, or with a tab of the assessment of its bidders. */
export const withAssessment = (search: string, tab: AssessmentTabId | undefined): string =>
  withParams(new URLSearchParams(search), { [assessKey]: tab }).toString()

export interface AuctionAddress {
  state: AuctionListState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<AuctionListState>) => void
  /** The auction whose panel is open. */
  openId: string | undefined
  /** The tab of the assessment that is shown in place of the auction's panel. */
  assessment: AssessmentTabId | undefined
  /** The form of the auction is shown in place of its panel, at `/auctions/{id}/edit`. */
  editing: boolean
  /** The dialog for a new auction is open. */
  adding: boolean
  open: (id: string) => void
  /** Shows the assessment of bidders for an auction. */
  assess: (id: string, tab: AssessmentTabId) => void
  /** Shows the form of an auction. */
  edit: (id: string) => void
  add: () => void
  /** Closes the panel or the dialog. */
  close: () => void
}

export const useAuctionAddress = (): AuctionAddress => {
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const adding = id === addWord
  const openId = adding ? undefined : id
  const editing = useMatch(`${paths.auctions}/:id/edit`) !== null
  const go = useCallback(
    (part: string, replace = false, tab?: AssessmentTabId) =>
      void navigate({ pathname: `${paths.auctions}${part}`, search: withAssessment(search, tab) }, { replace }),
    [navigate, search],
  )
  return {
    state: readAuctionList(params),
    change: useCallback((next) => setParams((current) => writeAuctionList(current, next), { replace: true }), [setParams]),
    openId,
    assessment: assessmentTabs.find((tab) => tab === params.get(assessKey)),
    editing,
    adding,
    open: useCallback((to) => go(`/${to}`, id !== undefined), [go, id]),
    assess: useCallback((to, tab) => go(`/${to}`, id !== undefined, tab), [go, id]),
    edit: useCallback((to) => go(`/${to}/edit`, id !== undefined), [go, id]),
    add: useCallback(() => go(`/${addWord}`), [go]),
    close: useCallback(() => go('', adding), [go, adding]),
  }
}
