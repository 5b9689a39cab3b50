import { describe, expect, it } from 'vitest'
import { batchBytes, batchesOf, bytesOf } from './batch-size.ts'

const split = (sizes: readonly number[], most = 90) => batchesOf(sizes, most, (size) => size)

describe('batches', () => {
  it('hold at most the given number of items', () => {
    expect(split(Array.from({ length: 200 }, () => 1)).map(({ length }) => length)).toEqual([90, 90, 20])
    expect(split([])).toEqual([])
  })

  it('hold at most the given number of bytes, and a larger item alone', () => {
    const half = batchBytes / 2
    expect(split([half, half, 1, half, batchBytes + 1, 1])).toEqual([[half, half], [1, half], [batchBytes + 1], [1]])
  })

  it('are measured in bytes, not in characters', () => {
    expect(bytesOf({ note: '競売' })).toBe(17)
  })
})
