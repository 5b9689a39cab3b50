import { autoInviteStatuses, type BidderFilter, bidderCategories, bidderSorts, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { type ScoreType, scoreTypes, type Tier, tiers } from '@auctionwiz/contracts/scores'

/** The list's state: all of it is in the address, so that a view can be shared, reloaded and returned to. */
export interface BidderListState {
  search: string
  status: BidderStatus[]
  autoInvite: AutoInviteStatus[]
  tier: Tier[]
  range: ScoreRange | undefined
  /** Lowest and highest score if there is no `range`; 0 to 100. */
  from: number | undefined
  to: number | undefined
  tag: string[]
  category: BidderCategory[]
  city: string[]
  /** The first and last day of the latest auction, such as 2026-11-21. */
  lastAuctionFrom: string | undefined
  lastAuctionTo: string | undefined
  scoreType: ScoreType
  sort: BidderSort
}

export type BidderStatus = (typeof bidderStatuses)[number]
export type AutoInviteStatus = (typeof autoInviteStatuses)[number]
export type BidderCategory = (typeof bidderCategories)[number]
export type BidderSort = (typeof bidderSorts)[number]
export type SortColumn = 'score' | 'name' | 'spent' | 'lastAuction' | 'added'

export const scoreRanges = ['high', 'medium', 'low'] as const
export type ScoreRange = (typeof scoreRanges)[number]

/** Whole scores of each range; open at the ends of the scale. */
const rangeLimits: Record<ScoreRange, Pick<BidderFilter, 'minScore' | 'maxScore'>> = {
  high: { minScore: 80 },
  medium: { minScore: 60, maxScore: 79 },
  low: { maxScore: 59 },
}

export const defaultSort: BidderSort = '-score'
const pageSize = 50
/** Page size after the first page: larger pages keep up with scrolling. */
export const laterPageSize = 200

/** Reads the address. Drops invalid values, so an old or mistyped link still opens a list. */
export const readListState = (params: URLSearchParams, preferredScore: ScoreType): BidderListState => ({
  search: params.get('q')?.trim() ?? '',
  status: known(params.getAll('status'), bidderStatuses),
  autoInvite: known(params.getAll('invite'), autoInviteStatuses),
  tier: known(params.getAll('tier').map(tierNow), tiers),
  range: known(params.getAll('range'), scoreRanges)[0],
  from: scoreIn(params.get('from')),
  to: scoreIn(params.get('to')),
  tag: params.getAll('tag'),
  category: known(params.getAll('category'), bidderCategories),
  city: params.getAll('city'),
  lastAuctionFrom: dayIn(params.get('since')),
  lastAuctionTo: dayIn(params.get('until')),
  scoreType: known(params.getAll('score'), scoreTypes)[0] ?? preferredScore,
  sort: known(params.getAll('sort'), bidderSorts)[0] ?? defaultSort,
})

/** Links with the former name of the highest tier still work. */
const tierNow = (tier: string): string => (tier === 'Platinum' ? 'Premium' : tier)

/** Writes a change into the address; omits defaults and keeps the parameters of other parts of the view. */
export const writeListState = (params: URLSearchParams, change: Partial<BidderListState>): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (key: string, values: readonly string[]) => {
    next.delete(key)
    for (const value of values) next.append(key, value)
  }
  if (change.search !== undefined) put('q', change.search === '' ? [] : [change.search])
  if (change.status) put('status', change.status)
  if (change.autoInvite) put('invite', change.autoInvite)
  if (change.tier) put('tier', change.tier)
  if ('range' in change) put('range', change.range ? [change.range] : [])
  if ('from' in change) put('from', change.from === undefined ? [] : [String(change.from)])
  if ('to' in change) put('to', change.to === undefined ? [] : [String(change.to)])
  if (change.tag) put('tag', change.tag)
  if (change.category) put('category', change.category)
  if (change.city) put('city', change.city)
  if ('lastAuctionFrom' in change) put('since', change.lastAuctionFrom ? [change.lastAuctionFrom] : [])
  if ('lastAuctionTo' in change) put('until', change.lastAuctionTo ? [change.lastAuctionTo] : [])
  if (change.scoreType) put('score', [change.scoreType])
  if (change.sort) put('sort', change.sort === defaultSort ? [] : [change.sort])
  return next
}

/** The query of one page; `page` is the `nextPage` of the page before. */
export const listQuery = (state: BidderListState, page?: string): Partial<BidderFilter> => ({
  ...(state.search === '' ? {} : { search: state.search }),
  ...(state.status.length > 0 ? { status: state.status } : {}),
  ...(state.autoInvite.length > 0 ? { autoInvite: state.autoInvite } : {}),
  ...(state.tier.length > 0 ? { tier: state.tier } : {}),
  ...(state.tag.length > 0 ? { tag: state.tag } : {}),
  ...(state.category.length > 0 ? { category: state.category } : {}),
  ...(state.city.length > 0 ? { city: state.city } : {}),
  ...(state.lastAuctionFrom ? { lastAuctionFrom: state.lastAuctionFrom } : {}),
  ...(state.lastAuctionTo ? { lastAuctionTo: state.lastAuctionTo } : {}),
  ...(state.range ? rangeLimits[state.range] : freeLimits(state)),
  scoreType: state.scoreType,
  sort: state.sort,
  limit: pageSize,
  ...(page ? { page } : {}),
})

/** The list's filter, without order and pages. */
export const filterQuery = (state: BidderListState): Omit<Partial<BidderFilter>, 'limit' | 'sort' | 'page'> => {
  const { limit: _limit, sort: _sort, page: _page, ...query } = listQuery(state)
  return query
}

const freeLimits = ({ from, to }: Pick<BidderListState, 'from' | 'to'>): Pick<BidderFilter, 'minScore' | 'maxScore'> => ({
  ...(from === undefined ? {} : { minScore: from }),
  ...(to === undefined ? {} : { maxScore: to }),
})

/** Identifies a list: the same filters and order give the same key. */
export const listKeyOf = (state: BidderListState): string => JSON.stringify(listQuery(state))

/** Identifies what matches: the order does not change which rows are selected. */
export const selectionKeyOf = (state: BidderListState): string => JSON.stringify(filterQuery(state))

export const isFiltered = (state: BidderListState): boolean => state.search !== '' || filtersInForce(state) > 0

/** Counts the active filters: values of each filter, and the range of scores and that of days as one. */
export const filtersInForce = (state: BidderListState): number => {
  const { status, autoInvite, tier, tag, category, city, range, from, to, lastAuctionFrom, lastAuctionTo } = state
  const ranges = [range !== undefined || from !== undefined || to !== undefined, Boolean(lastAuctionFrom || lastAuctionTo)]
  const values = [status, autoInvite, tier, tag, category, city].reduce((sum, { length }) => sum + length, 0)
  return values + ranges.filter(Boolean).length
}

export const anyScore = { range: undefined, from: undefined, to: undefined } satisfies Partial<BidderListState>
export const anyDay = { lastAuctionFrom: undefined, lastAuctionTo: undefined } satisfies Partial<BidderListState>
export const noFilters = {
  search: '',
  ...{ status: [], autoInvite: [], tier: [], tag: [], category: [], city: [] },
  ...anyScore,
  ...anyDay,
} satisfies Partial<BidderListState>

const scoreIn = (text: string | null): number | undefined => (text !== null && /^(100|\d{1,2})$/.test(text) ? Number(text) : undefined)

const dayIn = (text: string | null): string | undefined => (text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

const known = <T extends string>(values: readonly string[], allowed: readonly T[]): T[] => allowed.filter((value) => values.includes(value))
