import { describe, expect, it } from 'vitest'
import { insertSql, keyNumbers, scalarReader } from './rows.ts'
import { arrayIndexSql, fillSideTables, rowsWaiting } from './side-table.ts'
import { TestContainer } from './testing.ts'

/** Adds documents as the store does, which leaves the side tables for later. */
const writing = ({ db, layout }: TestContainer) => {
  const insert = db.prepare(insertSql(layout, 'items'))
  const key = keyNumbers(db, 'items')('["p"]')
  let row = 0
  const add = (id: string, tags: string[]) => {
    const document = { id, pk: 'p', 'my tags': tags }
    row += 1
    insert.run(row, '["p"]', key, id, 'etag', 0, null, row, ...scalarReader(layout)(document), JSON.stringify(document))
  }
  return { db, layout, add }
}

describe('side tables of arrays', () => {
  const definition = { partitionKey: { paths: ['/pk'] }, indexingPolicy: { includedPaths: [{ path: '/*' }, { path: '/"my tags"/[]/?' }] } }
  const rows = ({ db, layout }: Pick<TestContainer, 'db' | 'layout'>) =>
    db.prepare(`SELECT v, row FROM "items${layout.arrays[0]?.suffix}" ORDER BY row, v`).all() as unknown as { v: unknown; row: number }[]

  it('follow inserts, updates and deletes, and count each scalar once', () => {
    const container = new TestContainer(definition)
    container.add([{ id: '1', pk: 'p', 'my tags': ['a', 'a', 1, true, null, { x: 1 }, [2]] }])
    container.add([{ id: '2', pk: 'p', 'my tags': 'a' }])
    expect(rows(container).map(({ v }) => v)).toEqual([Number.NEGATIVE_INFINITY, -1.7976931348623155e308, 1, 'a'])
    container.db.exec(`UPDATE items SET doc=jsonb('{"my tags":["b"]}') WHERE id='2'`)
    container.db.exec(`UPDATE items SET doc=jsonb('{"my tags":["a","c"]}') WHERE id='1'`)
    expect(rows(container).map(({ v, row }) => `${v} ${row}`)).toEqual(['a 1', 'c 1', 'b 2'])
    container.db.exec(`DELETE FROM items WHERE id='1'`)
    expect(rows(container)).toHaveLength(1)
  })

  it('are filled from the rows there are, and go without trace', () => {
    const container = new TestContainer({ partitionKey: { paths: ['/pk'] } })
    container.add([{ id: '1', pk: 'p', tags: ['a', 'b'] }])
    const { create, drop } = arrayIndexSql('items', '/tags', '_side')
    for (const statement of create) container.db.exec(statement)
    expect(container.db.prepare('SELECT count(*) AS n FROM items_side').get()).toEqual({ n: 2 })
    for (const statement of drop) container.db.exec(statement)
    expect(container.db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE 'items_side%'").get()).toEqual({ n: 0 })
  })

  it('get new rows when they are filled, the oldest first, as they are by then', () => {
    const { db, layout, add } = writing(new TestContainer(definition))
    for (const id of ['1', '2', '3']) add(id, ['a'])
    db.exec(`UPDATE items SET doc=jsonb('{"my tags":["b"]}') WHERE id='2'; DELETE FROM items WHERE id='3'`)
    const found = () => rows({ db, layout }).map(({ v, row }) => `${v} ${row}`)
    expect(found()).toEqual([])
    expect(rowsWaiting(db, layout, 'items')).toBe(2)
    fillSideTables(db, layout, 'items', 1)
    expect(found()).toEqual(['a 1'])
    fillSideTables(db, layout, 'items')
    expect(found()).toEqual(['a 1', 'b 2'])
    expect(rowsWaiting(db, layout, 'items')).toBe(0)
  })
})
