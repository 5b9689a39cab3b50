import { type InvitationFilter, type InvitationState, invitationSorts, invitationStates } from '@auctionwiz/contracts/bidder-invitations'
import { type Tier, tiers } from '@auctionwiz/contracts/scores'

/** What the tab shows. All of it is in the address, under other names than the filters of the bidder list, which the address keeps. */
export interface QueueState {
  state: InvitationState
  search: string
  tier: Tier[]
  /** Lowest and highest score; 0 to 100. */
  from: number | undefined
  to: number | undefined
  sort: InvitationSort
}

type InvitationSort = (typeof invitationSorts)[number]
export type SortColumn = 'score' | 'name' | 'won' | 'lastAuction'

export const defaultSort: InvitationSort = '-score'

/** Reads the address. Drops invalid values, so an old or mistyped link still opens a list. */
export const readQueue = (params: URLSearchParams): QueueState => ({
  state: invitationStates.find((one) => one === params.get('state')) ?? 'review',
  search: params.get('find')?.trim() ?? '',
  tier: tiers.filter((tier) => params.getAll('rank').includes(tier)),
  from: scoreIn(params.get('least')),
  to: scoreIn(params.get('most')),
  sort: invitationSorts.find((one) => one === params.get('order')) ?? defaultSort,
})

export const writeQueue = (params: URLSearchParams, change: Partial<QueueState>): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (key: string, values: readonly (string | number | undefined)[]) => {
    next.delete(key)
    for (const value of values) if (value !== undefined && value !== '') next.append(key, String(value))
  }
  if (change.state) put('state', [change.state])
  if (change.search !== undefined) put('find', [change.search])
  if (change.tier) put('rank', change.tier)
  if ('from' in change) put('least', [change.from])
  if ('to' in change) put('most', [change.to])
  if (change.sort) put('order', change.sort === defaultSort ? [] : [change.sort])
  return next
}

export const filterOf = ({ search, tier, from, to }: QueueState): Partial<InvitationFilter> => ({
  ...(search !== '' && { search }),
  ...(tier.length > 0 && { tier }),
  ...(from !== undefined && { minScore: from }),
  ...(to !== undefined && { maxScore: to }),
})

export const noFilters = { search: '', tier: [], from: undefined, to: undefined } satisfies Partial<QueueState>

/** Counts the values of the filter, without the search; limits of the score count as one. */
export const filtersInForce = ({ tier, from, to }: QueueState): number => tier.length + (from !== undefined || to !== undefined ? 1 : 0)

export const isNarrowed = (state: QueueState): boolean => state.search !== '' || filtersInForce(state) > 0

const scoreIn = (text: string | null): number | undefined => (text !== null && /^(100|\d{1,2})$/.test(text) ? Number(text) : undefined)
