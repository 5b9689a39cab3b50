import type { PairOutcome } from '@auctionwiz/contracts/duplicates'
import { expect, it } from 'vitest'
import { outcomeWords } from './outcome-words.ts'

const all = (...outcomes: PairOutcome[]) => outcomeWords(outcomes.map((outcome) => ({ outcome })))

it('says once why some were refused', () => {
  const refused = { outcome: 'refused', reason: 'Bidder not found' } as const
  expect(outcomeWords([{ outcome: 'merged' }, refused, refused])).toBe('1 match merged, 2 not possible. Bidder not found')
})

it('counts the pairs by what became of them, what was done first', () => {
  expect(all('unclear', 'merged', 'merged')).toBe('2 matches merged, 1 left for review: not all of its records match')
  expect(all('undone', 'refused', 'decided')).toBe('1 merge undone, 1 decided by someone else, 1 not possible')
})
