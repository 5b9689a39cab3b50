import type { BidderAssessment } from '@auctionwiz/contracts/bidder-assessments'
import { describe, expect, it } from 'vitest'
import { assessmentQuery, isFiltered, notReachedBy, type Selected, toggled, wholeList, withShown } from './assessment-state.ts'

const row = (id: string, some: Partial<BidderAssessment> = {}): BidderAssessment => ({
  ...{ id, bidderNumber: `B-${id}`, name: `Ann ${id}`, assessedAt: '2026-11-21T09:00:00Z', matchScore: 95, points: 95, parts: [] },
  ...{ riskLevel: 'Low', recommendation: 'Auto-Invite', reasons: [], aiInsights: [], ...some },
})
const invited = row('c', { invited: { at: '2026-11-21T09:00:00Z' } })
const none: Selected = new Map()

describe('the selection', () => {
  it('takes a bidder in and out', () => {
    const one = toggled(none, row('a'))
    expect([...one.keys()]).toEqual(['a'])
    expect(toggled(one, row('a')).size).toBe(0)
    expect(none.size).toBe(0)
  })

  it('never takes those who are invited or can get no invitation', () => {
    for (const other of [
      invited,
      row('d', { unreachable: 'noEmail', untextable: 'noPhone' }),
      row('e', { unreachable: 'suspended', untextable: 'suspended' }),
    ])
      expect(toggled(none, other).size).toBe(0)
    expect([...withShown(none, [row('a'), invited, row('b')], new Set(['a', 'b', 'c'])).keys()]).toEqual(['a', 'b'])
  })

  it('takes who can be reached one way, and says which way fails', () => {
    const byText = row('f', { unreachable: 'noEmail' })
    expect(toggled(none, byText).size).toBe(1)
    expect([notReachedBy(byText, 'email'), notReachedBy(byText, 'text')]).toEqual(['noEmail', undefined])
  })

  it('keeps those who are not on screen', () => {
    const shown = [row('a'), row('b')]
    const some = withShown(toggled(none, row('z')), shown, new Set(['a', 'b']))
    expect([...some.keys()]).toEqual(['z', 'a', 'b'])
    expect([...withShown(some, shown, new Set()).keys()]).toEqual(['z'])
  })
})

it('asks for what the filters say', () => {
  expect(assessmentQuery(wholeList)).toEqual({ sort: '-match', limit: 50 })
  const state = { search: 'ann', recommendation: 'Skip', riskLevel: 'High', sort: 'match' } as const
  expect(assessmentQuery(state)).toEqual({ sort: 'match', limit: 50, search: 'ann', recommendation: ['Skip'], riskLevel: ['High'] })
  expect([wholeList, state, { ...wholeList, sort: 'match' as const }].map(isFiltered)).toEqual([false, true, false])
})
