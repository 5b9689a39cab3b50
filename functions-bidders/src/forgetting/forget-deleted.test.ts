import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { Query, StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { startForgetting } from './start-forgetting.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', initialNotes: 'Collects clocks' }
const anne = { firstName: 'Anne', lastName: 'Pascoe', email: 'anne.pascoe@example.com' }
const traces = /Pascoe|pascoe|clocks/

const types = ['bidder', 'bidder-undo', 'bidder-invitation', 'duplicate-merge', 'archived-bidder', 'duplicate-pair', 'kept-pair', 'audit']

/** Ann, who survived the merge with Anne and was invited to an auction. */
const withMergedPerson = async () => {
  const app = await testApp()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const { id } = await app.call('createBidder', { body: ann })
  const second = await app.call('createBidder', { body: anne })
  const other = await app.call('createBidder', { body: { firstName: 'Bea', lastName: 'Stone', email: 'bea@example.com' } })
  await app.call('updateBidder', {
    params: { id },
    body: { phone: '212 555 0148', version: (await app.call('readBidder', { params: { id } })).version },
  })
  await app.call('findDuplicates')
  await app.workOff()
  const pair = {
    id: 'dup_1',
    type: 'duplicate-pair',
    status: 'pending',
    confidence: 99,
    mergeAt: 99,
    bidderIds: [id, second.id].sort(),
    people: [ann, anne].map(({ firstName, lastName, email }) => ({ id, bidderId: 'B-1', name: `${firstName} ${lastName}`, email })),
    prior: -10,
    reasons: [],
    print: 1,
    foundAt: '2026-11-21T09:00:00.000Z',
    foundBy: 'Una Staff',
  }
  await house.write([{ kind: 'put', document: pair }])
  const { version } = await app.call('readDuplicate', { params: { id: 'dup_1' } })
  expect(
    await app.call('mergeDuplicate', { params: { id: 'dup_1' }, body: { version, primaryId: id, choices: { name: id, email: id } } }),
  ).toMatchObject({ status: 200 })
  const at = '2027-01-01T00:00:00.000Z'
  const auction = { id: 'auc_1', type: 'auction', title: 'Prints', location: '', startDate: at, endDate: at, createdAt: at, updatedAt: at }
  await house.in('auctions').write([{ kind: 'create', document: auction }])
  await app.call('bulkInvite', { body: { bidderIds: [id], auctionId: 'auc_1' } })
  const source = { now: app.clock.now, actorId: 'u1', address: '192.0.2.7', correlationId: 'req_1' }
  const subject = { subjectType: 'bidder', subjectId: id, subjectName: 'Ann Pascoe' } as const
  await house.in('cases').write([auditWrite(source, { action: 'bidder.update', ...subject })])
  const isNamed = async (): Promise<boolean> => {
    const queries = [
      ...types.map((type) => storedIn(house).query<StoredDocument>({ type } satisfies Query, { limit: 1000 })),
      storedIn(house.in('cases')).query<StoredDocument>({ type: 'audit' }, { limit: 1000 }),
    ]
    const pages = await Promise.all(queries)
    return traces.test(JSON.stringify(pages.flatMap(({ items }) => items)))
  }
  const night = async (now: string) => {
    app.clock.now = new Date(now)
    const sent: JobMessage[] = app.sent
    const queue = { send: async (message: JobMessage) => void sent.push(message) }
    const claims = { accountId: 'a1', userId: 'system', userName: 'AuctionWiz' }
    await startForgetting(queue, { house, auctionHouseId: 'h1', claims, now: app.clock.now, correlationId: 'ngt_1' })
    await app.workOff()
  }
  return { ...app, house, params: { id }, other, isNamed, night }
}

