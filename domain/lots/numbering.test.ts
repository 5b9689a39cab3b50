import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedNumbers, type NumberedLot, numberingSteps, renumbered } from './numbering.ts'

const lots = (...numbers: string[]): NumberedLot[] => numbers.map((lotNumber) => ({ id: `lot ${lotNumber}`, lotNumber, state: 'Upcoming' }))
const withdrawn = (lotNumber: string): NumberedLot => ({ id: `lot ${lotNumber}`, lotNumber, state: 'Withdrawn' })

describe('moving a lot', () => {
  it('passes the numbers on between its places, in either direction', () => {
    const catalogue = lots('1', '2', '2A', '10', '11')
    expect(movedNumbers(catalogue, 'lot 10', 'lot 1')).toEqual({ 'lot 10': '2', 'lot 2': '2A', 'lot 2A': '10' })
    expect(movedNumbers(catalogue, 'lot 1', 'lot 2A')).toEqual({ 'lot 2': '1', 'lot 2A': '2', 'lot 1': '2A' })
    expect(movedNumbers(catalogue, 'lot 2', undefined)).toEqual({ 'lot 2': '1', 'lot 1': '2' })
  })

  it('changes nothing where it is already, and leaves withdrawn lots their numbers', () => {
    expect(movedNumbers(lots('1', '2'), 'lot 2', 'lot 1')).toEqual({})
    expect(movedNumbers(lots('1', '2'), 'lot 2', 'lot 2')).toEqual({})
    expect(movedNumbers([...lots('1', '3', '4'), withdrawn('2')], 'lot 4', 'lot 2')).toEqual({ 'lot 4': '3', 'lot 3': '4' })
  })
})

describe('renumbering', () => {
  it('gives whole numbers in the order of the catalogue and leaves out those that withdrawn lots keep', () => {
    expect(renumbered(lots('5', '5A', '20'), 1, 1)).toEqual({ 'lot 5': '1', 'lot 5A': '2', 'lot 20': '3' })
    expect(renumbered([...lots('5', '5A', '20'), withdrawn('110')], 100, 10)).toEqual({ 'lot 5': '100', 'lot 5A': '120', 'lot 20': '130' })
    expect(renumbered(lots('1', '2'), 1, 1)).toEqual({})
    expect(renumbered(lots('1', '2'), 999_999, 1)).toBeUndefined()
  })
})

it('leads to the new numbers by steps that never give two lots one number, wherever they are interrupted', () => {
  const number = fc.integer({ min: 1, max: 30 }).map(String)
  const numbers = fc.uniqueArray(number, { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(numbers, fc.infiniteStream(fc.nat()), fc.nat(60), (held, random, stopAt) => {
      const all = lots(...held)
      const [{ value: shift }] = [random.next()]
      const wanted = held.map((_, index) => held[(index * 7 + shift) % held.length] ?? '')
      const target = new Set(wanted).size === held.length ? wanted : held.map((_, index) => String(index + 1))
      const goal = Object.fromEntries(all.map(({ id }, index) => [id, target[index] ?? '']))
      const run = (from: NumberedLot[], most: number): NumberedLot[] => {
        const now = new Map(from.map((lot) => [lot.id, lot]))
        for (const { id, lotNumber } of numberingSteps(from, goal).slice(0, most)) {
          const { betweenNumbers: _between, ...lot } = now.get(id) as NumberedLot
          now.set(id, lotNumber === undefined ? { ...lot, betweenNumbers: true } : { ...lot, lotNumber })
          const taken = [...now.values()].filter(({ betweenNumbers }) => !betweenNumbers).map((one) => one.lotNumber)
          expect(new Set(taken).size).toBe(taken.length)
        }
        return [...now.values()]
      }
      const end = run(run(all, stopAt), Number.POSITIVE_INFINITY)
      expect(Object.fromEntries(end.map(({ id, lotNumber }) => [id, lotNumber]))).toEqual(goal)
      expect(end.some(({ betweenNumbers }) => betweenNumbers)).toBe(false)
    }),
  )
})
