import { expect, test } from 'vitest'
import { at } from '../signals.ts'
import { addPerson } from '../table/add-person.ts'
import { newTable } from '../table/person-table.ts'
import { frequency, frequencyOf, isRare, measureFrequencies, scaleOf } from './frequencies.ts'

const scale = { records: 10_000, discount: 0.5, cut: 3 }

test('a value is as frequent as others have it, without the record compared', () => {
  expect(frequencyOf(101, at.surname, scale)).toBeCloseTo(0.0098, 4)
})

test('values seen once and twice count the same, since the second may be the duplicate', () => {
  expect(frequencyOf(1, at.surname, scale)).toBe(frequencyOf(2, at.surname, scale))
  expect(frequencyOf(0, at.surname, scale)).toBe(frequencyOf(2, at.surname, scale))
})

test('in a house of ten, a surname is about as rare as anywhere', () => {
  const log = Math.log2(frequencyOf(2, at.surname, { records: 10, discount: 0.9, cut: 3 }))
  expect(log).toBeLessThan(-8)
  expect(log).toBeGreaterThan(-12)
})

test('the discount follows the share of values seen once, the cut the number of values to be listed', () => {
  const counts = Int32Array.of(0, 1, 1, 1, 1, 2, 2, 5, 9)
  expect(scaleOf(counts, 5000)).toEqual({ records: 22, discount: 0.5, cut: 3 })
  expect(scaleOf(counts, 1).cut).toBeGreaterThan(5)
})

test('distinguishes misspellings from names', () => {
  const table = newTable()
  for (let record = 0; record < 200; record += 1) addPerson(table, { surname: ['smith', 'smythe', 'brown', 'jones'][record % 4] })
  addPerson(table, { surname: 'smitth' })
  const { frequencies } = measureFrequencies(table, 5000)
  const [smith = 0, smythe = 0] = table.cells.filter((_, cell) => cell % 16 === at.surname)
  const misspelt = table.pools.names.size - 1
  expect(isRare(frequencies, at.surname, smith, smythe)).toBe(false)
  expect(isRare(frequencies, at.surname, smith, misspelt)).toBe(true)
  expect(2 ** frequency(frequencies, at.surname, smith)).toBeCloseTo(0.125, 1)
})
