import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { goneId, type UndoDocument } from '@auctionwiz/records/bidder-undos'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

type App = Awaited<ReturnType<typeof testApp>>

const house = ['a1', 'h1']

const filled = async (count: number) => {
  const app = await testApp()
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const body = { firstName: 'Ann', lastName: `Lee ${String(index).padStart(3, '0')}`, email: `a${index}@example.com` }
    ids.push((await app.call('createBidder', { body })).id)
  }
  return { ...app, ids }
}

const documents = async ({ store }: Pick<App, 'store'>): Promise<BidderDocument[]> => {
  const { items } = await store.query<BidderDocument>(
    'bidders',
    house,
    { type: 'bidder', orderBy: [{ field: 'nameKey' }] },
    { limit: 1000 },
  )
  return items
}

const change = (app: App, action: object, ids?: readonly string[]) =>
  app.call('changeBidders', { body: { action, ...(ids ? { ids } : { all: true }) } })

const undo = (app: App, run: string) => app.call('undoBidderChange', { params: { id: run } })

/** Adds a bidder with the address of a deleted one. */
const takeAddress = async (app: App, email: string): Promise<Bidder> =>
  app.call('createBidder', { body: { firstName: 'New', lastName: 'Holder', email } })

describe('a bidder whose address is taken', () => {
  it('is not lost by a refused undo, and comes back to the last byte once the address is free', async () => {
    const app = await filled(1)
    const [id = ''] = app.ids
    const before = await documents(app)
    const { run } = await change(app, { kind: 'delete' }, [id])
    const holder = await takeAddress(app, 'a0@example.com')
    expect((await undo(app, run)).result).toEqual({ emailTaken: 1 })
    expect((await undo(app, run)).result).toEqual({ emailTaken: 1 })
    const { version } = holder
    await app.call('updateBidder', { params: { id: holder.id }, body: { version, email: 'other@example.com' } })
    expect((await undo(app, run)).result).toEqual({ changed: 1 })
    expect(await documents(app)).toContainEqual(before[0])
  })

  it('does not hold up the others, however many they are', async () => {
    const app = await filled(230)
    const { run } = await change(app, { kind: 'delete' })
    await app.workOff()
    for (let index = 0; index < 60; index += 1) await takeAddress(app, `a${index * 2}@example.com`)
    const answer = await undo(app, run)
    expect(answer.job).toMatchObject({ kind: 'bulk' })
    await app.workOff()
    const job = (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'bulk')
    const sum = (outcome: string) => (answer.result[outcome] ?? 0) + (job.result[outcome] ?? 0)
    expect([sum('changed'), sum('emailTaken')]).toEqual([170, 60])
    expect(await documents(app)).toHaveLength(230)
    const { changes } = await app.call('listBidderChanges')
    expect(changes).toMatchObject([{ run, changed: 230, left: 60 }])
    const counts = await app.store.read<BidderCounts>('bidders', house, bidderCountsId)
    expect(counts?.document.total).toBe(230)
  })

  it('can be restored under another address, which must be free too', async () => {
    const app = await filled(2)
    const [first = ''] = app.ids
    const { run } = await change(app, { kind: 'delete' }, [first])
    const holder = await takeAddress(app, 'a0@example.com')
    const restore = (body: object) => app.call('restoreBidder', { params: { id: first }, body })
    const taken = { status: 409, error: { code: 'bidder_exists', details: { existingId: holder.id } } }
    expect(await restore({})).toMatchObject(taken)
    expect(await restore({ email: 'A0@example.com' })).toMatchObject(taken)
    expect(await restore({ email: 'ann@example.com' })).toMatchObject({ status: 200, id: first, email: 'ann@example.com' })
    expect(await app.call('readBidder', { params: { id: first } })).toMatchObject({ email: 'ann@example.com', name: 'Ann Lee 000' })
    expect(await undo(app, run)).toMatchObject({ status: 404 })
    expect(await restore({})).toMatchObject({ status: 404 })
    expect(await app.audits()).toContainEqual(
      expect.objectContaining({ action: 'bidder.restore', subjectId: first, after: { undoes: run, email: 'ann@example.com' } }),
    )
  })
})

