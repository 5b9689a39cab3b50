import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../store/steps.ts'
import type { Layout } from './layout.ts'
import { insertSql, keyNumbers, scalarReader } from './rows.ts'
import { arrayIndexSql, fillSideTables, type Listed, rowsWaiting, waitingSql } from './side-table.ts'
import { everyPartition, searchTerm } from './terms.ts'
import { TestContainer } from './testing.ts'
import { encode } from './values.ts'

type Scalar = string | number | boolean | null

/** Puts listed rows into the side tables, all of them by default. */
const fill = (db: DatabaseSync, layout: Layout, listed: Listed = { most: -1 }) => atOnce(fillSideTables(db, layout, 'items', listed))

/** Adds documents as the store does, which leaves the side tables for later. */
const writing = ({ db, layout }: TestContainer) => {
  const insert = db.prepare(insertSql(layout, 'items'))
  const numberOf = keyNumbers(db, 'items')
  const add = (row: number, tags: unknown, pk = 'p') => {
    const document = { id: `${row}`, pk, 'my tags': tags }
    const key = JSON.stringify([pk])
    insert.run(row, key, numberOf(key), `${row}`, 'etag', 0, null, row, ...scalarReader(layout)(document), JSON.stringify(document))
  }
  return { db, layout, add }
}

describe('side tables of arrays', () => {
  const definition = { partitionKey: { paths: ['/pk'] }, indexingPolicy: { includedPaths: [{ path: '/*' }, { path: '/"my tags"/[]/?' }] } }
  /** Numbers of the rows whose array holds a value. */
  const holding = ({ db, layout }: Pick<TestContainer, 'db' | 'layout'>, value: Scalar, partition = everyPartition) => {
    const side = `"items${layout.arrays[0]?.suffix}"`
    const found = db
      .prepare(`SELECT rowid FROM ${side} WHERE ${side} MATCH ?`)
      .all(searchTerm(encode(value) as Scalar as string, partition))
    return found.map(({ rowid }) => Number(rowid))
  }

  it('find each scalar in its partition and in all, texts as they are', () => {
    const container = new TestContainer(definition)
    const texts = ['a', 'A', 'a b', 'a_b', '_', '', '"', 'é', 'e', '^', '🙂', '\0', "a' OR b", 'x'.repeat(600), `${'x'.repeat(600)}y`]
    const values: Scalar[] = [...texts, 1, -1.5, 1e21, 0, true, false, null, '1', 'true', 'null', 'a.1']
    container.add([...values, { x: 1 }, [2]].map((value, at) => ({ id: `${at}`, pk: at % 2 ? 'p' : 'q', 'my tags': [value, value] })))
    for (const [at, value] of values.entries()) {
      expect(holding(container, value), String(value)).toEqual([at + 1])
      const [own, other] = at % 2 ? [2, 1] : [1, 2]
      expect([holding(container, value, own), holding(container, value, other)], String(value)).toEqual([[at + 1], []])
    }
    expect([holding(container, 2), holding(container, 'x'), holding(container, -0)]).toEqual([[], [], [values.indexOf(0) + 1]])
  })

  it('are filled from the rows there are, and go without trace', () => {
    const container = new TestContainer({ partitionKey: { paths: ['/pk'] } })
    container.add([{ id: '1', pk: 'p', tags: ['a', 'b'] }])
    const { create, drop } = arrayIndexSql('items', '/tags', '_side')
    for (const statement of create) container.db.exec(statement)
    expect(container.db.prepare('SELECT row FROM items_side_waiting').all()).toEqual([{ row: 1 }])
    for (const statement of drop) container.db.exec(statement)
    expect(container.db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE 'items_side%'").get()).toEqual({ n: 0 })
  })

  it('get the rows of one partition, whatever waits of others', () => {
    const container = writing(new TestContainer(definition))
    const { db, layout, add } = container
    for (const row of [1, 2, 4]) add(row, ['a'])
    add(3, ['a'], 'q')
    const wait = (key: string) => waitingSql(layout, 'items').map((sql) => db.prepare(sql).get(key) !== undefined)
    expect([wait('["p"]'), wait('["q"]'), wait('["r"]')]).toEqual([[true], [true], [false]])
    expect(fill(db, layout, { key: '["q"]' })).toBe(1)
    expect([holding(container, 'a'), wait('["p"]'), wait('["q"]')]).toEqual([[3], [true], [false]])
    expect(fill(db, layout)).toBe(3)
    expect(holding(container, 'a')).toEqual([1, 2, 3, 4])
  })

  it('get rows when they are filled, the oldest first, as they are by then', () => {
    const container = writing(new TestContainer(definition))
    const { db, layout, add } = container
    for (const row of [1, 2, 3]) add(row, ['a'])
    db.exec(`UPDATE items SET doc=jsonb('{"my tags":["b"]}') WHERE id='2'; DELETE FROM items WHERE id='3'`)
    expect(holding(container, 'a')).toEqual([])
    expect(rowsWaiting(db, layout, 'items')).toBe(2)
    expect(fill(db, layout, { most: 1 })).toBe(1)
    expect([holding(container, 'a'), holding(container, 'b')]).toEqual([[1], []])
    expect(fill(db, layout)).toBe(1)
    expect([holding(container, 'a'), holding(container, 'b')]).toEqual([[1], [2]])
    expect([rowsWaiting(db, layout, 'items'), fill(db, layout)]).toEqual([0, 0])
  })

  it('hold what the documents hold after any writes, undone ones among them', () => {
    const tags = fc.oneof(fc.array(fc.constantFrom('a', 'b', 'c', 1), { maxLength: 3 }), fc.constant('a'))
    const row = fc.integer({ min: 1, max: 6 })
    const step = fc.oneof(
      fc.record({ kind: fc.constant('put' as const), row, tags }),
      fc.record({ kind: fc.constant('remove' as const), row }),
      fc.record({ kind: fc.constant('fill' as const), most: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('transaction' as const), commit: fc.boolean() }),
    )
    const property = fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const container = writing(new TestContainer(definition))
      const { db, layout, add } = container
      let stored = new Map<number, unknown>()
      let before: Map<number, unknown> | undefined
      for (const taken of steps) {
        if (taken.kind === 'put') {
          if (stored.has(taken.row))
            db.prepare("UPDATE items SET doc=jsonb_set(doc,'$.my tags',jsonb(?)) WHERE rowid=?").run(JSON.stringify(taken.tags), taken.row)
          else add(taken.row, taken.tags)
          stored.set(taken.row, taken.tags)
        } else if (taken.kind === 'remove') {
          db.prepare('DELETE FROM items WHERE rowid=?').run(taken.row)
          stored.delete(taken.row)
        } else if (taken.kind === 'fill') fill(db, layout, { most: taken.most })
        else if (before) {
          db.exec(taken.commit ? 'COMMIT' : 'ROLLBACK')
          if (!taken.commit) stored = before
          before = undefined
        } else {
          db.exec('BEGIN')
          before = new Map(stored)
        }
      }
      fill(db, layout)
      for (const value of ['a', 'b', 'c', 1]) {
        const expected = [...stored].filter(([, held]) => Array.isArray(held) && held.includes(value)).map(([at]) => at)
        expect(holding(container, value)).toEqual(expected.toSorted((a, b) => a - b))
      }
      db.close()
    })
    fc.assert(property, { seed: 20_261_121, numRuns: 200, endOnFailure: true })
  })
})
