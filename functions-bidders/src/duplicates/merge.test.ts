import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bidderStatuses } from '@auctionwiz/contracts/bidders'
import { bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { anyAuction, auction } from '@auctionwiz/domain/scores/test-samples'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appWith, strangers, withHistory } from './testing.ts'

const phone = '+44 20 7946 0148'
const street = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
const note = (id: string) => ({
  id,
  date: '2026-09-02T09:00:00Z',
  user: 'Una',
  userId: 'u1',
  note: `Note ${id}`,
  category: 'General' as const,
  isPrivate: false,
})
const sale = (id: string, daysAgo: number): AuctionHistoryItem =>
  auction({
    id,
    auctionTitle: `Sale ${id}`,
    auctionDate: new Date(Date.parse('2026-11-01T09:00:00Z') - daysAgo * 86_400_000).toISOString(),
  })

const ann = withHistory(aBidder({ id: 'bid_ann', phone, address: street, status: 'Active', notes: [note('n1')], tags: ['vip'] }), [
  sale('s1', 3),
  sale('s2', 30),
])
const anne = withHistory(
  aBidder({
    id: 'bid_anne',
    firstName: 'Anne',
    phone,
    address: street,
    notes: [note('n2')],
    tags: ['vip', 'wine'],
    preferredCategories: ['Art'],
  }),
  [sale('s2', 30), sale('s3', 60)],
)
const others = strangers(60)

const merged = async (records: Omit<Bidder, 'version'>[] = [ann, anne]) => {
  const app = await appWith([...records, ...others])
  const before = await Promise.all(['bid_ann', 'bid_anne'].map(app.documentOf))
  const counts = await app.documentOf(bidderCountsId)
  const [pair] = await app.find()
  return { ...app, before, counts, pair }
}

