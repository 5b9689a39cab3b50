import { expect, it } from 'vitest'
import { derivedId, randomId, timeOrderedId } from './ids.ts'

it('derives the same id from the same parts, for ever', async () => {
  expect(await derivedId('bid', 'hse_1', 'key-1')).toBe('bid_x8knam1xfwy2t59ymjf4')
  expect(await derivedId('bid', 'hse_1', 'key-2')).toBe('bid_egfz2f1zakq2b2f2w8fk')
})

it('sorts time-ordered ids by their time', () => {
  const ids = [0, 1, 31, 32, 255, 256, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47].map((ms) => timeOrderedId('audit', new Date(ms)))
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every((id) => /^audit_[0-9a-hjkmnp-tv-z]{23}$/.test(id))).toBe(true)
})

it('makes random ids of twenty characters', () => {
  const ids = Array.from({ length: 1_000 }, () => randomId('bid'))
  expect(new Set(ids).size).toBe(1_000)
  expect(ids.every((id) => /^bid_[0-9a-hjkmnp-tv-z]{20}$/.test(id))).toBe(true)
})
