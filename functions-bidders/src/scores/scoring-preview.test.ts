import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { PreviewedChange } from '@auctionwiz/contracts/scoring-preview'
import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { anyFacts } from '@auctionwiz/domain/scores/test-samples'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const rules = {
  ...defaultRules,
  weights: { ...defaultRules.weights, paymentHistory: 10, referrals: 25 },
  thresholds: { premium: 80, gold: 70, silver: 60, bronze: 50 },
  autoInvite: { ...defaultRules.autoInvite, scoreThreshold: 62, requirePaymentHistory: false },
  autoDeny: { ...defaultRules.autoDeny, checkDisputes: false },
}

/** A house of bidders with any facts, scored a month ago. */
const houseOf = async (count: number) => {
  const app = await testApp()
  const scoredAt = new Date('2026-10-20T09:00:00Z')
  const origin = { now: scoredAt, userId: 'u1', userName: 'Una', noteId: 'n1', currency: 'GBP' as const, rules: defaultRules }
  const bidders = fc.sample(anyFacts, { numRuns: count, seed: 7 }).map((facts, index) => {
    const values = newBidderValues({ firstName: 'Ann', lastName: `Lee ${index}`, email: `a${index}@example.com` }, origin)
    const status = index % 5 === 0 ? ('Pending' as const) : ('Active' as const)
    const scored = scoreByRules({ facts, status }, defaultRules, scoredAt)
    return { ...values, facts, status, ...scored, id: `bid_${index}`, auctionHouseId: 'h1', bidderId: `B-${index}` }
  })
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  for (const bidder of bidders) await house.write([{ kind: 'put', document: { ...bidderDocument(bidder) } }])
  await house.write([{ kind: 'put', document: { ...countsOf(bidders) } }])
  return app
}

type App = Awaited<ReturnType<typeof testApp>>

const everyBidder = async ({ call }: App): Promise<BidderSummary[]> => {
  const all: BidderSummary[] = []
  for (let page = ''; ; ) {
    const answer = await call('listBidders', { query: `limit=200${page}` })
    all.push(...answer.bidders)
    if (!answer.nextPage) return all
    page = `&page=${encodeURIComponent(answer.nextPage)}`
  }
}

const everyChange = async ({ call }: App, run: string) => {
  const changes: PreviewedChange[] = []
  let first: Awaited<ReturnType<App['call']>> | undefined
  for (let page = ''; ; ) {
    const answer = await call('readScoringPreview', { query: `run=${run}${page}` })
    first ??= answer
    changes.push(...answer.changes)
    if (!answer.nextPage) return { changes, first }
    page = `&page=${answer.nextPage}`
  }
}

const standing = ({ localScore: { score, tier }, autoInviteStatus }: BidderSummary) => ({ score, tier, autoInviteStatus })

it('previews exactly what saving then changes, also when the save comes much later', async () => {
  const app = await houseOf(650)
  const before = new Map((await everyBidder(app)).map((bidder) => [bidder.id, standing(bidder)]))
  const { run } = await app.call('previewScoringSettings', { body: rules })
  await app.workOff()
  const { changes, first } = await everyChange(app, run)
  const { result } = first.preview
  expect(result.changed).toBe(changes.length)
  expect(changes.length).toBeGreaterThan(200)
  expect(first.changedSince).toBe(0)
  expect(new Map((await everyBidder(app)).map((bidder) => [bidder.id, standing(bidder)]))).toEqual(before)

  app.clock.now = new Date('2027-03-01T09:00:00Z')
  const saved = await app.call('saveScoringSettings', { body: { ...rules, version: '', preview: run } })
  expect(saved.changedSincePreview).toBe(0)
  await app.workOff()
  const after = await everyBidder(app)
  const really = after.flatMap((bidder) => {
    const now = standing(bidder)
    const was = before.get(bidder.id)
    return was && (was.tier !== now.tier || was.autoInviteStatus !== now.autoInviteStatus) ? [[bidder.id, was, now]] : []
  })
  const byId = (left: unknown[], right: unknown[]) => String(left[0]).localeCompare(String(right[0]))
  expect(really.sort(byId)).toEqual(changes.map(({ id, before: was, after: now }) => [id, was, now]).sort(byId))
  for (const tier of ['Premium', 'Gold', 'Silver', 'Bronze', 'New'])
    expect(after.filter(({ localScore }) => localScore.tier === tier).length).toBe(result[`after ${tier}`] ?? 0)
})

it('says how many bidders changed since, and forgets a preview when another is started', async () => {
  const app = await houseOf(3)
  const { run } = await app.call('previewScoringSettings', { body: rules })
  await app.workOff()
  app.clock.now = new Date('2026-11-21T09:05:00Z')
  const { id, version } = await app.call('readBidder', { params: { id: 'bid_1' } })
  await app.call('updateBidder', { params: { id }, body: { tags: ['VIP'], version } })
  expect((await app.call('readScoringPreview', { query: `run=${run}` })).changedSince).toBe(1)
  expect((await app.call('saveScoringSettings', { body: { ...rules, version: '', preview: run } })).changedSincePreview).toBe(1)
  await app.call('previewScoringSettings', { body: rules })
  expect((await app.call('readScoringPreview', { query: `run=${run}` })).error.code).toBe('not_found')
  expect((await app.call('previewScoringSettings', { role: 'viewer', body: rules })).error.code).toBe('forbidden')
})

it('is not taken for other rules than those saved', async () => {
  const app = await houseOf(3)
  const { run } = await app.call('previewScoringSettings', { body: rules })
  await app.workOff()
  const saved = await app.call('saveScoringSettings', { body: { ...defaultRules, version: '', preview: run } })
  expect(saved.changedSincePreview).toBeUndefined()
})
