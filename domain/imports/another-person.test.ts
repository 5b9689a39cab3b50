import { describe, expect, it } from 'vitest'
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
  ['伟/王', '伟明/王'],
  ['John/One', 'John/Two'],
  ['Vanessa/Parr', 'VANESSA/Green'],
  ['Test/User One', 'Test/User Two'],
  ['María/García López', 'María/García Ruiz'],
  ['M./Schmidt', 'Maria/Meier'],
  ['Hans Peter/Meier', 'Hans Jürgen/Meier'],
  ['Mr. J./Hartley', 'Mrs. J./Hartley'],
])('%s is another person than %s', (known, row) => {
  expect(isAnotherPerson(named(known), named(row))).toBe(true)
})

it.each([
  ['Vanessa/Parr', 'Vanessa/Parr-Green'],
  ['William/Parr', 'Bill/Parr'],
  ['V./Parr', 'Vanessa/Parr'],
  ['Mary Anne/Parr', 'Mary/Parr'],
  ['Jonh/Parr', 'John/Parr'],
  ['José/Núñez', 'Jose/Nunez'],
  ['Parr/Vanessa', 'Vanessa/Parr'],
  ['Dr. Vanessa/Parr', 'Vanessa/Parr'],
  ['János/Kovács', 'Kovács/János'],
  ['Hans-Peter/Meier', 'Hanspeter/Meier'],
  ['Vanessa/Van Dyke', 'Vanessa/VanDyke'],
  ['Vanessa/Schmidt', 'Vanessa/Schmitt'],
  ['Vanessa/Parr', 'Vanessa/P.'],
  ['Vanessa/Parr', 'Vanessa/'],
  ['John/Hartley Jr.', 'John/Hartley II'],
  ['Mr. John/Hartley', 'Dr. John/Hartley'],
])('%s is the person of %s', (known, row) => {
  expect(isAnotherPerson(named(known), named(row))).toBe(false)
})

describe('a given name', () => {
  const pairs = (list: string): string[][] => list.split(' ').map((pair) => pair.split('/'))

  const others = `Mario/Maria Martin/Martina Paul/Paula Christian/Christina Daniel/Daniela Maria/Marina Alexander/Alexandra Anton/Antonia
Francis/Frances Louis/Louise Gabriel/Gabrielle René/Renée Michael/Michaela Karen/Karin Marta/Maria Joan/John Julia/Julie Jan/Jana
Adriana/Ariana Antonia/Antonina Georgina/Georgiana Marina/Marian Kevin/Kelvin Jason/Jaxon Anna/Hanna Jon/John`.replaceAll('\n', ' ')
  it.each(pairs(others))('%s is another than %s', (one, other) => {
    for (const [known, row] of [
      [one, other],
      [other, one],
    ])
      for (const born of [undefined, '1980-02-03'])
        expect(isAnotherPerson(named(`${known}/Rossi`, born), named(`${row}/Rossi`, born))).toBe(true)
  })

  const same =
    `Jonh/John Brain/Brian Micheal/Michael Vanesa/Vanessa Philipp/Philip Chistopher/Christopher Elizbeth/Elizabeth Erik/Eric Marc/Mark
Sara/Sarah Sofia/Sophia Bryan/Brian Matthias/Mathias Karl/Carl Kristian/Christian Ana/Anna Bernhard/Bernard`.replaceAll('\n', ' ')
  it.each(pairs(same))('%s is %s', (one, other) => {
    for (const [known, row] of [
      [one, other],
      [other, one],
    ])
      expect(isAnotherPerson(named(`${known}/Rossi`), named(`${row}/Rossi`))).toBe(false)
  })
})

describe('birth dates', () => {
  it.each([
    ['1940-03-02', '1970-08-15'],
    ['1940-01-01', '1970-01-01'],
  ])('a generation apart, %s and %s, are those of a father and a son of one name', (father, son) => {
    expect(isAnotherPerson(named('John/Hartley', father), named('John/Hartley', son))).toBe(true)
    expect(isAnotherPerson(named('Hartley/John', father), named('John/Hartley', son))).toBe(true)
    expect(isAnotherPerson(named('William/Hartley', father), named('Bill/Hartley', son))).toBe(true)
  })

  it('that differ otherwise are a correction where the names are equal', () => {
    expect(isAnotherPerson(named('John/Hartley', '1950-03-02'), named('JOHN/Hartley', '1958-07-19'))).toBe(false)
  })

  it.each([
    ['M./Rossi', 'Maria/Rossi'],
    ['Alex/Rossi', 'Alexandra/Rossi'],
    ['Jonh/Rossi', 'John/Rossi'],
    ['Maria/Rossi', 'Maria/Rossi-Neri'],
  ])('that differ make %s and %s two, and a slip in one does not', (known, row) => {
    expect(isAnotherPerson(named(known, '1950-03-02'), named(row, '1955-07-19'))).toBe(true)
    expect(isAnotherPerson(named(known, '1950-03-02'), named(row, '1950-03-12'))).toBe(false)
    expect(isAnotherPerson(named(known, '1950-03-02'), named(row, '1950-02-03'))).toBe(false)
    expect(isAnotherPerson(named(known, '1950-03-02'), named(row))).toBe(false)
  })

  it('that are the same make one person of a given name, also as an initial, with two surnames', () => {
    expect(isAnotherPerson(named('Vanessa/Parr', '1980-02-03'), named('VANESSA/Green', '1980-02-03'))).toBe(false)
    expect(isAnotherPerson(named('V./Parr', '1980-02-03'), named('Vanessa/Green', '1980-02-03'))).toBe(false)
  })
})

describe('a suffix', () => {
  it.each([
    ['John/Hartley Sr.', 'John/Hartley Jr.'],
    ['John/Hartley II', 'John/Hartley III'],
    ['John Sr./Hartley', 'Hartley/John Jr.'],
  ])('tells %s from %s, whatever their birth dates', (known, row) => {
    expect(isAnotherPerson(named(known), named(row))).toBe(true)
    expect(isAnotherPerson(named(known, '1940-03-02'), named(row, '1970-08-15'))).toBe(true)
    expect(isAnotherPerson(named(known, '1970-08-15'), named(row, '1970-08-15'))).toBe(true)
  })

  it('of one of the two means the son, unless the birth dates agree', () => {
    expect(isAnotherPerson(named('John/Hartley'), named('John/Hartley Jr.'))).toBe(true)
    expect(isAnotherPerson(named('John/Hartley', '1970-08-15'), named('John/Hartley Jr.'))).toBe(true)
    expect(isAnotherPerson(named('John/Hartley', '1970-08-15'), named('John/Hartley Jr.', '1978-03-02'))).toBe(true)
    expect(isAnotherPerson(named('John/Hartley', '1970-08-15'), named('John/Hartley Jr.', '1970-08-15'))).toBe(false)
  })
})

it('takes the same given name with another surname and another birth date for another person', () => {
  expect(isAnotherPerson(named('Anna/Meier', '1980-02-03'), named('Anna/Vogel', '1991-05-06'))).toBe(true)
  expect(isAnotherPerson(named('Anna/Meier', '1980-02-03'), named('Anna/Vogel', '1980-02-03'))).toBe(false)
  expect(isAnotherPerson(named('Anna/Meier', '1980-02-03'), named('Anna/Meier', '1980-03-02'))).toBe(false)
})

it('takes twins for two persons although their birth date is the same', () => {
  expect(isAnotherPerson(named('John/Hartley', '1980-02-03'), named('Mary/Hartley', '1980-02-03'))).toBe(true)
})
