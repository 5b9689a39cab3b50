import { expect, test } from 'vitest'
import { addPerson } from '../table/add-person.ts'
import { newTable, type PersonTable } from '../table/person-table.ts'
import { testPeople } from '../test-people.ts'
import { CandidateSource, compareAllUpTo } from './candidates.ts'
import { KeyIndex } from './key-index.ts'
import { keysOf } from './keys.ts'
import { broadRules, sharpRules } from './rules.ts'

const { people } = testPeople(1200, 3)

const tableOf = (count: number): PersonTable => {
  const table = newTable()
  for (const person of people.slice(0, count)) addPerson(table, person)
  return table
}

const pairsOf = (table: PersonTable): Set<string> => {
  const found = new Set<string>()
  const steps = new CandidateSource(table).visit([...sharpRules, ...broadRules], (a, b) => {
    expect(a).not.toBe(b)
    found.add(`${Math.min(a, b)} ${Math.max(a, b)}`)
  })
  while (!steps.next().done);
  return found
}

test('a small house is compared whole', () => {
  expect(pairsOf(tableOf(200)).size).toBe((200 * 199) / 2)
})

test('in a larger one every two that share a rare key meet', () => {
  const table = tableOf(people.length)
  expect(table.size).toBeGreaterThan(compareAllUpTo)
  const found = pairsOf(table)
  const byKey = new Map<number, number[]>()
  for (let record = 0; record < table.size; record += 1) {
    for (const key of keysOf(table, [['given', 'surname', 'postcode']], record)) byKey.set(key, [...(byKey.get(key) ?? []), record])
  }
  const together = [...byKey.values()].filter((records) => records.length === 2)
  expect(together.length).toBeGreaterThan(100)
  for (const [a, b] of together) expect(found.has(`${a} ${b}`)).toBe(true)
})

test('an index meets each record once, and all that share a value', () => {
  const table = tableOf(300)
  const index = new KeyIndex(table)
  const met: number[] = []
  index.visit(7, (record) => met.push(record))
  expect(new Set(met).size).toBe(met.length)
  const own = people[7]
  const sharing = people.slice(0, 300).flatMap((person, record) => (record !== 7 && person.surname === own?.surname ? [record] : []))
  expect(met).toEqual(expect.arrayContaining(sharing))
})
