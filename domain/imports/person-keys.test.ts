import { describe, expect, it } from 'vitest'
import { mapHeaders } from './headers.ts'
import { personKeys } from './person-keys.ts'
import { rowKeys } from './row-keys.ts'

const ann = {
  firstName: 'Ann',
  lastName: 'Pascoe',
  email: 'Ann.Pascoe@example.com',
  phone: '+1 212 555 0148',
  dateOfBirth: '1970-02-03',
  address: { street: '12 Main Street', zip: 'EC1A 1BB' },
}

const header = mapHeaders(['Name', 'Email', 'Phone', 'Zip', 'Date of birth'])

const names = (cells: readonly string[], broken = false): boolean => {
  const keys = personKeys(ann)
  return rowKeys(cells, header, broken).some((key) => keys.includes(key))
}

describe('a rejected row', () => {
  it.each([
    ['the same e-mail', ['', 'ANN.pascoe@example.com', '12', '', '']],
    ['the same phone, written otherwise', ['Somebody', 'nowhere', '212.555.0148', '', '']],
    ['the same phone beside an e-mail alone', ['', 'other@example.com', '212.555.0148', '', '']],
    ['the same phone and a name that may be theirs', ['Dr. A. Pasco', 'other@example.com', '212.555.0148', '', '']],
    ['the name, and no usable e-mail or phone', ['Pascoe, Ann', 'ann.pascoe@@example', '12', '', '']],
    ['the name and the date of birth', ['Ann Pascoe', 'other@example.com', '', '', '3.2.1970']],
    ['the name and the postal code', ['ANN PASCOE', 'other@example.com', '', 'ec1a1bb', 'x']],
    ['the name where a spreadsheet could run it', ["'=Ann Pascoe", 'x', '', '', '']],
  ])('names a person by %s', (_, cells) => expect(names(cells)).toBe(true))

  it.each([
    ['another e-mail beside the same name', ['Ann Pascoe', 'ann@elsewhere.example', '', '', '']],
    ['another phone beside the same name', ['Ann Pascoe', '', '212 555 0199', '', '']],
    ['the phone of a household beside the name and e-mail of another', ['Bob Pascoe', 'bob@example.com', '212.555.0148', '', '']],
    ['another name', ['Ann Pasco', 'x', '', 'EC1A 1BB', '3.2.1970']],
    ['one name alone', ['Ann', 'x', '', '', '']],
    ['nothing', ['', '', '', '', '']],
  ])('names nobody by %s', (_, cells) => expect(names(cells)).toBe(false))

  const wide = mapHeaders(['First name', 'Last name', 'Email', 'Phone', 'Street'])
  const beside = (email: string, street = '') => {
    const keys = personKeys(ann)
    return rowKeys(['Ann', 'Pascoe', email, '+44 20 7946 0018', street], wide, false).some((key) => keys.includes(key))
  }

  it.each(['ann.pascoe(at)example.com', 'Ann.Pascoe@@example', 'ann.pascoe.example.com', 'ann.pascoe@'])(
    'names a person beside another phone by the name and what was meant as the e-mail, %s',
    (email) => expect(beside(email)).toBe(true),
  )

  it('names a person beside another phone by the name and the street, and nobody by the name and something else', () => {
    expect(beside('x', '12, main street')).toBe(true)
    expect(beside('x', 'Main Street')).toBe(false)
    expect(beside('ann.lee(at)example.com', '14 Main Street')).toBe(false)
    expect(beside('ann.pascoe@elsewhere.example')).toBe(false)
  })

  it('names a person by the name and the place without what some add to it', () => {
    const other = 'other@example.com'
    const address = { street: '12 Main Street, Flat 2', zip: '10001-1234' }
    const keys = personKeys({ ...ann, phone: undefined, dateOfBirth: undefined, address })
    const near = mapHeaders(['Name', 'Email', 'Street', 'Street 2', 'Zip'])
    const isNamed = (...place: string[]) => rowKeys(['Ann Pascoe', other, ...place], near, false).some((key) => keys.includes(key))
    expect(isNamed('12 Main Street', 'Flat 2', '')).toBe(true)
    expect(isNamed('', '', '10001')).toBe(true)
    expect(isNamed('', '', '10001-1234')).toBe(true)
    expect(isNamed('', '', '10001-9999')).toBe(true)
    expect(isNamed('14 Main Street', 'Flat 2', '10002')).toBe(false)
  })

  it.each([
    ['小龙', '李', '李小龙'],
    ['小龙', '李', '李 小龙'],
    ['小龙', '李', '小龙李'],
    ['민수', '김', '김민수'],
    ['ガク', 'サトウ', 'サトウガク'],
  ])('names %s %s by the name in one word, %s', (firstName, lastName, name) => {
    const keys = personKeys({ firstName, lastName, email: 'x@example.com' })
    expect(rowKeys([name, '', '', '', ''], header, false).some((key) => keys.includes(key))).toBe(true)
    expect(rowKeys([name.slice(0, 1), '', '', '', ''], header, false)).toEqual([])
  })

  it('is found by what its cells look like when they have slipped or the line is broken', () => {
    expect(names(['x', 'y', 'Ann', 'Pascoe'])).toBe(true)
    expect(names(['x', 'ann.pascoe@example.com'])).toBe(true)
    expect(names(['7,"Ann,Pascoe,ann.pascoe@example.com'], true)).toBe(true)
    expect(names(['7,"Ann,Pascoe,other@example.com'], true)).toBe(false)
  })

  it.each([
    ['addresses', (at: number) => `person${at}@example.com`],
    ['names in letters of three bytes', (at: number) => `${'\u9f8d'.repeat(20 + at)} ${'\u674e'.repeat(20)}`],
    ['letters that are stored escaped', (at: number) => `${'\\'.repeat(20 + at)}@example.com`],
  ])('has keys that take a limited number of bytes, whatever its cells hold: %s', (_, piece) => {
    for (const cells of [
      [Array.from({ length: 500 }, (_, at) => piece(at % 30)).join(';')],
      Array.from({ length: 9 }, (_, at) => piece(at)),
    ]) {
      const keys = rowKeys(cells, header, true)
      expect(keys.length).toBeGreaterThan(0)
      expect(Buffer.byteLength(JSON.stringify(keys))).toBeLessThanOrEqual(1100)
    }
  })
})

it('a postal code beside the city finds a person as one in a column of its own', () => {
  const header = mapHeaders(['Name', 'Email', 'PLZ/Ort'])
  const keys = personKeys({ firstName: 'Ann', lastName: 'Pascoe', email: 'ann@example.com', address: { zip: '10115' } })
  const isNamed = (place: string) => rowKeys(['Ann Pascoe', 'old@example.com', place], header, false).some((key) => keys.includes(key))
  expect([isNamed('10115 Berlin'), isNamed('10117 Berlin')]).toEqual([true, false])
})
