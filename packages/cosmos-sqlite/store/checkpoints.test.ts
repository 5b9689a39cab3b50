import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startCheckpoints } from './checkpoints.ts'
import { openFile } from './file.ts'
import { createWriter } from './group-commit.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmos-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('folds a long log in while writes continue, so that it restarts', async () => {
  const opened = openFile(join(folder, 'log.db'), 'NORMAL')
  const { db } = opened
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY, filler BLOB)')
  const report = vi.fn()
  const queue = createWriter(db, () => undefined)
  const checkpoints = startCheckpoints(opened, 'NORMAL', queue, report)
  const pages = () => Number(db.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log)
  const insert = db.prepare('INSERT INTO t VALUES (?, zeroblob(400000))')
  let rows = 0
  let longest = 0
  let shrunk = false
  while (!shrunk) {
    rows += 1
    await queue.write(() => insert.run(rows))
    longest = Math.max(longest, pages())
    shrunk = pages() < longest / 2
  }
  expect(longest).toBeGreaterThanOrEqual(8192)
  await checkpoints.stop()
  expect(report).not.toHaveBeenCalled()
  expect(db.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: rows })
  opened.close()
})
