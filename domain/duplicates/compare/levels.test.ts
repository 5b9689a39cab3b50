import { expect, test } from 'vitest'
import { measureFrequencies } from '../model/frequencies.ts'
import type { Person } from '../person.ts'
import { type Level, levels, type Signal, signals } from '../signals.ts'
import { addPerson } from '../table/add-person.ts'
import { newTable } from '../table/person-table.ts'
import { Comparer } from './comparer.ts'

/** A house in which jon, john and place names are common, so that similar values may be misspellings. */
const common: Person[] = Array.from({ length: 60 }, (_, index) => ({
  givenName: ['john', 'jon', 'mary'][index % 3],
  surname: ['smith', 'smythe', 'brown'][index % 3],
  street: ['main street', 'park road', 'long lane'][index % 3],
  suburb: ['springfield', 'riverton', 'lakeside'][index % 3],
  email: `bidder${index}@mail.example`,
}))

const levelsOf = (a: Person, b: Person): Partial<Record<Signal, Level>> => {
  const table = newTable()
  for (const person of [a, b, ...common]) addPerson(table, person)
  const comparer = new Comparer(table, measureFrequencies(table, 5000).frequencies)
  comparer.compare(0, 1)
  const found = (): Partial<Record<Signal, Level>> =>
    Object.fromEntries(
      signals.map((signal, index) => [signal, levels[comparer.levels[index] ?? 0]]).filter(([, level]) => level !== 'missing'),
    )
  const there = found()
  const bits = [...comparer.bits]
  comparer.compare(1, 0)
  expect(found()).toEqual(there)
  expect([...comparer.bits]).toEqual(bits)
  return there
}

