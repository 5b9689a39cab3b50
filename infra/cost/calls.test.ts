import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callTable, dollarsOfMillion, meanCall } from './calls.ts'
import house from './house.json' with { type: 'json' }

it('is the table of calls that the page shows', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8')).toContain(callTable())
})

it('prices requests, executions, seconds and bytes of a call', () => {
  const nothing = { calls: 1, bytes: 0, requestUnits: 0 }
  expect(dollarsOfMillion(nothing)).toBeCloseTo(0.4 + (0.06 / 4) * 2 * 26, 5)
  expect(dollarsOfMillion({ ...nothing, requestUnits: 4 }) - dollarsOfMillion(nothing)).toBeCloseTo(1, 5)
  expect(dollarsOfMillion({ ...nothing, bytes: 1_000 }) - dollarsOfMillion(nothing)).toBeCloseTo(0.087, 5)
})

it('gives the bill the bytes of the mean call', () => {
  expect(Math.abs(house.bytesOfCall - meanCall().bytes)).toBeLessThan(100)
})
