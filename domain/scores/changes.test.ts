import { expect, test } from 'vitest'
import { recordScoreChanges, scoreHistoryLimit } from './changes.ts'
import { scoreBidder } from './compute.ts'
import { factsWith, now } from './test-samples.ts'
import { customDefaults } from './weights.ts'

const scored = (paidOnTime: number, at = now) => scoreBidder(factsWith({ paidOnTime }), customDefaults, at)

test('a new bidder opens with both scores', () => {
  expect(recordScoreChanges(undefined, scored(0), 'Bidder added')).toEqual([
    { at: '2026-11-21T12:00:00.000Z', scoreType: 'national', score: 50, tier: 'New', cause: 'Bidder added' },
    { at: '2026-11-21T12:00:00.000Z', scoreType: 'local', score: 50, tier: 'New', cause: 'Bidder added' },
  ])
})

test('only what changed is recorded', () => {
  const first = scored(4)
  const scoreHistory = recordScoreChanges(undefined, first, 'Bidder added')
  const later = { ...scored(4, new Date('2026-12-01T00:00:00Z')), scoreHistory }
  expect(recordScoreChanges({ ...first, scoreHistory }, later, 'Settings saved')).toEqual(scoreHistory)
  const moved = { ...first, localScore: { ...first.localScore, tier: 'Gold' as const } }
  expect(recordScoreChanges({ ...first, scoreHistory }, moved, 'Settings saved').slice(2)).toMatchObject([
    { scoreType: 'local', tier: 'Gold', cause: 'Settings saved' },
  ])
})

test('the newest changes are kept', () => {
  let bidder = { ...scored(0), scoreHistory: recordScoreChanges(undefined, scored(0), 'start') }
  for (let payment = 1; payment <= 100; payment += 1) {
    const next = scored(payment % 2 === 0 ? 0 : 9)
    bidder = { ...next, scoreHistory: recordScoreChanges(bidder, next, `payment ${payment}`) }
  }
  expect(bidder.scoreHistory).toHaveLength(scoreHistoryLimit)
  expect(bidder.scoreHistory.at(-1)?.cause).toBe('payment 100')
  expect(bidder.scoreHistory[0]?.cause).toBe('payment 71')
})
