import { expect, test } from 'vitest'
import { at, level, signalCount } from '../signals.ts'
import { type Household, householdWeight, sharedAt, sharedShares, sharedSum } from './household.ts'

const household: Household = { prior: -14, shares: [0.7, 0.1, 0.4, 0.01, 0.02] }
const same = (...signals: (keyof typeof at)[]): Float64Array => {
  const own = new Float64Array(signalCount)
  for (const signal of signals) own[at[signal]] = 10
  return own
}
const weigh = (own: Float64Array): number => sharedSum(own, level.same, household)

test('the possibility of a household only takes away', () => {
  expect(householdWeight(30, -20)).toBeCloseTo(-10, 2)
  expect(householdWeight(5, -20)).toBeCloseTo(0, 2)
})

test('two of one household share a given name or a birthday, hardly both', () => {
  const neither = weigh(same('surname'))
  expect(weigh(same('surname', 'givenName')) - neither).toBeGreaterThan(3)
  expect(weigh(same('surname', 'dateOfBirth')) - neither).toBeGreaterThan(4)
  expect(weigh(same('surname', 'givenName', 'dateOfBirth')) - neither).toBeLessThan(4)
})

test('what two of one household share is shared, not met by chance', () => {
  const likely = new Float64Array(household.shares.length)
  sharedShares(same('surname', 'phone', 'dateOfBirth'), level.same, household, likely)
  expect(likely[sharedAt.phone]).toBeGreaterThan(0.99)
  expect(likely[sharedAt.dateOfBirth]).toBeGreaterThan(0.9)
  expect(likely[sharedAt.givenName]).toBeLessThan(0.01)
})
