import { describe, expect, it } from 'vitest'
import { assessmentHouse, auctionId } from './testing.ts'

describe('an assessment', () => {
  it('says of each bidder the match, the risk, whom to invite and why', async () => {
    const app = await assessmentHouse([{}, { score: 60 }, { defaults: 1, preferredCategories: [] }])
    expect(await app.summary()).toEqual({ status: 200, texts: true })
    expect(await app.assess()).toMatchObject({ status: 202, run: { status: 'running', done: 0, total: 3, scoreType: 'local' } })
    expect((await app.summary()).run).toMatchObject({
      ...{ status: 'completed', done: 3, total: 3 },
      counts: { 'Auto-Invite': 1, Consider: 2, Review: 0, Skip: 0 },
    })
    const rows = await app.list()
    expect(rows.map(({ id, matchScore, riskLevel, recommendation }) => [id, matchScore, riskLevel, recommendation])).toEqual([
      ['bid_a1', 100, 'Low', 'Auto-Invite'],
      ['bid_a2', 100, 'Medium', 'Consider'],
      ['bid_a3', 100, 'High', 'Consider'].map((value) => (value === 100 ? expect.any(Number) : value)),
    ])
    expect(rows[0]).toMatchObject({ name: 'Ann Pascoe', bidderNumber: 'B-bid_a1', reasons: [{ kind: 'paidOnTime', count: 10, of: 10 }] })
    expect(rows[0]?.parts).toContainEqual({ part: 'category', points: 15, category: 'Art', place: 'title' })
  })

  it('gives bidders without a dated auction the median of the others', async () => {
    const app = await assessmentHouse([{ idle: 1 }, { idle: 3 }, { idle: 3 }])
    await app.call('createBidder', { body: { firstName: 'New', lastName: 'One', email: 'new@example.com' } })
    await app.assess()
    const rows = await app.list()
    const base = rows
      .find(({ id }) => id === 'bid_a2')
      ?.parts.slice(0, 5)
      .reduce((sum, { points }) => sum + points, 0)
    expect(rows.find(({ name }) => name === 'New One')?.parts).toEqual([{ part: 'median', points: base }])
  })

  it('is listed by match score, filtered and searched across all pages', async () => {
    const people = Array.from({ length: 130 }, (_, index) => ({ idle: index % 4, score: index % 2 ? 88 : 60 }))
    const app = await assessmentHouse(people)
    await app.assess()
    const first = await app.call('listAssessments', { params: app.params, query: 'limit=100' })
    const second = await app.call('listAssessments', { params: app.params, query: `limit=100&page=${encodeURIComponent(first.nextPage)}` })
    expect(first.total).toBe(130)
    const all = [...first.assessments, ...second.assessments].map(({ points }: { points: number }) => points)
    expect(all).toHaveLength(130)
    expect(all).toEqual([...all].sort((one, other) => other - one))
    const ascending = await app.list('sort=match&limit=3')
    expect(ascending[0]?.points).toBe(all.at(-1))
    const medium = await app.call('listAssessments', { params: app.params, query: 'riskLevel=Medium&recommendation=Consider' })
    expect(medium.assessments.every(({ riskLevel }: { riskLevel: string }) => riskLevel === 'Medium')).toBe(true)
    expect(await app.list('search=B-bid_a77')).toMatchObject([{ id: 'bid_a77' }])
    expect(await app.list('search=nobody')).toEqual([])
    expect(await app.call('listAssessments', { params: app.params, query: 'search=pascoe' })).toMatchObject({ total: 130 })
  })

  it('takes the national score where the auction says so', async () => {
    const app = await assessmentHouse([{ score: 88 }])
    await app.addSale(auctionId, {
      ...{ title: 'Fine Art', startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-01T17:00:00.000Z' },
      autoInviteThreshold: { nationalScore: 40, localScore: 90, useNationalScore: true },
    })
    await app.assess()
    expect(await app.list()).toMatchObject([{ score: 50, riskLevel: 'Medium' }])
    expect((await app.summary()).run.scoreType).toBe('national')
  })

  it('leaves out who was deleted since, and forgets what it said of them', async () => {
    const app = await assessmentHouse([{}, {}])
    await app.assess()
    await app.call('deleteBidder', { params: { id: 'bid_a1' } })
    expect(await app.list()).toMatchObject([{ id: 'bid_a2' }])
    await app.call('erasePersonalData', { params: { id: 'bid_a1' }, body: { reason: 'Asked by letter' } })
    const { items } = await app.store.query('auctions', ['a1', 'h1', auctionId], { type: 'bidder-assessment' }, { limit: 9 })
    expect(items).toMatchObject([{ bidderId: 'bid_a2' }])
  })
})

describe('a later assessment', () => {
  it('reads those alone who changed, and says so before', async () => {
    const app = await assessmentHouse([{}, { idle: 2 }, {}])
    await app.assess()
    expect((await app.summary()).stale).toBeUndefined()
    await app.change('bid_a2', { status: 'Suspended' })
    expect((await app.summary()).stale).toEqual({ auction: false, bidders: 1 })
    expect(await app.assess()).toMatchObject({ run: { total: 1 } })
    expect((await app.summary()).run).toMatchObject({ status: 'completed', done: 1, counts: { 'Auto-Invite': 3 } })
    expect(await app.list('search=bid_a2')).toMatchObject([{ unreachable: 'suspended' }])
  })

  it('reads all once the auction offers something else', async () => {
    const app = await assessmentHouse([{}, {}])
    await app.assess()
    const dates = { startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-01T17:00:00.000Z' }
    await app.addSale(auctionId, { title: 'Rare Books', ...dates })
    expect((await app.summary()).stale).toEqual({ auction: true, bidders: 0 })
    await app.call('deleteBidder', { params: { id: 'bid_a1' } })
    await app.assess()
    expect((await app.summary()).run).toMatchObject({ total: 1, done: 1 })
    expect((await app.list())[0]?.parts.map(({ part }) => part)).not.toContain('category')
  })

  it('is refused once bidding is over, and what was said stays', async () => {
    const app = await assessmentHouse([{}])
    await app.assess()
    app.clock.now = new Date('2026-12-02T10:00:00Z')
    expect(await app.call('startAssessment', { params: app.params })).toMatchObject({ status: 409, error: { code: 'auction_over' } })
    await app.change('bid_a1', { status: 'Inactive' })
    expect((await app.summary()).stale).toBeUndefined()
    expect(await app.list()).toMatchObject([{ recommendation: 'Auto-Invite' }])
  })
})

describe('who may assess', () => {
  it('needs the permission, in the own house', async () => {
    const app = await assessmentHouse()
    for (const name of ['startAssessment', 'readAssessment', 'listAssessments', 'readAssessmentOutcome'])
      expect(await app.call(name, { params: app.params, role: 'viewer' })).toMatchObject({ status: 403 })
    for (const name of ['previewAutoInvite', 'autoInviteAll'])
      expect(
        await app.call(name, { params: app.params, adjusted: ['-bidders:invite'], ...(name === 'autoInviteAll' && { body: {} }) }),
      ).toMatchObject({ status: 403 })
    const elsewhere = { auctionId: 'auc_9' }
    for (const name of ['startAssessment', 'readAssessment', 'listAssessments'])
      expect(await app.call(name, { params: elsewhere })).toMatchObject({ status: 404 })
    expect(await app.call('listAssessments', { params: app.params, query: 'risk=Low' })).toMatchObject({ status: 400 })
  })
})
