import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { duplicateModelId, duplicateModelRecord, isCurrentModel } from '@auctionwiz/records/duplicate-searches'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { appWith, strangers } from './testing.ts'

const street = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
const phone = '+44 20 7946 0148'
const ann = aBidder({ id: 'bid_ann', email: 'ann.pascoe@example.com', phone, address: street })
const anne = aBidder({ id: 'bid_anne', firstName: 'Anne', email: 'annepascoe@work.example', phone, address: street })
const house = [ann, anne, ...strangers(100)]

describe('a search for duplicates', () => {
  it('finds the pair, explains it, and finds it again as the same', async () => {
    const { find, call } = await appWith(house)
    const [pair, ...others] = await find()
    expect(others).toEqual([])
    expect(pair).toMatchObject({ status: 'pending', people: [{ id: 'bid_ann' }, { id: 'bid_anne' }], foundBy: 'a search by Una Staff' })
    expect(pair.confidence).toBeGreaterThan(90)
    expect(pair.same).toContain('phone')
    const detail = await call('readDuplicate', { params: { id: pair.id } })
    const total = detail.reasons.reduce((sum: number, { weight }: { weight: number }) => sum + weight, detail.prior)
    expect(100 / (1 + 2 ** -total)).toBeCloseTo(detail.confidence, 0)
    expect(detail.conflicts.map(({ field }: { field: string }) => field)).toEqual(['name', 'email'])
    expect((await find()).map(({ id }: { id: string }) => id)).toEqual([pair.id])
    expect((await call('listJobs')).jobs).toMatchObject([
      { kind: 'duplicates', status: 'completed', result: { pairs: 1, added: 0, removed: 0 } },
    ])
  })

  it('continues with what is not stored yet after an interruption', async () => {
    const twins = Array.from({ length: 14 }, (_, index) => aBidder({ id: `bid_same${index}`, phone, address: street }))
    const { call, workOff, store, sent } = await appWith([...house, ...twins])
    const { write } = store
    let batches = 0
    store.write = async (container, partition, writes) => {
      if (writes.some((one) => 'document' in one && one.document.type === 'duplicate-pair')) batches += 1
      if (batches === 2) throw new Error('cut off')
      return write(container, partition, writes)
    }
    await call('findDuplicates')
    const [message] = sent
    await expect(workOff()).rejects.toThrow('cut off')
    expect((await call('listJobs')).jobs).toMatchObject([{ kind: 'duplicates', status: 'running' }])
    store.write = write
    if (message) sent.push(message)
    await workOff()
    const { total } = await call('countDuplicates')
    expect(total).toBeGreaterThan(80)
    expect((await call('listJobs')).jobs).toMatchObject([{ kind: 'duplicates', status: 'completed', result: { pairs: total } }])
  })

  it('keeps no pair of bidders who were deleted, alone or together', async () => {
    const { find, call } = await appWith([...house, aBidder({ id: 'bid_anna', firstName: 'Anna', phone, address: street })])
    expect((await find()).length).toBeGreaterThan(1)
    await call('changeBidders', { body: { action: { kind: 'delete' }, ids: ['bid_anne', 'bid_anna'] } })
    expect((await call('countDuplicates')).total).toBe(0)
    expect((await call('listDuplicates')).pairs).toEqual([])
  })

  it('removes the pairs of many who are deleted though they are more than one batch holds', async () => {
    const same = Array.from({ length: 14 }, (_, index) => aBidder({ id: `bid_same${index}`, phone, address: street }))
    const { find, call, workOff } = await appWith([...house, ...same])
    await find()
    expect((await call('countDuplicates')).total).toBeGreaterThan(60)
    await call('changeBidders', { body: { action: { kind: 'delete' }, all: true } })
    await workOff()
    expect(await call('countDuplicates')).toMatchObject({ pending: 0, total: 0 })
    expect((await call('listBidders')).total).toBe(0)
  })

  it('drops pairs that are no longer found and keeps dismissed ones dismissed', async () => {
    const { find, call, documentOf, house: stored } = await appWith(house)
    const [pair] = await find()
    expect(await call('dismissDuplicate', { params: { id: pair.id } })).toMatchObject({
      status: 200,
      decision: { by: 'Una Staff' },
    })
    expect(await find()).toEqual([])
    expect(await call('countDuplicates')).toMatchObject({ pending: 0, resolved: 1, total: 1, wouldMerge: 0 })
    expect(await call('reopenDuplicate', { params: { id: pair.id } })).toMatchObject({ status: 200 })
    const document = { ...(await documentOf('bid_anne')), firstName: 'Zoltan', lastName: 'Vrba', phone: '+44 1 111 1111', address: {} }
    await stored.write([{ kind: 'put', document: document as never }])
    expect(await find()).toEqual([])
    expect((await call('countDuplicates')).total).toBe(0)
  })

  it('is forgotten with a bidder who is deleted', async () => {
    const { find, call } = await appWith(house)
    const [pair] = await find()
    await call('deleteBidder', { params: { id: 'bid_anne' } })
    expect(await call('readDuplicate', { params: { id: pair.id } })).toMatchObject({ status: 404 })
  })
})

