import { expect, test } from 'vitest'
import { atOnce } from '../in-parts.ts'
import { chanceFrom, newTally } from '../model/parameters.ts'
import { randomFrom } from '../random.ts'
import { at, cellsPerSignal, level, signalCount } from '../signals.ts'
import { priorFrom, settle, startEstimate } from './expectation.ts'
import { KeptPairs } from './kept-pairs.ts'

const compared = [at.givenName, at.surname, at.street, at.secondLine, at.suburb, at.dateOfBirth] as const
/** Shares of same, near and different among pairs of one person, and of near and different among others. */
const agreement = [0.8, 0.15, 0.05]
const sameByChance = 0.01
const nearByChance = 0.02
const records = 20_000
const matches = 3000
const others = 20_000

const levelsBy = [level.same, level.nearRare, level.different] as const

const draw = (shares: readonly number[], random: () => number): number => {
  const value = random()
  if (value < (shares[0] ?? 0)) return levelsBy[0]
  return value < (shares[0] ?? 0) + (shares[1] ?? 0) ? levelsBy[1] : levelsBy[2]
}

/** Pairs as a known model makes them. */
const madePairs = (): KeptPairs => {
  const random = randomFrom(5)
  const kept = new KeptPairs()
  for (let pair = 0; pair < matches + others; pair += 1) {
    const levels = new Uint8Array(signalCount)
    const bits = new Float64Array(signalCount)
    for (const signal of compared) {
      levels[signal] = draw(pair < matches ? agreement : [sameByChance, nearByChance], random)
      if (levels[signal] === level.same) bits[signal] = Math.log2(sameByChance)
    }
    kept.append(pair, pair + 1, { levels, bits })
  }
  return kept
}

test('expectation maximisation finds the shares and the prior of a known model', () => {
  const tally = newTally()
  for (const signal of compared) {
    tally[signal * cellsPerSignal + level.nearRare] = nearByChance * 1e6
    tally[signal * cellsPerSignal + level.different] = (1 - nearByChance) * 1e6
  }
  const chance = chanceFrom(tally)
  const kept = madePairs()
  const found = atOnce(settle(kept, startEstimate(chance, records), chance, records))
  for (const signal of compared) {
    for (const [index, share] of agreement.entries()) {
      expect(found.agreement[signal * cellsPerSignal + (levelsBy[index] ?? 0)]).toBeCloseTo(share, 1)
    }
  }
  const expected = Math.log2(matches / ((records * (records - 1)) / 2))
  expect(Math.abs(found.prior - expected)).toBeLessThan(0.1)
})

test('a house without duplicates keeps a low prior, and a tiny one a usual one', () => {
  expect(priorFrom(0, 10_000)).toBeLessThan(-23)
  expect(priorFrom(0, 10)).toBeGreaterThan(-12)
})