describe('a merge', () => {
  it('keeps the chosen values, combines what is known, counts a sale of both once, and archives the other record', async () => {
    const { merge, pair, call, audits } = await merged()
    const done = await merge(pair.id, { choices: { name: 'bid_anne' } })
    expect(done).toMatchObject({ status: 200, decision: { by: 'Una Staff', primaryId: 'bid_ann' } })
    const survivor = await call('readBidder', { params: { id: 'bid_ann' } })
    expect(survivor).toMatchObject({
      firstName: 'Anne',
      email: 'bid_ann@example.com',
      tags: ['vip', 'wine'],
      preferredCategories: ['Art'],
    })
    expect(survivor.notes.map(({ id }: { id: string }) => id)).toEqual(['n1', 'n2'])
    expect(survivor.auctionHistory.map(({ id }: { id: string }) => id)).toEqual(['s1', 's2', 's3'])
    expect(survivor.facts).toMatchObject({ auctions: 3, wins: 3, activeMonths: 2 })
    expect(survivor.scoreHistory.at(-1).cause).toBe('Merged with B-bid_anne')
    expect((await call('readBidder', { params: { id: 'bid_anne' } })).id).toBe('bid_ann')
    expect((await call('listBidders')).total).toBe(61)
    expect((await call('listBidders', { query: 'search=bid_anne' })).bidders).toEqual([])
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'bidder.merge', subjectId: 'bid_ann' }))
    expect(await call('countDuplicates')).toMatchObject({ pending: 0, resolved: 1, total: 1 })
  })

  it('needs a value for each conflict, what was seen, and the permission', async () => {
    const { call, pair } = await merged()
    const params = { id: pair.id }
    const { version } = await call('readDuplicate', { params })
    const refused = await call('mergeDuplicate', { params, body: { version, primaryId: 'bid_ann' } })
    expect(refused).toMatchObject({
      status: 400,
      error: { details: { fields: { 'choices.name': expect.any(String), 'choices.status': expect.any(String) } } },
    })
    expect(await call('mergeDuplicate', { params, body: { version: 'old' } })).toMatchObject({
      status: 409,
      error: { code: 'stale_version' },
    })
    expect(await call('mergeDuplicate', { params, body: { version, primaryId: 'bid_x1' } })).toMatchObject({ status: 400 })
    expect(await call('mergeDuplicate', { role: 'staff', params, body: { version } })).toMatchObject({ status: 403 })
  })

  it('ends a suspension only for a user who may do so', async () => {
    const { call, documentOf, pair } = await merged([{ ...ann, status: 'Suspended' }, anne])
    const params = { id: pair.id }
    const { version, conflicts } = await call('readDuplicate', { params })
    const keep = (status: string) => {
      const choices = Object.fromEntries(conflicts.map(({ field }: { field: string }) => [field, field === 'status' ? status : 'bid_ann']))
      return call('mergeDuplicate', {
        params,
        body: { version, primaryId: 'bid_ann', choices },
        role: 'staff',
        adjusted: ['+bidders:merge'],
      })
    }
    expect(await keep('bid_anne')).toMatchObject({ status: 403, error: { details: { permission: 'bidders:suspend' } } })
    expect(await keep('bid_ann')).toMatchObject({ status: 200 })
    expect(await documentOf('bid_ann')).toMatchObject({ status: 'Suspended' })
  })

  it('lets the survivor take the other email, and refuses a new bidder with the former one by naming the survivor', async () => {
    const { merge, pair, call } = await merged()
    await merge(pair.id, { choices: { email: 'bid_anne' } })
    expect((await call('readBidder', { params: { id: 'bid_ann' } })).email).toBe('bid_anne@example.com')
    expect(await call('createBidder', { body: { firstName: 'Ann', lastName: 'Other', email: 'bid_ann@example.com' } })).toMatchObject({
      status: 409,
      error: { code: 'bidder_merged', details: { existingId: 'bid_ann' } },
    })
    const other = await call('createBidder', { body: { firstName: 'Ann', lastName: 'Other', email: 'other@example.com' } })
    const moved = { version: other.version, email: 'bid_ann@example.com' }
    expect(await call('updateBidder', { params: { id: other.id }, body: moved })).toMatchObject({ status: 200 })
    const undo = await call('undoMerge', { params: { id: pair.id } })
    expect(undo).toMatchObject({ status: 409, error: { code: 'undo_refused' } })
    expect(undo.error.message).toContain('bid_ann@example.com now belongs to')
  })
})

