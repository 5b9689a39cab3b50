import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { describe, expect, it } from 'vitest'
import { importedHouse } from './testing.ts'

const phone = '+44 20 7946 0148'

describe('the undo of an import', () => {
  it('removes whom it created and restores whom it changed, also what it did to one twice', async () => {
    const { undo, bidders, preview, audits, house } = await importedHouse()
    expect(await preview()).toMatchObject({ removed: 5, restored: 2, kept: [] })
    expect(await undo()).toMatchObject({ status: 202, kind: 'undo-import' })
    const left = await bidders()
    expect([...left.keys()].sort()).toEqual(['bid_ann', 'bid_cid'])
    expect(left.get('bid_ann')).toMatchObject({ tags: ['wine'] })
    expect(left.get('bid_cid')).toMatchObject({ tags: [] })
    for (const bidder of left.values()) {
      expect(bidder).not.toHaveProperty('phone')
    }
    expect(await preview()).toMatchObject({ removed: 5, restored: 2, kept: [], endedAt: '2026-11-21T09:00:00.000Z' })
    expect((await audits()).map(({ action }) => action)).toEqual(expect.arrayContaining(['upload.undo', 'upload.undone']))
    expect((await readJob(house, 'duplicates'))?.document).toMatchObject({ status: 'completed' })
  })

  it('leaves the counters as if the import had not been', async () => {
    const { undo, bidders, call } = await importedHouse()
    await undo()
    const { total } = countsOf([...(await bidders()).values()])
    expect(await call('readBidderTotals')).toMatchObject({ all: total })
  })

  it('keeps who was edited since as they are, with all that the import did to them, and names them', async () => {
    const { undo, edit, bidders, preview, call } = await importedHouse()
    await edit('bid_cid', { tags: ['wine'] })
    await edit('bid_1_0_1', { lastName: 'Newman' })
    await call('addBidderNote', { params: { id: 'bid_1_0_2' }, body: { note: 'Called', category: 'General', isPrivate: false } })
    const kept = [
      { id: 'bid_1_0_1', name: 'Dan Newman', reason: 'edited' },
      { id: 'bid_1_0_2', name: 'Eve New', reason: 'edited' },
      { id: 'bid_cid', name: 'Cid Ray', reason: 'edited' },
    ]
    const sorted = async () => {
      const answer = await preview()
      return { ...answer, kept: answer.kept.sort((one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)) }
    }
    expect(await sorted()).toMatchObject({ removed: 3, restored: 1, kept })
    await undo()
    expect(await sorted()).toMatchObject({ removed: 3, restored: 1, kept })
    const left = await bidders()
    expect([...left.keys()].sort()).toEqual(['bid_1_0_1', 'bid_1_0_2', 'bid_ann', 'bid_cid'])
    expect(left.get('bid_cid')).toMatchObject({ phone, tags: ['wine'] })
    expect(left.get('bid_1_0_1')).toMatchObject({ phone, lastName: 'Newman' })
  })

  it('keeps who is registered for an auction or named in a legal case', async () => {
    const { undo, bidders, preview, house } = await importedHouse()
    const registration = registrationDocument({
      ...{ id: registrationId('bid_1_0_2'), auctionHouseId: 'h1', auctionId: 'auc_1', bidderId: 'bid_1_0_2', paddle: '7', state: 'active' },
      ...{ createdAt: '2026-11-21T08:30:00.000Z', updatedAt: '2026-11-21T08:30:00.000Z', createdBy: 'Una Staff', createdById: 'u1' },
    } as never)
    await recordsOf(registrationRecord, house.in('auctions').within('auc_1')).create(registration)
    await undo()
    expect([...(await bidders()).keys()].sort()).toEqual(['bid_1_0_2', 'bid_ann', 'bid_cid'])
    expect((await preview()).kept).toMatchObject([{ id: 'bid_1_0_2', reason: 'registered' }])
  })

  it('keeps an edit of a field that the import left alone', async () => {
    const { undo, edit, bidders } = await importedHouse()
    await edit('bid_ann', { lastName: 'Newman' })
    await undo()
    const ann = (await bidders()).get('bid_ann')
    expect(ann).toMatchObject({ lastName: 'Newman', tags: ['wine'] })
    expect(ann).not.toHaveProperty('phone')
  })

  it('removes conflicts of the import that nobody decided', async () => {
    const { undo, house } = await importedHouse()
    const conflict = (id: string, uploadId: string, status: 'pending' | 'resolved') =>
      importConflictRecord.document({
        ...{ id, uploadId, uploadName: 'List', file: 'a.csv', line: 2, conflictType: 'mismatch', status, bidderId: 'bid_ann' },
        ...{ number: 'B-1', name: 'Ann Pascoe', figures: 'grow', people: [], createdAt: '', updatedAt: '' },
        row: { firstName: 'Zoe', lastName: 'Lee', email: 'ann@example.com', address: {}, facts: {} },
      })
    for (const one of [
      conflict('cnf_1', 'upl_1', 'pending'),
      conflict('cnf_2', 'upl_1', 'resolved'),
      conflict('cnf_3', 'upl_2', 'pending'),
    ])
      await recordsOf(importConflictRecord, house).create(one)
    await undo()
    const found = await Promise.all(['cnf_1', 'cnf_2', 'cnf_3'].map((id) => recordsOf(importConflictRecord, house).find(id)))
    expect(found.map((one) => one !== undefined)).toEqual([false, true, true])
  })

  it('names nobody to who may not see bidders', async () => {
    const { call, params } = await importedHouse()
    const adjusted = ['-bidders:view']
    expect(await call('readImportUndo', { params, adjusted })).toMatchObject({
      status: 403,
      error: { details: { permission: 'bidders:view' } },
    })
  })

  it('keeps who is registered, however many registrations others have', async () => {
    const { undo, bidders, house } = await importedHouse()
    const at = '2026-11-21T08:30:00.000Z'
    const register = (bidderId: string, auctionId: string) =>
      registrationDocument({
        ...{ id: registrationId(bidderId), auctionHouseId: 'h1', auctionId, bidderId, paddle: '7', state: 'active' },
        ...{ createdAt: at, updatedAt: at, createdBy: 'Una Staff', createdById: 'u1' },
      } as never)
    for (let sale = 0; sale < 1001; sale += 1)
      await recordsOf(registrationRecord, house.in('auctions').within(`auc_${sale}`)).create(register('bid_1_0_2', `auc_${sale}`))
    await recordsOf(registrationRecord, house.in('auctions').within('auc_z')).create(register('bid_1_0_3', 'auc_z'))
    await undo()
    expect([...(await bidders()).keys()].sort()).toEqual(['bid_1_0_2', 'bid_1_0_3', 'bid_ann', 'bid_cid'])
  })

  it('is refused while the import runs, a second time, after 30 days, and without the right to delete', async () => {
    const running = await importedHouse({ status: 'processing' })
    expect(await running.undo()).toMatchObject({ status: 409, error: { code: 'upload_running' } })
    const app = await importedHouse()
    expect(await app.call('undoImport', { params: app.params, adjusted: ['-bidders:delete'] })).toMatchObject({
      status: 403,
      error: { details: { permission: 'bidders:delete' } },
    })
    expect(await app.call('undoImport', { params: { id: 'upl_none' } })).toMatchObject({ status: 404 })
    await app.undo()
    expect(await app.undo()).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
    const late = await importedHouse()
    late.clock.now = new Date('2026-12-21T08:00:01Z')
    expect(await late.undo()).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
    expect(await late.call('readImportUndo', { params: late.params })).toMatchObject({ status: 409 })
  })
})
