import { describe, expect, test } from 'vitest'
import { evidenceAt } from './duplicate-pairs.ts'
import { evidences } from './evidence.ts'
import { type Duplicates, findDuplicates } from './find-duplicates.ts'
import { probabilityOf } from './model/weigh.ts'
import type { Person } from './person.ts'
import { randomFrom } from './random.ts'
import { type TestPeople, testPeople } from './test-people.ts'

const scoreOf = ({ pairs }: Duplicates, { entities }: TestPeople, threshold: number): { precision: number; recall: number } => {
  const sizes = new Map<number, number>()
  for (const entity of entities) sizes.set(entity, (sizes.get(entity) ?? 0) + 1)
  const all = [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
  let found = 0
  let right = 0
  for (let pair = 0; pair < pairs.size; pair += 1) {
    if ((pairs.probabilities[pair] ?? 0) < threshold) continue
    found += 1
    if (entities[pairs.first[pair] ?? 0] === entities[pairs.second[pair] ?? 0]) right += 1
  }
  return { precision: right / found, recall: right / all }
}

test.each<[string, (keyof Person)[]]>([
  ['with all fields', []],
  ['names and address alone', ['dateOfBirth', 'email', 'phone']],
  ['names, e-mail and phone alone', ['dateOfBirth', 'streetNumber', 'street', 'secondLine', 'suburb', 'postcode', 'state']],
])('finds the duplicates of some 1,800 people %s', async (_what, without) => {
  const made = testPeople(1100, 11, without)
  const found = await findDuplicates(made.people)
  const half = scoreOf(found, made, 0.5)
  const most = scoreOf(found, made, 0.95)
  expect(half.precision).toBeGreaterThan(0.99)
  expect(half.recall).toBeGreaterThan(without.length === 0 ? 0.99 : 0.95)
  expect(most.precision).toBeGreaterThan(0.995)
  expect(most.recall).toBeGreaterThan(without.length === 0 ? 0.98 : 0.9)
})

test('compares pairs again that were skipped while little was known', async () => {
  const made = testPeople(2500, 11, ['email', 'phone', 'streetNumber', 'street', 'secondLine', 'suburb', 'postcode', 'state'])
  const half = scoreOf(await findDuplicates(made.people), made, 0.5)
  expect(half.precision).toBeGreaterThan(0.995)
  expect(half.recall).toBeGreaterThan(0.94)
})

test('weights and prior add up to the log-odds of a probability between 0 and 1', async () => {
  const { pairs, model } = await findDuplicates(testPeople(500, 2).people, { least: 0.0001 })
  expect(pairs.size).toBeGreaterThan(300)
  for (let pair = 0; pair < pairs.size; pair += 1) {
    const probability = pairs.probabilities[pair] ?? 0
    const total = evidenceAt(pairs, pair).weights.reduce((sum, weight) => sum + weight, model.prior)
    expect(probability).toBeGreaterThan(0)
    expect(probability).toBeLessThan(1)
    expect(probabilityOf(total)).toBeCloseTo(probability, 4)
  }
  expect(evidences.length * pairs.size).toBe(pairs.weights.length)
})

test('the order of people changes nothing, nor does a second run', async () => {
  const { people } = testPeople(800, 4)
  const random = randomFrom(9)
  const order = people.map((_, index) => ({ index, key: random() })).sort((a, b) => a.key - b.key)
  const [first, again, shuffled] = await Promise.all([
    findDuplicates(people),
    findDuplicates(people),
    findDuplicates(order.map(({ index }) => people[index] ?? {})),
  ])
  expect(again).toEqual(first)
  const named = ({ pairs }: Duplicates, nameOf: (record: number) => number): Map<string, number> =>
    new Map(
      Array.from({ length: pairs.size }, (_, pair) => {
        const ends = [nameOf(pairs.first[pair] ?? 0), nameOf(pairs.second[pair] ?? 0)].sort((a, b) => a - b)
        return [ends.join(' '), pairs.probabilities[pair] ?? 0]
      }),
    )
  const here = named(first, (record) => record)
  const there = named(shuffled, (record) => order[record]?.index ?? -1)
  expect([...there.keys()].sort()).toEqual([...here.keys()].sort())
  for (const [pair, probability] of here) expect(there.get(pair)).toBeCloseTo(probability, 6)
})

test('two people in one household are not one', async () => {
  const { people } = testPeople(400, 6)
  const wives = people.slice(0, 150).map((person, index) => ({
    ...person,
    givenName: `${['astrid', 'brunhild', 'carmen', 'dolores', 'edith'][index % 5]}`,
    email: `wife${index}@mail.example`,
    dateOfBirth: undefined,
  }))
  const { pairs } = await findDuplicates([...people, ...wives])
  for (let pair = 0; pair < pairs.size; pair += 1) {
    const [a, b] = [pairs.first[pair] ?? 0, pairs.second[pair] ?? 0]
    if (b === people.length + a) expect(pairs.probabilities[pair]).toBeLessThan(0.95)
  }
})

/** In turn a spouse, a twin or a child of the same name, who have the person's address and phone. */
const familyOf = (person: Person, index: number): Person[] => {
  const other = `${['astrid', 'brunhild', 'carmen', 'dolores', 'edith', 'freya', 'gudrun'][index % 7]}`
  const email = `${index % 2 ? other : person.givenName}.${person.surname}${index % 90}@mail.example`
  const dateOfBirth = `20${10 + (index % 10)}0${1 + (index % 9)}1${index % 8}`
  return [
    { ...person, givenName: other, email, dateOfBirth },
    { ...person, givenName: other, email },
    { ...person, email, dateOfBirth },
  ].slice(index % 3, (index % 3) + 1)
}

test('nor are twins, or a father and the son of his name', async () => {
  const made = testPeople(900, 16)
  const people = [...made.people]
  const entities = [...made.entities]
  for (const [record, person] of made.people.entries()) {
    if (record % 3 !== 0 || made.entities[record] === made.entities[record - 1]) continue
    for (const member of familyOf(person, record / 3)) {
      people.push(member)
      entities.push(10_000 + record)
    }
  }
  const found = await findDuplicates(people)
  expect(scoreOf(found, { people, entities }, 0.5).precision).toBeGreaterThan(0.98)
  const most = scoreOf(found, { people, entities }, 0.95)
  expect(most.precision).toBeGreaterThan(0.995)
  expect(most.recall).toBeGreaterThan(0.95)
})

test.each([0, 1, 2])('%d people have no duplicates', async (count) => {
  const { pairs } = await findDuplicates(testPeople(10, 8).people.slice(7, 7 + count), { least: 0.5 })
  expect(pairs.size).toBe(0)
})

test('in a house of five a plain duplicate is found', async () => {
  const people = [
    { givenName: 'Jane', surname: 'Parr', email: 'jane.parr@mail.example', phone: '0412 345 678', street: '12 Main St', suburb: 'Orange' },
    {
      givenName: 'Jnae',
      surname: 'Parr',
      email: 'jane.parr@mail.example',
      phone: '+61 412 345 678',
      street: '12 Main Street',
      suburb: 'Orange',
    },
    { givenName: 'Ann', surname: 'Webb', email: 'ann@mail.example', phone: '0498 765 432', street: '3 Park Rd', suburb: 'Lismore' },
    { givenName: 'Joe', surname: 'Green', email: 'joe@mail.example', phone: '0455 555 123', street: '9 Long Ln', suburb: 'Eaton' },
    { givenName: 'Ida', surname: 'Crea', email: 'ida@mail.example', phone: '0466 777 888', street: '1 Oxley St', suburb: 'Nhill' },
  ]
  const { pairs } = await findDuplicates(people)
  expect([...pairs.first, ...pairs.second]).toEqual([0, 1])
  expect(pairs.probabilities[0]).toBeGreaterThan(0.95)
})

test('reports its progress, rests between the parts, and reads people as a stream', async () => {
  const { people } = testPeople(650, 5)
  async function* pages() {
    yield* people
  }
  const told: string[] = []
  let rests = 0
  const found = await findDuplicates(pages(), {
    onProgress: ({ step, share }) => {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      if (told.at(-1) !== step) told.push(step)
    },
    pause: async () => {
      rests += 1
    },
  })
  expect(told).toEqual(['sampling', 'comparing', 'estimating', 'clustering'])
  expect(rests).toBeGreaterThan(20)
  expect(found.pairs).toEqual((await findDuplicates(people)).pairs)
})

describe('among hardly any others', () => {
  const flat = { surname: 'thistlewood', phone: '2125550163', street: '48 larkspur row', suburb: 'albany', postcode: '12203' }
  const wilhelmina = { ...flat, givenName: 'wilhelmina', email: 'w.thistlewood@example.com' }
  const likelihood = async (other: Person, others: number): Promise<number> => {
    const strangers = testPeople(20, 3).people.slice(0, others)
    const { pairs } = await findDuplicates([wilhelmina, { ...flat, ...other }, ...strangers], { least: 0 })
    const pair = pairs.first.findIndex((first, index) => first === 0 && pairs.second[index] === 1)
    return pairs.probabilities[pair] ?? 0
  }

  test.each([0, 8])('one person is found, and a spouse is none: %d', async (others) => {
    expect(await likelihood({ givenName: 'wilhelmena', email: 'minna@thistle.example' }, others)).toBeGreaterThan(0.95)
    expect(await likelihood({ givenName: 'robert', email: 'rob@thistle.example' }, others)).toBeLessThan(0.1)
  })
})
