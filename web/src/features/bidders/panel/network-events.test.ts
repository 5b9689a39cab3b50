import type { ScoreChange } from '@auctionwiz/contracts/scores'
import { expect, it } from 'vitest'
import { networkEvents } from './network-events.ts'

const change = (month: number, some: Partial<ScoreChange> = {}): ScoreChange => ({
  at: `2026-${String(month).padStart(2, '0')}-20T09:00:00Z`,
  scoreType: 'national',
  score: 70,
  tier: 'Silver',
  cause: `Paid late, ${month}`,
  network: { kind: 'late', month: `2026-${String(month).padStart(2, '0')}` },
  ...some,
})

const paidLate = (month: string) => `Paid late at another house, ${month} 2026`

const { network: _network, ...own } = change(9, { cause: 'Bid in Fine Art' })

it('shows each event at other houses once, the newest five first, and no event of the house', () => {
  const scoreHistory = [1, 2, 3, 4, 5, 6, 7, 7].map((month) => change(month))
  const shown = networkEvents({ scoreHistory: [...scoreHistory, own, change(8, { scoreType: 'local' })] })
  expect(shown.map(({ cause }) => cause)).toEqual(['July', 'June', 'May', 'April', 'March'].map(paidLate))
})

it('shows an event that was objected to, however old', () => {
  const objection = {
    id: 'obj_1',
    event: { kind: 'late' as const, month: '2026-01' },
    reason: 'Paid',
    at: '2026-02-01T09:00:00Z',
    by: 'Una',
    byId: 'u1',
    status: 'open' as const,
  }
  const scoreHistory = [1, 2, 3, 4, 5, 6, 7].map((month) => change(month))
  const shown = networkEvents({ scoreHistory, networkObjections: [objection] })
  expect(shown.at(-1)).toMatchObject({ cause: paidLate('January'), objection: { status: 'open' } })
})

it('shows a settled objection also once the history of the score no longer holds the event', () => {
  const objection = {
    id: 'obj_1',
    event: { kind: 'default' as const, month: '2025-11' },
    reason: 'It was another person.',
    at: '2026-02-01T09:00:00Z',
    by: 'Una',
    byId: 'u1',
    status: 'upheld' as const,
    settledAt: '2026-02-05T09:00:00Z',
  }
  const shown = networkEvents({ scoreHistory: [change(1), change(3)], networkObjections: [objection] })
  expect(shown.map(({ cause }) => cause)).toEqual([
    paidLate('March'),
    'Payment default at another house, November 2025',
    paidLate('January'),
  ])
})
