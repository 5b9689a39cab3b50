import { expect, it } from 'vitest'
import { callNames, dayParts } from './mix.ts'
import { type LoadPlan, plannedCalls } from './model.ts'
import { percentile, summaryOf } from './results.ts'

const plan: LoadPlan = { seed: 1, houses: 3, minutes: 10, rate: 20 }
const calls = [...plannedCalls(plan)]

it('gives the same calls for the same seed, and others for another', () => {
  expect([...plannedCalls(plan)]).toEqual(calls)
  expect([...plannedCalls({ ...plan, seed: 2 })]).not.toEqual(calls)
})

it('keeps the rate over the day, and the busy and quiet parts of it', () => {
  expect(calls.length / 600).toBeGreaterThan(18)
  expect(calls.length / 600).toBeLessThan(22)
  const rateOf = (name: string, share: number) => calls.filter(({ part }) => part === name).length / (600 * share)
  const rates = dayParts.map(({ name, share }) => rateOf(name, share))
  expect(rates.indexOf(Math.max(...rates))).toBe(dayParts.findIndex(({ name }) => name === 'sale'))
  expect(rates.indexOf(Math.min(...rates))).toBe(dayParts.findIndex(({ name }) => name === 'evening'))
})

it('makes every call, in order, for every house, the first one most', () => {
  expect([...new Set(calls.map(({ name }) => name))].toSorted()).toEqual([...callNames].toSorted())
  expect(calls.map(({ at }) => at)).toEqual(calls.map(({ at }) => at).toSorted((a, b) => a - b))
  const byHouse = [0, 1, 2].map((house) => calls.filter((call) => call.house === house).length)
  expect(byHouse).toEqual(byHouse.toSorted((a, b) => b - a))
  expect(Math.min(...byHouse)).toBeGreaterThan(0)
})

it('records outcomes of lots in the sale alone', () => {
  expect(new Set(calls.filter(({ name }) => name === 'recordLotOutcome').map(({ part }) => part))).toEqual(new Set(['sale']))
})

it('sums up calls by name', () => {
  const outcomes = Array.from({ length: 100 }, (_, index) => ({ name: 'readBidder', ms: index + 1, bytes: 10, failed: index === 0 }))
  expect(percentile([3, 1, 2], 0.5)).toBe(2)
  const [row] = summaryOf(outcomes, new Map([['readBidder', { calls: 50, requestUnits: 100, operations: 75 }]]))
  expect(row).toEqual({ name: 'readBidder', calls: 100, failed: 1, p50: 50, p95: 95, p99: 99, bytes: 10, requestUnits: 2, operations: 1.5 })
})
