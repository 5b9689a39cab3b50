import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { describe, expect, it } from 'vitest'
import { bidderRecord } from './bidders.ts'
import { takeNumbers, takeNumbersOnce } from './numbers.ts'

const newHouse = () => partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])
const next = async (house: ReturnType<typeof newHouse>): Promise<number> => (await takeNumbers(house, bidderRecord, () => [])).first

describe('takeNumbersOnce', () => {
  it('gives the same rows the same numbers again, although others took some meanwhile', async () => {
    const house = newHouse()
    const first = await takeNumbersOnce(house, bidderRecord, 'part1', [4, 7, 9])
    expect([...first]).toEqual([
      [4, 1],
      [7, 2],
      [9, 3],
    ])
    expect(await next(house)).toBe(4)
    const again = await takeNumbersOnce(house, bidderRecord, 'part1', [7, 9])
    expect([again.get(7), again.get(9)]).toEqual([2, 3])
    expect(await next(house)).toBe(5)
  })

  it('gives rows that it did not have before new numbers', async () => {
    const house = newHouse()
    await takeNumbersOnce(house, bidderRecord, 'part1', [4, 9])
    const again = await takeNumbersOnce(house, bidderRecord, 'part1', [7, 9])
    expect([again.get(7), again.get(9)]).toEqual([3, 2])
  })

  it('takes none for no rows', async () => {
    const house = newHouse()
    expect((await takeNumbersOnce(house, bidderRecord, 'part1', [])).size).toBe(0)
    expect(await next(house)).toBe(1)
  })
})
