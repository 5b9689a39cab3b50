import { pairNowLimit } from '@auctionwiz/contracts/duplicates'
import { jobId } from '@auctionwiz/platform/core/jobs/job'
import { type StoredDocument, StoreError } from '@auctionwiz/platform/core/store/store'
import { mergeRecord } from '@auctionwiz/records/duplicate-merges'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { appWith, strangers } from './testing.ts'

/** Two records of each of several people, the second one newer and with another email. */
const people = (count: number) =>
  strangers(count).flatMap((one, index) => [
    { ...one, id: `bid_p${index}a`, bidderId: `P${index}A` },
    { ...one, id: `bid_p${index}b`, bidderId: `P${index}B`, email: `new${index}@example.com`, createdAt: '2026-09-02T09:00:00Z' },
  ])

const withPeople = async (count: number) => {
  const app = await appWith([...people(count), ...strangers(120).slice(count)])
  const pairs = (await app.find()) as { id: string; people: { id: string }[] }[]
  return { ...app, pairs, ids: pairs.map(({ id }) => id) }
}

describe('selected pairs', () => {
  it('are merged with the preselected values, each with its outcome, and given back', async () => {
    const { call, ids, pairs, audits, documentOf } = await withPeople(4)
    expect(ids).toHaveLength(4)
    const [first = '', second = '', third = ''] = ids
    await call('dismissDuplicate', { params: { id: third } })
    const before = await Promise.all(pairs.flatMap((pair) => pair.people.map(({ id }) => documentOf(id))))
    const named = [first, second, third, 'dup_unknown']
    const merged = await call('mergePairs', { body: { ids: named } })
    expect(merged.outcomes).toEqual([
      { id: first, outcome: 'merged' },
      { id: second, outcome: 'merged' },
      { id: third, outcome: 'decided' },
      { id: 'dup_unknown', outcome: 'decided' },
    ])
    const [kept] = pairs[0]?.people ?? []
    expect((await call('readBidder', { params: { id: kept?.id ?? '' } })).email).toMatch(/^new/)
    expect(await call('countDuplicates')).toMatchObject({ pending: 1, resolved: 3 })
    expect((await audits()).filter(({ action }: { action: string }) => action === 'bidder.merge')).toHaveLength(2)

    const undone = await call('undoMerges', { body: { ids: named } })
    expect(undone.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['undone', 'undone', 'decided', 'decided'])
    expect(await Promise.all(pairs.flatMap((pair) => pair.people.map(({ id }) => documentOf(id))))).toStrictEqual(before)
    expect(await call('countDuplicates')).toMatchObject({ pending: 3, leftToPeople: 2 })
  })

  it('become one bidder where they hang together, and wait for review where a link is missing', async () => {
    const phone = '+44 20 7946 0148'
    const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
    const three = ['bid_a', 'bid_b', 'bid_c'].map((id) => aBidder({ id, phone, address }))
    const { call, find } = await appWith([...three, ...strangers(60)])
    const ids = (await find()).map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(3)
    await call('dismissDuplicate', { params: { id: ids[2] } })
    const left = await call('mergePairs', { body: { ids: ids.slice(0, 2) } })
    expect(left.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['unclear', 'unclear'])
    await call('reopenDuplicate', { params: { id: ids[2] } })
    await call('mergePairs', { body: { ids: ids.slice(0, 2) } })
    expect((await call('listBidders')).total).toBe(61)
    const undone = await call('undoMerges', { body: { ids } })
    expect(undone.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['undone', 'undone', 'undone'])
    expect((await call('listBidders')).total).toBe(63)
  })

  it('are merged and undone in the background when they are many, one such job at a time', async () => {
    const { call, ids, workOff } = await withPeople(pairNowLimit + 2)
    expect(ids.length).toBeGreaterThan(pairNowLimit)
    const started = await call('mergePairs', { body: { ids } })
    expect(started).toMatchObject({ outcomes: [], job: { kind: 'merge-duplicates', status: 'waiting' } })
    expect(await call('mergePairs', { body: { ids } })).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    expect(await call('mergeDuplicates', { body: { threshold: 95 } })).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    await workOff()
    expect(await call('countDuplicates')).toMatchObject({ pending: 0, autoMerged: 0, resolved: ids.length })
    await call('undoMerges', { body: { ids } })
    await workOff()
    expect((await call('listJobs')).jobs).toContainEqual(
      expect.objectContaining({ kind: 'merge-duplicates', status: 'completed', result: { undone: ids.length } }),
    )
    expect(await call('countDuplicates')).toMatchObject({ pending: ids.length, resolved: 0 })
  })

  it('are merged without reading the pairs of other bidders, within the call and in the background', async () => {
    const { call, ids, store, workOff } = await withPeople(pairNowLimit + 4)
    const read = new Set<string>()
    const { query } = store
    store.query = async <T extends StoredDocument>(...request: Parameters<typeof query>) => {
      const page = await query<T>(...request)
      for (const { id } of page.items) if (ids.includes(id)) read.add(id)
      return page
    }
    const [first = '', second = '', third = '', ...others] = ids
    await call('mergePairs', { body: { ids: [first] } })
    expect([...read]).toEqual([first])
    await call('mergePairs', { body: { ids: others } })
    await workOff()
    expect(await call('countDuplicates')).toMatchObject({ pending: 2 })
    expect([second, third].filter((id) => read.has(id))).toEqual([])
  })

  it('wait for another merge that starts at the same moment', async () => {
    const { call, ids, store, workOff } = await withPeople(pairNowLimit + 1)
    const { write } = store
    const overtaken = () => {
      store.write = async (...request) => {
        if (request[2].some((one) => 'document' in one && one.document.id === jobId('merge-duplicates'))) {
          store.write = write
          await call('mergeDuplicates', { body: { threshold: 99 } })
        }
        return write(...request)
      }
    }
    const running = { status: 409, error: { code: 'bulk_running' } }
    overtaken()
    expect(await call('mergePairs', { body: { ids } })).toMatchObject(running)
    await workOff()
    // Now the record of an earlier job is replaced.
    overtaken()
    expect(await call('undoMerges', { body: { ids } })).toMatchObject(running)
  })

  it('are undone as a run without the merges that somebody else made of them since', async () => {
    const { call, ids, workOff } = await withPeople(pairNowLimit + 2)
    const { job } = await call('mergePairs', { body: { ids } })
    await workOff()
    const [again] = ids
    await call('undoMerge', { params: { id: again ?? '' } })
    await call('mergePairs', { body: { ids: [again] } })
    await call('undoMerges', { body: { run: job.run } })
    await workOff()
    expect(await call('countDuplicates')).toMatchObject({ pending: ids.length - 1, resolved: 1 })
    expect((await call('listDuplicates', { query: 'status=manually-merged' })).pairs).toMatchObject([{ id: again }])
    const refused = { status: 409, error: { code: 'undo_refused' } }
    expect(await call('undoMerges', { body: { run: job.run } })).toMatchObject(refused)
    expect(await call('undoMerges', { body: {} })).toMatchObject({ error: { code: 'invalid_request' } })
  })

  it('count a refused undo once, also when the job restarts after it', async () => {
    const { call, ids, pairs, store, house, workOff } = await withPeople(pairNowLimit + 2)
    await call('mergePairs', { body: { ids } })
    await workOff()
    const { items } = await store.query('bidders', ['a1', 'h1'], { type: 'archived-bidder' }, { limit: 100 })
    const archived = items.find(({ id }) => pairs[0]?.people.some((one) => one.id === id))
    await house.write([{ kind: 'remove', id: archived?.id ?? '' }])
    await call('undoMerges', { body: { ids } })
    const { write } = store
    let undone = 0
    store.write = async (container, partition, writes) => {
      if (writes.some(({ kind }) => kind === 'remove')) undone += 1
      if (undone !== 2) return write(container, partition, writes)
      undone += 1
      throw new StoreError('stale', 'changed meanwhile')
    }
    await workOff()
    expect((await call('listJobs')).jobs).toContainEqual(
      expect.objectContaining({ kind: 'merge-duplicates', status: 'completed', result: { undone: ids.length - 1, refused: 1 } }),
    )
  })

  it('are merged also when a search creates at the same moment the pair that follows them', async () => {
    const phone = '+44 20 7946 0148'
    const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
    const three = ['bid_a', 'bid_b', 'bid_c'].map((id) => aBidder({ id, phone, address }))
    const { call, find, store, house, documentOf } = await appWith([...three, ...strangers(60)])
    const found = (await find()) as { id: string; people: { id: string }[] }[]
    const ofTwo = (...two: string[]) => found.find(({ people }) => people.every(({ id }) => two.includes(id)))?.id ?? ''
    const created = await documentOf(ofTwo('bid_a', 'bid_c'))
    await house.write([{ kind: 'remove', id: created?.id ?? '' }])
    const { write } = store
    store.write = async (container, partition, writes) => {
      if (writes.some((one) => 'document' in one && one.document.type === mergeRecord.definition.type)) {
        store.write = write
        if (created) await house.write([{ kind: 'create', document: created }])
      }
      return write(container, partition, writes)
    }
    const id = ofTwo('bid_a', 'bid_b')
    expect(await call('mergePairs', { body: { ids: [id] } })).toMatchObject({ outcomes: [{ id, outcome: 'merged' }] })
  })

  it('keep the outcomes of the others when one merge or undo fails, with the reason in the language of the call', async () => {
    const { call, ids, pairs, store } = await withPeople(3)
    const { write } = store
    const second = pairs[1]?.people[0]?.id
    store.write = async (container, partition, writes) => {
      if (writes.some((one) => 'document' in one && one.document.id === second)) throw new StoreError('busy', 'throttled')
      return write(container, partition, writes)
    }
    const refused = { outcome: 'refused', reason: 'Der Dienst ist ausgelastet. Versuchen Sie es in 1 s erneut.' }
    const merged = await call('mergePairs', { body: { ids }, headers: { 'accept-language': 'de' } })
    expect(merged.outcomes).toMatchObject([{ outcome: 'merged' }, refused, { outcome: 'merged' }])
    store.write = write
    await call('mergePairs', { body: { ids } })
    store.write = async (container, partition, writes) => {
      if (writes.some((one) => 'document' in one && one.document.id === second)) throw new StoreError('busy', 'throttled')
      return write(container, partition, writes)
    }
    const undone = await call('undoMerges', { body: { ids }, headers: { 'accept-language': 'de' } })
    expect(undone.outcomes).toMatchObject([{ outcome: 'undone' }, refused, { outcome: 'undone' }])
  })

  it('need the permission and at least one id', async () => {
    const { call } = await appWith([])
    for (const endpoint of ['mergePairs', 'undoMerges']) {
      expect(await call(endpoint, { role: 'staff', body: { ids: ['dup_1'] } })).toMatchObject({ status: 403 })
      expect(await call(endpoint, { body: { ids: [] } })).toMatchObject({ status: 400 })
    }
  })
})
