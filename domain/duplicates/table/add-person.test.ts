import { expect, test } from 'vitest'
import type { Person } from '../person.ts'
import { addPerson } from './add-person.ts'
import { column, columns, valueColumns } from './columns.ts'
import { newTable } from './person-table.ts'

const columnsOf = (...people: Person[]): number[][] => {
  const table = newTable()
  for (const person of people) addPerson(table, person)
  return people.map((_, record) => [...table.cells.subarray(record * columns, record * columns + valueColumns)])
}

test('a house number in the street is as good as one of its own', () => {
  const [joined, apart] = columnsOf({ street: '12 Main St' }, { streetNumber: '12', street: 'main street' })
  expect(joined).toEqual(apart)
})

test.each([
  ['+61 412 345 678', '0412345678'],
  ['(212) 555-0134', '+1 212 555 0134'],
])('%s and %s are one phone', (a, b) => {
  const [first, second] = columnsOf({ phone: a }, { phone: b })
  expect(first?.[column.phone]).toBeGreaterThan(0)
  expect(first).toEqual(second)
})

test.each(['0000000000', '123', 'none'])('%s is no phone', (phone) => {
  expect(columnsOf({ phone })[0]?.[column.phone]).toBe(0)
})

test('names share their numbers, so that an exchange is seen', () => {
  const [a, b] = columnsOf({ givenName: 'Lily', surname: 'Priest' }, { givenName: 'PRIEST', surname: 'lily' })
  expect([a?.[column.givenName], a?.[column.surname]]).toEqual([b?.[column.surname], b?.[column.givenName]])
})

test('nothing known is all missing', () => {
  expect(columnsOf({}, { email: 'no address' })).toEqual([new Array(valueColumns).fill(0), new Array(valueColumns).fill(0)])
})
