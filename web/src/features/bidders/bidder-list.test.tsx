import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createFormat } from '../../app/format.ts'
import { BidderChips } from './BidderChips.tsx'
import { BidderRow } from './BidderRow.tsx'
import { BidderTableHeader } from './BidderTableHeader.tsx'
import { shownColumns } from './columns.tsx'
import { noFilters } from './list-state.ts'
import { NoBidders } from './NoBidders.tsx'
import { renderInHouse, wordsOf } from './testing/in-house.tsx'
import { sampleBidder } from './testing/sample-bidder.ts'
import { defaultColumns } from './view/layout.ts'

// The screens are rendered to markup without a browser, where a store is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

const ignore = () => undefined
const columns = shownColumns(defaultColumns)
const state = { ...noFilters, status: [], autoInvite: [], tier: [], scoreType: 'national', sort: '-score' } as const

const row = (role?: 'viewer') =>
  renderInHouse(
    <BidderRow
      bidder={sampleBidder({ phone: '(212) 555-0193' })}
      index={4}
      top={160}
      scoreType="national"
      columns={columns}
      format={createFormat('America/New_York', 'USD')}
      isCurrent
      isOpen={false}
      isMenuOpen={false}
      onMenuPress={ignore}
      onMenu={ignore}
    />,
    role,
  )

describe('a row', () => {
  it('shows who, the score, the tier, how to reach them, the status and what they won', () => {
    expect(wordsOf(row())).toMatch(
      /^Vanessa Parr B-10866 \d+ (Premium|Gold|Silver|Bronze) vanessa\.parr@example\.com \(212\) 555-0193 Active Auto-Invite \$12,400\.00$/,
    )
  })

  it('knows its place in the whole list', () => {
    expect(row()).toContain('aria-rowindex="6"')
  })
})

it('says by which column the list is sorted, and how', () => {
  const head = (sort: 'name' | '-spent') =>
    renderInHouse(<BidderTableHeader columns={columns} sort={sort} onSort={ignore} selection={undefined} shown={0} />)
  expect(head('name').match(/aria-sort="\w+"/g)).toEqual(['aria-sort="ascending"'])
  expect(head('-spent').match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"'])
})

it('shows each filter in force as a chip', () => {
  const chips = renderInHouse(
    <BidderChips
      state={{ ...state, status: ['Active', 'Pending'], from: undefined, to: undefined, range: 'low', tier: [], autoInvite: [] }}
      change={ignore}
    />,
  )
  expect(wordsOf(chips)).toBe('Status Active, Pending Score range Low Clear filters')
  expect(chips).toContain('Remove filter Status Active, Pending')
})

describe('instead of rows', () => {
  const pages = {
    data: undefined,
    error: undefined,
    loading: true,
    refreshing: false,
    reload: ignore,
    hasMore: false,
    loadingMore: false,
    loadMore: ignore,
  }
  const shown = (change: object, filters: object = {}) =>
    wordsOf(
      renderInHouse(
        <MemoryRouter>
          <NoBidders
            pages={{ ...pages, ...change }}
            state={{ ...state, status: [], autoInvite: [], tier: [], ...filters }}
            change={ignore}
            onAdd={ignore}
          />
        </MemoryRouter>,
      ),
    )
  const none = { data: [{ bidders: [], total: 0 }] }

  it('offers to add or import the first bidders', () => {
    expect(shown(none)).toMatch(/No bidders yet .* Add Bidder Import a file/)
  })

  it('offers to clear filters that nobody meets', () => {
    expect(shown(none, { search: 'nobody' })).toMatch(/No bidders match .* Clear filters/)
  })

  it('says that they could not be loaded', () => {
    expect(shown({ error: new Error('no') })).toMatch(/Bidders could not be loaded .* Try again/)
  })
})
