import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { expect, it } from 'vitest'
import { numberOf, rulesKey, rulesState, within } from './rules-form.ts'

it.each([
  ['28', 28],
  ['28 %', 28],
  ['', 0],
  ['abc', 0],
  ['7.9', 7],
  ['-3', -3],
])('takes %j as %d', (typed, number) => {
  expect(numberOf(typed)).toBe(number)
})

it('keeps numbers within their limits', () => {
  expect([-3, 12, 99].map((number) => within(number, 50))).toEqual([0, 12, 50])
})

it('distinguishes changed rules from those in force, in any order of the fields', () => {
  const { weights, ...rest } = defaultRules
  expect(rulesKey({ ...rest, weights })).toBe(rulesKey(defaultRules))
  expect(rulesState(defaultRules, { ...rest, weights })).toMatchObject({ changed: false, ready: false })
  const heavier = { ...defaultRules, weights: { ...weights, winRate: 13 } }
  expect(rulesState(heavier, defaultRules)).toEqual({
    problems: { weights: 'Weights must total 100% (currently over by 3%)' },
    changed: true,
    ready: false,
  })
  expect(rulesState({ ...heavier, weights: { ...heavier.weights, referrals: 2 } }, defaultRules).ready).toBe(true)
})
