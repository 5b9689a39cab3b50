import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { renderInHouse, wordsOf } from '../testing/in-house.tsx'
import { sampleAuction, sampleBidder } from '../testing/sample-bidder.ts'
import { waterfall } from '../waterfall.ts'
import { AuctionHistory } from './AuctionHistory.tsx'
import { BidderTab } from './BidderTab.tsx'
import { Notes } from './Notes.tsx'
import { Overview } from './Overview.tsx'
import { ScoreBreakdown } from './ScoreBreakdown.tsx'

// The screens are rendered to markup without a browser, where a store is read once and nothing is rendered later.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
  useDeferredValue: (value: unknown) => value,
}))

// A wide window.
vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) })

const ignore = () => undefined

/** Rendered inside a router, whose address names an open legal case. */
const routed = (element: ReactNode) => <MemoryRouter>{element}</MemoryRouter>

describe('the score breakdown', () => {
  it('shows parts whose points add up to the score shown', () => {
    const words = wordsOf(renderInHouse(<ScoreBreakdown bidder={sampleBidder()} scoreType="national" />))
    const points = [...words.matchAll(/, Points (\d+\.\d)/g)].map(([, shown]) => Math.round(Number(shown) * 10))
    const total = /AuctionWiz score (?:rounds to \d+ )?(\d+\.\d)/.exec(words)?.[1]
    expect(points).toHaveLength(8)
    expect(points.reduce((sum, tenths) => sum + tenths, 0)).toBe(Math.round(Number(total) * 10))
  })

  it('says under the open part how its value is made', () => {
    const words = wordsOf(renderInHouse(<ScoreBreakdown bidder={sampleBidder()} scoreType="national" />))
    const [first] = waterfall(sampleBidder().nationalScore).steps
    const formulas = Object.entries(recordLabels.formula).filter(([, formula]) => words.includes(formula))
    expect(formulas.map(([component]) => component)).toEqual([first?.component])
  })

  it('leaves out the optional parts that have no value', () => {
    const words = wordsOf(renderInHouse(<ScoreBreakdown bidder={sampleBidder()} scoreType="national" />))
    expect(words).toContain('Referrals')
    expect(words).not.toMatch(/Seasonal Activity|Loyalty Bonus/)
  })

  it('opens the first part to its events, with the start they build on', () => {
    const words = wordsOf(renderInHouse(<ScoreBreakdown bidder={sampleBidder()} scoreType="local" />))
    expect(words).toMatch(/17 Nov 2026 Lot 214 paid 1 day after the sale \$12,400\.00 \+\d/)
    expect(words).toMatch(/Neutral start of 50 \d/)
  })
})

describe('the auction history', () => {
  it('says that there is none', () => {
    expect(wordsOf(renderInHouse(<AuctionHistory items={[]} />))).toContain('No auction history available')
  })

  it('shows only the general category and the month for another house', () => {
    const foreign = sampleAuction({ isInternal: false, auctionHouse: 'Elsewhere', generalCategory: 'Furniture' })
    const words = wordsOf(renderInHouse(<AuctionHistory items={[foreign]} />))
    expect(words).toBe('Date Sale Bid on Won Spent Paid Nov 2026 Another auction house, Furniture — — — Paid')
  })

  it('says in words when the buyer paid', () => {
    const words = wordsOf(renderInHouse(<AuctionHistory items={[sampleAuction({ totalBids: 1, lotsBid: 1, daysToPay: 0 })]} />))
    expect(words).toContain('Paid on the day')
  })
})

it('says that there are no notes', () => {
  expect(wordsOf(renderInHouse(routed(<Notes bidder={sampleBidder({ notes: [] })} noting={false} onNoting={ignore} />)))).toContain(
    'No internal notes for this bidder',
  )
})

it('shows both scores and figures in the overview, and what is not known as a dash', () => {
  const words = wordsOf(
    renderInHouse(
      routed(<Overview bidder={sampleBidder()} record={sampleBidder()} scoreType="local" onAddNote={ignore} onNotes={ignore} />),
    ),
  )
  expect(words).toMatch(/^Custom score \d+ .*AuctionWiz score \d+/)
  expect(words).toContain('Phone number —')
  expect(words).toContain('Total won $12,400.00')
})

describe('a tab', () => {
  const panel = { onRetry: ignore, onTab: ignore, onNoting: ignore, noting: false }
  const props = { ...panel, row: sampleBidder(), bidder: undefined, error: undefined, scoreType: 'national' } as const

  it('begins the overview with what the row knows', () => {
    const markup = renderInHouse(routed(<BidderTab {...props} tab="overview" />))
    expect(markup).toContain('vanessa.parr@example.com')
    expect(markup).not.toContain('Total won')
  })

  it('waits for the record elsewhere', () => {
    expect(renderInHouse(<BidderTab {...props} tab="notes" />)).toContain('role="status"')
  })

  it('says what went wrong', () => {
    expect(renderInHouse(<BidderTab {...props} tab="notes" error={new Error('no')} />)).toContain('The profile could not be loaded')
  })
})
