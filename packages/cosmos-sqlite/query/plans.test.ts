import { describe, expect, it } from 'vitest'
import { approachOf } from './approach.ts'
import type { Partition } from './compile.ts'
import { explain, readsIndexAlone, usesIndex } from './explain.ts'
import { run } from './run.ts'
import { TestContainer } from './testing.ts'

const container = new TestContainer({
  partitionKey: { paths: ['/account', '/house'] },
  indexingPolicy: {
    includedPaths: ['/*', '/type/?', '/name/?', '/owner/?', '/rank/?', '/score/?', '/tokens/[]/?'].map((path) => ({ path })),
    compositeIndexes: [
      [{ path: '/type' }, { path: '/tier' }, { path: '/score', order: 'descending' }],
      [{ path: '/type' }, { path: '/name' }],
    ],
  },
})
const tiers = ['Gold', 'Silver', 'Bronze']
container.add(
  Array.from({ length: 9000 }, (_, at) => ({
    id: `d${at}`,
    account: 'a',
    house: 'h',
    type: 'bidder',
    tier: tiers[at % 3],
    score: (at * 7919) % 100,
    name: `n${at % 500}`,
    owner: `o${at % 900}`,
    other: at,
    rank: at,
    tokens: [
      'all',
      'same',
      `half${at % 2}`,
      `part${at % 30}`,
      `rare${at % 100}`,
      `third${at % 3}`,
      at % 4 === 0 || at % 500 === 1 ? 'mostly0' : 'rest',
    ],
  })),
)
const house: Partition = { exact: '["a","h"]' }
const scope = 'c.account = "a" AND c.house = "h" AND c.type = "bidder"'
const planOf = (text: string, partition: Partition = house) => container.plan(text, {}, partition)

describe('the plan of', () => {
  it.each<[string, Partition?]>([
    [`SELECT * FROM c WHERE ${scope} AND c.tier = "Gold" AND c.score >= 20 AND c.score < 80 ORDER BY c.type, c.tier, c.score DESC`],
    [`SELECT * FROM c WHERE ${scope} AND c.tier = "Gold" ORDER BY c.type DESC, c.tier DESC, c.score`],
    [`SELECT * FROM c WHERE ${scope} ORDER BY c.type, c.name`],
    [`SELECT * FROM c WHERE ${scope} AND STARTSWITH(c.name, "n1") ORDER BY c.type, c.name DESC`.replace('c.type,', 'c.type DESC,')],
    [`SELECT * FROM c WHERE ${scope} AND c.name LIKE "n1%"`],
    [`SELECT * FROM c WHERE ${scope} AND c.tier IN ("Gold", "Silver")`],
    ['SELECT * FROM c WHERE c.id = "d1"'],
    ['SELECT * FROM c WHERE c.id = "d1"', undefined],
    ['SELECT * FROM c WHERE c.score BETWEEN 1 AND 2'],
    ['SELECT * FROM c WHERE c.account = "a" AND c.house = "h" AND c.type = "bidder" ORDER BY c.type, c.name', undefined],
    [`SELECT * FROM c WHERE ${scope} AND ARRAY_CONTAINS(c.tokens, "part3") ORDER BY c.type, c.name`],
    [`SELECT * FROM c WHERE ${scope} AND ARRAY_CONTAINS(c.tokens, "all") ORDER BY c.type, c.name`],
    [`SELECT * FROM c WHERE ${scope} AND ARRAY_CONTAINS(c.tokens, "all")`],
    [`SELECT VALUE COUNT(1) FROM c WHERE ${scope} AND c.tier = "Gold"`],
    [`SELECT c.tier, COUNT(1) AS n FROM c WHERE ${scope} GROUP BY c.tier`],
    [`SELECT DISTINCT VALUE c.tier FROM c WHERE ${scope}`],
  ])('%s uses its index', (text, partition = house) => {
    const plan = planOf(text, text.includes('c.id = "d1"') && partition === house ? undefined : partition)
    expect(
      explain(container.db, plan).map(({ detail }) => detail),
      text,
    ).toSatisfy(() => usesIndex(explain(container.db, plan)))
  })

  it.each<[string, Partition?]>([
    ['SELECT * FROM c WHERE c.other = 5'],
    ['SELECT * FROM c WHERE c._ts > 5 ORDER BY c._ts DESC'],
    ['SELECT * FROM c WHERE c.account = "a" AND c.type = "bidder" ORDER BY c.type, c.name', { prefix: ['a'] }],
    ['SELECT * FROM c WHERE c.type = "bidder" ORDER BY c.other'],
    ['SELECT * FROM c WHERE CONTAINS(c.other, "x")', undefined],
    ['SELECT c.other, COUNT(1) AS n FROM c GROUP BY c.other'],
  ])('%s shows that no index serves it', (text, partition = house) => {
    expect(usesIndex(explain(container.db, planOf(text, partition)))).toBe(false)
  })

  it.each([
    'SELECT VALUE COUNT(1) FROM c',
    `SELECT VALUE COUNT(1) FROM c WHERE ${scope} AND c.tier = "Gold" AND c.score > 50`,
    `SELECT VALUE COUNT(1) FROM c WHERE ${scope} AND c.tier IN ("Gold", "Silver")`,
    `SELECT c.tier, COUNT(1) AS n, AVG(c.score) AS a FROM c WHERE ${scope} GROUP BY c.tier`,
    `SELECT VALUE SUM(c.score) FROM c WHERE ${scope}`,
    'SELECT VALUE MAX(c.score) FROM c',
  ])('%s reads the index alone', (text) => {
    expect(readsIndexAlone(container.db, planOf(text))).toBe(true)
    expect(readsIndexAlone(container.db, planOf(text.replace('COUNT(1)', 'COUNT(c.other)').replace('c.score)', 'c.other)')))).toBe(false)
  })
})

