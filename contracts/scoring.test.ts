import { expect, it } from 'vitest'
import { saveScoringSettings, thresholdsProblem, weightsProblem } from './scoring.ts'

const weights = {
  paymentHistory: 30,
  bidActivity: 20,
  winRate: 10,
  avgSpending: 15,
  accountAge: 5,
  communicationResponsiveness: 5,
  disputeHistory: 10,
  referrals: 5,
}

const rules = {
  weights,
  thresholds: { premium: 85, gold: 75, silver: 65, bronze: 55 },
  autoInvite: { enabled: true, scoreThreshold: 80, requirePaymentHistory: true, requireMinimumTier: true, minimumTier: 'Silver' },
  autoDeny: { enabled: true, scoreThreshold: 40, checkDisputes: true, checkPaymentDefaults: true },
  version: '',
}

it.each([
  [30, undefined],
  [33, 'Weights must total 100% (currently over by 3%)'],
  [18, 'Weights must total 100% (currently under by 12%)'],
])('says how far the weights are from 100 with a payment history of %i', (paymentHistory, text) => {
  expect(weightsProblem({ ...weights, paymentHistory })).toBe(text)
})

it('wants thresholds that do not rise from tier to tier', () => {
  expect(thresholdsProblem({ premium: 85, gold: 85, silver: 65, bronze: 0 })).toBeUndefined()
  expect(thresholdsProblem({ premium: 85, gold: 86, silver: 65, bronze: 0 })).toContain('higher than')
})

it.each<[string, object, string[]]>([
  ['all that is valid', {}, []],
  ['a weight above 50', { weights: { ...weights, paymentHistory: 51 } }, ['weights.paymentHistory', 'weights']],
  ['a fraction', { weights: { ...weights, paymentHistory: 29.5 } }, ['weights.paymentHistory']],
  ['a total of 101', { weights: { ...weights, paymentHistory: 31 } }, ['weights']],
  ['a threshold above 100', { thresholds: { ...rules.thresholds, premium: 101 } }, ['thresholds.premium']],
  ['an unknown component', { weights: { ...weights, luck: 0 } }, ['weights']],
  ['a tier that does not exist', { autoInvite: { ...rules.autoInvite, minimumTier: 'New' } }, ['autoInvite.minimumTier']],
])('takes %s: %#', (_name, change, fields) => {
  const parsed = saveScoringSettings.body.safeParse({ ...rules, ...change })
  expect(parsed.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(fields)
})
