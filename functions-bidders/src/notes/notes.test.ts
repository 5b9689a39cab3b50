import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' }
const note = { note: 'Prefers a call\nbefore noon', category: 'Preference', isPrivate: false }

const withAnn = async () => {
  const app = await testApp()
  const { id, version } = await app.call('createBidder', { body: ann })
  return { ...app, id, version, params: { id } }
}

describe('notes of a bidder', () => {
  it('are added with author and time, also when someone changed the bidder meanwhile', async () => {
    const { call, params, version, audits } = await withAnn()
    await call('updateBidder', { params, body: { lastName: 'Lee', version } })
    const added = await call('addBidderNote', { params, body: note })
    expect(added).toMatchObject({ status: 201, name: 'Ann Lee', notes: [{ ...note, user: 'Una Staff', date: '2026-11-21T09:00:00.000Z' }] })
    expect(await audits()).toContainEqual(
      expect.objectContaining({ action: 'bidder.note_add', after: expect.objectContaining({ category: 'Preference' }) }),
    )
    expect(JSON.stringify(await audits())).not.toContain('before noon')
  })

  it('are added once when the request is sent again, and all when sent at the same time', async () => {
    const { call, params, audits } = await withAnn()
    for (let time = 0; time < 2; time += 1) await call('addBidderNote', { params, body: note, key: 'request-1' })
    expect(await call('addBidderNote', { params, body: { ...note, note: 'other' }, key: 'request-1' })).toMatchObject({
      status: 409,
      error: { code: 'idempotency_mismatch' },
    })
    await Promise.all(['a', 'b', 'c'].map((text) => call('addBidderNote', { params, body: { ...note, note: text } })))
    expect((await call('readBidder', { params })).notes).toHaveLength(4)
    expect((await audits()).filter((event) => 'action' in event && event.action === 'bidder.note_add')).toHaveLength(4)
    await call('addBidderNote', { params, body: { ...note, note: 'd' }, key: 'request-1', userId: 'u2' })
    expect((await call('readBidder', { params })).notes).toHaveLength(5)
  })

  it('are seen when private by their author and administrators alone', async () => {
    const { call, params } = await withAnn()
    await call('addBidderNote', { params, body: { ...note, isPrivate: true } })
    const seen = async (role: 'staff' | 'viewer' | 'admin', userId: string) =>
      (await call('readBidder', { params, role, userId })).notes.length
    expect(await seen('staff', 'u1')).toBe(1)
    expect(await seen('staff', 'u2')).toBe(0)
    expect(await seen('viewer', 'u2')).toBe(0)
    expect(await seen('admin', 'u2')).toBe(1)
    const { version } = await call('readBidder', { params })
    const changed = await call('updateBidder', { params, role: 'staff', userId: 'u2', body: { lastName: 'Lee', version } })
    expect(changed.notes).toEqual([])
    expect((await call('readBidder', { params })).notes).toHaveLength(1)
  })

  it('stay hidden from a user who views as their author, and when the bidder is added once more by the same request', async () => {
    const { call } = await testApp()
    const { id } = await call('createBidder', { body: ann, key: 'key-00000001', role: 'staff' })
    const params = { id }
    await call('addBidderNote', { params, body: { ...note, isPrivate: true }, role: 'staff', userId: 'u2' })
    expect((await call('readBidder', { params, role: 'staff', userId: 'u2' })).notes).toHaveLength(1)
    expect((await call('readBidder', { params, role: 'staff', userId: 'u2', viewedBy: 'u3' })).notes).toEqual([])
    expect(await call('createBidder', { body: ann, key: 'key-00000001', role: 'staff' })).toMatchObject({ id, notes: [] })
  })

  it('are removed by their author and administrators alone', async () => {
    const { call, params } = await withAnn()
    const add = async (isPrivate: boolean) => (await call('addBidderNote', { params, body: { ...note, isPrivate } })).notes.at(-1).id
    const [open, hidden] = [await add(false), await add(true)]
    const remove = (noteId: string, role: 'staff' | 'admin', userId: string) =>
      call('removeBidderNote', { params: { ...params, noteId }, role, userId })
    expect(await remove(open, 'staff', 'u2')).toMatchObject({ status: 403, error: { code: 'not_your_note' } })
    expect(await remove(hidden, 'staff', 'u2')).toMatchObject({ status: 404 })
    expect((await remove(open, 'staff', 'u1')).notes).toHaveLength(1)
    expect((await remove(hidden, 'admin', 'u2')).notes).toEqual([])
    expect(await remove(hidden, 'admin', 'u2')).toMatchObject({ status: 404, error: { message: 'Note not found' } })
  })

  it.each([
    [{ ...note, note: '  ' }, 'note'],
    [{ ...note, note: 'x'.repeat(2001) }, 'note'],
    [{ ...note, category: 'Gossip' }, 'category'],
  ])('are refused with the field that is wrong', async (body, field) => {
    const { call, params } = await withAnn()
    expect((await call('addBidderNote', { params, body })).error.details.fields).toHaveProperty(field)
  })
})
