import { expect, it } from 'vitest'
import { bulkSentence, sumOfResults } from './bulk-sentence.ts'

it.each([
  [{ changed: 3 }, '3 bidders set to Active.'],
  [{ changed: 1, unchanged: 2 }, '1 bidder set to Active. Not changed: 2 were so already.'],
  [
    { missing: 1, mayNotSuspend: 4 },
    '0 bidders set to Active. Not changed: 1 are no longer there, 4 that you may not suspend or reinstate.',
  ],
])('says what came of a change: %o', (result, sentence) => {
  expect(bulkSentence({ kind: 'status', status: 'Active' }, result as Record<string, number>, String)).toBe(sentence)
})

it('adds what was done at once and in the background', () => {
  expect(sumOfResults({ changed: 2, missing: 1 }, { changed: 3 })).toEqual({ changed: 5, missing: 1 })
})
