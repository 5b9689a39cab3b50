import { expect, it } from 'vitest'
import { countedWrite } from './counted-write.ts'
import { memoryStore } from './memory-store.ts'
import { partitionOf } from './partition.ts'
import type { Write } from './store.ts'

const empty = { id: 'counts', type: 'counts', total: 0 }
const create = (id: string): Write => ({ kind: 'create', document: { id, type: 'bidder' } })
const house = () => partitionOf(memoryStore(), 'houses', ['a1', 'h1'])

it('makes the counters with the first write and adds from then on', async () => {
  const partition = house()
  expect(await countedWrite(partition, [create('a')], { empty, by: { total: 1 } })).toHaveLength(1)
  await countedWrite(partition, [create('b'), create('c')], { empty, by: { total: 2 } })
  expect((await partition.read('counts'))?.document).toMatchObject({ total: 3 })
})

it('counts nothing when something else is missing, and tells so', async () => {
  const partition = house()
  const gone: Write = { kind: 'remove', id: 'nobody' }
  await expect(countedWrite(partition, [gone], { empty, by: { total: -1 } })).rejects.toMatchObject({ reason: 'missing' })
  await countedWrite(partition, [create('a')], { empty, by: { total: 1 } })
  await expect(countedWrite(partition, [gone], { empty, by: { total: -1 } })).rejects.toMatchObject({ reason: 'missing' })
  expect((await partition.read('counts'))?.document).toMatchObject({ total: 1 })
})

it('writes alone what counts nothing', async () => {
  const partition = house()
  await countedWrite(partition, [create('a')], { empty, by: {} })
  expect(await partition.read('counts')).toBeUndefined()
})
