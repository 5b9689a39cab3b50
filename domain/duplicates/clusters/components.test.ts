import { expect, test } from 'vitest'
import { components, type WeighedPairs } from './components.ts'

const pairsOf = (...list: [number, number, number][]): WeighedPairs => ({
  first: Int32Array.from(list, ([a]) => a),
  second: Int32Array.from(list, ([, b]) => b),
  weights: Float64Array.from(list, ([, , weight]) => weight),
})

const recordsOf = (pairs: WeighedPairs, most: number): number[][] =>
  components(pairs, pairs.first.length, 20, -6, most)
    .map(({ records }) => records)
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))

test('pairs that hang together make a component, a pair alone none, a weak pair nothing', () => {
  expect(recordsOf(pairsOf([0, 1, 5], [1, 2, 0], [3, 4, 9], [2, 3, -7]), 8)).toEqual([[0, 1, 2]])
})

test('a large component is taken apart at its weakest pairs', () => {
  const pairs = pairsOf([0, 1, 20], [1, 2, 20], [2, 3, -5], [3, 4, 20], [4, 5, 20])
  expect(recordsOf(pairs, 4)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ])
})

test('one that is too large and certain is left alone', () => {
  const clique = Array.from({ length: 10 }, (_, b) => Array.from({ length: b }, (_pair, a): [number, number, number] => [a, b, 40])).flat()
  expect(recordsOf(pairsOf(...clique), 8)).toEqual([])
})
