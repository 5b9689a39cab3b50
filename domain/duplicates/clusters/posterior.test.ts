import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClusterEvidence } from './join-odds.ts'
import { clusterPosterior } from './posterior.ts'

const prior = 2 ** -15

/** No households, unless a test says so. */
const life = { moved: 0.05, household: { prior: -1000, shares: [0.97, 0.2, 0.8, 0.2, 0.3] } }

/** Evidence of names alone; `weights` in bits by pair, in the order 01, 02, 12, 03, 13, 23, … */
const evidenceOf = (records: number, weights: readonly number[]): ClusterEvidence => {
  const none = (): Float64Array => new Float64Array(records * records).fill(Number.NaN)
  const names = none()
  let next = 0
  for (let b = 1; b < records; b += 1) {
    for (let a = 0; a < b; a += 1) {
      const odds = 2 ** (weights[next] ?? 0)
      names[a * records + b] = odds
      names[b * records + a] = odds
      next += 1
    }
  }
  const givenNameLevels = new Uint8Array(records * records)
  return {
    records,
    names,
    email: none(),
    others: [],
    address: [],
    givenName: names,
    givenNameLevels,
    surname: none(),
    weights: life,
    prior,
  }
}

const pairOf = (together: Float64Array, records: number, a: number, b: number): number => together[a * records + b] ?? Number.NaN

test('two records alone have the odds of their pair', () => {
  expect(pairOf(clusterPosterior(evidenceOf(2, [16])), 2, 0, 1)).toBeCloseTo(2 / 3, 6)
})

test('a weak pair gains by a third record that agrees with both', () => {
  const together = clusterPosterior(evidenceOf(3, [30, 30, 13]))
  expect(pairOf(together, 3, 1, 2)).toBeGreaterThan(0.99)
})

test('a poor record does not make one of two that contradict each other', () => {
  const evidence = evidenceOf(3, [20, 20, 18])
  const date = new Float64Array(9).fill(Number.NaN)
  date[1 * 3 + 2] = date[2 * 3 + 1] = 2 ** -20
  const together = clusterPosterior({ ...evidence, others: [date] })
  expect(pairOf(together, 3, 1, 2)).toBeLessThan(0.01)
  expect(pairOf(together, 3, 0, 1)).toBeCloseTo(0.5, 1)
})

test('two records each of twins do not become one person by a line that one of them lacks', () => {
  const names = evidenceOf(4, [16, -6, -6, -6, -6, 16]).names
  const all = (bits: number): Float64Array => new Float64Array(16).fill(2 ** bits)
  const lines = all(12)
  for (const other of [0, 1, 2]) lines[3 * 4 + other] = lines[other * 4 + 3] = 2 ** 4
  const evidence = { ...evidenceOf(4, []), names, givenName: names, others: [all(11)], address: [lines, all(12)] }
  const household = { ...life.household, prior: -16 }
  const together = clusterPosterior({ ...evidence, weights: { ...life, household } })
  expect(pairOf(together, 4, 0, 1)).toBeGreaterThan(0.9)
  expect(pairOf(together, 4, 2, 3)).toBeGreaterThan(0.9)
  expect(pairOf(together, 4, 0, 2)).toBeLessThan(0.1)
})

test('probabilities are symmetric, between 0 and 1, and do not depend on the order of records', () => {
  const bits = fc.array(fc.double({ min: -10, max: 40, noNaN: true }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(bits, (list) => {
      const [w01 = 0, w02 = 0, w12 = 0, w03 = 0, w13 = 0, w23 = 0] = list
      const together = clusterPosterior(evidenceOf(4, list))
      const reversed = clusterPosterior(evidenceOf(4, [w23, w13, w12, w03, w02, w01]))
      for (let a = 0; a < 4; a += 1) {
        for (let b = 0; b < a; b += 1) {
          const probability = pairOf(together, 4, a, b)
          expect(probability).toBeGreaterThanOrEqual(0)
          expect(probability).toBeLessThanOrEqual(1 + 1e-9)
          expect(pairOf(together, 4, b, a)).toBe(probability)
          expect(pairOf(reversed, 4, 3 - a, 3 - b)).toBeCloseTo(probability, 9)
        }
      }
    }),
  )
})