describe('undoing a merge', () => {
  it('gives back both records and the counters, and leaves the pair to people', async () => {
    const { merge, pair, call, documentOf, before, counts } = await merged()
    expect(await call('countDuplicates')).toMatchObject({ pending: 1, leftToPeople: 0 })
    await merge(pair.id)
    expect(await call('undoMerge', { params: { id: pair.id } })).toMatchObject({ status: 200 })
    expect(await Promise.all(['bid_ann', 'bid_anne'].map(documentOf))).toStrictEqual(before)
    expect(await documentOf(bidderCountsId)).toEqual(counts)
    expect(await call('countDuplicates')).toMatchObject({ pending: 1, resolved: 0, wouldMerge: 0, leftToPeople: 1 })
    expect(await call('undoMerge', { params: { id: pair.id } })).toMatchObject({ status: 409, error: { code: 'duplicate_decided' } })
  })

  it('keeps what was changed since', async () => {
    const { merge, pair, call } = await merged()
    await merge(pair.id)
    const { version } = await call('readBidder', { params: { id: 'bid_ann' } })
    await call('updateBidder', { params: { id: 'bid_ann' }, body: { version, phone: '+44 20 7946 0999', tags: ['vip', 'wine', 'new'] } })
    await call('undoMerge', { params: { id: pair.id } })
    expect(await call('readBidder', { params: { id: 'bid_ann' } })).toMatchObject({
      phone: '+44 20 7946 0999',
      tags: ['vip', 'new'],
      facts: { auctions: 2 },
    })
    expect(await call('readBidder', { params: { id: 'bid_anne' } })).toMatchObject({ id: 'bid_anne', phone, facts: { auctions: 2 } })
  })

  it('is no longer possible once the person was erased, of whom nothing is left', async () => {
    const { merge, pair, call, documentOf } = await merged()
    await merge(pair.id)
    await call('erasePersonalData', { params: { id: 'bid_ann' }, body: { reason: 'Asked for it' } })
    expect(await documentOf('bid_anne')).toBeUndefined()
    expect(await documentOf(pair.id)).toBeUndefined()
  })

  it('is refused when the record that stayed is gone', async () => {
    const { merge, pair, call, store } = await merged()
    await merge(pair.id)
    await store.write('bidders', ['a1', 'h1'], [{ kind: 'remove', id: 'bid_ann' }])
    expect((await call('undoMerge', { params: { id: pair.id } })).error.message).toBe(
      'This merge can no longer be undone: Ann Pascoe (B-bid_ann) has since been deleted.',
    )
  })

  it('gives back any two records after any choices', { timeout: 60_000 }, async () => {
    const any = fc.record({
      firstName: fc.constantFrom('Ann', 'Anne', 'Añña'),
      phone: fc.constantFrom(phone, '+44 20 7946 0149', undefined),
      status: fc.constantFrom(...bidderStatuses),
      autoInviteStatus: fc.constantFrom('Auto-Invite' as const, 'Manual Review' as const, 'Auto-Deny' as const),
      dateOfBirth: fc.option(fc.constantFrom('1970-01-02', '1970-02-01'), { nil: undefined }),
      tags: fc.uniqueArray(fc.constantFrom('vip', 'wine', 'art', 'cash'), { maxLength: 3 }),
      notes: fc.uniqueArray(fc.constantFrom('n1', 'n2', 'n3'), { maxLength: 3 }).map((ids) => ids.map(note)),
      history: fc.array(anyAuction, { maxLength: 4 }),
      createdAt: fc.constantFrom('2026-01-05T00:00:00Z', '2026-05-05T00:00:00Z', '2025-05-05T00:00:00Z'),
    })
    const recordOf = (id: string, { history, phone: own, dateOfBirth, ...values }: typeof any extends fc.Arbitrary<infer T> ? T : never) =>
      withHistory(aBidder({ id, address: street, ...values, ...(own && { phone: own }), ...(dateOfBirth && { dateOfBirth }) }), history)
    await fc.assert(
      fc.asyncProperty(any, any, fc.infiniteStream(fc.boolean()), fc.boolean(), async (first, second, coin, firstStays) => {
        const app = await appWith([recordOf('bid_ann', first), recordOf('bid_anne', second), ...others.slice(0, 30)])
        const ids = ['bid_ann', 'bid_anne', bidderCountsId]
        const before = await Promise.all(ids.map(app.documentOf))
        const [pair] = await app.find()
        fc.pre(pair !== undefined)
        const { conflicts } = await app.call('readDuplicate', { params: { id: pair.id } })
        const choices = Object.fromEntries(
          (conflicts as { field: string }[]).map(({ field }) => [field, coin.next().value ? 'bid_ann' : 'bid_anne']),
        )
        const done = await app.merge(pair.id, { primaryId: firstStays ? 'bid_ann' : 'bid_anne', choices })
        expect(done.status).toBe(200)
        expect((await app.call('undoMerge', { params: { id: pair.id } })).status).toBe(200)
        const after = await Promise.all(ids.map(app.documentOf))
        expect(after.slice(0, 2)).toStrictEqual(before.slice(0, 2))
        expect(withoutZeros(after[2])).toEqual(withoutZeros(before[2]))
      }),
      { numRuns: 25 },
    )
  })
})

/** A counter that went up and down again is 0 where it was not there. */
const withoutZeros = (value: unknown): unknown => JSON.parse(JSON.stringify(value), (_key, each) => (each === 0 ? undefined : each))
