import { bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { appWith, strangers } from './testing.ts'

const phone = '+44 20 7946 0148'
const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
const ids = ['bid_a', 'bid_b', 'bid_c']
const three = ids.map((id, index) =>
  aBidder({ id, email: `ann.pascoe${index}@example.com`, phone, address, ...(index === 2 && { status: 'Suspended' as const }) }),
)

const found = async () => {
  const app = await appWith([...three, ...strangers(60)])
  const before = await Promise.all([...ids, bidderCountsId].map(app.documentOf))
  return { ...app, before, pairs: await app.find() }
}

describe('merging from a threshold on', () => {
  it('merges three records as one group, keeps a suspension, and gives all three back', async () => {
    const { call, workOff, documentOf, pairs, before } = await found()
    expect(pairs).toHaveLength(3)
    const counts = await call('countDuplicates', { query: 'threshold=90&groups=true' })
    expect(counts).toMatchObject({ wouldMerge: 3, groups: { groups: 1, records: 3, left: 0 } })
    expect(await call('countDuplicates', { query: 'threshold=90' })).not.toHaveProperty('groups')
    await call('mergeDuplicates', { body: { threshold: 90 } })
    await workOff()
    expect(await call('countDuplicates')).toMatchObject({ pending: 0, autoMerged: 3, total: 3 })
    expect((await call('listBidders')).total).toBe(61)
    const merged = await documentOf('bid_a')
    expect(merged).toMatchObject({ type: 'bidder', status: 'Suspended' })
    expect(await documentOf('bid_c')).toMatchObject({ type: 'archived-bidder', survivorId: 'bid_a' })

    await call('undoMerge', { params: { id: pairs[1].id } })
    const after = await Promise.all([...ids, bidderCountsId].map(documentOf))
    expect(after.slice(0, 3)).toStrictEqual(before.slice(0, 3))
    expect((await call('listBidders')).total).toBe(63)
    expect(await call('countDuplicates')).toMatchObject({ pending: 3, autoMerged: 0, wouldMerge: 0 })
  })

  it('leaves a group for review in which two records were dismissed as different people', async () => {
    const { call, workOff, pairs } = await found()
    await call('dismissDuplicate', { params: { id: pairs[0].id } })
    const counts = await call('countDuplicates', { query: 'threshold=70&groups=true' })
    expect(counts.groups).toEqual({ groups: 0, records: 0, left: 1 })
    await call('mergeDuplicates', { body: { threshold: 70 } })
    await workOff()
    expect((await call('listJobs')).jobs).toContainEqual(expect.objectContaining({ kind: 'merge-duplicates', result: { left: 1 } }))
    expect((await call('listBidders')).total).toBe(63)
  })

  it('happens after each search where the house wants it', async () => {
    const { call, find } = await found()
    await call('updateDuplicateSettings', { body: { threshold: 90, automatic: true, version: 'unset' } })
    expect(await find()).toEqual([])
    expect((await call('countDuplicates')).autoMerged).toBe(3)
  })

  it('takes pairs of a merged record along to the survivor', async () => {
    const { call, merge, pairs } = await found()
    const first = pairs.find(({ people }: { people: { id: string }[] }) => people.every(({ id }) => id !== 'bid_c'))
    await merge(first.id)
    const left = (await call('listDuplicates', { query: 'status=pending' })).pairs
    expect(left).toHaveLength(1)
    expect(left[0].people.map(({ id }: { id: string }) => id)).toEqual(['bid_a', 'bid_c'])
    await call('undoMerge', { params: { id: first.id } })
    expect((await call('listDuplicates', { query: 'status=pending' })).pairs).toHaveLength(3)
  })
})
