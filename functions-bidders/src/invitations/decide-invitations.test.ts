import { decideLimit, type Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { describe, expect, it } from 'vitest'
import { auctionId, houseWith, setRules } from './testing.ts'

const opened = async (...scores: number[]) => {
  const app = await houseWith(scores.map((score) => ({ score })))
  await setRules(app)
  await app.run()
  const review = async (more = '') => app.call('listInvitations', { query: `auctionId=${auctionId}&state=review${more}` })
  const decide = (body: object, sent: object = {}) => app.call('decideInvitations', { body: { auctionId, ...body }, ...sent })
  return { ...app, review, decide }
}

const scoresOf = ({ invitations }: { invitations: Invitation[] }) => invitations.map(({ score }) => score)

describe('the review queue', () => {
  it('says why each bidder waits, counts the reasons, and lists those of one', async () => {
    const { review, run, call } = await opened(79, 78, 77, 90)
    await call('createBidder', { body: { firstName: 'New', lastName: 'Comer', email: 'new@example.com' } })
    await run()
    const all = await review()
    expect(all.groups).toEqual([
      { group: 'nearScore', count: 2 },
      { group: 'score', count: 1 },
      { group: 'status', count: 1 },
    ])
    expect(all.invitations[0].review).toEqual({ cause: 'nearScore', actual: 79, limit: 80 })
    const near = await review('&group=nearScore')
    expect(scoresOf(near)).toEqual([79, 78])
    expect(await review('&group=gone')).toMatchObject({ error: { code: 'invalid_request' } })
    const invited = await call('listInvitations', { query: `auctionId=${auctionId}&state=invited` })
    expect(invited.invitations[0]).not.toHaveProperty('review')
    expect(invited).not.toHaveProperty('groups')
  })

  it('says so of decisions of before, too', async () => {
    const { store, review } = await opened(78)
    const house = partitionOf(store, 'bidders', ['a1', 'h1'])
    const [{ id }] = (await review()).invitations
    const stored = await store.read('bidders', ['a1', 'h1'], id)
    if (!stored) throw new Error('not stored')
    const { review: _review, ...before } = { ...invitationRecord.parse(stored.document), schemaVersion: 1 }
    await house.write([{ kind: 'put', document: before }])
    expect((await review()).invitations[0].review).toEqual({ cause: 'nearScore', actual: 78, limit: 80 })
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

  it('need ids or a group, the permission to approve, and an auction to come', async () => {
    const { decide, clock, call } = await opened(79)
    expect(await decide({ state: 'invited' })).toMatchObject({ error: { code: 'invalid_request' } })
    expect(await decide({ state: 'invited', group: 'score', ids: ['inv_1'] })).toMatchObject({ error: { code: 'invalid_request' } })
    expect(await decide({ state: 'invited', group: 'score' }, { role: 'staff' })).toMatchObject({ error: { code: 'forbidden' } })
    expect(await call('undoDecisions', { params: { id: 'dec_none' } })).toMatchObject({ error: { code: 'not_found' } })
    clock.now = new Date('2026-12-06T09:00:00Z')
    expect(await decide({ state: 'invited', group: 'nearScore' })).toMatchObject({ error: { code: 'auction_over' } })
  })
})