describe('one person checked at Add', () => {
  const body = { firstName: 'Ann', lastName: 'Pasco', email: 'someone@else.example', phone: '020 7946 0148', address: street }

  it('is compared with the few who share a key, before and after a search', async () => {
    const { find, call } = await appWith(house)
    for (const searched of [false, true]) {
      if (searched) await find()
      const { matches } = await call('checkDuplicate', { body })
      const found = matches.find(({ id }: { id: string }) => id === 'bid_ann')
      expect(found).toMatchObject({ bidderId: 'B-bid_ann', email: 'ann.pascoe@example.com', phone })
      expect(found.confidence).toBeGreaterThan(80)
    }
  })

  it('is always found by the same name and phone, whatever the model has learned', async () => {
    const couples = Array.from({ length: 12 }, (_, index) => {
      const shared = {
        phone: `+44 20 7946 1${index + 100}`,
        lastName: `Vale${'abcdefghijkl'[index]}`,
        address: { ...street, street: `${index + 3} Long Lane` },
      }
      return [
        aBidder({ id: `bid_he${index}`, firstName: 'Robert', email: `he${index}@one.example`, ...shared }),
        aBidder({ id: `bid_she${index}`, firstName: 'Wilma', email: `she${index}@two.example`, ...shared }),
      ]
    })
    const { find, call, house: stored } = await appWith([ann, ...couples.flat()])
    await find()
    const learnt = await readerOf(duplicateModelRecord, stored).find(duplicateModelId)
    const model = learnt?.document.model
    if (!model || !isCurrentModel(model)) throw new Error('no model')
    await stored.write([duplicateModelRecord.put({ id: duplicateModelId, model: { ...model, prior: -60 } })])
    const { matches } = await call('checkDuplicate', { body: { ...body, firstName: 'Ann', lastName: 'Pascoe', address: {} } })
    expect(matches).toMatchObject([{ id: 'bid_ann' }])
    expect(matches[0].confidence).toBeLessThan(50)
  })

  it('is compared by what is usual when an earlier release left its model', async () => {
    const { find, call, house: stored } = await appWith(house)
    await find()
    await stored.write([duplicateModelRecord.put({ id: duplicateModelId, model: { version: 1 } })])
    expect((await call('checkDuplicate', { body })).matches).not.toEqual([])
  })

  it('is not found in a stranger', async () => {
    const { call } = await appWith(house)
    expect(await call('checkDuplicate', { body: { firstName: 'Noel', lastName: 'Brandt', email: 'noel@brandt.example' } })).toMatchObject({
      matches: [],
    })
    expect(await call('checkDuplicate', { role: 'viewer', body })).toMatchObject({ status: 403 })
  })
})

describe('the settings', () => {
  it('start at 95 without merging by themselves, and are changed under their version', async () => {
    const { call, audits } = await appWith([])
    const first = await call('readDuplicateSettings')
    expect(first).toMatchObject({ threshold: 95, automatic: false })
    const changed = await call('updateDuplicateSettings', { body: { threshold: 90, automatic: true, version: first.version } })
    expect(changed).toMatchObject({ status: 200, threshold: 90, automatic: true })
    expect(await call('updateDuplicateSettings', { body: { threshold: 80, automatic: true, version: first.version } })).toMatchObject({
      status: 409,
    })
    const { version } = changed
    expect(await call('updateDuplicateSettings', { body: { threshold: 69, automatic: true, version } })).toMatchObject({ status: 400 })
    expect(await call('updateDuplicateSettings', { role: 'staff', body: { threshold: 80, automatic: true, version } })).toMatchObject({
      status: 403,
    })
    expect(await audits()).toMatchObject([{ action: 'duplicates.settings', before: { threshold: 95 }, after: { threshold: 90 } }])
  })
})
