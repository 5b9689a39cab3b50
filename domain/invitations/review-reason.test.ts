import { expect, it } from 'vitest'
import { decide } from '../scores/automation.ts'
import { defaultRules } from '../scores/rules.ts'
import { factsWith } from '../scores/test-samples.ts'
import { reviewReason } from './review-reason.ts'

const reasonOf = (score: number, given: Partial<Parameters<typeof decide>[0]> = {}, rules = defaultRules) =>
  reviewReason(decide({ status: 'Active', facts: factsWith({ paidOnTime: 1 }), localScore: { score, tier: 'Gold' }, ...given }, rules))

it('names what the bidder lacks, with the value and what is needed', () => {
  expect(reasonOf(78)).toEqual({ cause: 'nearScore', actual: 78, limit: 80 })
  expect(reasonOf(77)).toEqual({ cause: 'score', actual: 77, limit: 80 })
  expect(reasonOf(85, { facts: factsWith({}) })).toEqual({ cause: 'payments', actual: 0, limit: 1 })
  expect(reasonOf(85, { localScore: { score: 85, tier: 'Bronze' } })).toEqual({ cause: 'tier', actual: 'Bronze', limit: 'Silver' })
  expect(reasonOf(50, { localScore: { score: 50, tier: 'New' } })).toEqual({ cause: 'notScored', actual: 'New', limit: 80 })
})

it('puts a bidder who lacks several into the group of what weighs most', () => {
  expect(reasonOf(70, { status: 'Pending', facts: factsWith({}) })).toEqual({ cause: 'status', actual: 'Pending', limit: 'Active' })
  expect(reasonOf(70, { facts: factsWith({}) })).toMatchObject({ cause: 'score' })
})

it('says that staff or the rules left it open', () => {
  expect(reviewReason({ override: { status: 'Manual Review', by: 'Una' }, reasons: [] })).toEqual({
    cause: 'override',
    actual: 'Manual Review',
    by: 'Una',
  })
  const off = { ...defaultRules, autoInvite: { ...defaultRules.autoInvite, enabled: false } }
  expect(reasonOf(85, {}, off)).toEqual({ cause: 'rulesOff' })
})
