import { describe, expect, test } from 'vitest'
import { checkOne } from './check-one.ts'
import { findDuplicates } from './find-duplicates.ts'
import { prepareIndex } from './index-people.ts'
import type { Person } from './person.ts'
import { testPeople } from './test-people.ts'

/** Probability of each pair found of the two lists, by position. */
const likelihoods = async (first: readonly Person[], second: readonly Person[], others: readonly Person[] = []): Promise<number[]> => {
  const { pairs } = await findDuplicates([...first, ...second, ...others], { least: 0 })
  const found = first.map(() => 0)
  for (let pair = 0; pair < pairs.size; pair += 1) {
    const a = pairs.first[pair] ?? 0
    if (pairs.second[pair] === a + first.length && a < first.length) found[a] = pairs.probabilities[pair] ?? 0
  }
  return found
}

const atLeast = (list: readonly number[], least: number): number => list.filter((probability) => probability >= least).length

const day = (year: number, index: number): string => `${year}-0${1 + (index % 9)}-${10 + ((index * 7) % 19)}`

describe('in one family', () => {
  const { people, entities } = testPeople(700, 23)
  const firsts = people.filter((_, record) => entities[record] !== entities[record - 1])
  const others = testPeople(300, 29).people

  test.each([20, 201])('%d fathers and their sons of one name, address and phone are two', async (count) => {
    const fathers = firsts
      .slice(0, count)
      .map((person, index) => ({ ...person, dateOfBirth: day(1940 + (index % 20), index), email: `old${person.email}` }))
    const sons = fathers.map((person, index) => ({
      ...person,
      dateOfBirth: day(1968 + (index % 20), index + 4),
      email: `young.${person.email}`,
    }))
    expect(atLeast(await likelihoods(fathers, sons, others), 0.95)).toBe(0)
    const quiet = (person: Person): Person => ({ ...person, email: undefined })
    expect(atLeast(await likelihoods(fathers.map(quiet), sons.map(quiet), others), 0.95)).toBe(0)
  })

  test.each([
    ['Anna', 'Hanna'],
    ['Christian', 'Christina'],
    ['Maria', 'Marina'],
    ['Alexander', 'Alexandra'],
  ])('%s and %s, who share a phone and an address, are two', async (one, other) => {
    const named = [one, other].flatMap((givenName) =>
      others.slice(0, 40).map((person): Person => ({ ...person, givenName, surname: `${person.surname}x` })),
    )
    const elder = firsts
      .slice(0, 30)
      .map((person, index) => ({ ...person, givenName: one, dateOfBirth: undefined, email: `${one}${index}@mail.example` }))
    const younger = elder.map((person, index) => ({ ...person, givenName: other, email: `${other}.${index + 40}@mail.example` }))
    expect(atLeast(await likelihoods(elder, younger, [...others, ...named]), 0.95)).toBe(0)
  })

  test.each([
    ['Sr.', 'Jr.'],
    ['II', 'III'],
    ['', 'Jr.'],
  ])('"%s" and "%s" of one name are two', async (elder, younger) => {
    const suffixed = (suffix: string) => (person: Person, index: number) => ({
      ...person,
      surname: `${person.surname} ${suffix}`,
      email: `${suffix.length}${index}@mail.example`,
      dateOfBirth: undefined,
    })
    const some = firsts.slice(0, 30)
    expect(atLeast(await likelihoods(some.map(suffixed(elder)), some.map(suffixed(younger)), others), 0.95)).toBe(0)
  })
})

describe('numbered accounts', () => {
  const accounts = (count: number, make: (number: number) => Person): Person[] =>
    Array.from({ length: count }, (_, index) => make(index + 1))
  const found = async (people: readonly Person[]): Promise<number> => {
    const { pairs } = await findDuplicates(people, { least: 0.95 })
    return pairs.size
  }

  test.each<[string, (number: number) => Person]>([
    ['Test User', (n) => ({ givenName: 'Test', surname: `User ${n}`, email: `test.user${n}@example.com`, phone: `212555${1000 + n}` })],
    [
      'Bidder',
      (n) => ({ givenName: 'Bidder', surname: `${n}`, email: `bidder${n}@example.com`, phone: `212555${1000 + n}`, suburb: 'New York' }),
    ],
    ['Paddle', (n) => ({ givenName: 'Paddle', surname: `${100 + n}`, email: `paddle${100 + n}@house.example`, street: '1 Main St' })],
    [
      'Person',
      (n) => ({
        givenName: 'Race',
        surname: `Person${2900 + n}`,
        email: `race${2900 + n}@example.com`,
        suburb: 'New York',
        dateOfBirth: day(1950 + n, n),
      }),
    ],
  ])('%s 1 to 25 are all different people', async (_what, make) => {
    expect(await found(accounts(25, make))).toBe(0)
    expect(await found([...accounts(25, make), ...testPeople(40, 29).people.slice(0, 1)])).toBe(0)
  })
})

describe('in two scripts', () => {
  const xie: Person = { givenName: '淑英', surname: '谢', email: 'sy.xie@mail.example', phone: '13812345678', dateOfBirth: '1971-05-06' }
  const wang: Person = { givenName: '伟', surname: '王', email: 'wang88@mail.example', phone: '13887654321', dateOfBirth: '1964-11-23' }
  const pairs: [Person, Person][] = [
    [xie, { ...xie, givenName: 'Shu Ying', surname: 'Xie' }],
    [wang, { ...wang, givenName: 'Wei', surname: 'Wang' }],
  ]
  const house = testPeople(30, 31)
    .people.filter((_, index) => index % 5 === 0)
    .slice(0, 7)

  test('one person is found', async () => {
    const found = await likelihoods(
      pairs.map(([first]) => first),
      pairs.map(([, second]) => second),
      house,
    )
    for (const probability of found) expect(probability).toBeGreaterThan(0.95)
  })

  test.each<[string, [Person, Person][]]>([
    ['that can be romanised', pairs],
    ['that can not', pairs.map(([first, second], index) => [first, { ...second, givenName: `Tom${index}`, surname: `Smythe${index}` }])],
  ])('pairs %s change nothing for the others of a small house', async (_what, foreign) => {
    const index = await prepareIndex([...house, ...foreign.flat()])
    const [known] = house as [Person]
    const again: Person = { givenName: known.givenName, surname: known.surname, phone: known.phone, email: 'another@mail.example' }
    expect(checkOne(index, again)[0]?.probability).toBeGreaterThan(0.9)
  })
})
