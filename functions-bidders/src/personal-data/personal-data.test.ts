import { newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { type AuditEvent, auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', initialNotes: 'Collects clocks' }
const bea = { firstName: 'Bea', lastName: 'Stone', email: 'bea@example.com' }

const withHistory = async () => {
  const app = await testApp()
  const { id, version } = await app.call('createBidder', { body: ann })
  const other = await app.call('createBidder', { body: bea })
  await app.call('updateBidder', { params: { id }, body: { lastName: 'Pascoe-Lee', version } })
  await app.call('addBidderNote', { params: { id }, body: { note: 'Owes us', category: 'Warning', isPrivate: true }, userId: 'u2' })
  return { ...app, params: { id }, other }
}

describe('what is held on a person', () => {
  it('is given out whole, private notes and log included, and nobody else with it', async () => {
    const { call, params } = await withHistory()
    const exported = await call('exportPersonalData', { params })
    expect(exported.bidder).toMatchObject({ email: ann.email, notes: [{ note: 'Collects clocks' }, { note: 'Owes us' }] })
    const actions = exported.records.map(({ action }: { action: string }) => action)
    expect(actions.toSorted()).toEqual(['bidder.create', 'bidder.data_export', 'bidder.note_add', 'bidder.update'])
    expect(JSON.stringify(exported)).not.toContain('Stone')
  })

  it('is gone after an erasure, from the log too, which still says who did what and why', async () => {
    const { call, params, audits, other } = await withHistory()
    expect(await call('erasePersonalData', { params, body: { reason: 'Asked by letter of 20 November' } })).toMatchObject({ success: true })
    expect(await call('readBidder', { params })).toMatchObject({ status: 404 })
    expect((await call('listBidders')).bidders).toMatchObject([{ id: other.id }])
    expect((await call('listBidders')).total).toBe(1)
    const log = await audits()
    expect(JSON.stringify(log)).not.toMatch(/Pascoe|clocks|Owes/)
    expect(log.map((event) => (event as { action?: string }).action)).toEqual(expect.arrayContaining(['bidder.update', 'bidder.erase']))
    expect(log).toContainEqual(
      expect.objectContaining({
        action: 'bidder.erase',
        after: { reason: 'Asked by letter of 20 November', waitingRows: 0, rejectedRows: 0, savedViews: 0, unfinishedFiles: 0 },
      }),
    )
    expect(log).toContainEqual(expect.objectContaining({ action: 'bidder.update', erased: true, actorId: 'u1' }))
  })

  it('is gone although someone changes the bidder while the erasure runs, and so is that change', async () => {
    const { call, params, audits, store } = await withHistory()
    const { write } = store
    let changes = 0
    store.write = async (...one) => {
      const [, , writes] = one
      const erases = writes.some((each) => 'document' in each && 'action' in each.document && each.document.action === 'bidder.erase')
      if (erases && changes < 2) {
        changes += 1
        const { version } = await call('readBidder', { params })
        expect(await call('updateBidder', { params, body: { firstName: `Pascoe${changes}`, version } })).toMatchObject({ status: 200 })
      }
      return write(...one)
    }
    expect(await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })).toMatchObject({ success: true })
    expect(changes).toBe(2)
    expect(await call('readBidder', { params })).toMatchObject({ status: 404 })
    expect(JSON.stringify(await audits())).not.toMatch(/Pascoe/)
  })

  it('reports legal cases, which stay after an erasure', async () => {
    const { call, params, store } = await withHistory()
    const cases = partitionOf(store, 'cases', ['a1', 'h1'])
    const legalCase = legalCaseDocument({
      ...newCase({ now: new Date('2026-11-01T09:00:00Z'), by: 'Una Staff' }),
      id: 'case_1',
      bidderId: params.id,
      title: 'Payment default',
      caseNumber: 'LC-1',
      caseType: 'payment_default',
      category: 'post_sale',
      priority: 'medium',
      jurisdiction: 'New York',
    })
    await cases.write([legalCaseRecord.creation(legalCase)])
    expect((await call('exportPersonalData', { params })).records).toContainEqual(expect.objectContaining({ title: 'Payment default' }))
    await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })
    expect(await readerOf(legalCaseRecord, cases).find('case_1')).toMatchObject({ document: legalCase })
  })

  it('is gone from the log of what else the house has, in each container', async () => {
    const { call, params, store } = await withHistory()
    const cases = partitionOf(store, 'cases', ['a1', 'h1'])
    const source = { now: new Date('2026-11-21T09:00:00Z'), actorId: 'u1', address: '192.0.2.7', correlationId: 'req_1' }
    const subject = { subjectType: 'bidder', subjectId: params.id, subjectName: 'Ann Pascoe' } as const
    await cases.write([auditWrite(source, { action: 'bidder.update', ...subject, after: { note: 'Owes us' } })])
    await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })
    const { items } = await storedIn(cases).query<AuditEvent>({ type: 'audit' }, { limit: 10 })
    expect(items).toMatchObject([{ action: 'bidder.update', erased: true }])
    expect(JSON.stringify(items)).not.toMatch(/Pascoe|Owes/)
  })

  it('is gone from the words of a search by which bidders were exported, and nothing of other exports is', async () => {
    const { call, params, audits } = await withHistory()
    await call('exportBidders', { query: 'format=csv&search=ann.pascoe%40example' })
    await call('exportBidders', { query: 'format=csv&search=stone' })
    await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })
    const exports = (await audits()).filter((event) => (event as { action?: string }).action === 'bidders.export')
    expect(exports).toHaveLength(2)
    expect(exports).toContainEqual(expect.objectContaining({ erased: true, actorId: 'u1' }))
    expect(exports).toContainEqual(expect.objectContaining({ after: expect.objectContaining({ search: 'stone' }) }))
    expect(JSON.stringify(exports)).not.toContain('pascoe')
  })

  it('is gone from the words of a search by which bidders were invited', async () => {
    const { call, params, audits, store } = await withHistory()
    const at = '2027-01-01T00:00:00.000Z'
    const auction = {
      id: 'auc_1',
      type: 'auction',
      title: 'Clocks',
      location: '',
      startDate: at,
      endDate: at,
      createdAt: at,
      updatedAt: at,
    }
    await partitionOf(store, 'auctions', ['a1', 'h1']).write([{ kind: 'create', document: auction }])
    await call('bulkInvite', { query: 'search=ann.pascoe%40example', body: { all: true, auctionId: 'auc_1' } })
    expect(JSON.stringify(await audits())).toContain('ann.pascoe')
    await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })
    expect(JSON.stringify(await audits())).not.toContain('pascoe')
  })

  it('is erased also of one who was deleted together with others, so that no undo brings them back', async () => {
    const { call, params, audits, other, store } = await withHistory()
    const { run } = await call('changeBidders', { body: { action: { kind: 'delete' }, ids: [params.id, other.id] } })
    expect(await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })).toMatchObject({ success: true })
    const kept = await store.query('bidders', ['a1', 'h1'], { type: 'bidder-undo', where: [{ field: 'run', equals: run }] }, { limit: 10 })
    expect(JSON.stringify([kept, await audits()])).not.toMatch(/Pascoe|clocks/)
    expect((await call('undoBidderChange', { params: { id: run } })).result).toEqual({ changed: 1 })
    expect((await call('listBidders')).bidders).toMatchObject([{ id: other.id }])
    expect(await call('erasePersonalData', { params, body: { reason: 'Again' } })).toMatchObject({ status: 404 })
  })

  it('is neither given out nor erased without the right and a reason', async () => {
    const { call, params } = await withHistory()
    expect(await call('exportPersonalData', { params, role: 'staff' })).toMatchObject({ status: 403 })
    const auditor = { role: 'staff', adjusted: ['+system:audit'] } as const
    expect(await call('exportPersonalData', { params, ...auditor })).toMatchObject({ status: 403 })
    expect(await call('erasePersonalData', { params, role: 'staff', body: { reason: 'x' } })).toMatchObject({ status: 403 })
    expect(await call('erasePersonalData', { params, body: { reason: ' ' } })).toMatchObject({ status: 400 })
    expect(await call('readBidder', { params })).toMatchObject({ email: ann.email })
  })
})