describe('a deleted bidder', () => {
  it.each(['deleteBidder', 'changeBidders'])('leaves nothing behind once the time to undo is over: %s', async (how) => {
    const app = await withMergedPerson()
    const { id } = app.params
    if (how === 'deleteBidder') await app.call(how, { params: app.params })
    else await app.call(how, { body: { action: { kind: 'delete' }, ids: [id] } })
    await app.night('2026-11-22T02:30:00Z')
    expect(await app.isNamed()).toBe(true)
    expect(await storedIn(app.house).count({ type: 'bidder-invitation' })).toBe(1)
    await app.night('2026-11-23T02:30:00Z')
    expect(await app.isNamed()).toBe(false)
    for (const type of ['bidder-invitation', 'archived-bidder', 'duplicate-merge', 'gone-bidders'])
      expect(await storedIn(app.house).count({ type })).toBe(0)
    expect(await app.call('readBidder', { params: { id: app.other.id } })).toMatchObject({ name: 'Bea Stone' })
    expect(await app.audits()).toContainEqual(
      expect.objectContaining({
        action: 'bidders.forget',
        actorName: 'AuctionWiz',
        after: { deletedAt: '2026-11-21T09:00:00.000Z', bidders: 1 },
      }),
    )
    expect(await app.audits()).toContainEqual(expect.objectContaining({ action: 'bidder.update', erased: true, actorId: 'u1' }))
  })

  it('keeps all when restored in time, also when deleted again', async () => {
    const app = await withMergedPerson()
    const { id } = app.params
    const before = await app.call('readBidder', { params: { id } })
    await app.call('deleteBidder', { params: app.params })
    app.clock.now = new Date('2026-11-21T20:00:00Z')
    await app.call('restoreBidder', { params: app.params, body: {} })
    app.clock.now = new Date('2026-11-22T08:00:00Z')
    await app.call('deleteBidder', { params: app.params })
    await app.night('2026-11-22T11:00:00Z')
    expect(await storedIn(app.house).count({ type: 'bidder-invitation' })).toBe(1)
    await app.call('restoreBidder', { params: app.params, body: {} })
    await app.night('2026-11-24T02:30:00Z')
    expect(await storedIn(app.house).count({ type: 'bidder-invitation' })).toBe(1)
    expect(await storedIn(app.house).count({ type: 'archived-bidder' })).toBe(1)
    expect(await app.call('readBidder', { params: { id } })).toMatchObject({ name: before.name, notes: before.notes })
  })
})

describe('what is left of a deleted bidder', () => {
  const reason = { reason: 'Asked by letter' }

  it.each([
    ['deleted an hour ago', '2026-11-21T10:00:00Z'],
    ['whose undo is over', '2026-11-22T10:00:00Z'],
  ])('is given out and erased by the id of one %s', async (_when, now) => {
    const app = await withMergedPerson()
    await app.call('deleteBidder', { params: app.params })
    app.clock.now = new Date(now)
    const exported = await app.call('exportPersonalData', { params: app.params })
    expect(exported.records).toContainEqual(expect.objectContaining({ type: 'bidder-invitation', bidderName: 'Ann Pascoe' }))
    expect(exported.records).toContainEqual(expect.objectContaining({ type: 'archived-bidder' }))
    expect(await app.call('previewErasure', { params: app.params })).toMatchObject({ invitations: 1, merged: 1 })
    expect(await app.call('erasePersonalData', { params: app.params, body: reason })).toMatchObject({ success: true })
    expect(await app.isNamed()).toBe(false)
    expect(await app.call('erasePersonalData', { params: app.params, body: reason })).toMatchObject({ status: 404 })
    expect((await app.call('listBidderChanges')).changes.every(({ left }: { left: number }) => left === 0)).toBe(true)
  })

  it.each([
    ['the address of the deleted record', ann.email, '2026-11-21T10:00:00Z'],
    ['the address of a record merged into it', anne.email, '2026-11-21T10:00:00Z'],
    ['the address of a record merged into it, when the undo is over', anne.email, '2026-11-22T10:00:00Z'],
  ])('is given out and erased by %s', async (_which, email, now) => {
    const app = await withMergedPerson()
    await app.call('deleteBidder', { params: app.params })
    app.clock.now = new Date(now)
    const exported = await app.call('exportPerson', { body: { email } })
    expect(exported.records).toContainEqual(expect.objectContaining({ type: 'archived-bidder' }))
    expect(await app.call('previewPersonErasure', { body: { email } })).toMatchObject({ invitations: 1, merged: 1 })
    expect(await app.call('erasePerson', { body: { email, ...reason } })).toMatchObject({ success: true })
    expect(await app.isNamed()).toBe(false)
  })

  it('is requested by an address as safely as by an id', async () => {
    const app = await withMergedPerson()
    expect(await app.call('previewPersonErasure', { body: { email: ann.email } })).toMatchObject({
      bidder: { id: app.params.id, name: 'Ann Pascoe' },
    })
    const nobody = { email: 'nobody@example.com' }
    expect(await app.call('previewPersonErasure', { body: nobody })).toMatchObject({ status: 200, deleted: 0, merged: 0, logEntries: 0 })
    for (const name of ['erasePerson', 'previewPersonErasure', 'exportPerson'])
      expect(await app.call(name, { role: 'staff', body: { ...nobody, ...(name === 'erasePerson' && reason) } })).toMatchObject({
        status: 403,
      })
  })
})
