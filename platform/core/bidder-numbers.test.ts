import { expect, it } from 'vitest'
import { bidderNumbers } from './bidder-numbers.ts'
import { memoryStore } from './memory-store.ts'
import { partitionOf } from './partition.ts'
import { StoreError } from './store.ts'

it('gives each caller a number of its own, many with one reservation', async () => {
  const house = partitionOf(memoryStore(), 'houses', ['a1', 'h1'])
  let writes = 0
  const counted = { ...house, write: (...given: Parameters<typeof house.write>) => house.write(...given).finally(() => (writes += 1)) }
  const numbers = bidderNumbers()
  const taken = await Promise.all(Array.from({ length: 50 }, () => numbers.take(counted, 'a1/h1')))
  expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  expect(writes).toBe(2)
  expect(await numbers.take(house, 'a1/h1')).toBe(51)
})

it('gives none twice when another instance takes numbers too', async () => {
  const house = partitionOf(memoryStore(), 'houses', ['a1', 'h1'])
  const [one, other] = [bidderNumbers(), bidderNumbers()]
  const taken = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).take(house, 'a1/h1')))
  expect(new Set(taken).size).toBe(40)
})

it('tells a failure to everybody who waits and goes on with the next', async () => {
  const house = partitionOf(memoryStore(), 'houses', ['a1', 'h1'])
  const busy = { ...house, write: async () => Promise.reject(new StoreError('busy', 'throttled')) }
  const numbers = bidderNumbers()
  await expect(numbers.take(busy, 'a1/h1')).rejects.toMatchObject({ reason: 'busy' })
  expect(await numbers.take(house, 'a1/h1')).toBe(1)
})
