import { describe, expect, it } from 'vitest'
import { columnOf, layoutOf } from './layout.ts'
import { isIndexed, policyRules } from './policy.ts'
import { schemaOf } from './schema.ts'
import { TestContainer } from './testing.ts'

describe('layoutOf', () => {
  const layout = layoutOf({
    partitionKey: { paths: ['/tenant'] },
    indexingPolicy: {
      includedPaths: ['/*', '/a/?', '/b/?', '/tenant/?', '/tags/[]/?', '/deep/*'].map((path) => ({ path })),
      compositeIndexes: [[{ path: '/a' }, { path: '/c', order: 'descending' }]],
    },
    uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/mail', '/kind'] }] },
  })

  it('indexes composites and scalar paths that no composite starts with, within a partition', () => {
    const described = layout.indexes.map(
      ({ partitioned, keys }) => `${partitioned ? 'pk ' : ''}${keys.map((key) => key.path + (key.descending ? '-' : '')).join(' ')}`,
    )
    expect(described).toEqual(['pk ', 'pk /id', '/id', 'pk /a /c-', 'pk /b'])
  })

  it('gives columns to unique keys and side tables to arrays', () => {
    expect(layout.columns.map(({ path }) => path)).toEqual(['/id', '/_ts', '/a', '/c', '/b', '/mail', '/kind'])
    expect(layout.arrays.map(({ path }) => path)).toEqual(['/tags'])
  })

  it('has an id that distinguishes layouts', () => {
    expect(layoutOf({}).id).toBe(layoutOf({}).id)
    expect(layoutOf({ indexingPolicy: { includedPaths: [{ path: '/a/?' }] } }).id).not.toBe(layoutOf({}).id)
  })

  it('gives different names to columns that differ only in case or signs', () => {
    const names = ['/a/b', '/a_b', '/"a/b"', '/a-b'].map(columnOf)
    expect(new Set(names).size).toBe(4)
    expect(columnOf('/"a"/b/?')).toBe(columnOf('/a/b'))
    expect(columnOf('/_ts')).toBe('ts')
  })

  it('refuses a malformed path', () => {
    expect(() => layoutOf({ partitionKey: { paths: ['tenant'] } })).toThrow("The path 'tenant' is malformed at position 0")
    expect(() => layoutOf({ partitionKey: { paths: ['/a/"tenant'] } })).toThrow('malformed at position 2')
    expect(() => layoutOf({ partitionKey: { paths: [''] } })).toThrow("must start with '/'")
  })
})

describe('isIndexed', () => {
  const rules = policyRules({
    includedPaths: [{ path: '/*' }, { path: '/secret/open/?' }],
    excludedPaths: [{ path: '/secret/*' }, { path: '/name/?' }],
  })

  it.each([
    ['a', true],
    ['secret.x', false],
    ['secret.open', true],
    ['name', false],
    ['name.first', true],
    ['_ts', true],
  ])('%s: %s', (path, expected) => {
    expect(isIndexed(rules, path.split('.'))).toBe(expected)
  })

  it('is never so in a container without index', () => {
    expect(isIndexed(policyRules({ indexingMode: 'none' }), ['id'])).toBe(false)
  })
})

describe('schemaOf', () => {
  it('makes unique keys in which a missing value counts as null', () => {
    const container = new TestContainer({ partitionKey: { paths: ['/pk'] }, uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/mail'] }] } })
    container.add([
      { id: '1', pk: 'p' },
      { id: '2', pk: 'q', mail: null },
    ])
    expect(() => container.add([{ id: '3', pk: 'p', mail: null }])).toThrow(/UNIQUE constraint failed: index 'items_uq_/)
  })

  it('can be undone statement by statement', () => {
    const { db, layout } = new TestContainer({
      partitionKey: { paths: ['/pk'] },
      indexingPolicy: { includedPaths: [{ path: '/a/?' }, { path: '/t/[]/?' }] },
    })
    for (const object of schemaOf(layout, 'items').reverse()) for (const statement of object.drop) db.exec(statement)
    expect(db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()).toEqual({ n: 0 })
  })
})
