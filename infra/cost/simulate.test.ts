import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import house from './house.json' with { type: 'json' }
import { populationOf, randomFrom } from './population.ts'
import { housesBeyond, neededThroughput, scaleTable, simulateDay } from './simulate.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8')

it('is the table that the page shows, with the numbers of houses at which it breaks', { timeout: 60_000 }, () => {
  expect(page).toContain(scaleTable())
  const night = housesBeyond(({ nightHours }) => nightHours > 8)
  const calls = housesBeyond(({ busiest }) => busiest > 1)
  expect(page).toContain(`about ${night.toLocaleString('en-US')} houses`)
  expect(page).toContain(`about ${calls.toLocaleString('en-US')} houses`)
})

it('has houses whose mean size is that of house.json, the same at each run', () => {
  const houses = populationOf(10_000)
  expect(houses.reduce((sum, { size }) => sum + size, 0) / 10_000).toBeCloseTo(1, 1)
  expect(houses.filter(({ sellsToday }) => sellsToday).length / 10_000).toBeCloseTo(house.salesAMonth / house.workDays, 1)
  expect(populationOf(10_000)).toEqual(houses)
  const random = randomFrom(1)
  expect(Array.from({ length: 1_000 }, random).every((one) => one >= 0 && one < 1)).toBe(true)
})

it('is better off with more throughput and worse off with more houses', () => {
  const [few, many, richer] = [simulateDay(500, 10_000), simulateDay(5_000, 10_000), simulateDay(5_000, 40_000)]
  expect(many.busiest).toBeGreaterThan(few.busiest)
  expect(many.nightHours).toBeGreaterThan(few.nightHours)
  expect(richer.busiest).toBeLessThan(many.busiest)
  expect(richer.throughput).toBe(many.throughput)
})

it('finds a throughput that suffices, and none of the next lower step', () => {
  const needed = neededThroughput(3_000)
  const suffices = (throughput: number): boolean => {
    const { busiest, nightHours } = simulateDay(3_000, throughput)
    return busiest <= 1 && nightHours <= 8
  }
  expect([suffices(needed), suffices(needed - 1_000)]).toEqual([true, false])
})
