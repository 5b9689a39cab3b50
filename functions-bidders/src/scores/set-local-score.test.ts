import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const added = async () => {
  const app = await testApp()
  const bidder = await app.call('createBidder', { body: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' } })
  const put = (body: object, role: 'admin' | 'staff' | 'viewer' = 'admin') =>
    app.call('setLocalScore', { params: { id: bidder.id }, body, role })
  return { ...app, bidder, put }
}

const sumOf = ({ parts, adjustment = 0 }: { parts: { points: number }[]; adjustment?: number }) =>
  parts.reduce((sum, { points }) => sum + points, adjustment)

it('sets, keeps through new rules, and releases a custom score', async () => {
  const { call, put, bidder, workOff, audits } = await added()
  const set = await put({ score: { kind: 'set', value: 83, reason: 'Known collector' }, version: bidder.version })
  expect(set.localScore).toMatchObject({ score: 83, tier: 'Gold' })
  expect(sumOf(set.localScore)).toBeCloseTo(83, 9)
  expect(set.localManual.score).toMatchObject({ by: 'Una Staff', reason: 'Known collector' })
  expect(set.scoreHistory.at(-1)).toMatchObject({ scoreType: 'local', cause: 'Custom score set by Una Staff: Known collector' })
  expect(set.nationalScore).toEqual(bidder.nationalScore)
  await call('saveScoringSettings', {
    body: { ...defaultRules, weights: { ...defaultRules.weights, referrals: 0, bidActivity: 25 }, version: '' },
  })
  await workOff()
  const kept = await call('readBidder', { params: { id: bidder.id } })
  expect(kept.localScore.score).toBe(83)
  expect(sumOf(kept.localScore)).toBeCloseTo(83, 9)
  const released = await put({ score: null, version: kept.version })
  expect(released.localScore).toMatchObject({ score: 50, tier: 'New' })
  expect(released.localManual).toBeUndefined()
  expect(released.localScore.adjustment).toBeUndefined()
  expect((await audits()).filter((event) => event.action === 'bidder.score')).toHaveLength(2)
})

it('adjusts within 0 and 100', async () => {
  const { put, bidder } = await added()
  const up = await put({ score: { kind: 'adjust', value: 12, reason: 'Pays in advance' }, version: bidder.version })
  expect(up.localScore).toMatchObject({ score: 62, adjustment: 12 })
  const down = await put({ score: { kind: 'adjust', value: -90, reason: 'Left lots behind' }, version: up.version })
  expect(down.localScore).toMatchObject({ score: 0, adjustment: -50, exact: 0 })
})

it('assigns a tier with its own permission', async () => {
  const { put, bidder } = await added()
  const body = { tier: { tier: 'Premium', reason: 'Museum' }, version: bidder.version }
  expect((await put(body, 'staff')).error.details.permission).toBe('bidders:tier_assign')
  expect((await put(body)).localScore.tier).toBe('Premium')
})

it('refuses what is not a score, a missing reason, a stale version and a viewer', async () => {
  const { put, bidder } = await added()
  const good = { kind: 'set', value: 83, reason: 'x' }
  expect((await put({ score: { ...good, value: 101 }, version: bidder.version })).error.code).toBe('invalid_request')
  expect((await put({ score: { kind: 'set', value: 83 }, version: bidder.version })).error.code).toBe('invalid_request')
  expect((await put({ score: good, version: 'old' })).error.code).toBe('stale_version')
  expect((await put({ score: good, version: bidder.version }, 'viewer')).error.code).toBe('forbidden')
})
