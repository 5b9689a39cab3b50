import { expect, test } from 'vitest'
import { findDuplicates } from '../find-duplicates.ts'

test.each([0, 1, 2])('a model of %i unrelated people stays what it is when it is stored', async (count) => {
  const people = [
    { givenName: 'Ann', surname: 'Pascoe', email: 'ann@example.com' },
    { givenName: 'Bob', surname: 'Ray', phone: '2125550148' },
  ]
  const { model } = await findDuplicates(people.slice(0, count))
  expect(JSON.parse(JSON.stringify(model))).toEqual(model)
})
