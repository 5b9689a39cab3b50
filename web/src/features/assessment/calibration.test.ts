import { expect, it } from 'vitest'
import { pointsOf, type ScoreBand, shareOfInvited, spread } from './calibration.ts'

const counts = { assessed: 10, invited: 8, registered: 4, bid: 2, won: 1, paid: 1 }
const nobody = { assessed: 3, invited: 0, registered: 0, bid: 0, won: 0, paid: 0 }
const bands: ScoreBand[] = [
  { from: 60, to: 79, counts: nobody },
  { from: 80, to: 100, matchScore: 91, counts },
]

it('draws a band only where somebody was invited', () => {
  expect(pointsOf(bands, 'registered')).toEqual([{ x: 75, y: 50 }])
  expect(shareOfInvited(nobody, 'won')).toBeUndefined()
  expect(shareOfInvited(counts, 'won')).toBe(13)
})

it('keeps names apart, in the order of the lines and inside the chart', () => {
  expect(spread([50, 50, 20], 10)).toEqual([50, 60, 20])
  expect(spread([100, 100, 99], 10)).toEqual([90, 100, 80])
})
