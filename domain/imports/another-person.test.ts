import { expect, it } from 'vitest'
import { isAnotherPerson, type Named } from './another-person.ts'

const named = (name: string, dateOfBirth?: string): Named => {
  const [firstName = '', lastName = ''] = name.split('/')
  return { firstName, lastName, dateOfBirth }
}

it.each([
  ['John/Hartley', 'Mary/Hartley'],
  ['Bob/One', 'Eve/Two'],
  ['Anna/Meier', 'Hanna/Meier'],
  ['Test/User 1', 'Test/User 2'],
  ['淑英/谢', '建国/谢'],
])('%s is another person than %s', (known, row) => {
  expect(isAnotherPerson(named(known), named(row))).toBe(true)
})

it.each([
  ['Vanessa/Parr', 'Vanessa/Parr-Green'],
  ['Vanessa/Parr', 'VANESSA/Green'],
  ['William/Parr', 'Bill/Parr'],
  ['V./Parr', 'Vanessa/Parr'],
  ['Mary Anne/Parr', 'Mary/Parr'],
  ['Jonh/Parr', 'John/Parr'],
  ['José/Núñez', 'Jose/Nunez'],
  ['Parr/Vanessa', 'Vanessa/Parr'],
  ['Dr. Vanessa/Parr', 'Vanessa/Parr'],
  ['János/Kovács', 'Kovács/János'],
])('%s is the person of %s', (known, row) => {
  expect(isAnotherPerson(named(known), named(row))).toBe(false)
})

it('takes the same given name with another surname and another birth date for another person', () => {
  expect(isAnotherPerson(named('Anna/Meier', '1980-02-03'), named('Anna/Vogel', '1991-05-06'))).toBe(true)
  expect(isAnotherPerson(named('Anna/Meier', '1980-02-03'), named('Anna/Vogel', '1980-02-03'))).toBe(false)
  expect(isAnotherPerson(named('Anna/Meier', '1980-02-03'), named('Anna/Meier', '1980-03-02'))).toBe(false)
})

it('takes twins for two persons although their birth date is the same', () => {
  expect(isAnotherPerson(named('John/Hartley', '1980-02-03'), named('Mary/Hartley', '1980-02-03'))).toBe(true)
})
