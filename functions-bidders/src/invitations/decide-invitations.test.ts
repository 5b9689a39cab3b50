import { decideLimit, type Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { describe, expect, it } from 'vitest'
import { auctionId, houseWith, setRules } from './testing.ts'

const opened = async (...scores: number[]) => {
  const app = await houseWith(scores.map((score) => ({ score })))
  await setRules(app)
  await app.run()
  const review = async (more = '') => app.call('listInvitations', { query: `auctionId=${auctionId}&state=review${more}` })
  const summary = async (more = '') => app.call('summarizeInvitations', { query: `auctionId=${auctionId}${more}` })
  const decide = (body: object, sent: object = {}) => app.call('decideInvitations', { body: { auctionId, ...body }, ...sent })
  return { ...app, review, summary, decide }
}

const scoresOf = ({ invitations }: { invitations: Invitation[] }) => invitations.map(({ score }) => score)

describe('the review queue', () => {
  it('says why each bidder waits and with what record, and lists those of one reason', async () => {
    const { review, summary, run, call } = await opened(79, 78, 77, 90)
    await call('createBidder', { body: { firstName: 'New', lastName: 'Comer', email: 'new@example.com' } })
    await run()
    const clean = { defaults: 0, disputes: 0 }
    expect(await summary()).toEqual({
      status: 200,
      counts: { invited: 1, denied: 0, review: 4 },
      matching: { invited: 1, denied: 0, review: 4 },
      groups: [
        { group: 'nearScore', count: 2, tiers: ['Gold'], ...clean },
        { group: 'score', count: 1, tiers: ['Gold'], ...clean, lowestScore: 77 },
        { group: 'status', count: 1, tiers: ['New'], ...clean },
      ],
    })
    const all = await review()
    expect(all.invitations[0]).toMatchObject({
      review: { cause: 'nearScore', actual: 79, limit: 80 },
      record: { paidOnTime: 3, paidLate: 0, won: { amount: 0, currency: 'GBP' } },
    })
    const near = await review('&group=nearScore')
    expect(scoresOf(near)).toEqual([79, 78])
    expect(await review('&group=gone')).toMatchObject({ error: { code: 'invalid_request' } })
    const invited = await call('listInvitations', { query: `auctionId=${auctionId}&state=invited` })
    expect(invited.invitations[0]).not.toHaveProperty('review')
    expect(invited.invitations[0]).not.toHaveProperty('grams')
  })

  it('is searched, narrowed and sorted, and says how many match', async () => {
    const { review, summary } = await opened(79, 78, 77, 70)
    const [, { bidderNumber }] = (await review()).invitations
    expect(scoresOf(await review(`&search=${bidderNumber}`))).toEqual([78])
    expect(scoresOf(await review('&search=NUM'))).toEqual([79, 78, 77, 70])
    expect(scoresOf(await review('&search=none'))).toEqual([])
    expect(scoresOf(await review('&minScore=75&maxScore=78'))).toEqual([78, 77])
    expect(scoresOf(await review('&tier=Silver'))).toEqual([])
    expect(scoresOf(await review('&sort=name'))).toEqual([79, 78, 77, 70])
    expect(scoresOf(await review('&sort=-name&group=score'))).toEqual([70, 77])
    const first = await review('&sort=score&limit=3')
    expect(scoresOf(first)).toEqual([70, 77, 78])
    expect(scoresOf(await review(`&sort=score&limit=3&page=${encodeURIComponent(first.nextPage)}`))).toEqual([79])
    expect(await summary('&minScore=75&tier=Gold')).toMatchObject({
      counts: { review: 4 },
      matching: { review: 3 },
      groups: [
        { group: 'nearScore', count: 2 },
        { group: 'score', count: 1, lowestScore: 77 },
      ],
    })
    expect(await review('&sort=email')).toMatchObject({ error: { code: 'invalid_request' } })
  })

  it('says so of decisions of before, too', async () => {
    const { store, review } = await opened(78)
    const house = partitionOf(store, 'bidders', ['a1', 'h1'])
    const [{ id }] = (await review()).invitations
    const stored = await store.read('bidders', ['a1', 'h1'], id)
    if (!stored) throw new Error('not stored')
    const { review: _review, record: _record, ...before } = { ...invitationRecord.parse(stored.document), schemaVersion: 1 }
    await house.write([{ kind: 'put', document: before }])
    expect((await review()).invitations[0]).toMatchObject({
      review: { cause: 'nearScore', actual: 78, limit: 80 },
      record: { paidOnTime: 3, paidLate: 0, disputes: 0, defaults: 0 },
    })
  })
})

describe('decisions on many', () => {
  it('approve all of a reason at once, and can be undone together before the emails go', async () => {
    const { decide, review, call, audits } = await opened(79, 78, 70)
    const answer = await decide({ state: 'invited', group: 'nearScore' })
    expect(answer).toMatchObject({ decided: 2, skipped: 0, more: false })
    expect(scoresOf(await review())).toEqual([70])
    expect((await audits()).filter(({ action }) => action === 'invitation.decide')).toHaveLength(2)
    expect(await call('undoDecisions', { params: { id: answer.run } })).toMatchObject({ undone: 2, mailGone: 0, more: false })
    expect(scoresOf(await review())).toEqual([79, 78, 70])
  })

  it('email each approved bidder once and nobody who was denied', async () => {
    const { decide, review, workOff, mails } = await opened(79, 78, 70)
    const [first, second, third] = (await review()).invitations
    expect(await decide({ state: 'denied', ids: [third.id], reason: 'Unpaid lots' })).toMatchObject({ decided: 1 })
    const { run } = await decide({ state: 'invited', ids: [first.id, second.id, second.id, third.id, 'inv_none'] })
    await workOff()
    expect(mails).toHaveLength(2)
    expect(await decide({ state: 'invited', ids: [first.id, second.id] })).toMatchObject({ decided: 0, skipped: 2 })
    expect(run).toMatch(/^dec_/)
  })

  it('take all that match the filter', async () => {
    const { decide, review } = await opened(79, 76, 75, 70)
    expect(await decide({ state: 'invited', group: 'score' }, { query: 'minScore=75' })).toMatchObject({ decided: 2, more: false })
    expect(scoresOf(await review())).toEqual([79, 70])
    expect(await decide({ state: 'denied', all: true })).toMatchObject({ decided: 2, more: false })
    expect(scoresOf(await review())).toEqual([])
  })

  it('skip those decided meanwhile, or of another auction', async () => {
    const { decide, review } = await opened(79, 78)
    const [first, second] = (await review()).invitations
    await decide({ state: 'denied', ids: [first.id] })
    expect(await decide({ state: 'invited', ids: [first.id, second.id, 'inv_none'] })).toMatchObject({ decided: 1, skipped: 2 })
  })

  it('say when a group has more than one request decides', async () => {
    const { decide } = await opened(...Array.from({ length: decideLimit + 3 }, () => 79))
    expect(await decide({ state: 'denied', group: 'nearScore' })).toMatchObject({ decided: decideLimit, more: true })
    expect(await decide({ state: 'denied', group: 'nearScore' })).toMatchObject({ decided: 3, more: false })
  })

  it('approve nobody who is suspended, alone or among many', async () => {
    const { decide, review, call, ids, workOff, mails } = await opened(79, 78, 77)
    const { version } = await call('readBidder', { params: { id: ids[1] ?? '' } })
    await call('updateBidder', { params: { id: ids[1] ?? '' }, body: { status: 'Suspended', version } })
    const suspended = (await review()).invitations.find(({ bidderId }: Invitation) => bidderId === ids[1])
    expect(
      await call('decideInvitation', { params: { id: suspended.id }, body: { state: 'invited', version: suspended.version } }),
    ).toMatchObject({ error: { code: 'bidder_suspended' } })
    expect(await decide({ state: 'invited', ids: [suspended.id] })).toMatchObject({ decided: 0, skipped: 1 })
    expect(await decide({ state: 'invited', all: true })).toMatchObject({ decided: 2, skipped: 1, more: false })
    expect((await review()).invitations).toHaveLength(1)
    await workOff()
    expect(mails).toHaveLength(2)
    expect(await decide({ state: 'denied', all: true })).toMatchObject({ decided: 1, skipped: 0 })
  })

  it('wait until the auction is published', async () => {
    const { decide, house, run } = await opened(79)
    const { items } = await readerOf(auctionRecord, house.in('auctions')).page({ where: [] }, { limit: 1 })
    const [stored] = items
    if (!stored) throw new Error('not stored')
    const { publishedAt: _, ...draft } = stored.document
    await house.in('auctions').write([auctionRecord.replacement(draft, stored.version)])
    expect(await decide({ state: 'invited', all: true })).toMatchObject({ error: { code: 'auction_unpublished' } })
    expect(await run()).toMatchObject({ error: { code: 'auction_unpublished' } })
    expect(await decide({ state: 'denied', all: true })).toMatchObject({ decided: 1 })
  })

  it('need ids, a group or all, the permission to approve, and an auction to come', async () => {
    const { decide, clock, call } = await opened(79)
    expect(await decide({ state: 'invited' })).toMatchObject({ error: { code: 'invalid_request' } })
    expect(await decide({ state: 'invited', group: 'score', ids: ['inv_1'] })).toMatchObject({ error: { code: 'invalid_request' } })
    expect(await decide({ state: 'invited', group: 'score' }, { role: 'staff' })).toMatchObject({ error: { code: 'forbidden' } })
    expect(await call('undoDecisions', { params: { id: 'dec_none' } })).toMatchObject({ error: { code: 'not_found' } })
    clock.now = new Date('2026-12-06T09:00:00Z')
    expect(await decide({ state: 'invited', group: 'nearScore' })).toMatchObject({ error: { code: 'auction_over' } })
  })
})
