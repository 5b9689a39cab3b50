import { expect, test } from 'vitest'
import { RestartBudget } from './restart-budget.ts'

const delays = (budget: RestartBudget, times: number[]) => times.map((time) => budget.next(time).delay)

test('five quick restarts a minute, each after a longer pause, then one every 30 seconds without end', () => {
  const budget = new RestartBudget()
  expect(delays(budget, [0, 1_000, 2_000, 3_000, 4_000])).toEqual([0, 250, 500, 1000, 2000])
  expect(budget.next(7_000)).toEqual({ delay: 30_000, slow: true, slowsDown: true })
  expect(budget.next(38_000)).toEqual({ delay: 30_000, slow: true, slowsDown: false })
  expect(delays(budget, [70_000, 102_000, 134_000])).toEqual([30_000, 30_000, 30_000])
})

test('a child that ran for a minute after slow restarts is restarted at once again', () => {
  const budget = new RestartBudget()
  delays(budget, [0, 1_000, 2_000, 3_000, 4_000, 7_000])
  expect(budget.next(98_000)).toEqual({ delay: 0, slow: false, slowsDown: false })
})

test('a crash long after the last one is answered at once', () => {
  const budget = new RestartBudget()
  expect(delays(budget, [0, 120_000])).toEqual([0, 0])
})
