import { expect, it } from 'vitest'
import { matchBandOf, matchBands } from './match-bands.ts'

it('has a band for each match score, without gaps', () => {
  for (let score = 0; score <= 100; score += 1) {
    const band = matchBands[matchBandOf(score)]
    expect(band && score >= band.from && score <= band.to, String(score)).toBe(true)
  }
})

it('takes points beyond the limits into the outer bands', () => {
  expect([matchBandOf(-4), matchBandOf(123)]).toEqual([0, matchBands.length - 1])
})
