import { expect, test } from 'vitest'
import type { Person } from './person.ts'
import { arePlainlyEqual } from './plainly-equal.ts'

const janos: Person = { givenName: 'János', surname: 'Kovács', email: 'janos@mail.example', phone: '+36 30 123 4567' }

test.each<[string, Person, boolean]>([
  ['the same phone', { givenName: 'Janos', surname: 'Kovacs', phone: '06 30 1234567' }, true],
  ['the same email, the names in the other order', { givenName: 'Kovács', surname: 'János', email: 'Janos@mail.example ' }, true],
  ['the name alone', { givenName: 'János', surname: 'Kovács' }, false],
  ['another phone', { givenName: 'János', surname: 'Kovács', phone: '+36 30 123 4568' }, false],
  ['another name', { givenName: 'Jenő', surname: 'Kovács', email: 'janos@mail.example' }, false],
  ['no name', { email: 'janos@mail.example' }, false],
])('%s', (_what, other, expected) => {
  expect(arePlainlyEqual(janos, other)).toBe(expected)
  expect(arePlainlyEqual(other, janos)).toBe(expected)
})
