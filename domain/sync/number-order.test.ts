import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type NumberMove, numberOrder } from './number-order.ts'

const move = (id: string, from: string, to: string): NumberMove => ({ id, from, to })

it('leaves a number before it is taken', () => {
  const chain = [move('a', '1', '2'), move('b', '2', '3'), move('c', '3', '4')]
  expect(numberOrder(chain).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

it('lets two lots exchange their numbers', () => {
  expect(numberOrder([move('b', '2', '1'), move('a', '1', '2')])).toEqual([
    { ...move('a', '1', '2'), exchanges: 'b' },
    { ...move('b', '2', '1'), passing: '1' },
  ])
})

it('brings every lot to its number, whatever the moves are, and holds no number twice on the way', () => {
  const shuffled = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc.shuffledSubarray(
      Array.from({ length: 16 }, (_, at) => String(at)),
      { minLength: size, maxLength: size },
    ),
  )
  fc.assert(
    fc.property(shuffled, (targets) => {
      const moves = targets.map((to, at) => move(`lot_${at}`, String(at), to)).filter(({ from, to }) => from !== to)
      // Those beyond the moving lots are free.
      const numbers = new Map(targets.map((_, at) => [`lot_${at}`, String(at)]))
      for (const { id, to, exchanges, passing } of numberOrder(moves)) {
        if (passing !== undefined) expect(numbers.get(id)).toBe(passing)
        if (exchanges !== undefined) {
          expect(numbers.get(exchanges)).toBe(to)
          numbers.set(exchanges, numbers.get(id) ?? '')
        }
        numbers.set(id, to)
        expect(new Set(numbers.values()).size).toBe(numbers.size)
      }
      expect([...numbers.values()]).toEqual(targets)
    }),
  )
})