test.each<[string, Person, Person, Partial<Record<Signal, Level>>]>([
  ['the same name', { givenName: 'John' }, { givenName: 'JOHN ' }, { givenName: 'same' }],
  ['two common names that look alike', { givenName: 'john' }, { givenName: 'jon' }, { givenName: 'near' }],
  ['a misspelling of a common name', { surname: 'smith' }, { surname: 'smihth' }, { surname: 'nearRare' }],
  ['a short form', { givenName: 'William' }, { givenName: 'Bill' }, { givenName: 'shortForm' }],
  ['an initial', { givenName: 'M.' }, { givenName: 'Mary' }, { givenName: 'shortForm' }],
  ['other names', { givenName: 'john' }, { givenName: 'mary' }, { givenName: 'different' }],
  ['exchanged names', { givenName: 'mary', surname: 'brown' }, { givenName: 'brown', surname: 'mary' }, { givenName: 'exchanged' }],
  ['one name in the wrong place', { surname: 'brown' }, { givenName: 'brown', surname: 'kuhlmann' }, { givenName: 'exchanged' }],
  [
    'exchanged and misspelt',
    { givenName: 'mary', surname: 'brown' },
    { givenName: 'brwon', surname: 'mary' },
    { givenName: 'exchangedNear' },
  ],
  ['half exchanged', { givenName: 'mary', surname: 'brown' }, { givenName: 'brown', surname: 'dreyer' }, { givenName: 'exchangedPart' }],
  [
    'names divided elsewhere',
    { givenName: 'Văn An', surname: 'Nguyễn' },
    { givenName: 'An', surname: 'Nguyen Van' },
    { givenName: 'exchanged' },
  ],
  [
    'names divided elsewhere, the surname last',
    { givenName: 'María', surname: 'José García' },
    { givenName: 'María José', surname: 'García' },
    { givenName: 'exchanged' },
  ],
  [
    'the parts of a given name in another order',
    { givenName: 'María José', surname: 'García' },
    { givenName: 'José María', surname: 'García' },
    { givenName: 'different', surname: 'same' },
  ],
  [
    'exchanged lines',
    { street: 'Main St', secondLine: 'Rose Cottage' },
    { street: 'rose cottage', secondLine: 'main street' },
    { street: 'exchanged' },
  ],
  ['a slip in a number', { streetNumber: '12' }, { streetNumber: '21' }, { streetNumber: 'near' }],
  ['two slips in a postcode', { postcode: '2776' }, { postcode: '7267' }, { postcode: 'like' }],
  ['day and month turned', { dateOfBirth: '1956-04-09' }, { dateOfBirth: '1956-09-04' }, { dateOfBirth: 'near' }],
  ['another birthday', { dateOfBirth: '1956-04-09' }, { dateOfBirth: '1947-09-08' }, { dateOfBirth: 'different' }],
  ['a slip in a phone', { phone: '0412345678' }, { phone: '0412345687' }, { phone: 'near' }],
  ['a slip in an address', { email: 'rose.tree@mail.example' }, { email: 'rose.tre@mail.example' }, { email: 'near' }],
  ['another provider', { email: 'rosetree7@mail.example' }, { email: 'rosetree7@post.example' }, { email: 'like' }],
  [
    'namesakes with numbers',
    { givenName: 'mary', surname: 'brown', email: 'mary.brown1@mail.example' },
    { givenName: 'mary', surname: 'brown', email: 'mary.brown2@mail.example' },
    { givenName: 'same', surname: 'same', email: 'different' },
  ],
  [
    'a slip of letters in an address made of the name',
    { givenName: 'mary', surname: 'brown', email: 'brownfamily25@mail.example' },
    { givenName: 'mary', surname: 'brown', email: 'brownfamiluy25@mail.example' },
    { givenName: 'same', surname: 'same', email: 'near' },
  ],
  [
    'namesakes by one name with numbers',
    { givenName: 'john', surname: 'brown', email: 'john27@mail.example' },
    { givenName: 'john', surname: 'kuhlmann', email: 'john9@mail.example' },
    { givenName: 'same', surname: 'different', email: 'different' },
  ],
  [
    'addresses that differ as the names do',
    { givenName: 'jose', surname: 'brown', email: 'jose.brown@mail.example' },
    { givenName: 'joyce', surname: 'brown', email: 'joyce.brown@mail.example' },
    { givenName: 'vague', surname: 'same', email: 'different' },
  ],
  ['other numbers', { email: 'curious.collector59@mail.example' }, { email: 'curious.collector32@mail.example' }, { email: 'different' }],
  ['another number of an address', { email: 'collector59@mail.example' }, { email: 'collector58@mail.example' }, { email: 'different' }],
  ['a number in one address', { email: 'collector5@mail.example' }, { email: 'collector@mail.example' }, { email: 'different' }],
  ['a point in one address', { email: 'rose.tree7@mail.example' }, { email: 'rosetree7@mail.example' }, { email: 'near' }],
  [
    'numbered names',
    { givenName: 'Paddle 11', surname: 'User 1' },
    { givenName: 'Paddle 12', surname: 'User 2' },
    { givenName: 'numbered', surname: 'numbered' },
  ],
  ['a digit for a letter', { surname: 'smith' }, { surname: 'smi7h' }, { surname: 'nearRare' }],
  ['a generation between birth dates', { dateOfBirth: '1956-04-09' }, { dateOfBirth: '1981-12-30' }, { dateOfBirth: 'yearsApart' }],
  ['a decade by one slip', { dateOfBirth: '1956-04-09' }, { dateOfBirth: '1996-04-09' }, { dateOfBirth: 'near' }],
  [
    'a senior and a junior',
    { givenName: 'john', surname: 'brown Sr.' },
    { givenName: 'john', surname: 'brown, Jr' },
    { givenName: 'generation', surname: 'same' },
  ],
  [
    'a junior and nobody knows',
    { givenName: 'john', surname: 'brown' },
    { givenName: 'john', surname: 'brown III' },
    { givenName: 'generationOpen', surname: 'same' },
  ],
  [
    'two scripts',
    { givenName: '淑英', surname: '谢' },
    { givenName: 'Shu Ying', surname: 'Xie' },
    { givenName: 'romanised', surname: 'romanised' },
  ],
  [
    'two scripts, the names in each other’s place',
    { givenName: '谢', surname: '淑英' },
    { givenName: 'Shu Ying', surname: 'Xie' },
    { givenName: 'romanised' },
  ],
  [
    'two scripts without vowels, the names in each other’s place',
    { givenName: 'نجوى', surname: 'بغدادي' },
    { givenName: 'Baghdadi', surname: 'Najwa' },
    { givenName: 'exchanged' },
  ],
  [
    'two scripts, two people',
    { givenName: 'مها', surname: 'خوري' },
    { givenName: 'Walid', surname: 'Tamimi' },
    { givenName: 'different', surname: 'different' },
  ],
  [
    'mailboxes of namesakes that are alike, in a script that hides how they are made',
    { givenName: 'علي', surname: 'تميمي', email: 'atamimi@gmail.com' },
    { givenName: 'علي', surname: 'تميمي', email: 'alitamimi@gmail.com' },
    { givenName: 'same', surname: 'same' },
  ],
  ['two scripts, one name for both', { surname: '谢淑英' }, { givenName: 'Shu Ying', surname: 'Xie' }, { givenName: 'romanised' }],
  ['two scripts without vowels', { givenName: 'محمد' }, { givenName: 'Mohammed' }, { givenName: 'romanised' }],
  [
    'another provider, and nobody can say whether the address is made of the name',
    { surname: 'عبدالله', email: 'abdullah@mail.example' },
    { surname: 'عبدالله', email: 'abdullah@post.example' },
    { surname: 'same' },
  ],
  ['Cyrillic', { surname: 'Щербаков' }, { surname: 'Shcherbakov' }, { surname: 'romanised' }],
  ['Greek', { surname: 'Παπαδόπουλος' }, { surname: 'Papadopoulos' }, { surname: 'romanised' }],
  [
    'Korean',
    { givenName: '민수', surname: '김' },
    { givenName: 'Min-su', surname: 'Kim' },
    { givenName: 'romanised', surname: 'romanised' },
  ],
  ['two scripts that do not agree', { givenName: '太郎', surname: '田中' }, { givenName: 'Taro', surname: 'Tanaka' }, {}],
  ['nothing in common', { givenName: 'john' }, { surname: 'kuhlmann' }, {}],
])('%s', (_what, a, b, expected) => {
  expect(levelsOf(a, b)).toEqual(expected)
})

test('an address made of the names says less where the names agree', () => {
  const bitsOf = (a: Person, b: Person): number => {
    const table = newTable()
    const people = common.map(({ givenName, surname, ...rest }) => ({
      ...rest,
      givenName,
      surname,
      email: `${givenName}.${surname}@mail.example`,
    }))
    for (const person of [a, b, ...people]) addPerson(table, person)
    const comparer = new Comparer(table, measureFrequencies(table, 5000).frequencies)
    comparer.compare(0, 1)
    return comparer.bits[signals.indexOf('email')] ?? 0
  }
  const rose = { givenName: 'rose', surname: 'tree', email: 'rose.tree@mail.example' }
  const byName = bitsOf(rose, rose)
  const byAddress = bitsOf(rose, { ...rose, givenName: 'ellen', surname: 'kuhlmann' })
  const byNumber = bitsOf({ ...rose, email: 'rose.tree8531@mail.example' }, { ...rose, email: 'rose.tree8531@mail.example' })
  expect(byName).toBeGreaterThan(-5)
  expect(byAddress).toBeLessThan(byName - 3)
  expect(byNumber).toBeLessThan(byName - 3)
})
