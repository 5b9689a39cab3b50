import { expect, it } from 'vitest'
import { bulkSentence, bulkWords, sumOfResults } from './bulk-sentence.ts'

it.each([
  [{ changed: 3 }, '3 bidders set to Active.'],
  [{ changed: 1, unchanged: 2 }, '1 bidder set to Active. Not changed: 2 already set.'],
  [{ missing: 1, mayNotSuspend: 4 }, '0 bidders set to Active. Not changed: 1 since deleted, 4 you can’t suspend or reinstate.'],
])('says the outcome of a change: %o', (result, sentence) => {
  expect(bulkSentence({ kind: 'status', status: 'Active' }, result as Record<string, number>, String)).toBe(sentence)
})

it('says what is going on with one and with several', () => {
  expect(bulkWords({ kind: 'delete' }, '1')).toBe('Deleting 1 bidder')
  expect(bulkWords({ kind: 'status', status: 'Inactive' }, '2,418')).toBe('Setting 2,418 bidders to Inactive')
})

it('adds what was done at once and in the background', () => {
  expect(sumOfResults({ changed: 2, missing: 1 }, { changed: 3 })).toEqual({ changed: 5, missing: 1 })
})
