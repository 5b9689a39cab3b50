import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { countUpTo } from './frequent.ts'

const statement = (value: string, limit: number) => ({
  text: `SELECT count(*) FROM (SELECT 1 FROM t WHERE v = ? LIMIT ${limit})`,
  args: [value],
})

it('counts up to a limit, and remembers what reached it', () => {
  const db = new DatabaseSync(':memory:')
  db.exec("CREATE TABLE t(v); INSERT INTO t VALUES ('a'), ('a'), ('a'), ('b')")
  const count = (value: string, limit: number) => countUpTo(db, statement(value, limit), limit)
  expect([count('a', 3), count('a', 4), count('b', 3)]).toEqual([3, 3, 1])
  db.exec("DELETE FROM t WHERE v = 'a'; INSERT INTO t VALUES ('b')")
  // Remembered as frequent; what stayed below a limit is counted again.
  expect([count('a', 3), count('a', 4), count('b', 3)]).toEqual([3, 0, 2])
  db.close()
})
