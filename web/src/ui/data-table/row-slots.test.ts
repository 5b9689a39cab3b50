import { describe, expect, it } from 'vitest'
import { inOrder, recycled } from './row-slots.ts'

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const drawn = recycled([], from(0, 5))

describe('while a list is scrolled', () => {
  it('gives what comes into sight the elements of what has left it', () => {
    expect(recycled(drawn, from(2, 5))).toEqual([
      { slot: 0, index: 5 },
      { slot: 1, index: 6 },
      { slot: 2, index: 2 },
      { slot: 3, index: 3 },
      { slot: 4, index: 4 },
    ])
  })

  it('leaves a row that is kept in its element, however far the list goes', () => {
    const far = recycled(recycled(drawn, [1, ...from(3, 5)]), [1, ...from(90, 5)])
    expect(far.find(({ index }) => index === 1)).toEqual({ slot: 1, index: 1 })
    expect(new Set(far.map(({ slot }) => slot)).size).toBe(6)
  })

  it('has one element for each row, also where more or fewer fit', () => {
    const fewer = recycled(drawn, from(1, 2))
    expect(fewer.map(({ index }) => index)).toEqual([1, 2])
    const more = recycled(fewer, from(0, 7))
    expect(more.map(({ index }) => index).sort()).toEqual(from(0, 7))
    expect(new Set(more.map(({ slot }) => slot)).size).toBe(7)
  })

  it('changes nothing where the same rows are drawn', () => {
    expect(recycled(drawn, from(0, 5))).toBe(drawn)
  })
})

it('puts the elements in the order of their rows once the list rests', () => {
  expect(inOrder(recycled(drawn, from(3, 5))).map(({ index }) => index)).toEqual(from(3, 5))
  expect(inOrder(drawn)).toBe(drawn)
})
