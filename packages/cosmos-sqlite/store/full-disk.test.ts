import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transactionalBatch } from './batch.ts'
import { openCatalog } from './catalog.ts'
import { openFile } from './file.ts'
import { createWriter } from './group-commit.ts'
import { operate } from './operate.ts'
import { atOnce } from './steps.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmos-'))
})
afterAll(() => rm(folder, { recursive: true }))

const key = '["a"]'
const create = (id: string, size = 0) => ({ kind: 'create' as const, key, item: { id, pk: 'a', text: 'x'.repeat(size) } })

it('fails writes for which there is no room, keeps nothing of them, and continues when there is', async () => {
  const opened = openFile(join(folder, 'full.db'), 'NORMAL')
  const { db } = opened
  const now = Date.UTC(2030, 0, 1)
  const catalog = openCatalog(opened, () => now)
  catalog.createDatabase({ id: 'd' }, undefined)
  const container = catalog.createContainer('d', { id: 'c', partitionKey: { paths: ['/pk'] } }, undefined)
  const { write } = createWriter(
    db,
    () => container.sequence.doubt(),
    () => 0,
  )
  operate(container, create('before'), now)
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count)
  db.exec(`PRAGMA max_page_count = ${pages + 2}`)
  expect(() => operate(container, create('large', 100_000), now)).toThrow('full')
  expect(() => atOnce(transactionalBatch(container, [create('small'), create('large', 100_000)], now))).toThrow('full')
  const group = [write(() => operate(container, create('neighbour'), now)), write(() => operate(container, create('large', 100_000), now))]
  expect((await Promise.allSettled(group)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  db.exec('PRAGMA max_page_count = 1000000')
  expect(operate(container, create('large', 100_000), now).status).toBe(201)
  const ids = db.prepare(`SELECT id FROM ${container.table} ORDER BY id`).all()
  expect(ids.map(({ id }) => id)).toEqual(['before', 'large'])
  opened.close()
})
