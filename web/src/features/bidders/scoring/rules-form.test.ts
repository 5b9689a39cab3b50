import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { expect, it } from 'vitest'
import { numberOf, problemsOf, ruleLabels, ruleShown, rulesFrom, rulesKey, ruleValues, within } from './rules-form.ts'

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

it('compares rules in any order of the fields', () => {
  const { weights, ...rest } = defaultRules
  expect(rulesKey({ ...rest, weights })).toBe(rulesKey(defaultRules))
  const heavier = { ...defaultRules, weights: { ...weights, winRate: 13 } }
  expect(rulesKey(heavier)).not.toBe(rulesKey(defaultRules))
  expect(problemsOf(heavier)).toEqual({ weights: 'Weights must total 100% (currently over by 3%)' })
})

it('takes the rules apart into fields with a name each, and puts them together again', () => {
  const values = ruleValues(defaultRules)
  expect(rulesFrom(values)).toEqual(defaultRules)
  expect(Object.keys(ruleLabels())).toEqual(Object.keys(values))
  expect(ruleLabels()['autoDeny.scoreThreshold']).toBe('Auto-Deny: Custom score below')
})

it('says a rule in words', () => {
  expect(ruleShown('weights.winRate', '13')).toBe('13%')
  expect(ruleShown('autoInvite.enabled', false)).toBe('off')
  expect(ruleShown('autoInvite.minimumTier', 'Silver')).toBe('Silver')
})
