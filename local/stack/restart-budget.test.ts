import { expect, test } from 'vitest'
import { RestartBudget } from './restart-budget.ts'

test('five restarts a minute, each after a longer pause, then none until the minute is over', () => {
  const budget = new RestartBudget()
  expect([0, 1, 2, 3, 4].map((second) => budget.next(second * 1000))).toEqual([0, 250, 500, 1000, 2000])
  expect(budget.next(5000)).toBeUndefined()
  expect(budget.next(59_999)).toBeUndefined()
  expect(budget.next(60_500)).toBeDefined()
})

test('a crash long after the last one is answered at once', () => {
  const budget = new RestartBudget()
  budget.next(0)
  expect(budget.next(120_000)).toBe(0)
})
