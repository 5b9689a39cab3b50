import { expect, test } from 'vitest'
import { findDuplicates } from '../find-duplicates.ts'
import { impliedBy } from '../model/dependence.ts'
import type { Person } from '../person.ts'
import { randomFrom } from '../random.ts'
import { at } from '../signals.ts'
import { testPeople } from '../test-people.ts'

/** People of whom no two are one, with names of few, who live where their given name does. */
const strangers = (count: number): Person[] => {
  const random = randomFrom(3)
  const { people } = testPeople(count, 21, ['streetNumber', 'street', 'secondLine', 'postcode', 'dateOfBirth'])
  const homes = people.slice(0, 300).map(({ suburb, state }) => ({ suburb, state }))
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(random() * homes.length)
    const givenName = `${people[place % 97]?.givenName?.slice(0, 3)}${String.fromCharCode(97 + (place % 26))}${place % 7}`
    const surname = people[Math.floor(random() * 400)]?.surname
    const phone = `04${String(Math.floor(random() * 1e8)).padStart(8, '0')}`
    return { givenName, surname, phone, email: `${givenName}.${surname}${index}@mail.example`, ...homes[place] }
  })
}

test('who shares a given name and the place that goes with it is not therefore one person', async () => {
  const { pairs, model } = await findDuplicates(strangers(2500), { least: 0.5 })
  expect(impliedBy(Float64Array.from(model.implied), at.givenName, at.suburb)).toBeGreaterThan(0.2)
  expect(pairs.size).toBe(0)
})

test('names and places that have nothing to do with each other imply nothing', async () => {
  const { model } = await findDuplicates(testPeople(1100, 11).people)
  const implied = Float64Array.from(model.implied)
  expect(impliedBy(implied, at.givenName, at.suburb)).toBeLessThan(0.01)
  expect(impliedBy(implied, at.surname, at.givenName)).toBeLessThan(0.02)
})