describe('what can still be undone', () => {
  it('is listed for a day with who, when, until when and how many, however a bidder was deleted', async () => {
    const app = await filled(3)
    const [first = '', second = '', third = ''] = app.ids
    await change(app, { kind: 'status', status: 'Active' }, [second, third])
    app.clock.now = new Date('2026-11-21T10:00:00Z')
    await app.call('deleteBidder', { params: { id: first }, userId: 'u2' })
    const { changes } = await app.call('listBidderChanges')
    expect(changes).toMatchObject([
      {
        action: { kind: 'delete' },
        at: '2026-11-21T10:00:00.000Z',
        until: '2026-11-22T10:00:00.000Z',
        by: 'Una Staff',
        byId: 'u2',
        changed: 1,
        left: 1,
        names: ['Ann Lee 000'],
      },
      { action: { kind: 'status', status: 'Active' }, changed: 2, left: 2, names: [] },
    ])
    expect((await undo(app, changes[0].run)).result).toEqual({ changed: 1 })
    expect((await app.call('listBidderChanges')).changes[0]).toMatchObject({ left: 0, names: ['Ann Lee 000'] })
    app.clock.now = new Date('2026-11-22T09:30:00Z')
    expect((await app.call('listBidderChanges')).changes).toHaveLength(1)
    app.clock.now = new Date('2026-11-22T10:00:00Z')
    expect((await app.call('listBidderChanges')).changes).toEqual([])
  })

  it('names restored bidders, together or one by one, until they are erased', async () => {
    const app = await filled(230)
    const { run } = await change(app, { kind: 'delete' })
    await app.workOff()
    await undo(app, run)
    await app.workOff()
    const names = async (): Promise<string[]> => (await app.call('listBidderChanges')).changes[0].names
    expect(await names()).toHaveLength(3)
    const [id = ''] = app.ids
    // The newest change comes first.
    app.clock.now = new Date('2026-11-21T09:30:00Z')
    await app.call('deleteBidder', { params: { id } })
    expect(await names()).toEqual(['Ann Lee 000'])
    await app.call('restoreBidder', { params: { id }, body: {} })
    expect(await names()).toEqual(['Ann Lee 000'])
    expect(await app.call('erasePersonalData', { params: { id }, body: { reason: 'Asked by letter' } })).toMatchObject({ status: 200 })
    expect(await names()).toEqual([])
  })

  it('restores a bidder once, and names no other holder of the address to the slower caller', async () => {
    const app = await filled(1)
    await change(app, { kind: 'delete' }, app.ids)
    const id = app.ids[0] ?? ''
    const restore = () => app.call('restoreBidder', { params: { id }, body: {} })
    const seen = await app.store.read<UndoDocument>('bidders', house, goneId(id))
    expect(await restore()).toMatchObject({ status: 200, id })
    if (seen) await app.store.write('bidders', house, [{ kind: 'put', document: seen.document }])
    expect(await restore()).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })

  it('reports for each bidder what blocks an undo', async () => {
    const app = await filled(2)
    const { run } = await change(app, { kind: 'delete' }, app.ids)
    const { id, bidderId, name } = await takeAddress(app, 'a1@example.com')
    const { bidders } = await app.call('readBidderChange', { params: { id: run } })
    expect(bidders).toHaveLength(2)
    expect(bidders).toContainEqual({ id: app.ids[0], bidderId: 'B-10001', name: 'Ann Lee 000', email: 'a0@example.com' })
    expect(bidders).toContainEqual(expect.objectContaining({ id: app.ids[1], problem: 'emailTaken', takenBy: { id, bidderId, name } }))
    expect(await app.call('readBidderChange', { params: { id: 'blk_0' } })).toMatchObject({ status: 404 })
  })

  it('is shown to those who may change many, and names the permission that an undo of it lacks', async () => {
    const app = await filled(1)
    await change(app, { kind: 'delete' }, app.ids)
    expect(await app.call('listBidderChanges', { role: 'staff' })).toMatchObject({ status: 403 })
    const list = (userId: string) => app.call('listBidderChanges', { role: 'staff', userId, adjusted: ['+bidders:bulk_actions'] })
    expect((await list('u2')).changes).toMatchObject([{ lacks: 'bidders:delete' }])
    expect((await list('u1')).changes[0]).not.toHaveProperty('lacks')
    const restore = { params: { id: app.ids[0] ?? '' }, body: {}, role: 'staff', adjusted: ['+bidders:bulk_actions'] } as const
    expect(await app.call('restoreBidder', { ...restore, userId: 'u2' })).toMatchObject({ status: 403 })
  })

  it('is named in the audit log with the change, and the change with its undo', async () => {
    const app = await filled(1)
    const { run } = await change(app, { kind: 'delete' }, app.ids)
    await undo(app, run)
    const events = await app.audits()
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'bidders.bulk_delete',
        after: { bidders: app.ids, undoUntil: '2026-11-22T09:00:00.000Z' },
      }),
    )
    expect(events).toContainEqual(expect.objectContaining({ action: 'bidders.bulk_undo', after: { bidders: app.ids, undoes: run } }))
  })
})
