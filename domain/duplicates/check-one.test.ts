import { beforeAll, expect, test } from 'vitest'
import { checkOne } from './check-one.ts'
import { explainEvidence, explainPair } from './explain-pair.ts'
import { findDuplicates } from './find-duplicates.ts'
import { type PeopleIndex, prepareIndex } from './index-people.ts'
import type { MatchModel } from './model/match-model.ts'
import { testPeople } from './test-people.ts'

const { people, entities } = testPeople(700, 21)
/** The first record of everybody is in the house, the others ask to be added. */
const isFirst = entities.map((entity, record) => entities.indexOf(entity) === record)
const house = people.filter((_, record) => isFirst[record])
const late = people.flatMap((person, record) => (isFirst[record] ? [] : [{ person, entity: entities[record] ?? 0 }]))
let model: MatchModel
let index: PeopleIndex

beforeAll(async () => {
  model = JSON.parse(JSON.stringify((await findDuplicates(people)).model)) as MatchModel
  index = await prepareIndex(house, model)
})

test('a new bidder who is there already is found, and hardly anybody else', () => {
  let found = 0
  let wrong = 0
  for (const { person, entity } of late) {
    const likely = checkOne(index, person).filter(({ probability }) => probability >= 0.95)
    if (likely.some(({ record }) => record === entity)) found += 1
    wrong += likely.filter(({ record }) => record !== entity).length
  }
  expect(found / late.length).toBeGreaterThan(0.97)
  expect(wrong).toBeLessThanOrEqual(2)
})

test('a stranger is like nobody', () => {
  const stranger = { givenName: 'Zebedee', surname: 'Quillfeather', email: 'zq@elsewhere.example', phone: '0299998888', suburb: 'Ultima' }
  expect(checkOne(index, stranger)).toEqual([])
})

test('asking leaves the index as it was', () => {
  const { size } = index.table
  const pools = index.table.byColumn.map((pool) => pool.size)
  const [{ person }] = late as [(typeof late)[number]]
  const before = checkOne(index, person)
  checkOne(index, { givenName: 'Xaviera', surname: 'Unheardof', street: '77 Nowhere Lane', email: 'x@y.example' })
  expect(checkOne(index, person)).toEqual(before)
  expect(index.table.size).toBe(size)
  expect(index.table.byColumn.map((pool) => pool.size)).toEqual(pools)
})

test('without a model the index learns one of its own', async () => {
  const own = await prepareIndex(people)
  const likely = checkOne(own, people[0] ?? {})
  expect(likely[0]).toMatchObject({ record: 0 })
  expect(likely[0]?.probability).toBeGreaterThan(0.99)
})

test('an explanation names the values, adds up and is the same from either side', () => {
  const { person, entity } = late[3] ?? { person: {}, entity: 0 }
  const first = house[entity] ?? {}
  const explained = explainPair(first, person, model)
  const total = explained.reasons.reduce((sum, { weight }) => sum + weight, explained.prior)
  expect(Math.log2(explained.probability / (1 - explained.probability))).toBeCloseTo(Math.min(50, total), 1)
  expect(explained.reasons.at(-1)?.probability).toBe(explained.probability)
  for (const { label, name, level } of explained.reasons) expect(label).toBe(level === undefined ? name : `${name}.${level}`)
  const turned = explainPair(person, first, model)
  expect(turned.probability).toBeCloseTo(explained.probability, 9)
  expect(turned.reasons.map(({ values }) => values?.toReversed())).toEqual(explained.reasons.map(({ values }) => values))
})

test('a pair explained by the model weighs what the check found', () => {
  for (const { person } of late.slice(0, 40)) {
    for (const { record, probability, evidence } of checkOne(index, person)) {
      const known = explainEvidence(house[record] ?? {}, person, evidence, model.prior)
      expect(known.probability).toBeCloseTo(probability, 4)
    }
  }
})

test('exchanged names are shown whole', () => {
  const { reasons } = explainPair({ givenName: 'Lily', surname: 'Priest' }, { givenName: 'Priest', surname: 'Lily' }, model)
  expect(reasons[0]).toMatchObject({ label: 'givenName.exchanged', values: ['Lily Priest', 'Priest Lily'] })
})

test('a house number out of the street is shown apart', () => {
  const { reasons } = explainPair({ street: '12 Main St' }, { streetNumber: '12', street: 'Main Street' }, model)
  expect(reasons.filter(({ values }) => values).map(({ label, values }) => [label, values])).toEqual([
    ['streetNumber.same', ['12', '12']],
    ['street.same', ['Main St', 'Main Street']],
  ])
})
