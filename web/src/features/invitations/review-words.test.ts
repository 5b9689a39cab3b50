import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { expect, it } from 'vitest'
import { createFormat } from '../../app/format.ts'
import { groupNote, paymentsWords, reasonWords, scoreTypeOf } from './review-words.ts'

const format = createFormat('UTC', 'USD')
const row = (record: Partial<NonNullable<Invitation['record']>>): Invitation => ({
  ...{
    id: 'inv_1',
    auctionId: 'auc_1',
    bidderId: 'bid_1',
    bidderNumber: 'B-1',
    bidderName: 'Ann Lee',
    state: 'review',
    score: 78,
    tier: 'Silver',
  },
  ...{ at: '2026-11-22T09:00:00Z', decidedBy: [], version: '1' },
  record: { paidOnTime: 0, paidLate: 0, disputes: 0, defaults: 0, ...record },
})

it('says why a bidder waits, with the value and what is needed', () => {
  expect(reasonWords({ cause: 'nearScore', actual: 78, limit: 80 })).toBe('Score 78, needs 80')
  expect(reasonWords({ cause: 'notScored', actual: 'New', limit: 80 })).toBe('No score yet, needs 80')
  expect(reasonWords({ cause: 'payments', actual: 0, limit: 1 })).toBe('No paid lot, needs one')
  expect(reasonWords({ cause: 'tier', actual: 'Bronze', limit: 'Silver' })).toBe('Bronze, needs Silver')
  expect(reasonWords({ cause: 'override', actual: 'Manual Review', by: 'Una' })).toBe('Set to Manual Review by Una')
})

it('counts what was not paid as not on time', () => {
  expect(paymentsWords(row({ paidOnTime: 23 }), format)).toBe('23 of 23 on time')
  expect(paymentsWords(row({ paidOnTime: 9, paidLate: 1, defaults: 1 }), format)).toBe('9 of 11 on time')
  expect(paymentsWords(row({}), format)).toBe('No payments')
})

it('says of a group only what all of it has in common', () => {
  const near = { group: 'nearScore', count: 31, tiers: ['Silver'], defaults: 0, disputes: 0 } as const
  expect(groupNote({ ...near, tiers: [...near.tiers] })).toBe('All Silver. None has a default or a disputed bid.')
  expect(groupNote({ ...near, tiers: ['Gold', 'Silver'], defaults: 2 })).toBe('2 defaults.')
  expect(groupNote({ group: 'nearScore', count: 2, tiers: ['Gold', 'Silver'] })).toBe('')
  expect(groupNote({ group: 'score', count: 2, tiers: ['Gold'], lowestScore: 70 })).toBe('Lowest score 70')
})

it('names the score that the decisions used, if it is one', () => {
  const by = (scoreType: 'national' | 'local') => ({ ...row({}), decision: { scoreType } }) as Invitation
  expect(scoreTypeOf([by('national'), by('national')], 'local')).toBe('national')
  expect(scoreTypeOf([by('national'), row({})], 'local')).toBeUndefined()
  expect(scoreTypeOf([], 'national')).toBe('national')
})