describe('array conditions', () => {
  const order = 'ORDER BY c.type, c.name'
  it.each([
    ['few rows', `ARRAY_CONTAINS(c.tokens, "rare3") ${order}`, 'drive'],
    ['enough rows to fill a page early in the order', `ARRAY_CONTAINS(c.tokens, "part3") ${order}`, 'list'],
    ['as many in no order', 'ARRAY_CONTAINS(c.tokens, "part3")', 'drive'],
    ['many rows', `ARRAY_CONTAINS(c.tokens, "half1") ${order}`, 'list'],
    ['many rows in no order', 'ARRAY_CONTAINS(c.tokens, "half1")', 'drive'],
    ['few rows of many that meet', `ARRAY_CONTAINS(c.tokens, "half1") AND ARRAY_CONTAINS(c.tokens, "mostly0") ${order}`, 'drive'],
    ['frequent values that meet often', `ARRAY_CONTAINS(c.tokens, "all") AND ARRAY_CONTAINS(c.tokens, "same") ${order}`, 'probe'],
    [
      'either of two',
      `(ARRAY_CONTAINS(c.tokens, "rare3") OR ARRAY_CONTAINS(c.tokens, "rare4")) AND ARRAY_CONTAINS(c.tokens, "half1") ${order}`,
      'drive',
    ],
    ['many rows of either', `(ARRAY_CONTAINS(c.tokens, "third1") OR ARRAY_CONTAINS(c.tokens, "none")) ${order}`, 'list'],
    ['the rarest of several', `ARRAY_CONTAINS(c.tokens, "all") AND ARRAY_CONTAINS(c.tokens, "rare3") ${order}`, 'drive'],
  ])('with %s', (_, condition, kind) => {
    const text = `SELECT VALUE c.other FROM c WHERE ${scope} AND ${condition}`
    const plan = planOf(text)
    expect(approachOf(container.db, plan).kind).toBe(kind)
    const plain = text.replace(/ARRAY_CONTAINS\(c.tokens, ("\w+")\)/g, 'EXISTS(SELECT VALUE t FROM t IN c.tokens WHERE t = $1)')
    const expected = container.all(plain, {}, house)
    expect(expected.length).toBeGreaterThan(0)
    const whole = container.all(text, {}, house)
    if (text.includes('ORDER BY')) expect(whole).toEqual(expected)
    else expect(new Set(whole)).toEqual(new Set(expected))
    expect(container.all(text, {}, house, 700)).toEqual(whole)
  })
})

