import { scoreComponents } from '@auctionwiz/contracts/scores'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreBidder } from './compute.ts'
import { nextStep } from './next-step.ts'
import { anyFacts, factsWith, now, yearsAgo } from './test-samples.ts'
import { customDefaults } from './weights.ts'

const bidderWith = (facts: ReturnType<typeof factsWith>) => ({ facts, ...scoreBidder(facts, customDefaults, now) })

it('raises every part of a bidder without history', () => {
  const bidder = bidderWith(factsWith({}))
  for (const { component } of bidder.localScore.parts) expect(nextStep(component, bidder, 'local')?.gain).toBeGreaterThan(0)
})

it('says by how much the score rises', () => {
  const facts = factsWith({ paidOnTime: 3, daysToPay: 3, firstAuction: yearsAgo(2) })
  const gain = nextStep('paymentHistory', bidderWith(facts), 'local')?.gain ?? 0
  // From (300 - 3 + 100) / 5 to (400 - 4 + 100) / 6, by the weight of 30 in 100.
  expect(gain).toBeCloseTo(((496 / 6 - 397 / 5) * 30) / 100, 9)
})

it('raises a part by no more than it lacks, and says nothing of one that is not there', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const bidder = bidderWith(facts)
      for (const component of scoreComponents) {
        const step = nextStep(component, bidder, 'national')
        const { parts } = bidder.nationalScore
        const part = parts.find((one) => one.component === component)
        expect(step === undefined).toBe(part === undefined)
        if (!part || !step) continue
        // The value of a part is rounded to a whole one.
        const most = (100.5 * part.weight) / parts.reduce((sum, { weight }) => sum + weight, 0)
        expect(part.points + step.gain).toBeLessThanOrEqual(most + 1e-9)
      }
    }),
  )
})
