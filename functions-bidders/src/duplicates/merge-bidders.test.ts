import { bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { appWith, strangers } from './testing.ts'

/** One person of whom the matcher can't know: she married and moved. */
const ann = aBidder({ id: 'bid_ann', firstName: 'Ann', lastName: 'Pascoe', phone: '+44 20 7946 0148', address: { city: 'London' } })
const vale = aBidder({ id: 'bid_vale', firstName: 'Anna', lastName: 'Vale', address: { city: 'Leeds' } })
const bidderIds = [vale.id, ann.id]
const compared = { query: `first=${vale.id}&second=${ann.id}` }

const picked = async () => {
  const app = await appWith([ann, vale, ...strangers(40)])
  const detail = await app.call('compareBidders', compared)
  const choices = Object.fromEntries((detail.conflicts as { field: string }[]).map(({ field }) => [field, ann.id]))
  const body = { bidderIds, version: detail.version, primaryId: ann.id, choices }
  return { ...app, detail, body }
}

describe('two bidders picked by hand', () => {
  it('are compared as a match is, without becoming one', async () => {
    const { call, detail } = await picked()
    expect(detail).toMatchObject({ status: 200, people: [{ id: ann.id }, { id: vale.id }], foundBy: 'Una Staff', suggestedId: ann.id })
    expect(detail.confidence).toBeLessThan(50)
    expect(detail.conflicts.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'address'])
    expect(detail.after).toMatchObject({ auctions: 0 })
    expect((await call('listDuplicates')).pairs).toEqual([])
  })

  it('are merged, listed and given back; without the merge there is no match of them', async () => {
    const { call, documentOf, body, audits, detail } = await picked()
    const before = await Promise.all([ann.id, vale.id, bidderCountsId].map(documentOf))
    const merged = await call('mergeBidders', { body: { ...body, choices: { ...body.choices, name: vale.id } } })
    expect(merged).toMatchObject({ status: 200, id: detail.id, decision: { by: 'Una Staff', primaryId: ann.id } })
    expect((await call('readBidder', { params: { id: vale.id } })).id).toBe(ann.id)
    expect((await call('readBidder', { params: { id: ann.id } })).name).toBe('Anna Vale')
    expect((await call('listDuplicates', { query: 'status=manually-merged' })).pairs).toMatchObject([{ id: detail.id }])
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'bidder.merge', subjectId: ann.id }))
    expect(await call('mergeBidders', { body })).toMatchObject({ status: 404 })

    expect(await call('undoMerge', { params: { id: detail.id } })).toMatchObject({ status: 200, id: detail.id })
    expect((await Promise.all([ann.id, vale.id, bidderCountsId].map(documentOf))).slice(0, 2)).toStrictEqual(before.slice(0, 2))
    expect((await call('listDuplicates')).pairs).toEqual([])
  })

  it('may be a match that was dismissed; an undo leaves it dismissed', async () => {
    const phone = '+44 20 7946 0148'
    const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU' }
    const two = [ann, { ...vale, firstName: 'Anne', lastName: 'Pascoe' }].map((record) => ({ ...record, phone, address }))
    const { call, find } = await appWith([...two, ...strangers(60)])
    const [pair] = await find()
    await call('dismissDuplicate', { params: { id: pair.id } })
    const { version, conflicts } = await call('compareBidders', compared)
    const choices = Object.fromEntries((conflicts as { field: string }[]).map(({ field }) => [field, ann.id]))
    expect(await call('mergeBidders', { body: { bidderIds, version, choices } })).toMatchObject({ status: 200, id: pair.id })
    await call('undoMerge', { params: { id: pair.id } })
    expect((await call('listDuplicates')).pairs).toMatchObject([{ id: pair.id, status: 'dismissed' }])
  })

  it('are two live bidders of the house, unchanged since they were compared, and need the permission', async () => {
    const { call, body } = await picked()
    expect(await call('compareBidders', { query: `first=${ann.id}&second=${ann.id}` })).toMatchObject({ status: 400 })
    expect(await call('compareBidders', { query: `first=${ann.id}&second=bid_nobody` })).toMatchObject({ status: 404 })
    expect(await call('mergeBidders', { body: { ...body, choices: {} } })).toMatchObject({
      status: 400,
      error: { details: { fields: { 'choices.name': expect.any(String) } } },
    })
    expect(await call('compareBidders', { ...compared, role: 'staff' })).toMatchObject({ status: 403 })
    expect(await call('mergeBidders', { body, role: 'staff' })).toMatchObject({ status: 403 })
    const { version } = await call('readBidder', { params: { id: ann.id } })
    await call('updateBidder', { params: { id: ann.id }, body: { version, firstName: 'Annie' } })
    expect(await call('mergeBidders', { body })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })
})