it('array conditions that too many rows meet for a list are tested by the documents', () => {
  const crowd = new TestContainer({
    partitionKey: { paths: ['/pk'] },
    indexingPolicy: { includedPaths: [{ path: '/n/?' }, { path: '/tokens/[]/?' }], excludedPaths: [{ path: '/*' }] },
  })
  const count = 20_200
  crowd.add(
    Array.from({ length: count }, (_, n) => ({ id: `${n}`, pk: 'p', n, tokens: n % 101 === 0 ? [{ all: 'all' }, 'None'] : ['all', 1, n] })),
  )
  const partition = { exact: '["p"]' }
  const page = (tokens: string[]) => {
    const conditions = tokens.map((token) => `ARRAY_CONTAINS(c.tokens, ${token})`)
    const plan = crowd.plan(`SELECT VALUE c.n FROM c WHERE ${conditions.join(' AND ')} ORDER BY c.n DESC`, {}, partition)
    return { kind: approachOf(crowd.db, plan).kind, found: run(crowd.db, plan, { maxItems: 3 }).items }
  }
  expect(page(['"all"', '1'])).toEqual({ kind: 'list', found: ['20199', '20198', '20197'] })
  crowd.add(Array.from({ length: 200 }, (_, n) => ({ id: `more${n}`, pk: 'p', n: count + n, tokens: n === 198 ? [] : ['all', 1] })))
  expect(page(['"all"', '1'])).toEqual({ kind: 'probe', found: ['20399', '20397', '20396'] })
  expect(page(['"all"', '"none"'])).toEqual({ kind: 'drive', found: [] })
})

describe('array conditions of a count', () => {
  it.each([
    ['half1', 'all', 'list', 4500],
    ['half1', 'mostly0', 'drive', 18],
    ['half1', 'part3', 'drive', 300],
    ['half1', 'nowhere', 'drive', 0],
  ])('%s and %s', (one, other, kind, count) => {
    const text = `SELECT VALUE COUNT(1) FROM c WHERE ${scope} AND ARRAY_CONTAINS(c.tokens, "${one}") AND ARRAY_CONTAINS(c.tokens, "${other}")`
    expect(approachOf(container.db, planOf(text)).kind).toBe(kind)
    expect(container.all(text, {}, house)).toEqual([count])
  })
})

describe('a selective condition that the index of the order does not serve', () => {
  it.each([
    ['c.owner = "o7"', 10],
    ['c.owner IN ("o7", "o8")', 20],
    ['c.rank >= 8995', 5],
    ['c.rank BETWEEN 3 AND 4 AND c.owner = "o3"', 1],
    ['c.owner = "nobody"', 0],
  ])('%s is looked up by its own index and sorted', (condition, count) => {
    const text = `SELECT VALUE c.id FROM c WHERE ${scope} AND ${condition} ORDER BY c.type DESC, c.name DESC`
    expect(approachOf(container.db, planOf(text))).toMatchObject({ kind: 'alternate' })
    const found = container.all(text, {}, house, 3)
    expect(found).toEqual(container.all(text.replace(condition, `NOT (NOT (${condition}))`), {}, house))
    expect(found).toHaveLength(count)
  })

  it('is tested row by row when it is not that selective', () => {
    const text = `SELECT VALUE c.id FROM c WHERE ${scope} AND c.rank >= 100 ORDER BY c.type DESC, c.name DESC`
    expect(approachOf(container.db, planOf(text))).toEqual({ kind: 'plain' })
  })
})

