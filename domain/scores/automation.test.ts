import { describe, expect, it } from 'vitest'
import { type DecisionInput, decide, statusInForce } from './automation.ts'
import { defaultRules } from './rules.ts'
import { factsWith } from './test-samples.ts'

interface Case {
  score?: number
  tier?: DecisionInput['localScore']['tier']
  status?: DecisionInput['status']
  facts?: Parameters<typeof factsWith>[0]
}

const bidder = ({ score = 80, tier = 'Silver', status = 'Active', facts = { paidOnTime: 1 } }: Case): DecisionInput => ({
  status,
  facts: factsWith(facts),
  localScore: { score, tier },
})

const { autoInvite, autoDeny } = defaultRules

describe('decide, by the default rules', () => {
  it.each<[string, Case, string]>([
    ['a good payer at the threshold and tier', {}, 'Auto-Invite'],
    ['one point below the threshold', { score: 79 }, 'Manual Review'],
    ['a tier below the least', { tier: 'Bronze' }, 'Manual Review'],
    ['New, which is below every tier', { tier: 'New' }, 'Manual Review'],
    ['paid late is a payment', { facts: { paidLate: 1 } }, 'Auto-Invite'],
    ['without a payment', { facts: {} }, 'Manual Review'],
    ['not Active', { status: 'Pending' }, 'Manual Review'],
    ['Suspended', { status: 'Suspended' }, 'Manual Review'],
    ['at the deny threshold', { score: 40 }, 'Manual Review'],
    ['below the deny threshold', { score: 39 }, 'Auto-Deny'],
    ['with a dispute, however good', { score: 99, facts: { paidOnTime: 9, disputes: 1 } }, 'Auto-Deny'],
    ['with a payment default, however good', { score: 99, facts: { paidOnTime: 9, defaults: 1 } }, 'Auto-Deny'],
  ])('%s: %#', (_name, given, status) => {
    expect(decide(bidder(given), defaultRules).status).toBe(status)
  })

  it.each<[string, Case, Partial<typeof autoInvite>, Partial<typeof autoDeny>, string]>([
    ['inviting is off', {}, { enabled: false }, {}, 'Manual Review'],
    ['no payment is required', { facts: {} }, { requirePaymentHistory: false }, {}, 'Auto-Invite'],
    ['no tier is required', { tier: 'Bronze' }, { requireMinimumTier: false }, {}, 'Auto-Invite'],
    [
      'a New bidder has no score to invite for',
      { score: 50, tier: 'New' },
      { requireMinimumTier: false, scoreThreshold: 1 },
      {},
      'Manual Review',
    ],
    [
      'everyone is invited, New bidders too',
      { score: 50, tier: 'New' },
      { requireMinimumTier: false, scoreThreshold: 0 },
      {},
      'Auto-Invite',
    ],
    ['a New bidder has no score to deny for', { score: 50, tier: 'New' }, {}, { scoreThreshold: 60 }, 'Manual Review'],
    ['Premium is required', { tier: 'Gold' }, { minimumTier: 'Premium' }, {}, 'Manual Review'],
    ['denying is off', { score: 0, facts: { disputes: 3 } }, {}, { enabled: false }, 'Manual Review'],
    ['disputes are not checked', { facts: { paidOnTime: 1, disputes: 3 } }, {}, { checkDisputes: false }, 'Auto-Invite'],
    ['defaults are not checked', { facts: { paidOnTime: 1, defaults: 3 } }, {}, { checkPaymentDefaults: false }, 'Auto-Invite'],
    ['both would apply', {}, { scoreThreshold: 50 }, { scoreThreshold: 90 }, 'Auto-Deny'],
  ])('when %s', (_name, given, invite, deny, status) => {
    const rules = { autoInvite: { ...autoInvite, ...invite }, autoDeny: { ...autoDeny, ...deny } }
    expect(decide(bidder(given), rules).status).toBe(status)
  })

  it('names every check with what it saw and what it wants', () => {
    expect(decide(bidder({ score: 72, tier: 'Gold' }), defaultRules).reasons).toEqual([
      { rule: 'autoDeny', check: 'score', met: false, actual: 72, limit: 40 },
      { rule: 'autoDeny', check: 'disputes', met: false, actual: 0, limit: 0 },
      { rule: 'autoDeny', check: 'defaults', met: false, actual: 0, limit: 0 },
      { rule: 'autoInvite', check: 'status', met: true, actual: 'Active', limit: 'Active' },
      { rule: 'autoInvite', check: 'score', met: false, actual: 72, limit: 80 },
      { rule: 'autoInvite', check: 'paymentHistory', met: true, actual: 1, limit: 1 },
      { rule: 'autoInvite', check: 'minimumTier', met: true, actual: 'Gold', limit: 'Silver' },
    ])
  })
})

it('leaves a status set by hand alone', () => {
  const autoInviteOverride = { status: 'Auto-Invite', by: 'Una', byId: 'u1', at: '2026-11-21T09:00:00Z' } as const
  expect(statusInForce({ ...bidder({ score: 10 }), autoInviteOverride }, defaultRules)).toBe('Auto-Invite')
})
