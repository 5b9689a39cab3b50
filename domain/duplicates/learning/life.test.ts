import { expect, test } from 'vitest'
import { Comparer } from '../compare/comparer.ts'
import { measureFrequencies } from '../model/frequencies.ts'
import { sharedAt } from '../model/household.ts'
import { chanceFrom, newTally } from '../model/parameters.ts'
import { addPerson } from '../table/add-person.ts'
import { newTable } from '../table/person-table.ts'
import { startEstimate } from './expectation.ts'
import { KeptPairs } from './kept-pairs.ts'
import { LifeTally } from './life.ts'

const household = { probability: 0, household: 1, moved: 0 }
const prior = -14

/** What the model learns from couples who share everything except the given name. */
const learntOf = (couples: number, names: readonly [string | undefined, string | undefined]) => {
  const table = newTable()
  for (const givenName of names)
    addPerson(table, { givenName, surname: 'Vale', email: 'vale@mail.example', phone: '0412345678', street: '1 Main St' })
  const comparer = new Comparer(table, measureFrequencies(table, 100).frequencies)
  comparer.compare(0, 1)
  const kept = new KeptPairs()
  const tally = new LifeTally(startEstimate(chanceFrom(newTally()), 100).weights)
  for (let pair = 0; pair < couples; pair += 1) {
    kept.append(pair, pair + 1, comparer)
    tally.add(kept, pair, household)
  }
  return tally.household(prior)
}

test('three couples change what is thought of a small house little, a hundred do', () => {
  const few = learntOf(3, ['Robert', 'Wilma'])
  expect(few.prior - prior).toBeLessThan(-0.9)
  expect(few.shares[sharedAt.email]).toBeLessThan(0.26)
  const many = learntOf(100, ['Robert', 'Wilma'])
  expect(many.prior - prior).toBeGreaterThan(1)
  expect(many.shares[sharedAt.phone]).toBeGreaterThan(0.85)
})

test.each([
  ['two scripts that do not agree', ['太郎', 'Peter']],
  ['a name that is missing', [undefined, 'Peter']],
] as const)('%s teach nothing about households', (_what, names) => {
  const none = learntOf(0, names)
  const some = learntOf(10, names)
  expect(some.shares).toEqual(none.shares)
})
