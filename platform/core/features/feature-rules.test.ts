import type { Feature } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { expect, it } from 'vitest'
import { featureIsOn } from './feature-rules.ts'
import { flagSet } from './flags.ts'

const caller: AccessClaims = {
  userId: 'usr_1',
  userName: 'Ada',
  accountId: 'acc_1',
  accountRole: 'member',
  houses: { hse_1: 'viewer' },
  sessionId: 'ses_1',
}

/** An account of tier 3 with three houses, of which the caller sees one, and inventory bought. */
const asked = (stored: readonly object[] | undefined, environment = 'production') => {
  const counts = { houses: 0 }
  const accountFacts = async () => ({
    tier: 'tier-3',
    accountType: 'individual',
    addOns: { inventory: true, payments: false },
    houseCount: async () => {
      counts.houses += 1
      return 3
    },
  })
  return {
    counts,
    on: (feature: Feature) =>
      featureIsOn(feature, caller, { flags: stored && flagSet(stored), environment, accountFacts, now: new Date(0) }),
  }
}

const size = (parameters: Record<string, unknown>) => ({ client_filters: [{ name: 'AuctionHouseSize', parameters }] })

it('falls back while the flags cannot be had: add-ons off, unfinished features for developers alone', async () => {
  const { on } = asked(undefined)
  const states = await Promise.all((['inventory', 'payments', 'beta-features', 'advanced-scoring', 'bulk-operations'] as const).map(on))
  expect(states).toEqual([false, false, false, true, true])
  expect(await asked(undefined, 'development').on('beta-features')).toBe(true)
})

it('has everything on without a flag, but the add-ons', async () => {
  const { on } = asked([])
  expect(await on('beta-features')).toBe(true)
  expect(await on('inventory')).toBe(false)
})

it('can be on for a type of account alone', async () => {
  const targeting = (name: string) => ({
    id: 'beta-features',
    enabled: true,
    conditions: {
      client_filters: [{ name: 'Microsoft.Targeting', parameters: { Audience: { Groups: [{ Name: name, RolloutPercentage: 100 }] } } }],
    },
  })
  expect(await asked([targeting('individual')]).on('beta-features')).toBe(true)
  expect(await asked([targeting('group')]).on('beta-features')).toBe(false)
})

it('asks that an add-on is bought', async () => {
  const { on } = asked([
    { id: 'inventory', enabled: true },
    { id: 'payments', enabled: true },
  ])
  expect(await on('inventory')).toBe(true)
  expect(await on('payments')).toBe(false)
})

it('counts the houses of the account, not those of the caller, and only where a flag asks', async () => {
  const { on, counts } = asked([
    { id: 'bulk-operations', enabled: true, conditions: size({ min: 2, max: 3 }) },
    { id: 'advanced-scoring', enabled: true, conditions: size({ min: 4 }) },
    { id: 'beta-features', enabled: true },
  ])
  expect(await on('beta-features')).toBe(true)
  expect(counts.houses).toBe(0)
  expect(await on('bulk-operations')).toBe(true)
  expect(await on('advanced-scoring')).toBe(false)
  expect(counts.houses).toBe(2)
})
