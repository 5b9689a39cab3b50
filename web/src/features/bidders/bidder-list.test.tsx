import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import BidderChips from './BidderChips.tsx'
import { noFilters } from './list-state.ts'
import NoBidders from './NoBidders.tsx'
import { renderInHouse, wordsOf } from './testing/in-house.tsx'

// The screens are rendered to markup without a browser, where a store is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))
vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) })

const ignore = () => undefined
const state = { ...noFilters, status: [], autoInvite: [], tier: [], scoreType: 'national', sort: '-score' } as const

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

describe('without rows', () => {
  const shown = (filters: object = {}) =>
    wordsOf(
      renderInHouse(
        <MemoryRouter>
          <NoBidders state={{ ...state, status: [], autoInvite: [], tier: [], ...filters }} change={ignore} onAdd={ignore} />
        </MemoryRouter>,
      ),
    )

  it('offers to add or import the first bidders', () => {
    expect(shown()).toMatch(/No bidders yet .* Add Bidder Import a file/)
  })

  it('offers to clear filters that nobody meets', () => {
    expect(shown({ search: 'nobody' })).toMatch(/No bidders match .* Clear filters/)
  })
})