describe('conditions that few rows meet', () => {
  const people = new TestContainer({
    partitionKey: { paths: ['/pk'] },
    indexingPolicy: {
      includedPaths: ['/email/?', '/owner/?', '/score/?'].map((path) => ({ path })),
      excludedPaths: [{ path: '/*' }],
      compositeIndexes: [[{ path: '/type' }, { path: '/score' }]],
    },
    uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/email'] }] },
  })
  people.add(
    Array.from({ length: 5000 }, (_, at) => ({
      id: `p${at}`,
      pk: 'p',
      type: 'person',
      email: `e${at}`,
      owner: `o${at % 50}`,
      score: at % 7,
    })),
  )
  const partition = { exact: '["p"]' }

  it.each([
    ['a unique value', 'c.email = "e7"', 'k_email', 1],
    ['a list of unique values', 'c.email IN ("e7", "e9", "e9", "nobody")', 'k_email', 2],
    ['a list of ids', 'c.id IN ("p1", "p2", "nobody")', 'id', 2],
    ['another value that few have', 'c.owner = "o7"', 'k_owner', 100],
    ['a list of such values', 'c.owner IN ("o7", "o8")', 'k_owner', 200],
  ])('%s is found by its index, whatever else is asked for, page by page', (_, condition, column, count) => {
    for (const order of ['', ' ORDER BY c.type, c.score']) {
      const text = `SELECT VALUE c.id FROM c WHERE c.type = "person" AND ${condition}${order}`
      const details = explain(people.db, people.plan(text, {}, partition)).map(({ detail }) => detail)
      expect(details[0], text).toMatch(new RegExp(`^SEARCH t USING INDEX \\w+ \\(p[kn]=\\? AND ${column}\\w*=\\?\\)`))
      const whole = people.all(text, {}, partition)
      expect(whole).toHaveLength(count)
      expect(people.all(text, {}, partition, 3)).toEqual(whole)
    }
  })

  it('what most rows meet stays with the index of the type', () => {
    const text = 'SELECT * FROM c WHERE c.type = "person" AND c.owner > ""'
    expect(explain(people.db, people.plan(text, {}, partition))[0]?.detail).toMatch(/k_type/)
  })
})

describe('indexes of what few documents have', () => {
  const mixed = new TestContainer({
    partitionKey: { paths: ['/pk'] },
    indexingPolicy: {
      includedPaths: ['/*', '/phone/?'].map((path) => ({ path })),
      compositeIndexes: [['/type', '/sale', '/state', '/name'].map((path) => ({ path }))],
    },
  })
  const kinds = [
    { type: 'guest', sale: 's1', state: 'new', phone: '1' },
    { type: 'guest', sale: 's2', phone: null },
    { type: 'person' },
    {},
  ]
  mixed.add(
    Array.from({ length: 400 }, (_, at) => ({ id: `d${at}`, pk: 'p', ...(at % 3 > 0 && { name: `n${at % 9}` }), ...kinds[at % 4] })),
  )
  const partition = { exact: '["p"]' }

  it.each([
    ['c.phone = "1"', 100],
    ['c.phone = null', 100],
    ['c.phone IN (null, "1")', 200],
    ['c.phone >= ""', 100],
    ['c.type = "guest" AND c.sale = "s2" ORDER BY c.type, c.sale, c.state, c.name', 100],
    ['c.type = "guest" AND c.sale IN ("s1", "s2") AND c.state = "new"', 100],
  ])('%s uses one', (condition, count) => {
    const text = `SELECT VALUE c.id FROM c WHERE ${condition}`
    expect(usesIndex(explain(mixed.db, mixed.plan(text, {}, partition)))).toBe(true)
    expect(mixed.all(text, {}, partition)).toHaveLength(count)
    expect(mixed.all(text, {}, partition, 7)).toEqual(mixed.all(text, {}, partition))
  })

  it.each([
    ['c.type = "guest" ORDER BY c.type, c.sale, c.state, c.name', 200],
    ['true ORDER BY c.phone', 400],
    ['NOT IS_DEFINED(c.phone)', 200],
    ['c.phone != "1"', 100],
    ['c.phone = "1" OR c.type = "person"', 200],
  ])('%s finds the others too', (condition, count) => {
    const text = `SELECT VALUE c.id FROM c WHERE ${condition}`
    expect(mixed.all(text, {}, partition)).toHaveLength(count)
    expect(mixed.all(text, {}, partition, 7)).toEqual(mixed.all(text, {}, partition))
  })

  it('have no entries for the others', () => {
    const entries = (members: string) => {
      const sql = mixed.db.prepare('SELECT name FROM sqlite_schema WHERE sql LIKE ?').get(`%${members}%IS NOT NULL%`)
      return mixed.db.prepare(`SELECT sum(ncell) AS n FROM dbstat WHERE name = ?`).get(String(sql?.name))?.n
    }
    expect([entries('k_phone'), entries('k_sale')]).toEqual([200, 200])
  })
})
