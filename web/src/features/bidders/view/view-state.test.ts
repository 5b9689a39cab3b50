import { expect, it } from 'vitest'
import { type BidderListState, defaultSort, noFilters } from '../list-state.ts'
import { filterOf, stateOf } from './view-state.ts'

const lists: Partial<BidderListState>[] = [
  {},
  { search: 'ann', tier: ['Gold'], status: ['Active', 'Pending'], autoInvite: ['Auto-Deny'], sort: 'name' },
  { range: 'medium' },
  { from: 12, to: 34, scoreType: 'local' },
  { to: 59 },
  { tag: ['vip'], category: ['Art'], city: ['Boston'], lastAuctionFrom: '2026-01-01', lastAuctionTo: '2026-06-30' },
]

it.each(lists)('a view opens the list that it was saved from: %o', (list) => {
  const state: BidderListState = { ...noFilters, scoreType: 'national', sort: defaultSort, ...list }
  const opened = stateOf(filterOf(state))
  expect(filterOf({ ...state, ...opened })).toEqual(filterOf(state))
})

it('names the ranges', () => {
  expect(stateOf({ maxScore: 59 })).toMatchObject({ range: 'low', from: undefined, to: undefined })
  expect(stateOf({ minScore: 60 })).toMatchObject({ range: undefined, from: 60 })
})
