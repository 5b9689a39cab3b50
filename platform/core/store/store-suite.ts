import { expect, it } from 'vitest'
import { storedIn } from '../testing/stored-in.ts'
import { partitionOf, readerOfAll } from './partition.ts'
import type { DocumentStore, Query, StoredDocument, Write } from './store.ts'

interface Row extends StoredDocument {
  type: 'row'
  status: string
  nameKey: string
  nationalScore: { score: number; tier: string }
  listKeys: { national: number }
  grams: string[]
}

const row = (id: string, score: number, more: Partial<Row> = {}): Row => ({
  id,
  type: 'row',
  status: 'Active',
  nameKey: `name ${id}`,
  nationalScore: { score, tier: score >= 80 ? 'Gold' : 'Bronze' },
  listKeys: { national: score },
  grams: ['^a', 'abc'],
  ...more,
})

const create = (document: StoredDocument): Write => ({ kind: 'create', document })

const byScore: Query = {
  type: 'row',
  orderBy: [
    { field: 'type', descending: true },
    { field: 'listKeys.national', descending: true },
  ],
}

/** What every store must do; run against each implementation. `fresh` gives an account id that nothing else uses. */
export const storeSuite = (open: () => Promise<DocumentStore>, fresh: () => string): void => {
  const house = async (account = fresh(), auctionHouse = 'h1') => partitionOf(await open(), 'bidders', [account, auctionHouse])

  it('reads what was written, with a version that changes', async () => {
    const partition = await house()
    const [first] = await partition.write([create(row('a', 90))])
    const [second] = await partition.write([{ kind: 'put', document: row('a', 80) }])
    expect(second).not.toBe(first)
    const stored = await storedIn(partition).read<Row>('a')
    expect(stored).toMatchObject({ version: second, document: { id: 'a', nationalScore: { score: 80 } } })
    expect(await storedIn(partition).read('b')).toBeUndefined()
    expect(await storedIn(partition).read('')).toBeUndefined()
  })

  it('reads the owner’s documents with those of all parts in one order, and nobody else’s', async () => {
    const [store, account] = [await open(), fresh()]
    const own = partitionOf(store, 'auctions', [account, 'h1'])
    const at = (id: string, day: number): Write => create(Object.assign(row(id, 0), { at: `2026-01-0${day}` }))
    await own.write([at('a', 3)])
    await own.within('p1').write([at('a', 9), at('b', 1)])
    await own.within('p2').write([at('c', 5)])
    await partitionOf(store, 'auctions', [account, 'h10'])
      .within('p1')
      .write([at('d', 7)])
    const ids = async (where: Query['where'] = []) => {
      const orderBy = ['type', 'at'].map((field) => ({ field, descending: true }))
      const { items } = await storedIn(readerOfAll(store, 'auctions', [account, 'h1'])).query({ type: 'row', where, orderBy }, { limit: 3 })
      return items.map(({ id }) => id)
    }
    expect(await ids()).toEqual(['a', 'c', 'a'])
    expect(await ids([{ field: 'at', below: '2026-01-05' }])).toEqual(['a', 'b'])
    expect(await storedIn(own.within('p1')).count({ type: 'row' })).toBe(2)
  })

  it('never shows another partition', async () => {
    const account = fresh()
    const [mine, theirs] = [await house(account, 'h1'), await house(account, 'h2')]
    await mine.write([create(row('a', 90))])
    expect(await storedIn(theirs).read('a')).toBeUndefined()
    expect((await storedIn(theirs).query(byScore, { limit: 10 })).items).toEqual([])
    expect(await storedIn(theirs).count(byScore)).toBe(0)
    await theirs.write([create(row('a', 10))])
    expect((await storedIn(mine).read<Row>('a'))?.document.nationalScore.score).toBe(90)
  })

  it('adds up numbers in groups of the same values, of what the query finds alone', async () => {
    const partition = await house()
    await partition.write([
      ...[90, 85, 40].map((score, index) => create(row(`a${index}`, score))),
      create(row('b', 95, { status: 'Pending' })),
      create(row('c', 100, { nameKey: 'other' })),
    ])
    const where = [{ field: 'nameKey', atMost: 'name zzz' }]
    const groups = await storedIn(partition).sums(
      { type: 'row', where },
      { by: ['status', 'nationalScore.tier'], of: ['listKeys.national'] },
    )
    expect(groups).toHaveLength(3)
    expect(groups).toContainEqual({ by: ['Active', 'Gold'], count: 2, sums: [175] })
    expect(groups).toContainEqual({ by: ['Active', 'Bronze'], count: 1, sums: [40] })
    expect(groups).toContainEqual({ by: ['Pending', 'Gold'], count: 1, sums: [95] })
    const nobody = { type: 'row', where: [{ field: 'status', equals: 'Gone' }] }
    expect(await storedIn(partition).sums(nobody, { by: ['status'], of: ['listKeys.national'] })).toEqual([])
  })

  it('lists the different texts of a field and of a list, of what the query finds alone', async () => {
    const partition = await house()
    await partition.write([
      create(row('a', 90, { nameKey: 'lee', grams: ['x', 'y'] })),
      create(row('b', 80, { nameKey: 'lee', grams: ['y', 'z'] })),
      create(row('c', 70, { nameKey: 'rudd', grams: [] })),
      create(row('d', 60, { nameKey: 'parr', grams: ['w'], status: 'Pending' })),
    ])
    const query = { type: 'row', where: [{ field: 'status', equals: 'Active' }] }
    expect((await storedIn(partition).distinct(query, 'nameKey', 10)).sort()).toEqual(['lee', 'rudd'])
    expect((await storedIn(partition).distinct(query, 'grams[]', 10)).sort()).toEqual(['x', 'y', 'z'])
    expect(await storedIn(partition).distinct(query, 'grams[]', 2)).toHaveLength(2)
    expect(await storedIn(partition).distinct(query, 'nobody', 2)).toEqual([])
  })

  it('refuses to create twice, to replace what has changed or is gone', async () => {
    const partition = await house()
    const [version = ''] = await partition.write([create(row('a', 90))])
    await expect(partition.write([create(row('a', 91))])).rejects.toMatchObject({ reason: 'exists' })
    await partition.write([{ kind: 'replace', document: row('a', 92), version }])
    await expect(partition.write([{ kind: 'replace', document: row('a', 93), version }])).rejects.toMatchObject({ reason: 'stale' })
    await expect(partition.write([{ kind: 'remove', id: 'a', version }])).rejects.toMatchObject({ reason: 'stale' })
    await partition.write([{ kind: 'remove', id: 'a' }])
    await expect(partition.write([{ kind: 'replace', document: row('a', 94), version }])).rejects.toMatchObject({ reason: 'missing' })
  })

  it('keeps unique keys unique within a house and nowhere else', async () => {
    const account = fresh()
    const [mine, theirs] = [await house(account, 'h1'), await house(account, 'h2')]
    const claim = (id: string): StoredDocument => ({ ...row(id, 50), uniqueKey: 'email:a@b.example' }) as StoredDocument
    await mine.write([create(claim('a'))])
    await expect(mine.write([create(claim('b'))])).rejects.toMatchObject({ reason: 'exists' })
    await theirs.write([create(claim('b'))])
    await mine.write([{ kind: 'remove', id: 'a' }, create(claim('b'))])
    expect(await storedIn(mine).read('b')).toBeDefined()
  })

  it('passes unique keys on within a batch, and lets a batch hold a place that is free again after it', async () => {
    const partition = await house()
    const held = (id: string, key: string): StoredDocument => ({ ...row(id, 50), uniqueKey: key }) as StoredDocument
    await partition.write([create(held('a', 'lot:1')), create(held('b', 'lot:2'))])
    const place: Write[] = [create(row('place', 1)), { kind: 'remove', id: 'place' }]
    const put = (document: StoredDocument): Write => ({ kind: 'put', document })
    await partition.write([...place, put(held('a', 'between:a')), put(held('b', 'lot:1')), put(held('a', 'lot:2'))])
    expect(await storedIn(partition).read('a')).toMatchObject({ document: { uniqueKey: 'lot:2' } })
    expect(await storedIn(partition).read('place')).toBeUndefined()
    await partition.write([create(row('place', 1))])
    await expect(partition.write([...place, put(held('c', 'lot:3'))])).rejects.toMatchObject({ reason: 'exists' })
    expect(await storedIn(partition).read('c')).toBeUndefined()
  })

  it('writes a batch whole or not at all', async () => {
    const partition = await house()
    await partition.write([create(row('a', 1))])
    await expect(partition.write([create(row('b', 2)), create(row('a', 3)), create(row('c', 4))])).rejects.toMatchObject({
      reason: 'exists',
    })
    expect(await storedIn(partition).count(byScore)).toBe(1)
    const versions = await partition.write([create(row('b', 2)), { kind: 'remove', id: 'a' }])
    expect(versions).toHaveLength(2)
    expect(await storedIn(partition).count(byScore)).toBe(1)
  })

  it('refuses more than a hundred writes at once', async () => {
    const partition = await house()
    const many = Array.from({ length: 101 }, (_, index) => create(row(`r${index}`, index)))
    await expect(partition.write(many)).rejects.toMatchObject({ reason: 'too_large' })
  })

  it.each([1, 3, 100])('pages through everything once, in order, %i at a time', async (limit) => {
    const partition = await house()
    const scores = [50, 90, 70, 90, 10, 70, 70]
    await partition.write(scores.map((score, index) => create(row(`r${index}`, score))))
    const seen: Row[] = []
    let next: string | undefined
    do {
      const page = await storedIn(partition).query<Row>(byScore, { limit, next })
      seen.push(...page.items)
      next = page.next
    } while (next !== undefined)
    expect(seen.map(({ nationalScore }) => nationalScore.score)).toEqual([90, 90, 70, 70, 70, 50, 10])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7)
  })

  it('skips none while those of the pages before are removed', async () => {
    const partition = await house()
    const ids = Array.from({ length: 25 }, (_, index) => `r${index}`)
    await partition.write(ids.map((id, index) => create(row(id, index % 3))))
    const removed: string[] = []
    let next: string | undefined
    do {
      const page = await storedIn(partition).query<Row>(byScore, { limit: 10, next })
      for (const { id } of page.items) await partition.write([{ kind: 'remove', id }])
      removed.push(...page.items.map(({ id }) => id))
      next = page.next
    } while (next !== undefined)
    expect(removed.sort()).toEqual(ids.sort())
  })

  it('refuses a page position that is not its own', async () => {
    const partition = await house()
    await partition.write([create(row('a', 1))])
    for (const next of ['nonsense', '{}', '[]', '[1,2,3]', 'a\0b', '\u{1f600}', ''])
      await expect(storedIn(partition).query(byScore, { limit: 10, next })).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('continues the same query alone', async () => {
    const partition = await house()
    await partition.write([create(row('a', 1)), create(row('b', 2))])
    const from = (atLeast: number): Query => ({ ...byScore, where: [{ field: 'nationalScore.score', atLeast }] })
    const { next } = await storedIn(partition).query(from(0), { limit: 1 })
    expect((await storedIn(partition).query(from(0), { limit: 1, next })).items).toHaveLength(1)
    await expect(storedIn(partition).query(from(-1), { limit: 1, next })).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it.each<[string, Query['where'], string[]]>([
    ['an equal value', [{ field: 'status', equals: 'Pending' }], ['b']],
    ['one of several', [{ field: 'status', in: ['Pending', 'Active'] }], ['a', 'b', 'c']],
    ['a nested field', [{ field: 'nationalScore.tier', equals: 'Gold' }], ['a', 'c']],
    [
      'a range',
      [
        { field: 'listKeys.national', atLeast: 60 },
        { field: 'listKeys.national', atMost: 85 },
      ],
      ['c'],
    ],
    ['all grams', [{ field: 'grams', containsAll: ['^a', 'xyz'] }], ['b']],
    ['any of some grams', [{ field: 'grams', containsAll: ['^a', ['none', 'xyz']] }], ['b']],
    ['any of no grams', [{ field: 'grams', containsAll: ['^a', []] }], []],
    ['a piece of text', [{ field: 'nameKey', contains: 'me c' }], ['c']],
    ['nothing', [{ field: 'status', in: [] }], []],
  ])('filters by %s', async (_name, where = [], expected) => {
    const partition = await house()
    await partition.write([
      create(row('a', 90)),
      create(row('b', 50, { status: 'Pending', grams: ['^a', 'abc', 'xyz'] })),
      create(row('c', 82)),
      create({ id: 'd', type: 'other' }),
    ])
    const query = { ...byScore, where }
    const { items } = await storedIn(partition).query<Row>(query, { limit: 10 })
    expect(items.map(({ id }) => id).sort()).toEqual(expected)
    expect(await storedIn(partition).count(query)).toBe(expected.length)
    expect(await storedIn(partition).count(query, 1)).toBe(Math.min(expected.length, 1))
    expect(await storedIn(partition).count(query, 9)).toBe(expected.length)
  })

  it('gives the versions of what a page holds', async () => {
    const partition = await house()
    const versions = await partition.write([create(row('a', 90)), create(row('b', 80))])
    expect((await storedIn(partition).query(byScore, { limit: 10 })).versions).toEqual(versions)
    const page = await storedIn(partition).query({ ...byScore, fields: ['status'] }, { limit: 1 })
    expect(page.versions).toEqual(versions.slice(0, 1))
    await partition.write([{ kind: 'replace', document: row('a', 91), version: page.versions[0] ?? '' }])
  })

  it('adds to numbers while others change the document', async () => {
    const partition = await house()
    await expect(partition.write([{ kind: 'increment', id: 'n', by: { total: 1 } }])).rejects.toMatchObject({ reason: 'missing' })
    await partition.write([create({ id: 'n', type: 'numbers', total: 5, months: { '2026-10': 1 } } as StoredDocument)])
    const many = Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`months.m${index}`, index]))
    const by = { total: -2, 'months.2026-10': 2, 'months.Not yet': 4, ...many }
    const versions = await partition.write([create(row('a', 1)), { kind: 'increment', id: 'n', by }, create(row('b', 1))])
    const stored = await storedIn(partition).read('n')
    expect(stored?.document).toMatchObject({ total: 3, months: { '2026-10': 3, 'Not yet': 4, m0: 0, m22: 22 } })
    expect(versions).toEqual([
      (await storedIn(partition).read('a'))?.version,
      stored?.version,
      (await storedIn(partition).read('b'))?.version,
    ])
  })

  it('adds nothing when another write of the batch is refused', async () => {
    const partition = await house()
    await partition.write([create({ id: 'n', type: 'numbers', total: 5 } as StoredDocument), create(row('a', 1))])
    await expect(partition.write([{ kind: 'increment', id: 'n', by: { total: 1 } }, create(row('a', 1))])).rejects.toMatchObject({
      reason: 'exists',
    })
    expect((await storedIn(partition).read('n'))?.document).toMatchObject({ total: 5 })
  })

  it('reads only the fields asked for', async () => {
    const partition = await house()
    await partition.write([create(row('a', 90))])
    const { items } = await storedIn(partition).query({ ...byScore, fields: ['status'] }, { limit: 1 })
    expect(items).toEqual([{ id: 'a', status: 'Active' }])
  })

  it('reads only the parts of fields asked for', async () => {
    const partition = await house()
    await partition.write([
      create({ ...row('a', 90), address: { city: 'Sydney', street: '1 Pitt Street', geo: { lat: 1, lon: 2 } } } as StoredDocument),
    ])
    const fields = ['address.city', 'status', 'address.zip', 'address.geo.lat', 'facts.spent']
    const { items } = await storedIn(partition).query({ ...byScore, fields }, { limit: 1 })
    expect(items).toEqual([{ id: 'a', address: { city: 'Sydney', geo: { lat: 1 } }, status: 'Active', facts: {} }])
  })
}
